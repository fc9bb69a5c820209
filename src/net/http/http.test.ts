import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import {
  drip,
  dripBody,
  ending,
  hugeBody,
  hugeHeaders,
  oddReplies,
  raw,
  resetting,
  silence,
  steps,
} from "../../../test/twins/answers.ts";
import { serveHttp, type HttpTwin } from "../../../test/twins/http.ts";
import { reply, type Answer } from "../../../test/twins/raw-http.ts";
import { attempt } from "../../core/attempt.ts";
import type { HttpReply } from "../../core/net/net.ts";

interface RequestOptions {
  readonly patience?: number;
  readonly deadline?: number;
  readonly method?: "GET" | "POST";
}

interface Outcome {
  readonly twin: HttpTwin;
  readonly reply?: HttpReply;
  readonly reason?: string;
}

/** One request to a server with this answer. */
async function ask(answer: Answer, { deadline = 5000, ...request }: RequestOptions = {}): Promise<Outcome> {
  const twin = await keep(serveHttp({ answer }));
  using door = doorFor({ deadline });
  const asked = await attempt(() => door.net.http({ url: `${twin.origin}/`, limit: 1000, ...request }));
  return { twin, ...(asked.ok ? { reply: asked.value } : { reason: asked.failure.reason }) };
}

test("headers come in wire order, with duplicates and case, as latin1", async () => {
  const { reply: got } = await ask(raw("HTTP/1.1 200 OK\r\nB: 1\r\na: \xe9\r\nB: 2\r\nContent-Length: 0\r\n\r\n"));

  expect(got?.headers).toEqual([
    ["B", "1"],
    ["a", "\xe9"],
    ["B", "2"],
    ["Content-Length", "0"],
  ]);
});

test.for<[name: string, answer: Answer, expected: Partial<HttpReply>]>([
  ["a plain reply", reply({ body: "ok" }), { status: 200, truncated: false, parser: "strict", version: "1.1" }],
  ["a body that is longer than wanted", reply({ body: "x".repeat(2000) }), { truncated: true }],
  ["a gigabyte", hugeBody(1024 ** 3), { status: 200, truncated: true }],
  ["a body that ends too early", raw("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nx", "closes"), { truncated: true }],
  [
    "a body longer than its Content-Length",
    raw("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nxyz"),
    { truncated: false },
  ],
  ["a body without a length", raw("HTTP/1.1 200 OK\r\n\r\nxyz", "closes"), { truncated: false }],
  [
    "chunks of garbage",
    raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\nzz\r\n"),
    { status: 200, truncated: true },
  ],
  ["a few interim replies", raw(`${"HTTP/1.1 103 Early\r\n\r\n".repeat(5)}HTTP/1.1 204 No\r\n\r\n`), { status: 204 }],
  ["headers of 70 kB, which curl reads", hugeHeaders(70), { status: 200 }],
  ["two replies at once", raw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\nHTTP/1.1 500 No\r\n\r\n"), { status: 200 }],
  ["garbage after the reply", raw("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n\0\0garbage"), { status: 200 }],
])("%s is parsed", async ([, answer, expected]) => {
  const { reply: got } = await ask(answer);

  expect(got).toMatchObject(expected);
});

test.for<[name: string, text: string]>([
  ["an unrequested upgrade", "HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"],
  ["a status of 000", "HTTP/1.1 000 Nothing\r\nContent-Length: 0\r\n\r\n"],
  ["a status of 099", "HTTP/1.1 099 Less\r\nContent-Length: 0\r\n\r\n"],
])("%s is not an HTTP reply", async ([, text]) => {
  expect((await ask(raw(text))).reason).toBe("http.malformed");
});

test.for<[name: keyof typeof oddReplies, parser: "strict" | "tolerant" | "http.malformed"]>([
  ["space before colon", "tolerant"],
  ["bare line feeds", "tolerant"],
  ["length and chunks", "tolerant"],
  ["control character", "tolerant"],
  ["NUL byte", "tolerant"],
  ["two lengths", "http.malformed"],
  ["folded line", "tolerant"],
  ["no status text", "strict"],
  ["not HTTP", "http.malformed"],
  ["HTTP/0.9", "http.malformed"],
])("oddities of a reply, %s: %s", async ([name, expected]) => {
  const { reply: got, reason } = await ask(raw(oddReplies[name]));

  expect(got?.parser ?? reason).toBe(expected);
});

test.for<[name: string, reason: string, answer: Answer]>([
  ["silence", "timeout.http", silence()],
  ["headers that drip", "timeout.http", drip({ headers: ["X: y"] }, 50)],
  ["endless interim replies", "http.malformed", raw("HTTP/1.1 103 Early\r\n\r\n".repeat(100))],
  ["headers of 260 kB", "http.headers-too-large", hugeHeaders(260)],
  ["one header without an end", "http.headers-too-large", raw(`HTTP/1.1 200 OK\r\nX: ${"x".repeat(270_000)}`)],
  ["a close instead of a reply", "http.closed", (socket) => socket.end()],
])("%s is a failure: %s", async ([, reason, answer]) => {
  expect((await ask(answer, { deadline: 700 })).reason).toBe(reason);
});

test.for(steps)("a connection reset %s gives a value or a failure", async (step) => {
  const { reply: got, reason } = await ask(resetting(step));

  expect([got?.truncated, reason]).toEqual(
    /body|after the headers/.test(step) ? [true, undefined] : [undefined, "http.closed"],
  );
});

test.for(steps)("a connection closed %s gives a value or a failure", async (step) => {
  const { reply: got, reason } = await ask(ending(step));

  expect([got?.truncated, reason]).toEqual(
    /body|after the headers/.test(step) ? [true, undefined] : [undefined, "http.closed"],
  );
});

test("a slow body is cut off, and the headers are kept", async () => {
  const { reply: got } = await ask(dripBody(["X-Frame-Options: DENY"], 20), { patience: 300 });

  expect(got).toMatchObject({ status: 200, truncated: true });
  expect(got?.headers[0]).toEqual(["X-Frame-Options", "DENY"]);
});

test("a deadline during a body keeps the reply; an abort does not", async () => {
  const twin = await keep(serveHttp({ answer: dripBody([], 20) }));
  using hurried = doorFor({ deadline: 300 });
  const caller = new AbortController();
  using calledOff = doorFor({ signal: caller.signal });
  setTimeout(() => caller.abort("enough"), 200);

  expect(await hurried.net.http({ url: twin.origin })).toMatchObject({ truncated: true });
  await expect(calledOff.net.http({ url: twin.origin })).rejects.toMatchObject({ reason: "aborted" });
});
