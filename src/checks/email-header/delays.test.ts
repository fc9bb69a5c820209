import { expect, test } from "vitest";
import { delaysOf, totalOf } from "./delays.ts";

const minute = 60_000;
const days = 24 * 60 * minute;

test.for<
  [
    what: string,
    times: readonly (number | null)[],
    delays: readonly (number | null)[],
    skewed: readonly boolean[],
    total: number | null,
  ]
>([
  ["in order", [0, 1000, 3000], [null, 1, 2], [false, false, false], 3],
  ["more than a day", [0, 2 * days + 1000], [null, 172_801], [false, false], 172_801],
  ["a clock ahead by an hour", [0, 60 * minute, 2000], [null, 3600, -3598], [false, true, true], 2],
  [
    "an hour of delay before a clock that is back by seconds",
    [0, 3_608_000, 3_600_000],
    [null, 3608, -8],
    [false, false, true],
    3600,
  ],
  ["a first clock ahead", [60 * minute, 0, 2000], [null, -3600, 2], [false, true, false], null],
  ["clocks that differ by a little", [2000, 0, 1000], [null, -2, 1], [false, false, false], 0],
  ["a time that nobody can read", [0, null, 4000], [null, null, 4], [false, false, false], 4],
  ["one hop", [0], [null], [false], null],
  ["none", [], [], [], null],
])("%s", ([, times, delays, skewed, total]) => {
  const told = delaysOf(times);
  expect(told.map(({ delaySeconds }) => delaySeconds)).toEqual(delays);
  expect(told.map(({ isSkewed }) => isSkewed)).toEqual(skewed);
  expect(totalOf(times)).toBe(total);
});
