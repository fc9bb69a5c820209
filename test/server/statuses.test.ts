import { ReadableStream } from "node:stream/web";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineCheck } from "../../src/core/check.ts";
import { targetOfText } from "../../src/core/target/value.ts";
import { refusal, successOf } from "../../src/core/result/envelope-schema.ts";
import { failure } from "../../src/core/failure.ts";
import { keep } from "../engine.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { closedPort, resettingAtOnce, serveTcp, stayingSilent } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { of, serve } from "./service.ts";

const words = { problems: {}, caps: {}, kpis: {}, parts: {} };

/** A check with a body, and one that throws: no real one does. */
const reading = defineCheck({
  id: "reading",
  version: 1,
  title: { en: "Reading", ko: "읽기" },
  about: { en: "Counts letters.", ko: "글자를 셉니다." },
  method: "POST",
  input: z.strictObject({ text: z.string() }),
  subject: "text",
  raw: z.object({ length: z.number() }),
  cost: "heavy",
  ttl: 0,
  words,
  target: () => targetOfText(""),
  collect: async ({ text }) => Promise.resolve({ length: text.length }),
  judge: () => ({ status: "pass", kpis: [], findings: [] }),
});
const broken = defineCheck({
  ...reading,
  id: "broken",
  method: "GET",
  cost: "light",
  collect: () => Promise.reject(new Error("a secret of the sources")),
});
const checks = [reading, broken];

const success = successOf(z.object({ raw: z.unknown(), interpretation: z.unknown() }));

test("a good site is 200 with the envelope, HEAD has the same headers and no body", async () => {
  const twin = await keep(serveTls());
  const service = await serve();
  const path = `/api/util/ssl?host=localhost:${twin.port}`;

  const headers = { "accept-encoding": "identity" };
  const told = await service.ask(path, { headers });
  const head = await service.ask(path, { method: "HEAD", headers });

  expect(told.status).toBe(200);
  expect(success.parse(told.envelope)).toMatchObject({ ok: true, cached: false });
  expect(told.envelope.requestId).toBe(told.headers.get("x-request-id"));
  expect(head).toMatchObject({ status: 200, text: "" });
  // `true` is a letter shorter than `false`.
  expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(told.text) - 1);
});

type Scene = () => Promise<string>;

test.for<readonly [what: string, scene: Scene, status: number, code: string, reason: string]>([
  ["a name that does not exist", async () => Promise.resolve("nowhere.example"), 404, "NOT_FOUND", "dns.nxdomain"],
  ["a refusal", async () => `localhost:${await closedPort()}`, 503, "UPSTREAM_ERROR", "tcp.refused"],
  [
    "a reset",
    async () => `localhost:${(await keep(serveTcp(resettingAtOnce()))).port}`,
    503,
    "UPSTREAM_ERROR",
    "tcp.reset",
  ],
  [
    "silence",
    async () => `localhost:${(await keep(serveTcp(stayingSilent()))).port}`,
    503,
    "UPSTREAM_TIMEOUT",
    "timeout.tls",
  ],
])("%s gets the envelope and is counted", async ([, scene, status, code, reason]) => {
  const dns = await keep(serveDns({}));
  const service = await serve({ measuring: { resolvers: [dns.server], deadline: 1000 } });
  const host = await scene();

  for (const id of ["ssl?host=", "http?url=", "gate?url="]) {
    const told = await service.ask(`/api/util/${id}${of(host)}`);
    expect(told).toMatchObject({ status, envelope: { ok: false, data: null, error: { code } } });
    expect(refusal.parse(told.envelope).error.reason.replace("timeout.http", "timeout.tls")).toBe(reason);
    expect(told.headers.get("cache-control")).toBe("no-store");
    expect(told.headers.get("ratelimit")).toMatch(/;r=999\d;/);
  }
});

test("a bug is 503 internal without details, with its stack in the log under the request's id", async () => {
  const service = await serve({ checks });

  const { status, text, envelope, headers } = await service.ask("/api/util/broken?text=a");

  expect({ status, envelope }).toMatchObject({
    status: 503,
    envelope: { error: { code: "UPSTREAM_ERROR", reason: "internal", message: failure("internal", {}).message } },
  });
  expect(headers.get("ratelimit")).toMatch(/;r=10000;/);
  expect(text).not.toContain("secret");
  const bug = service.lines.find((line) => line.includes('"stack"')) ?? "";
  expect(bug).toContain("a secret of the sources");
  expect(bug).toContain(envelope.requestId);
});

