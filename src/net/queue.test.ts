import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { openQueue } from "./queue.ts";
import { onAbort, withPatience, withSignal } from "./time.ts";

const never = new AbortController().signal;

test("limited concurrency, in order of arrival", async () => {
  const queue = openQueue(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) => async () => {
    began.push(index);
    most = Math.max(most, ++running);
    await wait(5);
    running--;
    return index;
  };

  const done = await Promise.all([1, 2, 3, 4, 5].map((index) => queue(never, work(index))));

  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(began).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test("a failure frees its slot, and a cancelled wait takes none", async () => {
  const queue = openQueue(1);
  const leaving = new AbortController();
  const first = queue(never, async () => {
    await wait(20);
    throw new Error("failed");
  });
  const second = queue(leaving.signal, () => Promise.resolve("second"));
  const third = queue(never, () => Promise.resolve("third"));
  leaving.abort("tired");

  expect(await Promise.allSettled([first, second, third])).toMatchObject([
    { reason: { message: "failed" } },
    { reason: { name: "AbortError" } },
    { value: "third" },
  ]);
  expect(await queue(never, () => Promise.resolve("fourth"))).toBe("fourth");
});

test("a slot that becomes free at the moment of cancellation is passed on", async () => {
  const queue = openQueue(1);
  const leaving = new AbortController();
  const first = queue(never, async () => {
    await wait(5);
    leaving.abort();
  });
  const second = queue(leaving.signal, () => Promise.resolve("second")).catch(() => "left");
  const third = queue(never, () => Promise.resolve("third"));
  await first;

  expect(["second", "left"]).toContain(await second);
  expect(await third).toBe("third");
});

function forever(signal: AbortSignal): Promise<never> {
  return withSignal(signal, Promise.withResolvers<never>().promise);
}

test("the patience ends work as a timeout; the end of the run gives its own reason", async () => {
  const caller = new AbortController();
  await expect(withPatience(caller.signal, 10, forever)).rejects.toMatchObject({ name: "TimeoutError" });
  setTimeout(() => caller.abort({ odd: "reason" }), 10);
  await expect(withPatience(caller.signal, 5000, forever)).rejects.toMatchObject({ name: "AbortError" });
  await expect(withPatience(caller.signal, undefined, forever)).rejects.toMatchObject({ name: "AbortError" });
});

test("an earlier abort takes effect immediately, and a removed listener is not called", () => {
  const heard: string[] = [];
  const caller = new AbortController();
  onAbort(caller.signal, () => heard.push("released"))();
  onAbort(caller.signal, () => heard.push("during"));
  caller.abort();
  onAbort(caller.signal, () => heard.push("late"));

  expect(heard).toEqual(["during", "late"]);
});
