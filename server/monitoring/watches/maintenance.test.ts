import { expect, test } from "vitest";
import { maintenanceEnd, type MaintenanceWindow } from "./maintenance.ts";

const night: MaintenanceWindow = { days: ["sun"], start: "02:00", length: 120, zone: "Asia/Seoul" };
const late: MaintenanceWindow = { start: "23:00", length: 180, zone: "UTC" };

test.for<[what: string, windows: readonly MaintenanceWindow[], at: string, end: string | null]>([
  ["no windows", [], "2026-11-28T17:00:00Z", null],
  ["Sunday in Seoul is Saturday in UTC", [night], "2026-11-28T17:00:00Z", "2026-11-28T19:00:00.000Z"],
  ["the minute before", [night], "2026-11-28T16:59:59Z", null],
  ["its end is outside", [night], "2026-11-28T19:00:00Z", null],
  ["another day", [night], "2026-11-29T17:00:00Z", null],
  ["past midnight", [late], "2026-11-29T01:30:00Z", "2026-11-29T02:00:00.000Z"],
  ["past midnight of its day only", [{ ...late, days: ["sat"] }], "2026-11-29T01:30:00Z", "2026-11-29T02:00:00.000Z"],
  ["not of another day", [{ ...late, days: ["sun"] }], "2026-11-29T01:30:00Z", null],
  [
    "two that follow each other",
    [late, { start: "02:00", length: 60, zone: "UTC" }],
    "2026-11-29T01:30:00Z",
    "2026-11-29T03:00:00.000Z",
  ],
  // Berlin skips 02:00 to 03:00 on 29 March 2026, and has it twice on 25 October.
  [
    "a local time that the clocks skip",
    [{ start: "02:30", length: 60, zone: "Europe/Berlin" }],
    "2026-03-29T01:45:00Z",
    "2026-03-29T02:30:00.000Z",
  ],
  [
    "a local time that there is twice: the first one",
    [{ start: "02:30", length: 60, zone: "Europe/Berlin" }],
    "2026-10-25T00:45:00Z",
    "2026-10-25T01:30:00.000Z",
  ],
  [
    "summer time",
    [{ start: "02:00", length: 60, zone: "America/New_York" }],
    "2026-07-01T06:30:00Z",
    "2026-07-01T07:00:00.000Z",
  ],
])("%s", ([, windows, at, end]) => {
  const found = maintenanceEnd(windows, Date.parse(at));

  expect(found === null ? null : new Date(found).toISOString()).toBe(end);
});

test("windows without an end are bounded", () => {
  const always: MaintenanceWindow = { start: "00:00", length: 1440, zone: "UTC" };

  expect(maintenanceEnd([always], Date.parse("2026-11-28T17:00:00Z"))).toBeGreaterThan(0);
});
