import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { packTimes, unpackTimes } from "./times.ts";
import { trimmed, withObservation, type Period, type PeriodObservation } from "./periods.ts";
import { mostTimes, retention } from "../retention.ts";

const observed = (at: number, digest: string, content = at): PeriodObservation => ({ at, version: 1, digest, content });

/** The periods after some observations, as `A 1 2 3`. */
function periodsOf(observations: readonly PeriodObservation[]): readonly Period[] {
  return observations.reduce<readonly Period[]>(withObservation, []);
}

const shown = (periods: readonly Period[]): readonly string[] =>
  periods.map(({ digest, times }) => [digest, ...times].join(" "));

test.for<[string, readonly [number, string][], readonly string[]]>([
  [
    "an unchanged result",
    [
      [1, "A"],
      [2, "A"],
      [3, "A"],
    ],
    ["A 1 2 3"],
  ],
  [
    "a change and back",
    [
      [1, "A"],
      [2, "B"],
      [3, "A"],
    ],
    ["A 1", "B 2", "A 3"],
  ],
  [
    "a late observation of the same",
    [
      [1, "A"],
      [3, "A"],
      [2, "A"],
    ],
    ["A 1 2 3"],
  ],
  [
    "a late observation of something else",
    [
      [1, "A"],
      [3, "A"],
      [2, "B"],
    ],
    ["A 1", "B 2", "A 3"],
  ],
  [
    "an earlier one than all others",
    [
      [2, "A"],
      [1, "A"],
    ],
    ["A 1 2"],
  ],
  [
    "the same time twice",
    [
      [1, "A"],
      [1, "B"],
    ],
    ["A 1"],
  ],
])("%s", ([, observations, expected]) => {
  expect(shown(periodsOf(observations.map(([at, digest]) => observed(at, digest))))).toEqual(expected);
});

test("results of another version, and of rows without a digest, are other periods", () => {
  const old: Period = { version: 1, digest: null, times: [1], content: 1, preceding: null };
  expect(shown(withObservation([old], observed(2, "A")))).toEqual([" 1", "A 2"]);
  expect(withObservation(periodsOf([observed(1, "A")]), { ...observed(2, "A"), version: 2 })).toHaveLength(2);
});

test("in order, a period has the contents of its two latest observations", () => {
  const digests = fc.array(fc.constantFrom("A", "B"), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(digests, (all) => {
      for (const { times, content, preceding } of periodsOf(all.map((digest, at) => observed(at + 1, digest)))) {
        expect([content, preceding]).toEqual([times.at(-1), times.at(-2) ?? null]);
      }
    }),
    { numRuns: runs(500) },
  );
});

test("in any order, every time is kept once, and the latest content is that of its observation", () => {
  const some = fc.uniqueArray(fc.record({ at: fc.integer({ min: 1, max: 30 }), digest: fc.constantFrom("A", "B") }), {
    selector: ({ at }) => at,
    maxLength: 15,
  });
  fc.assert(
    fc.property(some, (all) => {
      const periods = periodsOf(all.map(({ at, digest }) => observed(at, digest)));
      const flat = periods.flatMap(({ digest, times }) => times.map((at) => ({ at, digest })));
      expect(flat).toEqual(all.toSorted((a, b) => a.at - b.at));
      // A later observation is never answered with an earlier content.
      const latest = periods.at(-1);
      expect(latest?.content).toBe(latest?.times.at(-1));
    }),
    { numRuns: runs(1000) },
  );
});

test("times beyond the retention are dropped, and the latest never is", () => {
  const now = 10 * retention.snapshots;
  const period = { version: 1, digest: "A", content: 1, preceding: 2 };
  const times = [now - retention.snapshots - 1, now - 5, now];
  expect(trimmed({ ...period, times }, now)).toEqual({ ...period, times: [now - 5, now] });
  expect(trimmed({ ...period, times: [1, 2] }, now)).toEqual({ ...period, times: [2], preceding: null });
  const many = Array.from({ length: mostTimes + 10 }, (_, at) => now - mostTimes - 10 + at);
  expect(trimmed({ ...period, times: many }, now).times).toEqual(many.slice(10));
});

test("times are packed and unpacked, an hourly observation in four bytes", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 48 }), { minLength: 1, maxLength: 50 }), (all) => {
      const times = all.toSorted((a, b) => a - b);
      const latest = times.at(-1) ?? 0;
      expect([...unpackTimes(packTimes(times.slice(0, -1), latest), latest), latest]).toEqual(times);
    }),
    { numRuns: runs(500) },
  );
  const hours = Array.from({ length: 100 }, (_, at) => at * 3_600_000);
  expect(packTimes(hours, 100 * 3_600_000)).toHaveLength(400);
});
