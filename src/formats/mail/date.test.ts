import { expect, test } from "vitest";
import { parseMailDate } from "./date.ts";

const nine = "2026-11-03T09:00:05.000Z";

test.for<[text: string, time: string | null]>([
  ["Tue, 3 Nov 2026 10:00:05 +0100 (CET)", nine],
  ["Tue, 03 Nov 2026 18:00:05 GMT+0900 (KST)", nine],
  ["Tue Nov 03 2026 18:00:05 GMT+0900", null],
  ["3 Nov 2026 18:00:05 UTC+09:00", nine],
  ["3 Nov 2026 18:00:05 GMT +0900", nine],
  ["Tue Nov  3 18:00:05 GMT+0900 2026", nine],
  ["3 Nov 2026 09:00:05 GMT-0000", nine],
  ["3 Nov 2026 09:00:05 GMT", nine],
  ["3 Nov 2026 18:00:05 KST", nine],
  ["2026-11-03 09:00:05.123456789 +0000 UTC m=+1234.5", nine],
  ["3 Nov 2026 10:00:05 MET", nine],
  ["Tue Nov  3 11:00:05 MEST 2026", nine],
  ["3 Nov 2026 10:00:05 BST", nine],
  ["3 Nov 2026 11:00:05 EET", nine],
  ["3 Nov 2026 12:00:05 MSK", nine],
  ["3 Nov 2026 22:00:05 NZDT", nine],
  // RFC 5322 §4.3: single-letter zones have no meaning; J is not a zone.
  ["3 Nov 2026 09:00:05 Z", nine],
  ["3 Nov 2026 09:00:05 A", nine],
  ["3 Nov 2026 09:00:05 y", nine],
  ["3 Nov 2026 09:00:05 J", null],
  // India, Ireland or Israel.
  ["3 Nov 2026 14:30:05 IST", null],
  // A partly readable zone is unknown.
  ["3 Nov 2026 18:00:05 GMT+9", null],
  ["3 Nov 2026 06:00:05 PM +0900", null],
  // Clocks that were never set.
  ["Thu, 01 Jan 1970 00:00:00 +0000", null],
  ["Tue, 01 Jan 1980 00:00:00 +0000", null],
  ["1 Sep 1982 00:00:00 +0000", "1982-09-01T00:00:00.000Z"],
])("%s", ([text, time]) => {
  const read = parseMailDate(text);
  expect(read === null ? null : new Date(read).toISOString()).toBe(time);
});
