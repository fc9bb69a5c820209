import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { intervals, nextDue, phaseOf, phases, repeatAfter, roomAfter } from "./schedule.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test("domains are spread evenly over the day", () => {
  const counts = Array.from({ length: 24 }, () => 0);
  for (let index = 0; index < 12_000; index++) {
    const place = Math.floor((24 * phaseOf(`shop${index}.example`)) / phases);
    counts[place] = (counts[place] ?? 0) + 1;
  }

  // 500 an hour; five standard deviations are 110.
  expect(Math.max(...counts)).toBeLessThan(610);
  expect(Math.min(...counts)).toBeGreaterThan(390);
});

test("the next turn is the same time of each interval, and never comes right after a run", () => {
  assert(
    property(
      integer({ min: intervals.least, max: intervals.most }),
      integer({ min: 0, max: phases - 1 }),
      integer({ min: 0, max: 4e12 }),
      (every, phase, now) => {
        const due = nextDue({ every, phase }, now);
        expect(due - now).toBeGreaterThanOrEqual(every / 4);
        expect(due - now).toBeLessThan(1.25 * every);
        expect(nextDue({ every, phase }, due)).toBe(due + every);
      },
    ),
  );
});

test("a failed measurement is retried twice, and a missing slot is retried less and less often", () => {
  expect([1, 2, 3, 9].map(repeatAfter)).toEqual([10 * minute, hour, null, null]);
  expect([0, 1, 5, 50].map(roomAfter)).toEqual([minute, 2 * minute, 32 * minute, hour]);
  expect(nextDue({ every: day, phase: 0 }, Date.parse("2026-11-24T09:00:00Z"))).toBe(
    Date.parse("2026-11-25T00:00:00Z"),
  );
});
