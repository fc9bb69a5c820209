import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { inLanes } from "./lanes.ts";

test("never two items of one lane at once, never more than the limit, and all items are processed", async () => {
  const items = Array.from({ length: 60 }, (_, at) => ({ at, lane: `${at % 7}` }));
  const busy = new Set<string>();
  const done: number[] = [];
  let most = 0;
  await inLanes(
    items,
    ({ lane }) => lane,
    4,
    async ({ at, lane }) => {
      expect(busy.has(lane)).toBe(false);
      busy.add(lane);
      most = Math.max(most, busy.size);
      await sleep(at % 3);
      busy.delete(lane);
      done.push(at);
    },
  );

  expect(most).toBe(4);
  expect(done.toSorted((a, b) => a - b)).toEqual(items.map(({ at }) => at));
});
