import { expect, test } from "vitest";
import { refusal, shop, success } from "../../test/remote/envelopes.ts";
import { createClient, type ClientOptions } from "./index.ts";
import { all, apiKey, clientOf, failureOf, lines, reply, server, type Sent } from "../../test/client/asking.ts";

test("a method asks its check below the path of the server, and returns the envelope", async () => {
  const { client, sent } = clientOf([reply(success())], { apiKey, lang: "ko" });

  const answer = await client.gate({ url: shop, min_days: 3, require_https: false }, { fresh: true });

  expect(answer).toEqual(success());
  const [{ url, init } = {} as Sent] = sent;
  expect(url.origin + url.pathname).toBe("https://gate.example/portcullis/api/util/gate");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    url: shop,
    min_days: "3",
    require_https: "false",
    lang: "ko",
  });
  expect(init).toMatchObject({
    method: "GET",
    headers: { accept: "application/json", authorization: `Bearer ${apiKey}`, "cache-control": "no-cache" },
    redirect: "manual",
    credentials: "omit",
  });
});

test("maxAge says how old a stored result may be, for one question and for many", async () => {
  const many = lines({ index: 0, envelope: success() }, { progress: { done: 1, total: 1 } });
  const { client, sent } = clientOf([reply(success()), many], { apiKey });

  await client.ssl("shop.example", { maxAge: 3600 });
  await all(client.batch("ssl", ["shop.example"], { maxAge: 0 }));

  expect(sent[0]?.url.searchParams.get("max_age")).toBe("3600");
  const body = new TextDecoder().decode(sent[1]?.init.body as Uint8Array<ArrayBuffer>);
  expect(JSON.parse(body)).toMatchObject({ check: "ssl", max_age: 0 });
});

test.for([-1, 1.5, Number.NaN, 2_592_001])("maxAge %d is refused before anything is sent", async (maxAge) => {
  const { client, sent } = clientOf([], { apiKey });
  const says = { reason: "max_age", message: expect.stringContaining("maxAge must be a whole number") as string };

  await expect(client.ssl("shop.example", { maxAge })).rejects.toMatchObject(says);
  await expect(all(client.batch("ssl", ["shop.example"], { maxAge }))).rejects.toMatchObject(says);
  await expect(client.runs.start("ssl", ["shop.example"], { maxAge })).rejects.toMatchObject(says);

  expect(sent).toEqual([]);
});

test("a string is the subject, and a text is sent in the body", async () => {
  const { client, sent } = clientOf([reply(success()), reply(success())]);

  await client.emailHeader("Subject: x");
  await client.check("reverse-dns", "192.0.2.1", { lang: "ko" });

  expect(sent.map(({ url }) => url.pathname + url.search)).toEqual([
    "/portcullis/api/util/email-header?lang=en",
    "/portcullis/api/util/reverse-dns?query=192.0.2.1&lang=ko",
  ]);
  expect(new TextDecoder().decode(sent[0]?.init.body as Uint8Array)).toBe('{"headers":"Subject: x"}');
  expect(sent[1]?.init).not.toHaveProperty("body");
});

test("a refusal is a Failure with the id of the request", async () => {
  const refused = reply(refusal("NOT_FOUND", "dns.nxdomain"), 404);
  const failed = await failureOf(clientOf([refused]).client.ssl("nowhere.example"));

  expect(failed).toMatchObject({ name: "Failure", code: "NOT_FOUND", reason: "dns.nxdomain", requestId: "request-2" });
  expect(failed.message).toBe("This is dns.nxdomain.");
});

test("a server that cannot be reached is named, with the code of the runtime and nothing else of its error", async () => {
  const cause = Object.assign(new Error(`Bearer ${apiKey}`), { code: "ECONNREFUSED" });
  const { client } = clientOf([new TypeError("fetch failed", { cause }), new TypeError(apiKey)], { apiKey });

  const failed = [await failureOf(client.ssl("a.example")), await failureOf(client.ssl("a.example"))];

  expect(failed.map(({ message }) => message)).toEqual([
    `The Portcullis server ${server}/ could not be reached (ECONNREFUSED).`,
    `The Portcullis server ${server}/ could not be reached (fetch).`,
  ]);
  expect(JSON.stringify(failed.map((each) => [each, each.stack, each.cause]))).not.toContain(apiKey);
});

test("a key that the server repeats is shown nowhere", async () => {
  const echo = refusal("INVALID_API_KEY", "unknown", { message: `${apiKey} is unknown` });
  const stream = lines({ name: apiKey }, success({ data: { key: apiKey } }));
  const { client } = clientOf([reply(echo, 401), reply(success({ data: { key: apiKey } })), stream], { apiKey });

  const failed = await failureOf(client.ssl("a.example"));
  const told = [await client.ssl("a.example"), await all(client.stream("lookalike", "a.example"))];

  expect(failed.message).toBe("… is unknown");
  expect(JSON.stringify(told)).not.toContain(apiKey);
});

test.for<readonly [what: string, answer: Response, says: string]>([
  [
    "a redirect",
    new Response(null, { status: 302, headers: { location: "https://evil.example/x" } }),
    "https://evil.example,",
  ],
  ["HTML", new Response("<html>", { headers: { "content-type": "text/html" } }), "text/html, not readable as JSON"],
  ["another API", reply({ status: "ok" }), "ok is not as expected"],
  ["no id", reply({ ...success(), requestId: 7 }), "requestId is not as expected"],
  ["no data", reply(success({ data: null })), "data is not as expected"],
  ["a list", reply([]), "the answer is not as expected"],
  [
    "a refusal without a code",
    reply({ ...refusal("NOT_FOUND", "x"), error: {} }, 404),
    "error.code is not as expected",
  ],
  ["an answer without an end", reply("x".repeat(5 * 1024 * 1024)), "more than 4 MB"],
])("what is no answer is not returned: %s", async ([, answer, says]) => {
  const failed = await failureOf(clientOf([answer]).client.ssl("a.example"));

  expect([failed.code, failed.reason]).toEqual(["UPSTREAM_ERROR", "server.invalid-answer"]);
  expect(failed.message).toContain(says);
});

