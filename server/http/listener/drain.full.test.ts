import { expect, test } from "vitest";
import { askBusily } from "../../../test/server/busy-client.ts";
import { startProcess } from "../../../test/server/process.ts";
import { until } from "../../../test/server/service.ts";

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
