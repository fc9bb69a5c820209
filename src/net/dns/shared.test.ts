import { expect, test } from "vitest";
import { openShared } from "./shared.ts";

const never = new AbortController().signal;

/** An answer that contains the number of questions so far, valid for some seconds. */
function counting(seconds: number): { ask: () => Promise<number>; seconds: () => number } {
  let times = 0;
  return { ask: async () => ++times, seconds: () => seconds };
}

test("an answer is valid for its seconds, and no longer", async () => {
  let now = 0;
  const { ask, seconds } = counting(60);
  const shared = openShared<number>(seconds, () => now);

  expect(await shared("a", never, ask)).toBe(1);
  now = 59_999;
  expect(await shared("a", never, ask)).toBe(1);
  expect(await shared("b", never, ask)).toBe(2);
  now = 60_000;
  expect(await shared("a", never, ask)).toBe(3);
});

test("an answer that is valid for no time is not cached", async () => {
  const { ask, seconds } = counting(0);
  const shared = openShared<number>(seconds);

  expect(await shared("a", never, ask)).toBe(1);
  expect(await shared("a", never, ask)).toBe(2);
});

test("beyond the limit the oldest answer is removed", async () => {
  const { ask, seconds } = counting(60);
  const shared = openShared<number>(seconds);
  for (let each = 0; each <= 1000; each++) await shared(`${each}`, never, ask);

  expect(await shared("1", never, ask)).toBe(2);
  expect(await shared("0", never, ask)).toBe(1002);
});

test("concurrent equal questions share one query", async () => {
  const { ask, seconds } = counting(0);
  const shared = openShared<number>(seconds);

  expect(await Promise.all([shared("a", never, ask), shared("a", never, ask), shared("b", never, ask)])).toEqual([
    1, 1, 2,
  ]);
});

test("a cancelled waiter leaves the question to the others, and the last one cancels it", async () => {
  const asked: AbortSignal[] = [];
  const shared = openShared<number>(() => 0);
  const { promise, resolve } = Promise.withResolvers<number>();
  const ask = async (within: AbortSignal): Promise<number> => {
    asked.push(within);
    return promise;
  };
  const [one, two] = [new AbortController(), new AbortController()];
  const first = shared("a", one.signal, ask);
  const second = shared("a", two.signal, ask);

  one.abort();
  await expect(first).rejects.toMatchObject({ name: "AbortError" });
  expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
  two.abort();
  await expect(second).rejects.toMatchObject({ name: "AbortError" });
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);

  const third = shared("a", never, ask);
  resolve(7);
  expect(await third).toBe(7);
  expect(asked).toHaveLength(2);
});

test("one signal cancels all its waiters, and the question with them", async () => {
  const asked: AbortSignal[] = [];
  const shared = openShared<number>(() => 0);
  const ask = async (within: AbortSignal): Promise<number> => {
    asked.push(within);
    return Promise.withResolvers<number>().promise;
  };
  const all = new AbortController();
  const waiting = [shared("a", all.signal, ask), shared("a", all.signal, ask)];

  all.abort();
  await expect(Promise.allSettled(waiting)).resolves.toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
});

test("a question that fails is asked again", async () => {
  const shared = openShared<number>(() => 60);

  await expect(shared("a", never, async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await shared("a", never, async () => 1)).toBe(1);
});
