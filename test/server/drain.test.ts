import { spawn } from "node:child_process";
import { once } from "node:events";
import { createConnection } from "node:net";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keep } from "../engine.ts";
import { portcullis } from "../cli/terminal.ts";
import { serveHttp } from "../twins/http.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTcp, stayingSilent } from "../twins/tcp.ts";
import { of, serve } from "./service.ts";

const entry = resolve("src/cli/index.ts");

interface Process {
  readonly port: number;
  readonly url: string;
  readonly out: () => string;
  readonly err: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly exit: Promise<number | null>;
}

/** `portcullis serve` as a process of its own; 127.0.0.1 counts as public. Its log is read, or goes to another place of the shell. */
async function start(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  log = "&1",
): Promise<Process> {
  const environment = {
    PATH: process.env["PATH"] ?? "",
    PORTCULLIS_ALLOW_ADDRESSES: "127.0.0.1",
    PORTCULLIS_RESOLVER: "127.0.0.1:9",
    ...env,
  };
  const script = `exec "$@" >${log}`;
  // A shell whose input is a socket would read the startup file of its user.
  const words = ["--norc", "-c", script, "sh", process.execPath, entry, "serve", ...args];
  const child = spawn("bash", words, { env: environment });
  onTestFinished(() => void child.kill("SIGKILL"));
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  const exit = once(child, "exit").then(([code]) => code as number | null);
  const listening = new Promise<void>((found) => {
    child.stderr.on("data", (chunk: Buffer) => {
      err += chunk.toString();
      if (err.includes("listening")) found();
    });
  });
  await Promise.race([listening, exit]);
  const url = /http:\/\/\S+/.exec(err)?.[0] ?? "";
  return {
    port: Number(new URL(url || "http://a:1").port),
    url,
    out: () => out,
    err: () => err,
    kill: (signal) => child.kill(signal),
    exit,
  };
}

test("SIGTERM lets the request under way finish, answers nobody new, and exits 0", async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const page = reply({ body: "<!doctype html>" });
  const twin = await keep(
    serveHttp({
      answer(...question) {
        ask();
        void released.then(() => page(...question));
      },
    }),
  );
  const server = await start(["--port", "0"]);
  const half = createConnection(server.port, "127.0.0.1");
  half.write("GET /readyz HTTP/1.1\r\nHost: a\r\n");
  const idle = createConnection(server.port, "127.0.0.1");
  await once(idle, "connect");
  const underWay = fetch(`${server.url}/api/util/http?url=${of(`${twin.origin}/`)}`);
  await asked;

  server.kill("SIGTERM");
  await Promise.all([once(idle, "close"), once(half, "close")]);
  const refused = await fetch(`${server.url}/livez`).then(
    () => "answered",
    () => "refused",
  );
  release();
  const answer = await underWay;

  expect(refused).toBe("refused");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("connection")).toBe("close");
  expect(await answer.json()).toMatchObject({ ok: true });
  expect(await server.exit).toBe(0);
  const lines = server
    .out()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { msg?: string; path?: string });
  expect(lines.map(({ msg, path }) => msg ?? path)).toEqual(["listening", "draining", "/api/util/http", "closed"]);
  expect(server.err()).toBe(`portcullis: listening on ${server.url}\n`);
});

