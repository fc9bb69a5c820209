import * as fc from "fast-check";
import { connect as dial } from "node:net";
import { expect, test } from "vitest";
import { runs } from "../../test/runs.ts";
import { serve, until } from "../../test/server/service.ts";
import { eras, callOf, calling, post } from "../../test/mcp/agents.ts";
import { registry } from "../../src/checks/index.ts";
import { sampleQuery } from "../http/openapi/parameters.ts";
import { parseInput } from "../../src/core/input.ts";
import { call } from "./call.ts";
import type { AnswerQuestion } from "./question.ts";
import { toolName, toolsOf } from "./tools.ts";
import { measured } from "../../test/mcp/sample.ts";

const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };

test("a wrong key is refused first, and a valid one has its own limit", async () => {
  const keys = { find: (key: string) => Promise.resolve(key === "good" ? { id: "k1" } : null) };
  const { url } = await serve({ checks: [measured], keys, rateLimit: 1 });
  const agent = await eras["the client of 2025"](new URL(`${url}/mcp`), { authorization: "Bearer good" });

  const wrong = await post(url, list, { authorization: "Bearer bad" });
  const own = await callOf(agent, "check_sample", { host: "127.0.0.1" });
  const anybody = await (await post(url, calling("check_sample", { host: "127.0.0.1" }))).text();

  expect([wrong.status, wrong.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  expect(own.isError).toBe(false);
  // The key is counted separately: the address still has its one question.
  expect(anybody).not.toContain("RATE_LIMITED");
});

test.for([
  ["members", Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`n${at}`, 0]))],
  ["levels", JSON.parse("[".repeat(40) + "]".repeat(40)) as unknown],
] as const)("a message with too many %s is refused before it is parsed", async ([, params]) => {
  const { url } = await serve({ checks: [measured] });

  const refused = await post(url, { jsonrpc: "2.0", id: 1, method: "ping", params });

  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    error: { code: -32_600, message: expect.stringContaining("more than 1000 members") },
  });
});

test("a check that needs a key says so", async () => {
  const { url } = await serve({ checks: [{ ...measured, requires: "key" }] });
  const agent = await eras["the client of 2026 in its own revision"](new URL(`${url}/mcp`));

  const { tools } = await agent.listTools();
  const { data, isError } = await callOf(agent, "check_sample", { host: "127.0.0.1" });

  expect(tools.at(-1)?.description).toContain("Needs an API key");
  expect([isError, data]).toMatchObject([true, { error: { code: "API_KEY_REQUIRED" } }]);
});

test("check_pivot is listed without a key, and says that it needs one", async () => {
  const check = await registry.find(({ id }) => id === "pivot")?.load();
  const { url } = await serve({ checks: check ? [check] : [] });
  const agent = await eras["the client of 2026 in its own revision"](new URL(`${url}/mcp`));

  const { tools } = await agent.listTools();
  const { data } = await callOf(agent, "check_pivot", { ns: "ns1.shop.example" });

  expect(tools.map(({ name }) => name)).toContain("check_pivot");
  expect(data).toMatchObject({ error: { code: "API_KEY_REQUIRED" } });
});

/** Parses a question as every interface does, and measures nothing. */
const ask: AnswerQuestion = async ({ check, parameters }) => {
  parseInput(check.input, parameters);
  throw new Error("measured");
};

