import { expect, test } from "vitest";
import { refusal, shop, success } from "../../test/remote/envelopes.ts";
import { createClient, type CallOptions } from "./index.ts";
import { all, apiKey, clientOf, failureOf, reply, server } from "../../test/client/asking.ts";

test("a request that a limit refused is sent again after Retry-After, and the wait is told", async () => {
  const limited = reply(refusal("RATE_LIMITED", "rate.limited"), 429, { "retry-after": "0" });
  const seconds: number[] = [];
  const onWait = (wait: { readonly check: string; readonly seconds: number }): void => void seconds.push(wait.seconds);
  const { client, sent } = clientOf([limited, reply(success())], { onWait });

  expect(await client.gate(shop)).toMatchObject({ requestId: "request-1" });
  expect([sent.length, seconds]).toEqual([2, [1]]);
});

function byProxy(status: number, headers: Record<string, string>): Response {
  return new Response("<h1>Not now</h1>", {
    status,
    headers: { "content-type": "text/html", ...headers },
  });
}

test.for([429, 503])(
  "a %i of a proxy before the server is waited for as well, where it says how long",
  async (status) => {
    const limited = clientOf([byProxy(status, { "retry-after": "0" }), reply(success())]);
    const silent = clientOf([byProxy(status, {}), reply(success())]);

    expect(await limited.client.gate(shop)).toMatchObject({ requestId: "request-1" });
    expect(await failureOf(silent.client.gate(shop))).toMatchObject({
      reason: "server.invalid-answer",
      retryAfter: null,
    });
    expect([limited.sent.length, silent.sent.length]).toEqual([2, 1]);
  },
);

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