test("a balancer that watches is told before the port closes, and other requests are answered meanwhile", async () => {
  const server = await start(["--port", "0"]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  server.kill("SIGTERM");
  while (!server.out().includes("draining")) await new Promise((next) => setImmediate(next));
  // Each of them comes over a connection of its own.
  const probe = await fetch(`${server.url}/readyz`, { headers: { connection: "close" } });
  const other = await fetch(`${server.url}/livez`, { headers: { connection: "close" } });

  expect(probe.status).toBe(503);
  expect(await probe.json()).toEqual({ status: "draining" });
  expect([other.status, other.headers.get("connection")]).toEqual([200, "close"]);
  expect(await server.exit).toBe(0);
});

test("half a request holds up no end", async () => {
  // Without a word of the end the server would wait for the rest for as long as a client may take.
  const service = await serve({ patience: { headers: 600_000, request: 600_000 }, measuring: { deadline: 600_000 } });
  const half = createConnection(service.port, "127.0.0.1");
  half.write("GET /livez HTT");
  const again = createConnection(service.port, "127.0.0.1");
  again.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\nGET /li");
  await once(again, "data");

  await service.close();

  expect((await fetch(`${service.url}/livez`).catch(() => null))?.status).toBeUndefined();
});

test("a second signal ends the process at once", async () => {
  const twin = await keep(serveTcp(stayingSilent()));
  const server = await start(["--port", "0", "--timeout", "60"]);
  const underWay = fetch(`${server.url}/api/util/ssl?host=127.0.0.1:${twin.port}`).then(
    () => "answered",
    () => "broken",
  );
  while (twin.connections() === 0) await new Promise((next) => setImmediate(next));

  server.kill("SIGINT");
  while (!server.out().includes("draining")) await new Promise((next) => setImmediate(next));
  server.kill("SIGINT");

  expect(await server.exit).toBe(130);
  expect(await underWay).toBe("broken");
});

test("whoever does not come to an end is hung up on after the deadline", async () => {
  const server = await start(["--port", "0", "--timeout", "0.1"]);
  const slow = createConnection(server.port, "127.0.0.1");
  slow.on("error", () => {});
  slow.write("GET /livez HTTP/1.1\r\n");
  await fetch(`${server.url}/livez`);

  server.kill("SIGTERM");

  expect(await server.exit).toBe(0);
});

test("a port in use is refused by the name of the option, and no other one is taken", async () => {
  const taken = await keep(serveTcp(stayingSilent()));

  const byFlag = await portcullis(["serve", "--port", `${taken.port}`]);
  const byEnvironment = await portcullis(["serve"], {
    env: { PORTCULLIS_LISTEN: `127.0.0.1:${taken.port}`, PORTCULLIS_LANG: "ko" },
  });

  expect(byFlag).toEqual({
    code: 2,
    out: "",
    err: `portcullis: --port must be a port that nobody listens on yet, not "${taken.port}".\n`,
  });
  expect(byEnvironment).toMatchObject({ code: 2, out: "" });
  expect(byEnvironment.err).toContain("PORTCULLIS_LISTEN");
});

test.for<readonly [args: readonly string[], env: Readonly<Record<string, string>>, words: string]>([
  [["--prot", "1"], {}, "Did you mean --port?"],
  [["--port", "x"], {}, "--port must be a port"],
  [["example.com"], {}, "portcullis gate example.com"],
  [["--json"], {}, "There is no option --json"],
  [["--rate-limit", "0"], {}, "--rate-limit must be"],
  [[], { PORTCULLIS_RATE_LIMITS: "1" }, "Did you mean PORTCULLIS_RATE_LIMIT?"],
  [[], { PORTCULLIS_TRUST_PROXY: "everybody" }, "PORTCULLIS_TRUST_PROXY must be"],
])("serve %j with %j is usage", async ([args, env, words]) => {
  const { code, err } = await portcullis(["serve", ...args], { env });

  expect(code).toBe(2);
  expect(err).toContain(words);
});

test.for<readonly [place: string, code: number]>([
  // At the end somebody is told that nothing could be written.
  ["/dev/full", 4],
  ["/dev/null", 0],
  [" >(true)", 0],
])("a log that goes to %s changes no answer", async ([place, code]) => {
  const server = await start(["--port", "0"], {}, place);

  for (let index = 0; index < 5; index++) expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await server.exit).toBe(code);
});

test("IPv6 is served and written in brackets", async () => {
  const server = await start([], { PORTCULLIS_LISTEN: "[::1]:0" });

  expect(server.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await server.exit).toBe(0);
});
