import { expect, test } from "vitest";
import { expiryOf } from "./end.ts";

test.for<[expires: string, end: string]>([
  ["2026-11-20T00:00:00.000Z", "2026-11-21T00:00:00.000Z"],
  ["2026-11-20T00:00:01.000Z", "2026-11-20T00:00:01.000Z"],
  ["2026-11-20T15:04:05.000Z", "2026-11-20T15:04:05.000Z"],
])("a registration until %s expires at %s", ([expires, end]) => {
  expect(new Date(expiryOf(expires)).toISOString()).toBe(end);
});