test("every parameter of every tool refuses a value of a type that the tool does not declare", async () => {
  const checks = await Promise.all(registry.map(({ load }) => load()));
  const tools = toolsOf(checks);
  const called = { signal: new AbortController().signal, report: () => undefined };
  const odd: readonly unknown[] = [123, true, ["a.example"], { host: "a.example" }];

  for (const check of checks) {
    const tool = tools.find(({ name }) => name === toolName(check));
    const { properties = {}, required = [] } = tool?.inputSchema ?? {};
    const needed = Object.fromEntries(required.map((name) => [name, sampleQuery(check)[name]]));
    for (const [name, declared] of Object.entries(properties)) {
      const types = JSON.stringify(declared);
      for (const value of odd) {
        const type = Array.isArray(value) ? "array" : typeof value;
        if (types.includes(`"${type}"`) || (type === "number" && types.includes('"integer"'))) continue;
        const result = await call(
          { name: tool?.name ?? "", given: { ...needed, [name]: value }, ...called },
          // A refused call is not measured.
          { checks, language: "en", onBug: (error) => expect([check.id, name, value, error]).toEqual([]), ask },
        );
        const error = (result?.structuredContent ?? {})["error"];
        expect([check.id, name, value, error]).toMatchObject([
          check.id,
          name,
          value,
          { code: "INVALID_INPUT", reason: name },
        ]);
      }
    }
  }
  const own = await call(
    { name: "explain_finding", given: { id: 5 }, ...called },
    { checks, language: "en", onBug: () => {}, ask },
  );
  expect(own?.structuredContent).toMatchObject({
    error: { code: "INVALID_INPUT", message: "id must be text, not 5." },
  });
});

test("a call is charged as its check, in the same bucket as the API", async () => {
  const service = await serve({ checks: [measured], rateLimit: 2 });
  const { url } = service;
  const agent = await eras["the client of 2026 in its own revision"](new URL(`${url}/mcp`));

  await service.ask("/api/util/sample?host=127.0.0.1");
  const second = await callOf(agent, "check_sample", { host: "127.0.0.1" });
  const third = await callOf(agent, "check_sample", { host: "127.0.0.1" });

  expect(second.isError).toBe(false);
  expect(third).toMatchObject({ isError: true, data: { error: { code: "RATE_LIMITED" } } });
  expect((third.data["error"] as { retryAfter: number }).retryAfter).toBeGreaterThan(0);
  expect(third.text).toMatch(/retryAfter \d+ s/);
});

test("an agent's other messages have their own limit", async () => {
  const service = await serve({ checks: [measured], rateLimit: 1 });
  const { url } = service;
  const statuses = [];
  for (let time = 0; time < 5; time++) statuses.push((await post(url, list)).status);
  const last = await post(url, list);

  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await last.json()).toMatchObject({ id: 1, error: { data: { retryAfter: expect.any(Number) } } });
  expect((await service.ask("/api/util/sample?host=127.0.0.1")).status).toBe(200);
});

/** A request as sent by a browser that was misled; fetch does not let a program choose its Host. */
function raw(port: number, head: string, body = JSON.stringify(list)): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = dial(port, "127.0.0.1");
  let told = "";
  socket.on("data", (chunk) => (told += chunk.toString()));
  socket.on("error", reject);
  socket.on("close", () => resolve(told));
  const fields = `content-type: application/json\r\naccept: application/json, text/event-stream\r\ncontent-length: ${body.length}\r\nconnection: close`;
  socket.end(`POST /mcp HTTP/1.1\r\n${head}\r\n${fields}\r\n\r\n${body}`);
  return promise;
}

