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
