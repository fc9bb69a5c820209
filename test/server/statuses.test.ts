import { expect, test } from "vitest";
import { z } from "zod";
import { refusal, successOf } from "../../src/core/result/envelope-schema.ts";
import { failure } from "../../src/core/failure.ts";
import { keep } from "../engine.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { closedPort, resettingAtOnce, serveTcp, stayingSilent } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { checks, post, type RefusedRequest } from "./refused-requests.ts";
import { of, serve } from "./service.ts";

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

const rows: readonly RefusedRequest[] = [
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

test("a program in a browser reads the suggestion for a mistyped path of the API", async () => {
  const service = await serve();

  const { status, headers } = await service.ask("/api/util/sls?host=a.example");

  expect([status, headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
});
