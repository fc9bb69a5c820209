import { RateLimiterMemory } from "rate-limiter-flexible";
import { expect, test } from "vitest";
import { openAttempts } from "./attempts.ts";

/** Counts how often an action is accepted. */
async function accepted(tries: number, action: (at: number) => Promise<unknown>): Promise<number> {
  let count = 0;
  for (let at = 0; at < tries; at++)
    await action(at).then(
      () => count++,
      () => undefined,
    );
  return count;
}

/** A limit whose window has always just begun. */
class Forgetful extends RateLimiterMemory {
  override async consume(key: string): ReturnType<RateLimiterMemory["consume"]> {
    await this.delete(key);
    return super.consume(key);
  }
}

const email = "jin@shop.example";

test("an address gets at most 20 letters a day from strangers, and its own devices still get theirs", async () => {
  // As if each letter came in another quarter of an hour.
  const attempts = openAttempts((name, points, duration) =>
    name === "letters-to" ? new Forgetful({ points, duration }) : new RateLimiterMemory({ points, duration }),
  );

  expect(await accepted(40, (at) => attempts.letter([`203.0.113.${at}`], email))).toBe(20);
  expect(await accepted(40, () => attempts.letter(["198.51.100.1"], email, "device a"))).toBe(5);
  expect(await accepted(1, () => attempts.letter(["198.51.100.2"], "somi@shop.example"))).toBe(1);
});

test("the tries of a known device and of strangers are counted apart, and each is limited", async () => {
  const attempts = openAttempts();

  expect(await accepted(30, (at) => attempts.guess([`203.0.113.${at}`], email))).toBe(10);
  expect(await accepted(30, () => attempts.guess(["198.51.100.1"], email, "device a"))).toBe(10);
  expect(await accepted(1, () => attempts.guess(["198.51.100.1"], email, "device b"))).toBe(1);
});