interface Row {
  readonly name: string;
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
  readonly reason: string;
  readonly message?: RegExp;
}

const json = { "content-type": "application/json" };
const post = (body: NonNullable<RequestInit["body"]>, headers: Record<string, string> = json): RequestInit => ({
  method: "POST",
  body,
  headers,
});

const rows: readonly Row[] = [
  {
    name: "unknown parameter",
    path: "/api/util/ssl?hsot=a.example",
    status: 400,
    reason: "hsot",
    message: /Did you mean host\?/,
  },
  {
    name: "misspelt language parameter",
    path: "/api/util/ssl?host=a&lng=ko",
    status: 400,
    reason: "lng",
    message: /lang\?/,
  },
  {
    name: "repeated parameter",
    path: "/api/util/ssl?host=a&host=b",
    status: 400,
    reason: "host",
    message: /given 2 times/,
  },
  { name: "repeated language", path: "/api/util/ssl?host=a&lang=ko&lang=en", status: 400, reason: "lang" },
  { name: "missing parameter", path: "/api/util/http", status: 400, reason: "url", message: /missing|없습니다/ },
  { name: "bad value", path: "/api/util/ssl?host=a.example&port=99999", status: 400, reason: "port" },
  { name: "two ports", path: "/api/util/ssl?host=a.example:1&port=2", status: 400, reason: "port" },
  { name: "bad threshold", path: "/api/util/gate?url=a.example&min_ssl=E", status: 400, reason: "min_ssl" },
  { name: "bad threshold with +", path: "/api/util/gate?url=a.example&min_ssl=B+", status: 400, reason: "min_ssl" },
  { name: "bad language", path: "/api/util/ssl?host=a.example&lang=fr", status: 400, reason: "lang" },
  { name: "empty language", path: "/api/util/ssl?host=a.example&lang=", status: 400, reason: "lang" },
  {
    name: "user information",
    path: `/api/util/http?url=${of("https://user:word@a.example/")}`,
    status: 400,
    reason: "url",
    message: /^(?!.*word@)/,
  },
  { name: "broken escape", path: "/api/util/ssl?host=a%zz", status: 400, reason: "host", message: /percent-encoding/ },
  { name: "half an escape", path: "/api/util/ssl?host=a%2", status: 400, reason: "host" },
  {
    name: "bytes that are not UTF-8",
    path: "/api/util/ssl?host=%ff%fe",
    status: 400,
    reason: "host",
    message: /not UTF-8/,
  },
  { name: "overlong UTF-8", path: "/api/util/ssl?host=%c0%af", status: 400, reason: "host" },
  { name: "half a surrogate", path: "/api/util/ssl?host=%ed%a0%80", status: 400, reason: "host" },
  { name: "broken escape in a name", path: "/api/util/ssl?%zz=1", status: 400, reason: "%zz" },
  {
    name: "the name of a prototype",
    path: "/api/util/ssl?host=a.example&__proto__=1",
    status: 400,
    reason: "__proto__",
  },
  { name: "a list in the fashion of PHP", path: "/api/util/ssl?host[]=a.example", status: 400, reason: "host[]" },
  { name: "control characters", path: "/api/util/ssl?host=a%0d%0ax:1", status: 400, reason: "host", message: /\\x0d/ },
  { name: "long target", path: `/api/util/http?url=${"a".repeat(3000)}`, status: 400, reason: "url", message: /2048/ },
  { name: "long URL", path: `/api/util/http?url=${"a".repeat(9000)}`, status: 414, reason: "request.url-too-long" },
  { name: "broken escape in the path", path: "/api/util/%zz", status: 400, reason: "request.malformed" },
  { name: "unknown path", path: "/api/util/nothing", status: 404, reason: "request.path" },
  { name: "nearly a path", path: "/api/util/sssl", status: 404, reason: "request.path", message: /\/api\/util\/ssl\?/ },
  {
    name: "a path beyond the API",
    path: "/wp-login.php?lang=ko",
    status: 404,
    reason: "request.path",
    message: /아무것도/,
  },
  {
    name: "wrong method",
    path: "/api/util/ssl?host=a",
    init: { method: "DELETE" },
    status: 405,
    reason: "request.method",
  },
  { name: "POST to what is read", path: "/livez", init: post("{}"), status: 405, reason: "request.method" },
  {
    name: "wrong key",
    path: "/api/util/ssl?host=a",
    init: { headers: { authorization: "Bearer abc" } },
    status: 401,
    reason: "unknown",
  },
  {
    name: "other scheme",
    path: "/api/util/ssl?host=a",
    init: { headers: { authorization: "Basic YTpi" } },
    status: 401,
    reason: "malformed",
  },
  {
    name: "no key after the scheme",
    path: "/api/util/ssl?host=a",
    init: { headers: { authorization: "Bearer" } },
    status: 401,
    reason: "malformed",
  },
  {
    name: "two keys",
    path: "/api/util/ssl?host=a",
    init: { headers: { authorization: "Bearer a b" } },
    status: 401,
    reason: "malformed",
  },
  {
    name: "endless key",
    path: "/api/util/ssl?host=a",
    init: { headers: { authorization: `Bearer ${"a".repeat(5000)}` } },
    status: 401,
    reason: "malformed",
  },
];