test.for([
  ["host: localhost:3000", 200],
  ["host: 127.0.0.1", 200],
  ["host: [::1]:80", 200],
  ["host: checks.example", 200],
  ["host: checks.example:8443\r\norigin: https://checks.example", 200],
  ["host: localhost\r\norigin: http://localhost:6274", 200],
  ["host: rebound.example", 403],
  ["host: localhost.rebound.example", 403],
  ["host: localhost\r\norigin: https://rebound.example", 403],
  ["host: localhost\r\norigin: null", 403],
  ["host: localhost\r\norigin: http://localhost.evil.example", 403],
] as const)("only this machine and the server's own name are accepted: %s", async ([head, status]) => {
  const { port } = await serve({ checks: [measured], baseUrl: "https://checks.example" });

  expect(await raw(port, head)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test("a page of this machine may ask, and reads how long to wait", async () => {
  const { url } = await serve({ checks: [measured] });
  const origin = "http://localhost:6274";

  const before = await fetch(`${url}/mcp`, { method: "OPTIONS", headers: { origin } });
  const then = await post(url, list, { origin });

  expect([before.status, before.headers.get("access-control-allow-methods")]).toEqual([204, "POST, OPTIONS"]);
  expect(then.headers.get("access-control-allow-origin")).toBe(origin);
  expect(then.headers.get("access-control-expose-headers")).toContain("retry-after");
});

test("other methods are refused with the ones that will do", async () => {
  const { url } = await serve({ checks: [measured] });

  for (const method of ["GET", "DELETE", "PUT"]) {
    const { status, headers } = await fetch(`${url}/mcp`, { method });
    expect([method, status, headers.get("allow")]).toEqual([method, 405, "POST, OPTIONS"]);
  }
});

const bodies: readonly (readonly [name: string, body: string | Uint8Array, status: number])[] = [
  ["nothing", "", 400],
  ["no JSON", "{", 400],
  ["no UTF-8", Uint8Array.of(0x22, 0xff, 0x22), 400],
  ["null", "null", 400],
  ["a number", "7", 400],
  ["many messages", JSON.stringify(Array.from({ length: 11 }, () => list)), 400],
  ["nothing but brackets", "[".repeat(1_000_000), 400],
  ["too much", `"${"x".repeat(2 * 1024 * 1024)}"`, 413],
];

test.for(bodies)("a body that is no message is refused: %s", async ([, body, status]) => {
  const { url } = await serve({ checks: [measured] });

  expect((await post(url, body)).status).toBe(status);
  expect((await post(url, list)).status).toBe(200);
});

test("depth without end is an answer like any other", async () => {
  const { url } = await serve({ checks: [measured] });
  const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
  const told = await post(
    url,
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_sample","arguments":{"host":${deep}}}}`,
  );

  expect((await told.text()).length).toBeGreaterThan(0);
  expect((await post(url, list)).status).toBe(200);
});

test("no message stops the server, and no answer contains internals", async () => {
  const { url, lines } = await serve({ checks: [measured] });
  const methods = [
    "tools/call",
    "tools/list",
    "initialize",
    "server/discover",
    "ping",
    "resources/read",
    "prompts/get",
    "subscriptions/listen",
    "notifications/cancelled",
    "completion/complete",
    "logging/setLevel",
    "__proto__",
  ];
  const message = fc.record(
    {
      jsonrpc: fc.constantFrom("2.0", "1.0"),
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
      method: fc.oneof(fc.constantFrom(...methods), fc.string()),
      params: fc.oneof(
        fc.record(
          {
            name: fc.oneof(
              fc.constantFrom("check_sample", "list_checks", "explain_finding", "constructor"),
              fc.string(),
            ),
            arguments: fc.oneof(
              fc.dictionary(fc.constantFrom("host", "words", "lang", "id", "__proto__"), fc.jsonValue()),
              fc.jsonValue(),
            ),
          },
          { requiredKeys: [] },
        ),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: ["jsonrpc", "method"] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(message, fc.array(message, { maxLength: 4 }), fc.jsonValue()), async (body) => {
      const told = await post(url, body);
      const text = await told.text();
      expect(told.status).toBeLessThan(500);
      expect(text).not.toMatch(/\bat .*\.ts:\d|node_modules|Internal/);
    }),
    { numRuns: runs(150) },
  );

  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  expect((await post(url, list)).status).toBe(200);
});

test("a bug is logged, and reported only as an internal error", async () => {
  const broken = { ...measured, collect: () => Promise.reject(new TypeError("secret detail")) };
  const { url, lines } = await serve({ checks: [broken] });
  const agent = await eras["the client of 2025"](new URL(`${url}/mcp`));

  const { data, text } = await callOf(agent, "check_sample", { host: "127.0.0.1" });

  expect(data).toMatchObject({ error: { code: "UPSTREAM_ERROR", reason: "internal" } });
  expect(text).not.toContain("secret");
  await until(() => lines.some((line) => line.includes("secret detail")));
});
