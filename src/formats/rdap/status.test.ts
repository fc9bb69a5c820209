import { expect, test } from "vitest";
import { readStatus } from "./status.ts";

test.for([
  ["client hold", "clientHold"],
  ["CLIENT-HOLD", "clientHold"],
  ["active", "ok"],
  ["Suspended", "suspended"],
  ["quarantine", "quarantine"],
  ["locked", "locked"],
  ["a registry's own", "a registry's own"],
] as const)("the RDAP status %j is reported as %j", ([given, status]) => {
  expect(readStatus(given)).toBe(status);
});
