import { afterEach, expect, test, vi } from "vitest";
import { folderWith } from "../../test/folder.ts";
import { openSample } from "../../test/server/pipeline/sample.ts";
import { serve, start } from "../../test/server/service.ts";
import { startCollector } from "../../test/twins/collector.ts";
import { closedPort } from "../../test/twins/tcp.ts";
import type { ServerConfig } from "../config.ts";

const path = "/api/util/sample?host=shop.example";
const caller = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

afterEach(() => {
  vi.unstubAllEnvs();
});

function configWith(more: ServerConfig = {}): ServerConfig {
  const storing = { dataDir: folderWith({}), databaseUrl: null, limit: 1e9 };
  return { checks: [openSample().check], tracing: true, storing, ...more };
}

test("a request is one trace: the route, the check below it, and the store below that", async () => {
  const collector = await startCollector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  const service = await start(configWith());
  await service.ask(path, { headers: { traceparent: caller } });
  await service.ask("/no-such-path?secret=hunter2");
  await service.close();

  const request = collector.spans.find(({ name }) => name === "GET /api/util/sample");
  const check = collector.spans.find(({ name }) => name === "check sample");
  const found = collector.spans.find(({ name }) => name === "store find");
  expect(new Set(collector.paths)).toEqual(new Set(["POST /v1/traces application/x-protobuf"]));
  expect(request).toMatchObject({
    parentId: "",
    attributes: { "http.request.method": "GET", "http.route": "/api/util/sample", "http.response.status_code": 200 },
  });
  expect(check).toMatchObject({
    traceId: request?.traceId,
    parentId: request?.spanId,
    attributes: { "portcullis.check": "sample", "portcullis.caller": "person", "portcullis.outcome": "measured" },
  });
  expect(found).toMatchObject({ traceId: request?.traceId, parentId: check?.spanId });
  expect(found?.attributes).toEqual({ "db.system.name": "sqlite", "db.operation.name": "find" });
  // A stranger neither continues a trace nor gets a path, a target or a query into one.
  expect(request?.traceId).not.toBe(caller.slice(3, 35));
  expect(
    collector.spans.some(({ name, attributes }) => name === "GET" && attributes["http.response.status_code"] === 404),
  ).toBe(true);
  const everything = Buffer.concat([...collector.bodies]).toString("latin1");
  for (const hidden of ["shop.example", "no-such-path", "hunter2"]) expect(everything).not.toContain(hidden);
  expect(everything).toContain("portcullis-serve");
});

test("the trace of a trusted proxy is continued", async () => {
  const collector = await startCollector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  const service = await start(configWith({ trustProxy: ["127.0.0.1/32"] }));
  const headers = { "x-forwarded-for": "198.51.100.7" };
  await service.ask(path, { headers: { ...headers, traceparent: caller } });
  for (const broken of ["00-00000000000000000000000000000000-b7ad6b7169203331-01", "ff", `${caller}-x`])
    await service.ask(path, { headers: { ...headers, traceparent: broken } });
  await service.close();

  const requests = collector.spans.filter(({ name }) => name === "GET /api/util/sample");
  expect(requests.map(({ parentId }) => parentId)).toEqual(["b7ad6b7169203331", "", "", ""]);
  expect(requests[0]?.traceId).toBe(caller.slice(3, 35));
});

test.for<[what: string, endpoint: () => Promise<string>]>([
  ["refuses spans", async () => (await startCollector(400)).url],
  ["cannot be reached", async () => `http://operator:secret@127.0.0.1:${await closedPort()}`],
])("a collector that %s delays no answer and is told in the log, without its address", async ([, endpoint]) => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", await endpoint());
  // The exporter retries for as long.
  vi.stubEnv("OTEL_EXPORTER_OTLP_TIMEOUT", "200");
  const service = await start(configWith());
  const { status } = await service.ask(path);
  await service.close();

  expect(status).toBe(200);
  const told = service.lines.filter((line) => line.includes('"msg":"tracing"'));
  expect(told.length).toBe(1);
  expect(told[0]).toMatch(/"trouble":"the collector did not accept \d+ spans"/);
  expect(service.lines.join("")).not.toContain("operator:secret");
});

test("without a setting nothing is exported, and no span is made", async () => {
  const collector = await startCollector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  const service = await serve(configWith({ tracing: false }));
  await service.ask(path);
  await service.close();

  expect(collector.paths).toEqual([]);
});
