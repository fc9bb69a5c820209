import { expect, test } from "vitest";
import { passOf, refusal, shop, success } from "../../test/remote/envelopes.ts";
import { createClient, Failure, type CallOptions, type ClientOptions } from "./index.ts";

const server = "https://gate.example/portcullis";
const apiKey = "ptc_live_0123456789";

type Sent = { readonly url: URL; readonly init: RequestInit };

/** A client whose server gives these replies in order. */
function clientOf(replies: readonly (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    const next = replies[sent.push({ url: new URL(url), init }) - 1];
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error("asked too often"));
  };
  return { sent, client: createClient({ server, fetch, ...options }) };
}

function reply(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json", ...headers } });
}

function lines(...values: readonly (object | string)[]): Response {
  const text = values.map((value) => (typeof value === "string" ? value : `${JSON.stringify(value)}\n`)).join("");
  // In pieces that end within lines.
  const pieces = text.match(/[^]{1,17}/g) ?? [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
}

async function failureOf(asking: Promise<unknown>): Promise<Failure> {
  const thrown: unknown = await asking.then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Failure);
  return thrown as Failure;
}

async function all<T>(events: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const event of events) found.push(event);
  return found;
}

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

test("fresh refuses stored results, for many inputs and for runs too", async () => {
  const many = lines({ index: 0, envelope: success() }, { progress: { done: 1, total: 1 } });
  const { client, sent } = clientOf([many, runReply("waiting", 0, 202)], { apiKey });

  await all(client.batch("ssl", ["shop.example"], { fresh: true }));
  await client.runs.start("ssl", ["shop.example"], { fresh: true });

  for (const { init } of sent) expect(init.headers).toMatchObject({ "cache-control": "no-cache" });
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

test("a request that a limit refused is sent again after Retry-After, and the wait is told", async () => {
  const limited = reply(refusal("RATE_LIMITED", "rate.limited"), 429, { "retry-after": "0" });
  const seconds: number[] = [];
  const onWait = (wait: { readonly check: string; readonly seconds: number }): void => void seconds.push(wait.seconds);
  const { client, sent } = clientOf([limited, reply(success())], { onWait });

  expect(await client.gate(shop)).toMatchObject({ requestId: "request-1" });
  expect([sent.length, seconds]).toEqual([2, [1]]);
});

test("a wait longer than the time of the call is not begun", async () => {
  const limited = reply(refusal("RATE_LIMITED", "rate.limited"), 429, { "retry-after": "30" });
  const failed = await failureOf(clientOf([limited]).client.gate(shop, { timeout: 2 }));

  expect(failed).toMatchObject({ code: "RATE_LIMITED", requestId: "request-2" });
});

/** A server that never answers, or whose answer never ends. */
function hanging(answer?: Response) {
  return (_url: string, { signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      if (answer) resolve(answer);
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
    });
}

test("the time of a call and its signal end it", async () => {
  const client = createClient({ server, fetch: hanging() });
  const ending = new AbortController();
  const called = failureOf(client.ssl("shop.example", { signal: ending.signal }));
  ending.abort();

  expect(await called).toMatchObject({ code: "UPSTREAM_ERROR", reason: "aborted" });
  expect(await failureOf(client.ssl("shop.example", { signal: AbortSignal.abort() }))).toMatchObject({
    reason: "aborted",
  });
  expect(await failureOf(client.ssl("shop.example", { timeout: 0.01, lang: "ko" }))).toMatchObject({
    code: "UPSTREAM_TIMEOUT",
    message: expect.stringMatching(/[가-힣]/) as string,
    requestId: null,
  });
});

/** A `fetch` that ignores the signal: it never answers, or its answer never ends. */
const deaf = [() => new Promise<Response>(() => {}), () => Promise.resolve(new Response(new ReadableStream()))];

test.for(deaf)("the time and the signal of a call hold where fetch ignores the signal: %#", async (fetch) => {
  const client = createClient({ server, fetch, apiKey });
  const calls = [
    (calling: CallOptions) => client.ssl("shop.example", calling),
    (calling: CallOptions) => all(client.batch("ssl", ["shop.example"], calling)),
  ];

  for (const call of calls) {
    const ending = new AbortController();
    const called = failureOf(call({ signal: ending.signal }));
    setTimeout(() => ending.abort(), 5);
    expect(await called).toMatchObject({ reason: "aborted" });
    expect(await failureOf(call({ timeout: 0.01 }))).toMatchObject({ reason: "server.timeout" });
  }
});

test("a signal of time ends a wait for room as a server that took too long", async () => {
  const limited = reply(refusal("RATE_LIMITED", "rate.limited"), 429, { "retry-after": "30" });
  const { client } = clientOf([limited, limited.clone()]);
  const ending = new AbortController();
  const called = failureOf(client.ssl("shop.example", { signal: ending.signal }));
  setTimeout(() => ending.abort(), 5);

  expect(await called).toMatchObject({ reason: "aborted" });
  expect(await failureOf(client.ssl("shop.example", { signal: AbortSignal.timeout(5) }))).toMatchObject({
    reason: "server.timeout",
  });
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

/** A line of a batch. */
const line = (index: number): object => ({ index, input: "x", envelope: success({ data: passOf() }) });

const progress = (done: number): object => ({ progress: { done, failed: 0, total: 2 } });

test("a batch yields each envelope with its input, and fails where lines are missing", async () => {
  const { client, sent } = clientOf(
    [
      lines(line(1), progress(1), line(1), line(0), progress(2)),
      lines(line(1), progress(1)),
      lines(line(1), line(1), progress(2)),
      lines(line(1), line(0)),
    ],
    { apiKey },
  );
  const inputs = ["a.example", { host: "b.example", port: 8443 }] as const;

  const answers = await all(client.batch("ssl", inputs));

  expect(answers.map(({ index, input }) => [index, input])).toEqual([
    [1, inputs[1]],
    [0, inputs[0]],
  ]);
  expect(answers[0]?.envelope).toMatchObject({ ok: true });
  expect(sent[0]?.url.pathname).toBe("/portcullis/api/batch");
  expect(JSON.parse(new TextDecoder().decode(sent[0]?.init.body as Uint8Array))).toEqual({
    check: "ssl",
    inputs: [{ host: "a.example" }, { host: "b.example", port: "8443" }],
  });
  // Cut; an index twice; no last line.
  for (const _ of [1, 2, 3])
    expect(await failureOf(all(client.batch("ssl", inputs)))).toMatchObject({ reason: "server.invalid-answer" });
});

/** The envelope of a run in a state. */
function runReply(state: "waiting" | "running" | "done", done: number, status = 200): Response {
  return reply({ ...success(), data: { id: "run-1", check: "ssl", state, total: 2, done, failed: 0 } }, status);
}

test("a run is started, followed to its end and deleted", async () => {
  const states = [runReply("waiting", 0), runReply("running", 1), runReply("running", 1), runReply("done", 2)];
  const { client, sent } = clientOf([runReply("waiting", 0, 202), ...states, reply(success())], { apiKey });
  const options = { idempotencyKey: "monday", channel: "c1", maxAge: 60 };

  const { id } = await client.runs.start("ssl", ["a.example", { host: "b.example", port: 8443 }], options);
  const seen = await all(client.runs.follow(id, { every: 0.001 }));
  await client.runs.delete(id);

  expect(seen.map(({ state, done }) => [state, done])).toEqual([
    ["waiting", 0],
    ["running", 1],
    ["done", 2],
  ]);
  const [{ init } = {} as Sent] = sent;
  expect(init.headers).toMatchObject({ "idempotency-key": '"monday"', authorization: `Bearer ${apiKey}` });
  expect(JSON.parse(new TextDecoder().decode(init.body as Uint8Array))).toEqual({
    check: "ssl",
    inputs: [{ host: "a.example" }, { host: "b.example", port: "8443" }],
    max_age: 60,
    channel: "c1",
  });
  expect(sent.map(({ url, init: { method } }) => `${method} ${url.pathname}`)).toEqual([
    "POST /portcullis/api/runs",
    ...states.map(() => "GET /portcullis/api/runs/run-1"),
    "DELETE /portcullis/api/runs/run-1",
  ]);
});

test("following a run ends with its signal and its time, which is that of the whole", async () => {
  const client = createClient({ server, fetch: () => Promise.resolve(runReply("waiting", 0)), apiKey, lang: "ko" });
  const ending = new AbortController();
  const followed = failureOf(all(client.runs.follow("run-1", { signal: ending.signal })));
  setTimeout(() => ending.abort(), 5);

  expect(await followed).toMatchObject({ reason: "aborted", message: expect.stringMatching(/[가-힣]/) as string });
  expect(await failureOf(all(client.runs.follow("run-1", { signal: AbortSignal.timeout(5) })))).toMatchObject({
    reason: "server.timeout",
  });
  expect(await failureOf(all(client.runs.follow("run-1", { every: 0.001, timeout: 0.05 })))).toMatchObject({
    reason: "server.timeout",
  });
});

test.for([0, Number.NaN, 86_401, 1e9, Number.POSITIVE_INFINITY])(
  "a run is not followed every %d seconds",
  async (every) => {
    const { client, sent } = clientOf([], { apiKey });

    expect(await failureOf(all(client.runs.follow("run-1", { every, lang: "ko" })))).toMatchObject({
      reason: "every",
      message: expect.stringMatching(/[가-힣]/) as string,
    });
    expect(sent).toEqual([]);
  },
);

test("an idempotency key is sent as a string of RFC 9651, and one that no header can carry is refused", async () => {
  const { client, sent } = clientOf([runReply("waiting", 0, 202)], { apiKey });

  await client.runs.start("ssl", ["a.example"], { idempotencyKey: 'the "first" \\ run' });

  expect(sent[0]?.init.headers).toMatchObject({ "idempotency-key": '"the \\"first\\" \\\\ run"' });
  for (const idempotencyKey of ["", "월요일", "a\nb", "a".repeat(256)])
    expect(await failureOf(client.runs.start("ssl", ["a.example"], { idempotencyKey }))).toMatchObject({
      code: "INVALID_INPUT",
      reason: "Idempotency-Key",
    });
  expect(sent).toHaveLength(1);
});

test("the results of a run are those of its inputs, and fail where the end is missing", async () => {
  const { client, sent } = clientOf([lines(line(1), line(2), progress(2)), lines(line(1)), lines()], { apiKey });

  const results = await all(client.runs.results<"ssl">("run-1", { from: 1 }));

  expect(results).toEqual([line(1), line(2)]);
  expect(sent[0]?.url.pathname).toBe("/portcullis/api/runs/run-1/results");
  expect(sent[0]?.url.searchParams.get("from")).toBe("1");
  // Cut; empty.
  for (const _ of [1, 2])
    expect(await failureOf(all(client.runs.results("run-1")))).toMatchObject({ reason: "server.invalid-answer" });
});

test("a run that the server does not know is a Failure", async () => {
  const { client } = clientOf([reply(refusal("NOT_FOUND", "id"), 404)], { apiKey });

  expect(await failureOf(all(client.runs.follow("run-1")))).toMatchObject({ code: "NOT_FOUND" });
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