test.for(rows)("$name is $status $reason", async ({ path, init = {}, status, reason, message = /./ }) => {
  const service = await serve();

  const told = await service.ask(path, init);

  expect(told.status).toBe(status);
  const { error, requestId } = refusal.parse(told.envelope);
  expect(error.reason).toBe(reason);
  expect(error.message).toMatch(message);
  expect(requestId).toBe(told.headers.get("x-request-id"));
  expect(told.headers.get("cache-control")).toBe("no-store");
  expect(told.headers.get("allow") !== null).toBe(status === 405);
  expect(told.headers.get("www-authenticate")).toBe(status === 401 ? "Bearer" : null);
});

test("a wrong method gets the allowed ones", async () => {
  const service = await serve({ checks });
  const allowedBy = async (path: string, method: string): Promise<string | null> =>
    (await service.ask(path, { method })).headers.get("allow");

  expect(await allowedBy("/api/util/broken", "DELETE")).toBe("GET, HEAD, OPTIONS");
  expect(await allowedBy("/api/util/reading", "GET")).toBe("POST, OPTIONS");
  expect(await allowedBy("/livez", "OPTIONS")).toBe("GET, HEAD");
});

test.for<readonly [what: string, init: RequestInit, accepted: string | null]>([
  ["a refused coding", post("{}", { ...json, "content-encoding": "gzip" }), "identity"],
  ["a refused type", post("{}", { "content-type": "text/plain" }), null],
  ["a refused type with a coding", post("{}", { "content-type": "text/plain", "content-encoding": "br" }), null],
])("RFC 9110 §15.5.16: Accept-Encoding of the 415 for %s", async ([, init, accepted]) => {
  const { status, headers } = await (await serve({ checks })).ask("/api/util/reading", init);

  expect([status, headers.get("accept-encoding")]).toEqual([415, accepted]);
});

test("RFC 9110 §8.4.1: names of codings are case-insensitive", async () => {
  const init = post("{}", { ...json, "content-encoding": "Identity" });

  expect((await (await serve({ checks })).ask("/api/util/reading", init)).status).not.toBe(415);
});

