import { expect, test } from "vitest";
import { ssl } from "../ssl/index.ts";
import { bestOf } from "./measure.ts";

const parts = [
  { id: "certificate", weight: 40, score: 100 },
  { id: "trust", weight: 15, score: 100 },
  { id: "hsts", weight: 20, score: 0 },
];
const unseen = { id: "unseen", max: "A" } as const;

test("versions that timed out leave a better grade and score possible", () => {
  const verdict = { grade: "C", score: 73.3, parts: [...parts, { id: "version", weight: 25, score: null }] } as const;

  expect(bestOf({ ...verdict, caps: [unseen] }, ssl.grading)).toEqual({ grade: "B", score: 80 });
});

test.for([
  [
    "a verdict that lacks nothing",
    { grade: "B", score: 80, parts: [...parts, { id: "version", weight: 25, score: 100 }] },
  ],
  ["a verdict without a grade", { parts }],
] as const)("%s has no better one", ([, verdict]) => {
  expect(bestOf(verdict, ssl.grading)).toBeNull();
});
