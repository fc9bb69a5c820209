import { expect, test } from "vitest";
import { readRetryAfter } from "./retry-after.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

test.for([
  ["2", 2000],
  [" 2 ", 2000],
  ["0", 0],
  ["Fri, 20 Nov 2026 12:00:05 GMT", 5000],
  ["Fri, 20 Nov 2026 11:59:59 GMT", -1000],
  ["Fri, 20 Nov 2026 12:00:60 GMT", 60_000],
  // Recipients must accept the obsolete formats (RFC 9110 §5.6.7).
  ["Friday, 20-Nov-26 12:00:05 GMT", 5000],
  ["Fri Nov 20 12:00:05 2026", 5000],
  ["Tue Dec  1 12:00:00 2026", 11 * 86_400_000],
] as const)("Retry-After: %s", ([value, wait]) => {
  expect(readRetryAfter(value, now)).toBe(wait);
});

test.for([
  ["94", 1994],
  ["76", 2076],
  ["77", 1977],
  ["00", 2000],
] as const)("a year of two digits is at most 50 years ahead: %s", ([digits, year]) => {
  const wait = readRetryAfter(`Sunday, 06-Nov-${digits} 08:49:37 GMT`, now);

  expect(new Date(now + (wait ?? 0)).getUTCFullYear()).toBe(year);
});

test.for([
  "",
  "soon",
  "-1",
  "1.5",
  "1e3",
  "2026-11-20T12:00:05Z",
  "Fri, 20 Nov 2026 12:00:05 UTC",
  "Fri, 20 Nov 2026 12:00:05",
  "Fri, 20 Nov 2026 24:00:05 GMT",
  "Mon, 31 Feb 2026 12:00:05 GMT",
  "fri, 20 nov 2026 12:00:05 gmt",
])("no Retry-After: %s", (value) => {
  expect(readRetryAfter(value, now)).toBeNull();
});
