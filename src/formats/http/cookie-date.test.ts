import { expect, test } from "vitest";
import { parseCookieDate } from "./cookie-date.ts";
import { cpuTime } from "../../../test/cpu-time.ts";

test.for<[text: string, time: string | null]>([
  ["Wed, 21 Oct 2015 07:28:00 GMT", "2015-10-21T07:28:00.000Z"],
  ["Thu, 01-Jan-1970 00:00:00 GMT", "1970-01-01T00:00:00.000Z"],
  ["Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37.000Z"],
  ["Sun Nov  6 08:49:37 1994", "1994-11-06T08:49:37.000Z"],
  ["1994 nov 06 8:9:7", "1994-11-06T08:09:07.000Z"],
  // The time zone is ignored.
  ["21 October 2015 07:28:00 +0900", "2015-10-21T07:28:00.000Z"],
  ["21st Oct 2015 07:28:00x", "2015-10-21T07:28:00.000Z"],
  ["01-Jan-70 00:00:01", "1970-01-01T00:00:01.000Z"],
  ["01-Jan-99 00:00:01", "1999-01-01T00:00:01.000Z"],
  ["01-Jan-00 00:00:01", "2000-01-01T00:00:01.000Z"],
  ["01-Jan-60 00:00:01", "2060-01-01T00:00:01.000Z"],
  ["01-Jan-69 00:00:01", "2069-01-01T00:00:01.000Z"],
  ["29 Feb 2024 00:00:00", "2024-02-29T00:00:00.000Z"],
  ["", null],
  ["0", null],
  ["1", null],
  ["-1", null],
  ["Session", null],
  ["Fri, 01 Jan 1999", null],
  ["2020-01-01T00:00:00Z", null],
  ["2015-10-21", null],
  ["29 Feb 2023 00:00:00", null],
  ["31 Apr 2023 00:00:00", null],
  ["0 Jan 2023 00:00:00", null],
  ["32 Jan 2023 00:00:00", null],
  ["1 Jan 1600 00:00:00", null],
  ["1 Jan 20230 00:00:00", null],
  ["1 Jan 2023 24:00:00", null],
  ["1 Jan 2023 00:60:00", null],
  ["1 Jan 2023 00:00:60", null],
  ["1 Jan 2023 00:00:000", null],
])("%s", ([text, time]) => {
  const read = parseCookieDate(text);

  expect(read === null ? null : new Date(read).toISOString()).toBe(time);
});

test("of a megabyte of numbers only the relevant part is read", () => {
  const started = cpuTime();

  expect(parseCookieDate(`${"1 ".repeat(500_000)}Jan 2023 00:00:00`)).toBeNull();
  expect(cpuTime() - started).toBeLessThan(2000);
});
