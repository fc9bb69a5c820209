import { once } from "node:events";
import { createConnection } from "node:net";
import { expect, test } from "vitest";
import { keep } from "../../../test/engine.ts";
import { serveTcp, stayingSilent } from "../../../test/twins/tcp.ts";
import { askBusily } from "../../../test/server/busy-client.ts";
import { startProcess, type ServerProcess } from "../../../test/server/process.ts";
import { until } from "../../../test/server/service.ts";

/** Waits until the log shows this many answered requests. */
async function asked({ out }: ServerProcess, count: number): Promise<void> {
  await until(() => out().split("\n").length > count);
}

test("a probing load balancer is informed before the port closes, and other requests are answered meanwhile", async () => {
  const server = await startProcess(["--port", "0"]);
  await ready(server.url);

  server.kill("SIGTERM");
  while (!server.out().includes("draining")) await new Promise((next) => setImmediate(next));
  // Each uses its own connection.
  const probe = await fetch(`${server.url}/readyz`, { headers: { connection: "close" } });
  const other = await fetch(`${server.url}/livez`, { headers: { connection: "close" } });

  expect(probe.status).toBe(503);
  expect(await probe.json()).toEqual({ status: "draining" });
  expect([other.status, other.headers.get("connection")]).toEqual([200, "close"]);
  expect(await server.exit).toBe(0);
});

test.for(["throw new Error('boom')", "Promise.reject(new Error('boom'))"])(
  "an uncaught error (%s) is logged, running requests are answered, and the process exits with 4",
  async (breaks) => {
    const reached = Promise.withResolvers<void>();
    const twin = await keep(serveTcp(() => reached.resolve()));
    const preload = `data:text/javascript,process.on('SIGUSR2',()=>{${breaks}})`;
    const server = await startProcess(["--port", "0", "--timeout", "1"], { NODE_OPTIONS: `--import="${preload}"` });
    const underWay = fetch(`${server.url}/api/util/ssl?host=127.0.0.1:${twin.port}`);
    await reached.promise;

    server.kill("SIGUSR2");

    expect((await underWay).status).toBe(503);
    expect(await server.exit).toBe(4);
    const lines = server
      .out()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { msg?: string; stack?: string });
    expect(lines.find(({ msg }) => msg === "bug")?.stack).toContain("Error: boom");
    expect(lines.at(-1)?.msg).toBe("closed");
    expect(server.err()).toContain("something broke on our side");
  },
);

test("SIGTERM loses no request of connections that are kept busy, and closes idle ones", async () => {
  const server = await startProcess(["--port", "0"]);
  const idle = createConnection(server.port, "127.0.0.1");
  idle.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(idle, "data");
  const asking = Array.from({ length: 30 }, () => askBusily(server.port, "/livez"));
  await asked(server, 300);

  server.kill("SIGTERM");
  const tallies = await Promise.all(asking);

  expect(tallies.map(({ lost }) => lost)).toEqual(tallies.map(() => 0));
  expect(tallies.every(({ told, late }) => told + late > 0)).toBe(true);
  expect(await server.exit).toBe(0);
  expect(idle.errored).toBeNull();
  expect(idle.readableEnded).toBe(true);
});

test("a second signal ends the process at once", async () => {
  const twin = await keep(serveTcp(stayingSilent()));
  const server = await startProcess(["--port", "0", "--timeout", "60"]);
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

test.for([1, 2, 3])("SIGTERM under load loses no request, time %i of three", async () => {
  const server = await startProcess(["--port", "0"]);
  const asking = Array.from({ length: 60 }, () => askBusily(server.port, "/livez"));
  await until(() => server.out().split("\n").length > 3000);

  server.kill("SIGTERM");
  const tallies = await Promise.all(asking);

  expect(tallies.filter(({ lost }) => lost > 0)).toEqual([]);
  expect(await server.exit).toBe(0);
});

test.for<readonly [place: string, code: number]>([
  // The failed write is reported at the end.
  ["/dev/full", 4],
  [" >(true)", 0],
])("a log to %s changes no answer", async ([place, code]) => {
  const server = await startProcess(["--port", "0"], {}, place);

  for (let index = 0; index < 5; index++) expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await server.exit).toBe(code);
});

test("IPv6 is served and written in brackets, and nobody needs to read the log", async () => {
  const server = await startProcess([], { PORTCULLIS_LISTEN: "[::1]:0" }, "/dev/null");

  expect(server.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
  server.kill("SIGTERM");
  expect(await server.exit).toBe(0);
});

/** Waits until a server has opened its store and is ready for requests. */
async function ready(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
}
