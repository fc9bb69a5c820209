import { expect, test } from "vitest";
import { passOf, refusal, shop, success, measuredAt } from "../../test/remote/envelopes.ts";
import { gate } from "../checks/gate/index.ts";
import { http } from "../checks/http/index.ts";
import { ssl } from "../checks/ssl/index.ts";
import type { AnyCheck } from "../core/check.ts";
import { failure, Failure, type FailureCode } from "../core/failure.ts";
import type { Send } from "../core/net/net.ts";
import type { Language } from "../core/text.ts";
import { version } from "../core/version.ts";
import { remoteRunner, type RemoteOptions } from "./remote.ts";
import type { Answered, CheckQuery } from "./runner.ts";

const server = "https://gate.example/portcullis/";

interface Scene {
  readonly check?: AnyCheck;
  readonly query?: CheckQuery;
  readonly language?: Language;
  readonly signal?: AbortSignal;
  readonly isFresh?: boolean;
  readonly maxAge?: number;
  readonly options?: Partial<RemoteOptions>;
}

type Reply = Awaited<ReturnType<Send>>;
type Request = Parameters<Send>[0];

function told(value: unknown, status = 200, headers: Reply["headers"] = []): Reply {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return { status, headers: [["Content-Type", "application/json"], ...headers], body: new TextEncoder().encode(text) };
}

