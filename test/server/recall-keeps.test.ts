import { expect, test } from "vitest";
import { http } from "../../src/checks/http/index.ts";
import type { AnyCheck, Result } from "../../src/core/check.ts";
import { questionOf } from "../../src/run/run.ts";
import { openRecall } from "../../server/recall.ts";

const check: AnyCheck = { ...http, ttl: 300 };
const input = { url: "https://shop.example/" };
const question = questionOf(check, input);
const observedAt = new Date("2026-11-20T12:00:00Z");

function resultOf(status: string) {
  const verdict = { status, findings: [], kpis: [], summary: { key: "", params: {} } } as unknown as Result["verdict"];
  return { raw: {}, verdict, observedAt };
}

test.for<[status: string, isKept: boolean]>([
  ["pass", true],
  ["warn", true],
  ["fail", true],
  ["unknown", false],
])("whether a result of status %s is kept: %j", ([status, isKept]) => {
  const recall = openRecall(1_000_000, () => observedAt.getTime());
  const finding = recall.keep(check, input, resultOf(status));
  expect(recall.find(check, question) === finding).toBe(isKept);
  expect(recall.left(check, question, finding)).toBe(isKept ? 300 : 0);
});

test("what could not be told takes the place of nothing that is known", () => {
  const recall = openRecall(1_000_000, () => observedAt.getTime());
  const known = recall.keep(check, input, resultOf("pass"));
  recall.keep(check, input, resultOf("unknown"));
  expect(recall.find(check, question)).toBe(known);
});

test.for<[seconds: number, isKept: boolean]>([
  [0, false],
  [60, true],
  [9999, true],
])("a result that is worth %i seconds is told for as long, and never longer than others", ([seconds, isKept]) => {
  let now = observedAt.getTime();
  const recall = openRecall(1_000_000, () => now);
  const finding = recall.keep({ ...check, lasts: () => seconds }, input, resultOf("pass"));

  expect(recall.find(check, question) === finding).toBe(isKept);
  expect(recall.left(check, question, finding)).toBe(isKept ? Math.min(seconds, 300) : 0);
  now += 1000 * Math.min(seconds, 300);
  expect(recall.find(check, question)).toBeNull();
});
