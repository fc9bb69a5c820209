import { expect, test } from "vitest";
import { pqc } from "../../src/checks/pqc/index.ts";
import { ssl, type SslRaw } from "../../src/checks/ssl/index.ts";
import { gateMany } from "../../src/gate/run-targets.ts";
import { localRunner, runLocal } from "../../src/run/local.ts";
import { openEngine } from "../../src/settings/engine.ts";
import { root } from "../twins/pki/pki.ts";
import { serveTls } from "../twins/tls.ts";

const minute = 60_000;
const options = { authorities: [root.pem], deadline: 10_000, special: true };

async function measured(engine: ReturnType<typeof openEngine>, port: number, surveysSince?: number) {
  const spent: number[] = [];
  const onSpent = ({ connections }: { readonly connections: number }): void => void spent.push(connections);
  const input = ssl.input.parse({ host: "localhost", port: `${port}` });
  const { raw } = await runLocal(ssl, input, {
    ...engine,
    onSpent,
    ...(surveysSince !== undefined && { surveysSince }),
  });
  return { raw, connections: spent[0] ?? 0 };
}

/** What a server offers, without what belongs to a run. */
function facts({ versions, offers, chain, trust }: SslRaw): unknown {
  return { versions, offers, chain, trust };
}

test("a second check within a minute asks only for the handshake, and says how old the rest is", async () => {
  await using server = await serveTls();
  const engine = openEngine(options);
  const first = await measured(engine, server.port);
  const second = await measured(engine, server.port, Date.now() - minute);

  expect(facts(second.raw)).toEqual(facts(first.raw));
  expect(second.connections).toBe(1);
  expect(first.raw.surveyedAt).toBe(undefined);
  expect(Date.parse(second.raw.surveyedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(first.raw.observedAt));
});

test("a run that measures now, and an engine with other settings, ask again", async () => {
  await using server = await serveTls();
  const engine = openEngine(options);
  const first = await measured(engine, server.port);
  await new Promise((done) => setTimeout(done, 2));
  const again = await measured(engine, server.port);
  const elsewhere = await measured(openEngine(options), server.port, Date.now() - minute);

  expect([again, elsewhere].map(({ connections }) => connections)).toEqual([first.connections, first.connections]);
  expect([again, elsewhere].map(({ raw }) => raw.surveyedAt)).toEqual([undefined, undefined]);
});

test("the post-quantum check takes the groups from the survey", async () => {
  await using server = await serveTls();
  const engine = openEngine(options);
  await measured(engine, server.port);
  const spent: number[] = [];
  const input = pqc.input.parse({ host: `localhost:${server.port}` });
  const known = {
    surveysSince: Date.now() - minute,
    onSpent: ({ connections }: { readonly connections: number }) => void spent.push(connections),
  };
  const second = await runLocal(pqc, input, { ...engine, ...known });
  const alone = await runLocal(pqc, input, openEngine(options));

  expect(second.raw.namedGroups).toEqual(alone.raw.namedGroups);
  expect(spent[0]).toBeLessThanOrEqual(3);
});

test("the targets of a run share one survey of their host", async () => {
  await using server = await serveTls();
  const urls = Array.from({ length: 12 }, (_, at) => `https://localhost:${server.port}/${at}`);
  const runner = localRunner(openEngine(options));
  const { targets } = await gateMany({ runner, urls, thresholds: { min_headers: "off" }, language: "en" });
  const costs = targets.map(({ cost }) => cost.connections).toSorted((a, b) => a - b);

  // The first eight begin together, and the later ones use their connections.
  expect(costs.slice(0, -1)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]);
  expect(new Set(targets.map(({ origins: [origin] }) => origin?.grade)).size).toBe(1);
});
