import { expect, test } from "vitest";
import { durationText } from "./duration.ts";

test.for<[seconds: number, en: string, ko: string]>([
  [0, "0 seconds", "0초"],
  [-5, "0 seconds", "0초"],
  [0.2, "1 second", "1초"],
  [59, "59 seconds", "59초"],
  [60, "1 minute", "1분"],
  [90, "1 minute 30 s", "1분 30초"],
  [300, "5 minutes", "5분"],
  [3599.5, "1 hour", "1시간"],
  [3600, "1 hour", "1시간"],
  [3601, "1 hour 1 min", "1시간 1분"],
  [5400, "1 hour 30 min", "1시간 30분"],
  [86_399, "1 day", "1일"],
  [86_400, "1 day", "1일"],
  [90_001, "1 day 2 h", "1일 2시간"],
  [183_600, "2 days 3 h", "2일 3시간"],
  [2_147_483_647, "24855 days 4 h", "24855일 4시간"],
])("%s seconds are %s, %s", ([seconds, en, ko]) => {
  expect(durationText(seconds)).toEqual({ en, ko });
});