const bodies: readonly Row[] = [
  {
    name: "no type",
    path: "/api/util/reading",
    init: post(new Uint8Array([123, 125]), {}),
    status: 415,
    reason: "request.type",
  },
  {
    name: "text",
    path: "/api/util/reading",
    init: post("{}", { "content-type": "text/plain" }),
    status: 415,
    reason: "request.type",
    message: /text\/plain/,
  },
  {
    name: "other encoding",
    path: "/api/util/reading",
    init: post("{}", { "content-type": "application/json; charset=latin1" }),
    status: 415,
    reason: "request.type",
  },
  {
    name: "compressed",
    path: "/api/util/reading",
    init: post("{}", { ...json, "content-encoding": "gzip" }),
    status: 415,
    reason: "request.coding",
    message: /without a Content-Encoding, not with gzip/,
  },
  {
    name: "no JSON",
    path: "/api/util/reading",
    init: post("{"),
    status: 400,
    reason: "request.malformed",
    message: /not JSON/,
  },
  {
    name: "a crowd",
    path: "/api/util/reading",
    init: post(`{"x":[${"{},".repeat(2000)}{}]}`),
    status: 400,
    reason: "request.malformed",
    message: /more than 1000 members/,
  },
  {
    name: "a tower",
    path: "/api/util/reading",
    init: post("[".repeat(40)),
    status: 400,
    reason: "request.malformed",
    message: /more than 32 levels/,
  },
  { name: "nothing", path: "/api/util/reading", init: post(""), status: 400, reason: "text" },
  {
    name: "a list",
    path: "/api/util/reading",
    init: post("[]"),
    status: 400,
    reason: "request.malformed",
    message: /object/,
  },
  {
    name: "bytes",
    path: "/api/util/reading",
    init: post(Uint8Array.of(0x7b, 0xff, 0x7d)),
    status: 400,
    reason: "request.malformed",
    message: /UTF-8/,
  },
  {
    name: "stranger",
    path: "/api/util/reading",
    init: post('{"txt":"a"}'),
    status: 400,
    reason: "txt",
    message: /text\?/,
  },
  {
    name: "a name twice",
    path: "/api/util/reading",
    init: post('{"text":"a","\\u0074ext":"b"}'),
    status: 400,
    reason: "text",
    message: /2 times/,
  },
  { name: "other type", path: "/api/util/reading", init: post('{"text":1}'), status: 400, reason: "text" },
  { name: "parameters in the query", path: "/api/util/reading?text=a", init: post("{}"), status: 400, reason: "text" },
  {
    name: "too much",
    path: "/api/util/reading",
    init: post(JSON.stringify({ text: "a".repeat(70_000) })),
    status: 413,
    reason: "request.too-large",
    message: /64 kB/,
  },
  { name: "GET", path: "/api/util/reading", status: 405, reason: "request.method" },
];

test.for(bodies)("a body: $name is $status $reason", async ({ path, init = {}, status, reason, message = /./ }) => {
  const service = await serve({ checks });

  const told = await service.ask(path, init);

  expect({ status: told.status, reason: refusal.parse(told.envelope).error.reason }).toEqual({ status, reason });
  expect(refusal.parse(told.envelope).error.message).toMatch(message);
});

test("a good body is read, by the method of the check and with the limit of its cost", async () => {
  const service = await serve({ checks });

  const told = await service.ask(
    "/api/util/reading?lang=ko",
    post('{"text":"가나"}', { "content-type": "Application/JSON; charset=UTF-8" }),
  );

  expect(told).toMatchObject({ status: 200, envelope: { data: { raw: { length: 2 } } } });
  expect(told.headers.get("ratelimit-policy")).toBe('"heavy";q=10;w=60');
});

test.for(["application/json;", "application/json ; ;charset=utf-8;", 'application/json;charset="UTF-8"'])(
  "a body of %s is JSON",
  async (type) => {
    const service = await serve({ checks });

    expect((await service.ask("/api/util/reading", post('{"text":"a"}', { "content-type": type }))).status).toBe(200);
  },
);

test.for<readonly [path: string, near: string | null]>([
  ["/api/util/redaing", "/api/util/reading"],
  ["/reading", "/api/util/reading"],
  ["/api/utils/reading/", "/api/util/reading"],
  ["/docz", "/docs"],
  ["/livez/", "/livez"],
  // Too different from any path, except for the same beginning.
  ["/api/util/xyz", null],
  ["/api/util", null],
  ["//", "/"],
])("near %s there is %j", async ([path, near]) => {
  const service = await serve({ checks });

  const { envelope } = await service.ask(path);

  const { message } = refusal.parse(envelope).error;
  expect(/Did you mean (?<near>\S+)\?/.exec(message)?.groups?.["near"] ?? null).toBe(near);
});

test("an endless body without a length is 413", async () => {
  const service = await serve({ checks });
  const chunks = ReadableStream.from(Array.from({ length: 20 }, () => new Uint8Array(10_000).fill(32)));

  const told = await service.ask("/api/util/reading", { ...post(chunks as never), duplex: "half" } as RequestInit);

  expect(told).toMatchObject({ status: 413, envelope: { error: { reason: "request.too-large" } } });
});

test("a program in a browser reads the suggestion for a mistyped path of the API", async () => {
  const service = await serve();

  const { status, headers } = await service.ask("/api/util/sls?host=a.example");

  expect([status, headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
});
