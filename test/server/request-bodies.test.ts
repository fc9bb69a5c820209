import { expect, test } from "vitest";
import { refusal } from "../../src/core/result/envelope-schema.ts";
import { checks, json, post, type RefusedRequest } from "./refused-requests.ts";
import { serve } from "./service.ts";

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

const bodies: readonly RefusedRequest[] = [
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

test("an endless body without a length is 413", async () => {
  const service = await serve({ checks });
  const endless = new ReadableStream({ pull: (body) => body.enqueue(new Uint8Array(10_000).fill(32)) });

  const init = { ...post(endless), duplex: "half" };
  const told = await service.ask("/api/util/reading", init);

  expect(told).toMatchObject({ status: 413, envelope: { error: { reason: "request.too-large" } } });
});
