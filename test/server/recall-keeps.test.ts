import { expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import type { AnyCheck, Result } from "../../src/core/check.ts";
import { questionOf } from "../../src/run/run.ts";
import { openRecall, type Measured } from "../../server/recall/recall.ts";

const check: AnyCheck = { ...http, ttl: 300 };
const input = { url: "https://shop.example/" };
const wanted = { check, question: questionOf(check, input), isStored: true };
const observedAt = new Date("2026-11-20T12:00:00Z");

function measuredAs(status: string): Measured {
  const verdict = { status, findings: [], kpis: [] } as unknown as Result["verdict"];
  return { check, input, result: { raw: {}, verdict, observedAt }, isTrusted: false };
}

test.for<[status: string, isKept: boolean]>([
  ["pass", true],
  ["warn", true],
  ["fail", true],
  ["unknown", false],
])("whether a result of status %s is kept: %j", async ([status, isKept]) => {
  const recall = openRecall(1_000_000, () => observedAt.getTime());
  const found = recall.keep(measuredAs(status));
  expect((await recall.find(wanted)) === found).toBe(isKept);
  expect(recall.left(wanted, found)).toBe(isKept ? 300 : 0);
});

test("what could not be told takes the place of nothing that is known", async () => {
  const recall = openRecall(1_000_000, () => observedAt.getTime());
  const known = recall.keep(measuredAs("pass"));
  recall.keep(measuredAs("unknown"));
  expect(await recall.find(wanted)).toBe(known);
});

test("a result of another version of the check is not served", async () => {
  const recall = openRecall(1_000_000, () => observedAt.getTime());
  recall.keep(measuredAs("pass"));
  expect(await recall.find({ ...wanted, check: { ...check, version: check.version + 1 } })).toBeNull();
});

test("what the deadline cut short is not kept", async () => {
  const recall = openRecall(1_000_000, () => observedAt.getTime());
  const partial: AnyCheck = { ...check, lasts: () => 0 };
  const found = recall.keep({ ...measuredAs("pass"), check: partial });
  expect(await recall.find({ ...wanted, check: partial })).toBeNull();
  expect(recall.left({ ...wanted, check: partial }, found)).toBe(0);
});

test.for<[seconds: number, isKept: boolean]>([
  [0, false],
  [60, true],
  [9999, true],
])("a result that is worth %i seconds is told for as long, and never longer than others", async ([seconds, isKept]) => {
  let now = observedAt.getTime();
  const recall = openRecall(1_000_000, () => now);
  const lasting: AnyCheck = { ...check, lasts: () => seconds };
  const asked = { ...wanted, check: lasting };
  const found = recall.keep({ ...measuredAs("pass"), check: lasting });

  expect((await recall.find(asked)) === found).toBe(isKept);
  expect(recall.left(asked, found)).toBe(isKept ? Math.min(seconds, 300) : 0);
  now += 1000 * Math.min(seconds, 300);
  expect(await recall.find(asked)).toBeNull();
});

test("a result that may be told no more is there for a run that learns nothing newer", async () => {
  const recall = openRecall(1_000_000, () => observedAt.getTime() + 86_400_000);
  const { result } = recall.keep(measuredAs("pass"));

  expect(await recall.find(wanted)).toBeNull();
  expect(await recall.newest(check, input)).toBe(result);
  expect(await recall.newest(check, { url: "https://other.example/" })).toBeNull();
});