/** Asks a server that gives these replies in order. Only waiting advances the clock. */
async function ask(replies: readonly Reply[], scene: Scene = {}) {
  const asked: Request[] = [];
  const waits: number[] = [];
  let time = Date.parse(measuredAt);
  const runner = remoteRunner({
    server,
    timeout: 10_000,
    send(request) {
      asked.push(request);
      const next = replies[asked.length - 1];
      return next ? Promise.resolve(next) : Promise.reject(new Error("asked too often"));
    },
    sleep(ms) {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
    now: () => time,
    ...scene.options,
  });
  const { check = gate as AnyCheck, query = { url: shop }, language = "en", signal, isFresh = false, maxAge } = scene;
  const outcome = await runner
    .answer(check, query, { language, isFresh, ...(maxAge !== undefined && { maxAge }), ...(signal && { signal }) })
    .catch((error: unknown) => error);
  return { outcome, asked, waits };
}

async function failureOf(replies: readonly Reply[], scene?: Scene): Promise<Failure> {
  const { outcome } = await ask(replies, scene);
  expect(outcome).toBeInstanceOf(Failure);
  return outcome as Failure;
}

test("an answer is returned unchanged", async () => {
  const { outcome } = await ask([told(success())]);

  const expected: Answered = { data: passOf(), updatedAt: new Date(measuredAt), cached: false, requestId: "request-1" };
  expect(outcome).toEqual(expected);
});

test("parameters are sent as given, below the path of the server, together with lang", async () => {
  const query = { url: "SHOP.example/?q=1&r=ä#x", min_ssl: "a+", min_days: "33%" };
  const { asked } = await ask([told({})], { query, language: "ko", options: { key: "pk_12345678" } });

  const [{ url, ...request } = {} as Request] = asked;
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe("https://gate.example/portcullis/api/util/gate");
  expect(Object.fromEntries(searchParams)).toEqual({ ...query, lang: "ko" });
  expect(request).toMatchObject({
    method: "GET",
    patience: 10_000,
    headers: { authorization: "Bearer pk_12345678", "cache-control": "no-cache", accept: "application/json" },
  });
});

test("a POST check sends its parameters in the body, and lang in the query", async () => {
  const check = { ...http, method: "POST" } as AnyCheck;
  const { asked } = await ask([told({})], { check });

  const [{ url, method, headers, body } = {} as Request] = asked;
  expect(url).toBe("https://gate.example/portcullis/api/util/http?lang=en");
  expect([method, headers?.["content-type"]]).toEqual(["POST", "application/json"]);
  expect(JSON.parse(new TextDecoder().decode(body))).toEqual({ url: shop });
  expect(headers).not.toHaveProperty("cache-control");
  expect(headers).not.toHaveProperty("authorization");
});

test("a question for a fresh result forbids caches", async () => {
  const query = { host: "shop.example" };

  for (const isFresh of [false, true]) {
    const { asked } = await ask([told({})], { check: ssl as AnyCheck, query, isFresh });
    expect(asked[0]?.headers?.["cache-control"]).toBe(isFresh ? "no-cache" : undefined);
  }
});

test("the accepted age of a stored result is a parameter of the question", async () => {
  const query = { host: "shop.example" };

  const { asked } = await ask([told({})], { check: ssl as AnyCheck, query, maxAge: 60 });

  expect(new URL(asked[0]?.url ?? "").searchParams.get("max_age")).toBe("60");
});

test("bad input is rejected without a request", async () => {
  const { outcome, asked } = await ask([], { query: { url: "https://user:secret@shop.example/" } });

  expect(outcome).toMatchObject({ code: "INVALID_INPUT", reason: "url" });
  expect(asked).toEqual([]);
});

test.for<[status: number, code: FailureCode, reason: string, id: string]>([
  [400, "INVALID_INPUT", "url", "remote.invalid-input"],
  [405, "INVALID_INPUT", "method", "remote.invalid-input"],
  [413, "INVALID_INPUT", "body", "remote.invalid-input"],
  [431, "INVALID_INPUT", "headers", "remote.invalid-input"],
  [401, "INVALID_API_KEY", "revoked", "remote.key"],
  [401, "API_KEY_REQUIRED", "key", "remote.key-required"],
  [404, "NOT_FOUND", "dns.nxdomain", "remote.not-found"],
  [429, "RATE_LIMITED", "rate.limited", "remote.rate-limited"],
  [503, "UPSTREAM_ERROR", "tls.alert.40", "remote.error"],
  [503, "UPSTREAM_ERROR", "internal", "remote.error"],
  [503, "UPSTREAM_TIMEOUT", "timeout.tls", "remote.timeout"],
])("%i %s %s keeps code, reason and message", async ([status, code, reason, id]) => {
  const failed = await failureOf([told(refusal(code, reason), status)]);

  expect(failed).toMatchObject({ code, reason, message: `This is ${reason}.`, retryAfter: null, facts: { id } });
  expect(failed.facts.params["requestId"]).toBe("request-2");
});

test("a message is one printable line of bounded length", async () => {
  const message = `\u001b[2J\u202e\n::error::${"x".repeat(2000)}`;
  const change = { message, requestId: `\u0007${"r".repeat(500)}` };
  const failed = await failureOf([told(refusal("UPSTREAM_ERROR", "a\u001bb", change), 503)]);

  expect(failed.message).toMatch(/^\\x1b\[2J\\u\{202e\}\\x0a::error::x+…$/);
  expect(failed.message).toHaveLength(500);
  expect(failed.reason).toBe("a\\x1bb");
  expect(failed.facts.params["requestId"]).toMatch(/^\\x07r{95}…$/);
});

const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
const tool = (told: string) => ({ data: { ...passOf(), tool: { name: "portcullis", version: told } } });

test.for<[name: string, reply: Reply, detail: string]>([
  [
    "HTML of a proxy",
    { ...told("<html>", 502), headers: [["content-type", "text/html; charset=x"]] },
    "status 502, text/html, not",
  ],
  ["an empty body", told(""), "not readable as JSON"],
  ["a truncated answer", told(JSON.stringify(success()).slice(0, -9)), "not readable as JSON"],
  ["invalid UTF-8", { ...told(""), body: new Uint8Array([0x22, 0xff, 0x22]) }, "not readable as JSON"],
  [
    "compressed",
    { ...told(""), headers: [["Content-Encoding", "br"]], body: new Uint8Array([0x1f, 0x8b]) },
    "br, not readable",
  ],
  ["null", told("null"), "status 200, the answer"],
  ["deeply nested", told(deep), "status 200, the answer"],
  ["another API", told({ status: "ok" }), "ok is not as expected"],
  ["success without data", told(success({ data: null })), "data is not as expected"],
  ["ok: false with 200", told(refusal("UPSTREAM_ERROR", "x")), "status 200, ok is not"],
  ["ok: true with 503", told(success(), 503), "status 503, ok is not"],
  ["ok: true with an error", told(success({ error: {} })), "error is not"],
  ["400 with another code", told(refusal("NOT_FOUND", "x"), 400), "status 400 and code NOT_FOUND contradict"],
  ["503 with bad input", told(refusal("INVALID_INPUT", "x"), 503), "status 503 and code INVALID_INPUT contradict"],
  ["401 with NOT_FOUND", told(refusal("NOT_FOUND", "x"), 401), "status 401 and code NOT_FOUND contradict"],
  [
    "a path below the root of the server",
    told(refusal("NOT_FOUND", "request.path"), 404),
    "there is no api/util/gate; server (--server) must be the root of a Portcullis server",
  ],
  ["204", told("", 204), "status 204"],
  ["201 with an answer", told(success(), 201), "status 201"],
  [
    "418 with an unknown code",
    told({ ...refusal("INVALID_INPUT", "x"), error: { code: "TEAPOT" } }, 418),
    "error.code is not",
  ],
  [
    "a redirect",
    told("", 302, [["Location", "https://evil.example/x?y"]]),
    "a redirect to https://evil.example, which is not followed",
  ],
  ["a redirect to an invalid URL", told("", 301, [["Location", "http://[:"]]), "a redirect to , which"],
  ["a redirect without Location", told("", 304), "status 304"],
  ["an answer without a time of measurement", told(success({ updatedAt: null })), "updatedAt is not"],
  ["a stored answer of the gate", told(success({ cached: true })), "a cached result"],
  ["an answer to another question", told(success({ data: passOf("https://other.example/") })), "a different request"],
  [
    "another schema",
    told(success({ data: { ...passOf(), schema: "portcullis/gate@3" } })),
    `data.schema is not as expected; the server runs Portcullis ${version}, this is ${version}`,
  ],
  [
    "a schema of another version",
    told(success({ data: { schema: "portcullis/gate@3", tool: { version: "7.1.0" } } })),
    "the server runs Portcullis 7.1.0",
  ],
  [
    "another major version",
    told(success(tool("7.0.0-rc.1"))),
    "an unsupported Portcullis version; the server runs Portcullis 7.0.0-rc.1",
  ],
  ["an invalid version", told(success(tool("\u001b]0;x\u0007"))), "runs Portcullis \\x1b]0;x\\x07"],
])("not an answer of a Portcullis server: %s", async ([, reply, detail]) => {
  const failed = await failureOf([reply]);

  expect(failed).toMatchObject({ code: "UPSTREAM_ERROR", reason: "server.invalid-answer" });
  expect(failed.message).toContain(`${server} did not send a usable Portcullis answer`);
  expect(failed.message).toContain(detail);
  expect(failed.message.length).toBeLessThan(500);
});

test("a newer minor version is accepted, and its unknown fields are left out", async () => {
  const data = { ...passOf(), ...tool("0.99.0").data, mood: "good" };
  const { outcome } = await ask([told(success({ data, previousSnapshot: {} }))]);

  expect(outcome).toMatchObject({ data: { tool: { version: "0.99.0" } } });
  expect(outcome).not.toHaveProperty("data.mood");
});

const limited = (retryAfter: number | null, headers: Reply["headers"] = []): Reply =>
  told(refusal("RATE_LIMITED", "rate.limited", { retryAfter }), 429, headers);
const after = (value: string): Reply["headers"] => [["Retry-After", value]];

test.for<[name: string, reply: Reply, ms: number]>([
  ["the header", limited(null, after("2")), 2000],
  ["the body", limited(3), 3000],
  ["the longer of both", limited(4, after("2")), 4000],
  ["a date", limited(null, after(new Date(Date.parse(measuredAt) + 5000).toUTCString())), 5000],
  ["a date in the past", limited(null, after("Fri, 20 Nov 2026 11:00:00 GMT")), 1000],
  ["zero seconds", limited(0, after("0")), 1000],
  ["a header name in another case", limited(null, [["rEtRy-aFtEr", " 2 "]]), 2000],
  ["nearly the whole timeout", limited(9), 9000],
])("429 is retried after the time given by %s, within the remaining timeout", async ([, reply, ms]) => {
  const { outcome, waits, asked } = await ask([reply, told(success())]);

  expect(outcome).toMatchObject({ cached: false });
  expect(waits).toEqual([ms]);
  expect(asked.map(({ patience }) => patience)).toEqual([10_000, 10_000 - ms]);
});

test.for<[name: string, reply: Reply]>([
  ["no time given", limited(null)],
  ["longer than the remaining time", limited(60, after("60"))],
  ["exactly the remaining time", limited(10)],
  ["not a number", limited(null, after("soon"))],
  ["a negative number", limited(null, after("-1"))],
  ["a fraction", limited(null, after("1.5"))],
  ["an absurd number", limited(null, after("999999999999"))],
  ["too many digits", limited(null, after("9".repeat(400)))],
  ["a date in the far future", limited(null, after("Fri, 31 Dec 9999 23:59:59 GMT"))],
  ["an invalid date", limited(null, after("Fri, 99 Nov 2026 12:00:05 GMT"))],
])("429 is reported without a retry: %s", async ([, reply]) => {
  const { outcome, waits, asked } = await ask([reply]);

  expect(outcome).toMatchObject({ code: "RATE_LIMITED", reason: "rate.limited" });
  expect([waits.length, asked.length]).toEqual([0, 1]);
});

test("waiting ends with the timeout, however often the server asks for it", async () => {
  const { outcome, waits, asked } = await ask(Array.from({ length: 20 }, () => limited(3)));

  expect(outcome).toMatchObject({ code: "RATE_LIMITED", retryAfter: 3 });
  expect([waits, asked.length]).toEqual([[3000, 3000, 3000], 4]);
});

test("after a sleep beyond the timeout there is no retry", async () => {
  let time = 0;
  const options: Partial<RemoteOptions> = { now: () => time, sleep: () => Promise.resolve((time += 60_000)) };
  const { outcome, asked } = await ask([limited(1), told(success())], { options });

  expect(outcome).toMatchObject({ code: "RATE_LIMITED" });
  expect(asked).toHaveLength(1);
});

test("an abort while waiting is reported as aborted", async () => {
  const ending = new AbortController();
  const sleep = (): Promise<never> => {
    ending.abort();
    return Promise.reject(new DOMException("gone", "AbortError"));
  };
  const { outcome } = await ask([limited(1)], { signal: ending.signal, options: { sleep } });

  expect(outcome).toMatchObject({ code: "UPSTREAM_ERROR", reason: "aborted" });
});

test.for<[name: string, reply: Reply]>([
  ["a timeout on the server", told(refusal("UPSTREAM_TIMEOUT", "timeout.tls"), 503)],
  ["429 of a proxy that does not say how long", told("slow down", 429)],
  ["503 of a proxy that does not say how long", told("no server", 503)],
  ["502 of a proxy", { ...told("bad gateway", 502), headers: after("1") }],
  ["a result that a source limits", told(refusal("UPSTREAM_ERROR", "x", { retryAfter: 1 }), 503, after("1"))],
])("other failures are not retried: %s", async ([, reply]) => {
  const { outcome, asked } = await ask([reply]);

  expect(outcome).toBeInstanceOf(Failure);
  expect(asked).toHaveLength(1);
});

test.for([429, 503])(
  "a proxy before the server that asks to wait is asked again after that time: %i",
  async (status) => {
    const { outcome, waits, asked } = await ask([{ ...told("not now", status), headers: after("1") }, told(success())]);

    expect(outcome).toMatchObject({ cached: false });
    expect([waits, asked.length]).toEqual([[1000], 2]);
  },
);

test("a server without room is asked again when it says, beyond the time of a measurement, and the wait is told", async () => {
  const busy = told(refusal("UPSTREAM_ERROR", "busy", { retryAfter: 36 }), 503, after("36"));
  const seconds: number[] = [];
  const options = { waiting: 60_000, onWait: (wait: { readonly seconds: number }) => void seconds.push(wait.seconds) };
  const { outcome, waits, asked } = await ask([busy, told(success())], { options });

  expect(outcome).toMatchObject({ cached: false });
  expect([waits, seconds]).toEqual([[36_000], [36]]);
  expect(asked.map(({ patience }) => patience)).toEqual([10_000, 10_000]);
  expect(await failureOf([busy])).toMatchObject({ reason: "busy", retryAfter: 36 });
});

test("a connection failure is thrown unchanged", async () => {
  const broken = failure("server.timeout", { server });
  const { outcome } = await ask([], { options: { send: () => Promise.reject(broken) } });

  expect(outcome).toBe(broken);
});

const key = "pk_live_0123456789";

test.for<[name: string, reply: Reply]>([
  ["a message", told(refusal("INVALID_API_KEY", "unknown", { message: `${key} is unknown` }), 401)],
  ["a reason", told(refusal("INVALID_INPUT", key), 400)],
  ["a request id", told(refusal("UPSTREAM_ERROR", "x", { requestId: key }), 503)],
  [
    "an escaped message",
    told(JSON.stringify(refusal("UPSTREAM_ERROR", "x", { message: key })).replace("_", "\\u005f"), 503),
  ],
  ["a redirect", told("", 302, [["Location", `https://${key}.example/`]])],
  ["a content type", { ...told("x"), headers: [["content-type", key]] }],
  ["a version", told(success(tool(key)))],
  [
    "an answer",
    told(success({ data: { ...passOf(), targets: passOf().targets.map((one) => ({ ...one, message: key })) } })),
  ],
])("a key that the server repeats is not shown: %s", async ([, reply]) => {
  const { outcome } = await ask([reply], { options: { key } });

  const { facts, message, stack } = outcome as Failure;
  expect(JSON.stringify([outcome, facts, message, stack]).toLowerCase()).not.toContain(key);
});
