import { expect, test } from "vitest";
import { delaysOf, totalOf, type HopTime } from "./delays.ts";

const minute = 60_000;
const days = 24 * 60 * minute;

const hour = 60 * minute;

/** Times as numbers, in UTC unless a zone is given. */
type Told = number | null | readonly [time: number, hoursEast: number];

function timesOf(told: readonly Told[]): readonly HopTime[] {
  return told.map((each) =>
    typeof each === "number" || each === null
      ? { time: each, offset: each === null ? null : 0 }
      : { time: each[0], offset: each[1] * 60 },
  );
}

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
    "an hour of delay before a clock that is seconds behind",
    [0, 3_608_000, 3_600_000],
    [null, 3608, -8],
    [false, false, true],
    3600,
  ],
  ["the first clock ahead", [60 * minute, 0, 2000], [null, -3600, 2], [false, true, false], null],
  ["a clock behind by minutes", [0, -10 * minute, 3000], [null, -600, 603], [false, true, true], 3],
  [
    "a clock behind by minutes, and half an hour of delay",
    [0, -10 * minute, 30 * minute],
    [null, -600, 2400],
    [false, true, false],
    1800,
  ],
  // An unchecked hop in between leaves open whose clock is wrong.
  [
    "a clock ahead over two hops",
    [0, 37 * minute, 37 * minute + 1000, 5000],
    [null, 2220, 1, -2216],
    [false, true, false, true],
    5,
  ],
  [
    "a clock behind over two hops",
    [0, -37 * minute, -37 * minute + 1000, 5000],
    [null, -2220, 1, 2224],
    [false, true, false, true],
    5,
  ],
  [
    "half an hour of delay after a first clock that is ahead",
    [37 * minute, 0, 30 * minute],
    [null, -2220, 1800],
    [false, true, false],
    null,
  ],
  [
    "twenty minutes of delay before a clock that is behind by more",
    [0, 20 * minute, -17 * minute],
    [null, 1200, -2220],
    [false, false, true],
    null,
  ],
  ["a clock that was never set", [-9000 * days, 0], [null, 777_600_000], [false, true], null],
  ["a clock behind up to the last hop", [0, -10 * minute, -9.5 * minute], [null, -600, 30], [false, true, false], null],
  ["clocks that differ by a little", [2000, 0, 1000], [null, -2, 1], [false, false, false], 0],
  ["an unreadable time", [0, null, 4000], [null, null, 4], [false, false, false], 4],
  ["one hop", [0], [null], [false], null],
  ["no hops", [], [], [], null],
])("%s", ([, times, delays, skewed, total]) => {
  const told = delaysOf(timesOf(times));
  expect(told.map(({ delaySeconds }) => delaySeconds)).toEqual(delays);
  expect(told.map(({ isClockSkewed: isSkewed }) => isSkewed)).toEqual(skewed);
  expect(totalOf(timesOf(times))).toBe(total);
});

test.for<[what: string, times: readonly Told[], hours: readonly (number | null)[], total: number | null]>([
  ["in order, in different zones", [[0, 9], 1000, [3000, -8]], [null, null, null], 3],
  ["Seoul time marked as UTC", [0, 9 * hour + 2000, 5000], [null, 9, -9], 5],
  ["UTC marked as Seoul time", [0, [-9 * hour + 2000, 9], 5000], [null, -9, 9], 5],
  [
    "UTC marked as Seoul time by two servers of one owner",
    [0, [-9 * hour + 2000, 9], [-9 * hour + 3000, 9], 5000],
    [null, -9, null, 9],
    5,
  ],
  [
    "Seoul time marked as UTC by the last server, after one in Seoul",
    [
      [0, 9],
      [9 * hour + 2000, 0],
    ],
    [null, 9],
    null,
  ],
  [
    "UTC marked as Seoul time by the first server",
    [
      [-9 * hour, 9],
      [2000, 0],
    ],
    [null, 9],
    null,
  ],
  ["UTC marked as Seoul time by the last server", [0, [-9 * hour + 2000, 9]], [null, -9], null],
  [
    "a zone with a half hour (India)",
    [
      [0, 5.5],
      [5.5 * hour + 1000, 0],
    ],
    [null, 5.5],
    null,
  ],
  // A delay of whole hours may be a real wait.
  ["nine hours in one zone", [0, 9 * hour + 2000], [null, null], 32_402],
  [
    "nine hours and some minutes",
    [
      [0, 9],
      [9 * hour + 3 * minute, 0],
    ],
    [null, null],
    32_580,
  ],
  [
    "an hour between zones that are an hour apart",
    [
      [0, 1],
      [hour + 2000, 0],
    ],
    [null, null],
    3602,
  ],
  [
    "nine hours between zones that are eight apart",
    [
      [0, 8],
      [9 * hour, 0],
    ],
    [null, null],
    32_400,
  ],
])("hours of a wrong zone: %s", ([, times, hours, total]) => {
  const told = delaysOf(timesOf(times));
  expect(told.map(({ zoneErrorHours: zoneHours }) => zoneHours)).toEqual(hours);
  expect(
    told.filter(({ zoneErrorHours: zoneHours, isClockSkewed: isSkewed }) => zoneHours !== null && !isSkewed),
  ).toEqual([]);
  expect(totalOf(timesOf(times))).toBe(total);
});

test("a time in the future is never the time of receipt", () => {
  const times = timesOf([0, 9000 * days]);
  expect(delaysOf(times, days)).toMatchObject([{ isClockSkewed: false }, { isClockSkewed: true }]);
  expect(totalOf(times, days)).toBeNull();
});

test("a message may stay in a mailbox for years before its owner fetches it", () => {
  const [sent, fetched] = timesOf([0, 9000 * days]);
  const times = [...(sent ? [sent] : []), ...(fetched ? [{ ...fetched, isFetched: true }] : [])];
  expect(delaysOf(times)).toMatchObject([{ isClockSkewed: false }, { isClockSkewed: false }]);
  expect(totalOf(times)).toBe(777_600_000);
});
