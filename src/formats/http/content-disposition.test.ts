import { expect, test } from "vitest";
import { conflictingDispositions, dividedDisposition } from "./content-disposition.ts";
import type { HeaderField } from "./header-list.ts";

// Seen in Chromium and Firefox ESR: test/lab/browser-heads.lab.ts.
test.for<[values: readonly string[], both: boolean, chromium: boolean]>([
  [[], false, false],
  [["inline"], false, false],
  [["inline", " inline"], false, false],
  [["inline", "attachment"], true, true],
  [["inline", "INLINE"], true, true],
  [["", "inline"], true, true],
  [["inline, inline"], false, false],
  [["inline; filename=a,b"], false, true],
  [['inline; filename="a,b"'], false, false],
])("Content-Disposition %j is refused by both browsers: %s, by Chromium: %s", ([values, both, chromium]) => {
  const headers = values.map((value): HeaderField => ["content-disposition", value]);

  expect(conflictingDispositions(headers)).toBe(both);
  expect(dividedDisposition(headers)).toBe(chromium);
});
