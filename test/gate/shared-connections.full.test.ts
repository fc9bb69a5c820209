import { expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import type { Persistence } from "../../src/core/waiting.ts";
import { gateMany } from "../../src/gate/run-targets.ts";
import { localRunner } from "../../src/run/local.ts";
import { openEngine } from "../../src/settings/engine.ts";
import { sixHeaders } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import { serveHttp } from "../twins/http.ts";
import { root } from "../twins/pki/pki.ts";
import { reply, replyBytes, type Answer } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

const host = "localhost";
const page = reply({ headers: ["Content-Type: text/html", ...sixHeaders], body: "<!doctype html><title>Shop</title>" });
const bare = reply({ headers: ["Content-Type: text/html"], body: "<!doctype html><title>Shop</title>" });

/** A redirect of the same path to https. */
const secured: Answer = (socket, { path }) => {
  socket.write(replyBytes({ status: 301, headers: [`Location: https://${host}${path}`] }));
};

interface Scene {
  readonly answer?: Answer;
  /** Port 80; null for one that refuses connections. */
  readonly plain?: Answer | null;
  readonly paths?: number;
  readonly concurrency?: number;
  readonly persistence?: Persistence;
}

/** Gates many paths of one site, and counts the connections that it accepts. */
async function gated({ answer = page, plain = secured, paths = 50, ...options }: Scene) {
  const site = await keep(serveTls({ answer }));
  const port80 = plain && (await keep(serveHttp({ answer: plain })));
  const address = "127.0.0.1";
  const pins = [
    { host, port: 443, address, toPort: site.port },
    { host, port: 80, address, toPort: port80?.port ?? (await closedPort()) },
  ];
  const runner = localRunner(openEngine({ authorities: [root.pem], deadline: 10_000, special: true, pins }));
  const urls = Array.from({ length: paths }, (_, at) => `https://${host}/${at}`);
  const result = await gateMany({ runner, urls, thresholds: { min_ssl: "B" }, language: "en", ...options });
  return { result, site, port80, accepted: site.connections() + (port80?.connections() ?? 0) };
}

function verdictsOf({ targets }: GateResult): Readonly<Record<string, string>> {
  return Object.fromEntries(targets.map(({ url, verdict }) => [new URL(url).pathname, verdict]));
}

test("50 paths of one host share their connections, and each path of port 80 is asked", async () => {
  const { result, port80, accepted } = await gated({});

  expect(result.totals).toMatchObject({ pass: 50 });
  expect(accepted).toBeLessThanOrEqual(40);
  expect(result.cost).toMatchObject({ connections: accepted });
  expect(new Set(port80?.asked.map(({ path }) => path)).size).toBe(50);
});

/** Port 80 serves one path, and redirects the others. */
const plain: Answer = (...all) => (all[1].path === "/31" ? bare(...all) : secured(...all));

test("a path that port 80 serves fails, whatever the other paths do", async () => {
  const { result } = await gated({ plain });
  const { "/31": odd, ...others } = verdictsOf(result);

  expect(odd).toBe("fail");
  expect(new Set(Object.values(others))).toEqual(new Set(["pass"]));
});

test("a port 80 that refuses connections is not asked for every path", async () => {
  const { result } = await gated({ plain: null, concurrency: 2, paths: 20 });

  expect(result.totals).toMatchObject({ pass: 20 });
  expect(result.cost?.connections).toBeLessThanOrEqual(2 + 2 + 14);
});

test("200 paths that do not exist need few connections", async () => {
  const missing = reply({ status: 404, headers: ["Content-Type: text/html"], body: "<title>Not Found</title>" });
  const { result, accepted } = await gated({ answer: missing, paths: 200 });

  expect(result.totals).toMatchObject({ pass: 0 });
  expect(accepted).toBeLessThanOrEqual(60);
});

test("failing paths are measured again over new connections, which they share as well", async () => {
  const persistence = { waiting: null, confirm: true, retries: 0 };
  const once = await gated({ answer: bare, paths: 24 });
  const twice = await gated({ answer: bare, paths: 24, persistence });

  expect(twice.result.targets.map(({ verdict, confirmed }) => `${verdict} ${confirmed}`)).toEqual(
    Array.from({ length: 24 }, () => "fail true"),
  );
  expect(twice.site.handshakes()).toBeGreaterThan(once.site.handshakes());
  expect(twice.accepted).toBeLessThanOrEqual(3 * once.accepted);
});

/** Answers the first request of a connection, and treats the second one as given. */
function onlyOnce(second: (socket: Parameters<Answer>[0], reset: () => void) => void): Answer {
  const used = new WeakSet<object>();
  return (socket, asked, reset) => {
    if (used.has(socket)) return second(socket, reset);
    used.add(socket);
    page(socket, asked, reset);
  };
}

test.for<readonly [what: string, answer: Answer]>([
  ["closes", onlyOnce((socket) => socket.destroy())],
  ["resets", onlyOnce((_socket, reset) => reset())],
  ["answers 408 on", onlyOnce((socket) => socket.end(replyBytes({ status: 408, headers: ["Connection: close"] })))],
  ["answers garbage on", onlyOnce((socket) => socket.end("220 mail.example\r\n"))],
])("a server that %s a kept connection gives the same verdicts", async ([, answer]) => {
  const { result } = await gated({ answer, paths: 12, concurrency: 2 });

  expect(result.totals).toMatchObject({ pass: 12 });
  expect(result.targets.flatMap(({ findings }) => findings.map(({ id }) => id))).not.toContain("http.tolerant");
});
