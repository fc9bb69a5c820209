import { expect, test } from "vitest";
import { hasTooManyMembers } from "./body-limits.ts";

test.for<readonly [what: string, text: string, isOne: boolean]>([
  ["signs in a string", JSON.stringify({ headers: "[{,".repeat(5000) }), false],
  ["quotation marks in a string", JSON.stringify({ headers: '"\\",'.repeat(5000) }), false],
  ["1,000 members", JSON.stringify(Array.from({ length: 1000 }, () => 0)), false],
  ["1,001 members", JSON.stringify(Array.from({ length: 1001 }, () => 0)), true],
  ["32 levels", "[".repeat(32) + "]".repeat(32), false],
  ["33 levels", "[".repeat(33), true],
  ["lists side by side", `[${"[],".repeat(40)}[]]`, false],
])("a JSON text with %s is crowded: %j", ([, text, isOne]) => {
  expect(hasTooManyMembers(text)).toBe(isOne);
});