test("parts of an answer are yielded as they come, and the answer is last", async () => {
  const { client, sent } = clientOf([lines({ name: "a" }, "\n", { name: "b" }, success()), reply(success())]);

  const events = await all(client.stream("lookalike", "shop.example"));

  expect(events).toEqual([
    { kind: "item", item: { name: "a" } },
    { kind: "item", item: { name: "b" } },
    { kind: "answer", answer: success() },
  ]);
  expect(await all(client.stream("gate", shop))).toEqual([{ kind: "answer", answer: success() }]);
  expect(sent.map(({ init }) => (init.headers as Record<string, string>)["accept"])).toEqual([
    "application/x-ndjson",
    "application/json",
  ]);
});

test.for<readonly [what: string, answer: Response, failed: object]>([
  ["before it", reply(refusal("RATE_LIMITED", "rate.limited"), 429), { code: "RATE_LIMITED", requestId: "request-2" }],
  ["as its last line", lines({ name: "a" }, refusal("UPSTREAM_TIMEOUT", "x")), { code: "UPSTREAM_TIMEOUT" }],
  ["of its input", lines({ name: "a" }, refusal("NOT_FOUND", "dns.nxdomain")), { code: "NOT_FOUND" }],
  ["because it broke off", lines({ name: "a" }), { reason: "server.invalid-answer" }],
  ["within a line", lines({ name: "a" }, '{"ok":tr'), { reason: "server.invalid-answer" }],
  ["by a line that is no object", lines({ name: "a" }, "7\n"), { reason: "server.invalid-answer" }],
])("a stream can fail %s", async ([, answer, failed]) => {
  expect(await failureOf(all(clientOf([answer]).client.stream("lookalike", "shop.example")))).toMatchObject(failed);
});

test("leaving a stream ends the request", async () => {
  let signal: AbortSignal | null | undefined;
  const client = createClient({
    server,
    fetch: (_url, init) => {
      signal = init.signal;
      return Promise.resolve(lines({ name: "a" }, { name: "b" }, success()));
    },
  });

  for await (const event of client.stream("lookalike", "shop.example")) if (event.kind === "item") break;

  expect(signal?.aborted).toBe(true);
});

test.for<readonly [options: ClientOptions, reason: string]>([
  [{ server: "gate.example" }, "server"],
  [{ server: "ftp://gate.example/" }, "server"],
  [{ server: "https://me:s3cret@gate.example/" }, "server"],
  [{ server: "https://gate.example/?key=s3cret" }, "server"],
  [{ server: "http://gate.example/", apiKey: "s3cret" }, "server"],
  [{ server: "http://localhost.gate.example/", apiKey: "s3cret" }, "server"],
  [{ server, apiKey: "s3cret\n" }, "apiKey"],
  [{ server, apiKey: "" }, "apiKey"],
  [{ server, apikey: "s3cret" } as ClientOptions, "apikey"],
  [{ server, lang: "de" as "en" }, "lang"],
  [{ server, fetch: "s3cret" as never }, "fetch"],
  [undefined as never, "options"],
])("%j is refused, without showing a secret", ([options, reason]) => {
  const refused = (): unknown => createClient(options);

  expect(refused).toThrow(expect.objectContaining({ code: "INVALID_INPUT", reason }) as Error);
  expect(refused).toThrow(expect.not.stringContaining("s3cret") as Error);
});

test.for(["http://127.1/", "http://[::1]:3000/", "http://localhost:3000", "http://a.localhost/", "https://a.example"])(
  "a key may be sent to %s",
  (to) => {
    expect(() => createClient({ server: to, apiKey })).not.toThrow();
  },
);

test("a call that cannot be a question is not sent", async () => {
  const { client, sent } = clientOf([]);

  expect(await failureOf(client.ssl({ host: ["a"] } as never))).toMatchObject({
    code: "INVALID_INPUT",
    reason: "host",
  });
  expect(await failureOf(client.ssl("a.example", { timeout: 0 }))).toMatchObject({ reason: "timeout" });
  expect(await failureOf(client.check("sll" as "ssl", "a.example"))).toMatchObject({ reason: "check" });
  for (const [options, reason] of [
    [{ lang: "de" }, "lang"],
    [{ timeOut: 1 }, "timeOut"],
    [{ signal: "stop" }, "signal"],
    [{ fresh: "yes" }, "fresh"],
    [null, "options"],
  ] as const) {
    const calling = options as never;
    expect(await failureOf(client.ssl("a.example", calling))).toMatchObject({ code: "INVALID_INPUT", reason });
    expect(await failureOf(all(client.batch("ssl", ["a.example"], calling)))).toMatchObject({ reason });
  }
  expect(await failureOf(all(client.batch("ssl", "a.example" as never)))).toMatchObject({ reason: "inputs" });
  expect(await failureOf(client.runs.start("ssl", null as never, { lang: "ko" }))).toMatchObject({
    reason: "inputs",
    message: expect.stringMatching(/[가-힣]/) as string,
  });
  expect(sent).toEqual([]);
});
