import { expect, test } from "vitest";
import { resultText, toneOfResult, type ResultOfCheck } from "./cells.tsx";

const result: ResultOfCheck = {
  check: "ssl",
  status: "pass",
  grade: "A",
  score: 95,
  problems: 0,
  observedAt: "2026-11-29T08:00:00Z",
  ranAt: "2026-11-30T08:00:00Z",
  reason: null,
};

test("an earlier grade does not stand for a target whose last run has no result", () => {
  const down = { ...result, reason: "tcp.refused" };

  expect([toneOfResult(result), resultText(result, "en")]).toEqual(["pass", "A"]);
  expect([toneOfResult(down), resultText(down, "en"), resultText(down, "ko")]).toEqual([
    "unknown",
    "before: A",
    "이전: A",
  ]);
});

test("a check that never had a result is not measured", () => {
  const never = { ...result, status: null, grade: null, score: null, reason: "tcp.refused" };

  expect([toneOfResult(never), resultText(never, "en")]).toEqual([null, "not measured yet"]);
});
