import { once } from "node:events";
import { createConnection } from "node:net";
import { expect, test } from "vitest";
import { keep } from "../../../test/engine.ts";
import { portcullis } from "../../../test/cli/terminal.ts";
import { receive } from "../../../test/twins/ask.ts";
import { serveHttp } from "../../../test/twins/http.ts";
import { reply } from "../../../test/twins/raw-http.ts";
import { serveTcp, stayingSilent } from "../../../test/twins/tcp.ts";
import { startProcess } from "../../../test/server/process.ts";
import { of, serve, until } from "../../../test/server/service.ts";

test("SIGTERM lets the running request finish, accepts no new ones, and exits with 0", async () => {
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
  const server = await startProcess(["--port", "0"]);
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
  // A machine that is busy with other tests opens the store later than the first question waits for it, and the log says so.
  const said = lines.map(({ msg, path }) => msg ?? path).filter((each) => each !== "store-trouble");
  expect(said).toEqual(["listening", "draining", "/api/util/http", "closed"]);
  expect(server.err()).toBe(`portcullis: listening on ${server.url}\n`);
});

test("a request on a connection that was silent until the port closed is answered", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const service = await serve({ patience: { lastWords: 150 } });
  const late = createConnection(service.port, "127.0.0.1");
  await once(late, "connect");
  await until(async () => (await service.ask("/livez")).status === 200);

  const closed = service.close().finally(release);
  await until(() =>
    fetch(`${service.url}/livez`).then(
      () => false,
      () => true,
    ),
  );
  late.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n");
  const [answer] = (await once(late, "data")) as [Buffer];

  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
  await Promise.all([closed, released]);
});

test("a request that arrived in time is answered, although the server was too busy to read it", async () => {
  const lastWords = 100;
  const service = await serve({ patience: { lastWords } });
  const client = createConnection(service.port, "127.0.0.1");
  await once(client, "connect");
  await until(async () => (await service.ask("/livez")).status === 200);

  const closed = service.close();
  await until(() =>
    fetch(`${service.url}/livez`).then(
      () => false,
      () => true,
    ),
  );
  client.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n");
  const busyUntil = performance.now() + 2 * lastWords;
  while (performance.now() < busyUntil);
  const { bytes } = await receive(client);

  expect(bytes.toString()).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
  await closed;
});

test("a connection that a proxy keeps stays open until the proxy closes it, and a request on it is answered", async () => {
  const service = await serve({ trustProxy: ["127.0.0.1/32"], patience: { keptAlive: 20_000 } });
  const kept = createConnection(service.port, "127.0.0.1");
  kept.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(kept, "data");
  const other = createConnection(service.port, "127.0.0.1");
  other.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(other, "data");

  const closed = service.close();
  await until(() =>
    fetch(`${service.url}/livez`).then(
      () => false,
      () => true,
    ),
  );
  kept.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n");
  const [answer] = (await once(kept, "data")) as [Buffer];
  other.end();

  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
  await closed;
});

test("of requests that came together while the server ends, the last one's answer closes the connection", async () => {
  const service = await serve({ patience: { lameDuck: 150 } });
  const client = createConnection(service.port, "127.0.0.1");
  await once(client, "connect");

  const closed = service.close();
  client.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3));
  const { bytes } = await receive(client);

  const answers = bytes.toString().split(/(?=HTTP\/1\.1 )/);
  expect(answers.map((answer) => /\r\nconnection: close\r\n/i.test(answer))).toEqual([false, false, true]);
  await closed;
});

test("a partial request does not delay the shutdown", async () => {
  // Without the shutdown the server would wait for the rest as long as its limits allow.
  const service = await serve({ patience: { headers: 600_000, request: 600_000 }, measuring: { deadline: 600_000 } });
  const half = createConnection(service.port, "127.0.0.1");
  half.write("GET /livez HTT");
  const again = createConnection(service.port, "127.0.0.1");
  again.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\nGET /li");
  await once(again, "data");

  await service.close();

  expect((await fetch(`${service.url}/livez`).catch(() => null))?.status).toBeUndefined();
});

test("a slow client is disconnected after the deadline", async () => {
  const service = await serve({ patience: { headers: 600_000, request: 600_000 }, measuring: { deadline: 100 } });
  const slow = createConnection(service.port, "127.0.0.1");
  slow.on("error", () => {});
  slow.write("GET /livez HTTP/1.1\r\n");
  await service.ask("/livez");

  await Promise.all([once(slow, "close"), service.close()]);

  expect(slow.bytesRead).toBe(0);
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
    err: `portcullis: --port must be a port that is not in use, not "${taken.port}".\n`,
  });
  expect(byEnvironment).toMatchObject({ code: 2, out: "" });
  expect(byEnvironment.err).toContain("PORTCULLIS_LISTEN");
});

test.for<readonly [args: readonly string[], env: Readonly<Record<string, string>>, words: string]>([
  [["--prot", "1"], {}, "Did you mean --port?"],
  [["--port", "x"], {}, "--port must be a port"],
  [["example.com"], {}, "portcullis gate example.com"],
  [["--json"], {}, "Unknown option --json"],
  [["--rate-limit", "0"], {}, "--rate-limit must be"],
  [[], { PORTCULLIS_RATE_LIMITS: "1" }, "Did you mean PORTCULLIS_RATE_LIMIT?"],
  [[], { PORTCULLIS_TRUST_PROXY: "everybody" }, "PORTCULLIS_TRUST_PROXY must be"],
])("serve %j with %j is usage", async ([args, env, words]) => {
  const { code, err } = await portcullis(["serve", ...args], { env });

  expect(code).toBe(2);
  expect(err).toContain(words);
});
