import { expect, test } from "vitest";
import { attempt } from "./attempt.ts";
import { busy } from "./busy.ts";
import { Failure, failure } from "./failure.ts";

test("a result is returned as a value", async () => {
  expect(await attempt(() => Promise.resolve(7))).toEqual({ ok: true, value: 7 });
});

test("a failure is returned as its facts, without its stack", async () => {
  const refused = failure("tcp.refused", { host: "a.example", port: 1 });
  expect(await attempt(() => Promise.reject(refused))).toEqual({ ok: false, failure: refused.facts });
});

test("the seconds until a retry are part of a failure's facts", async () => {
  const came = await attempt(() => Promise.reject(busy("target", 36_000)));
  expect(came.ok ? null : new Failure(came.failure).retryAfter).toBe(36);
});

test.for<[name: string, bug: unknown]>([
  ["an error", new TypeError("bug")],
  ["an abort", new DOMException("over", "AbortError")],
  ["an object that only looks like a failure", { name: "Failure", facts: { id: "tcp.refused" } }],
])("%s is not a failure, and propagates", async ([, bug]) => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever is thrown
  await expect(attempt(() => Promise.reject(bug))).rejects.toBe(bug);
});

test("a synchronous throw is handled in the same way", async () => {
  const refused = failure("tcp.refused", { host: "a.example", port: 1 });
  expect(await attempt(thrown(refused))).toMatchObject({ ok: false });
  await expect(attempt(thrown(new RangeError("bug")))).rejects.toThrow(RangeError);
});

function thrown(error: Error): () => never {
  return () => {
    throw error;
  };
}
