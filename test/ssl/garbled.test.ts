import { expect, test } from "vitest";
import { pqc } from "../../src/checks/pqc/index.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { keep, measure } from "../engine.ts";
import { serveChaos, type Fault } from "../lab/faults/chaos.ts";
import { host, openMachines } from "../twins/machines.ts";
import { presentingAs } from "../twins/raw-tls.ts";
import { serveStarttls, talks } from "../twins/starttls.ts";
import { serveTcp } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

/** Measures a good site behind a network that spoils what it sends. */
async function look(fault: Fault) {
  await using network = await behind(fault);
  return await measure(ssl, { host }, { pins: network.pins });
}

async function behind(fault: Fault) {
  const [site, ...others] = await openMachines([{}]);
  if (!site) throw new Error("there is no machine");
  const chaos = await serveChaos(site.toPort ?? 0, fault);
  const pins = [{ ...site, toPort: chaos.port }, ...others];
  return { pins, [Symbol.asyncDispose]: () => chaos[Symbol.asyncDispose]() };
}

test.for([
  ["its certificates", 1300],
  ["its last message", 2250],
] as const)("one connection with garbled bytes blames nobody: %s", async ([, after]) => {
  const { verdict } = await look({ kind: "garbage", after, connection: 0 });

  expect(verdict.status).toBe("pass");
  expect(verdict.findings.map(({ id }) => id)).not.toEqual(expect.arrayContaining(["handshake-unexplained"]));
});

test.for([
  ["one connection", { connection: 0 }],
  ["every connection", {}],
] as const)("a garbled length on %s is no certificate that is too large", async ([, where]) => {
  await expect(look({ kind: "garbage", after: 6, ...where })).rejects.toMatchObject({ reason: "tls.oversized" });
});

/** Behind a ServerHello with the hybrid group; all messages with X25519 are shorter. */
const behindHello = 1700;

test.for(["garbage", "half-close", "reset"] as const)(
  "what a network loses of every answer with the hybrid group is no refusal of the group: %s",
  async (kind) => {
    const { raw, verdict } = await look({ kind, after: behindHello });

    expect(raw.clientCompatibility).toMatchObject({ refusesHybrid: false, brokenOff: true });
    expect([verdict.status, verdict.grade, verdict.atLeast]).toEqual(["unknown", undefined, "F"]);
    const severities = new Map(interpret(ssl, verdict, "en").issues.map(({ id, severity }) => [id, severity]));
    expect(severities.get("ssl.handshake-broken-off")).toBe("low");
    expect([...severities.values()].filter((each) => !["low", "info"].includes(each))).toEqual([]);
  },
);

test("a server that chooses the hybrid group supports it, whatever a network loses behind that", async () => {
  await using network = await behind({ kind: "reset", after: behindHello });
  const { raw, verdict } = await measure(pqc, { host }, { pins: network.pins });

  expect(raw.hybrid).toMatchObject({ supported: true, reason: "server-hello", handshake: null });
  expect(verdict.status).toBe("pass");
});

test("a mail server is not blamed for a network, either", async () => {
  const { port: beside } = await keep(serveTls());
  const server = await keep(serveStarttls(talks.smtp, { beside }));
  await using chaos = await serveChaos(server.port, { kind: "reset", after: behindHello + 200 });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${chaos.port}`, starttls: "smtp" });

  expect(raw.legacyHandshakeOnly).toBe(true);
  expect(verdict.findings.map(({ id }) => id)).toContain("handshake-broken-off");
  expect(verdict.findings.map(({ id }) => id)).not.toContain("handshake-unexplained");
});

test("a length that is garbled behind the ServerHello of TLS 1.2 is no certificate that is too large", async () => {
  const { port } = await keep(serveTcp(presentingAs(0x0f_00_00)));

  await expect(measure(ssl, { host: "localhost", port: `${port}` })).rejects.toMatchObject({ reason: "tls.oversized" });
});
