import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  assess,
  assessInDoubt,
  grades,
  ifPerfect,
  meets,
  worst,
  type Ceiling,
  type Grade,
  type Ladder,
  type ScorePart,
} from "./grade.ts";

const ladder: Ladder = [
  [97, "A+"],
  [90, "A"],
  [80, "B"],
  [65, "C"],
  [50, "D"],
];

function parts(...scores: readonly (number | null)[]): readonly ScorePart[] {
  const weights = [40, 25, 15, 20];
  return scores.map((score, index) => ({ id: `part-${index}`, weight: weights[index] ?? 10, score }));
}

test.for<[scores: readonly (number | null)[], expected: object]>([
  [[100, 100, 100, 100], { score: 100, grade: "A+", coverage: 100 }],
  [[100, 100, 100, 95], { score: 99, grade: "A+" }],
  [[100, 80, 100, 100], { score: 95, grade: "A" }],
  [[100, 100, 100, 0], { score: 80, grade: "B" }],
  [[0, 100, 100, 100], { score: 60, grade: "D" }],
  [[0, 0, 0, 0], { score: 0, grade: "F" }],
  // An unknown part neither raises nor lowers the score: the others are rescaled.
  [[100, 100, 100, null], { score: 100, grade: "A+", coverage: 80 }],
  [[90, null, 90, 90], { score: 90, grade: "A", coverage: 75 }],
  [[100, null, null, 100], { score: 100, grade: "A+", coverage: 60 }],
])("parts of %j", ([scores, expected]) => {
  expect(assess(parts(...scores), [], ladder)).toMatchObject(expected);
});

test.for([[100, null, 100, null], [null, null, null, null], [null, 100, 100, null], []])(
  "parts of %j are too few for a grade",
  (scores) => {
    const assessment = assess(parts(...scores), [], ladder);

    expect(assessment.coverage).toBeLessThan(60);
    expect(assessment).not.toHaveProperty("grade");
    expect(assessment).not.toHaveProperty("score");
  },
);

test.for<[score: number, shown: number, grade: Grade]>([
  [89.94, 89.9, "B"],
  [89.95, 90, "A"],
  [89.999, 90, "A"],
  [90, 90, "A"],
  [96.949, 96.9, "A"],
  [96.95, 97, "A+"],
  [49.94, 49.9, "F"],
])("the grade follows the rounded score that is shown: %d is %d, %s", ([score, shown, grade]) => {
  expect(assess([{ id: "all", weight: 100, score }], [], ladder)).toMatchObject({ score: shown, grade });
});

test.for<[caps: readonly Grade[], grade: Grade]>([
  [[], "A+"],
  [["A"], "A"],
  [["B", "F", "C"], "F"],
  [["A+"], "A+"],
])("caps of %j limit a perfect score to %s, and the grade without them is returned", ([caps, grade]) => {
  const ceilings: readonly Ceiling[] = caps.map((max, index) => ({ id: `cap-${index}`, max }));

  expect(assess(parts(100, 100, 100, 100), ceilings, ladder)).toMatchObject({ grade, uncapped: "A+", caps: ceilings });
});

test.for<[open: Grade, caps: readonly Grade[], grade: Grade | undefined]>([
  ["C", [], undefined],
  ["F", ["D"], undefined],
  ["C", ["C"], "C"],
  ["C", ["D"], "D"],
  ["A+", [], "A+"],
])("a cap of %s that may apply, with caps of %j", ([open, caps, grade]) => {
  const ceilings = caps.map((max, index) => ({ id: `cap-${index}`, max }));
  const doubt = { caps: [{ id: "open", max: open }], parts: {} };
  const assessed = assessInDoubt(parts(100, 100, 100, 100), ceilings, ladder, doubt);

  expect(assessed.grade).toBe(grade);
  expect(assessed.score === undefined).toBe(grade === undefined);
  expect(assessed.atLeast).toBe(grade === undefined ? open : undefined);
  expect(grade ?? ifPerfect(assessed, ladder)).toBe(grade ?? worst(["A+", ...caps]));
});

function gradeFrom(least: number, most: number) {
  const doubt = { caps: [], parts: { "part-1": least }, most: { "part-1": most } };
  return assessInDoubt(parts(100, null, 100, 100), [], ladder, doubt);
}

test("a part that is in doubt between two scores has a grade where both give the same", () => {
  expect(gradeFrom(60, 80)).toMatchObject({ grade: "A", score: 90 });
  expect(gradeFrom(60, 100)).toMatchObject({ atLeast: "A" });
  expect(gradeFrom(60, 100)).not.toHaveProperty("grade");
});

test("grades are ordered, best first", () => {
  expect(grades.map((grade) => meets(grade, "B"))).toEqual([true, true, true, false, false, false]);
  expect(worst(["A+", "C", "B"])).toBe("C");
});

const score = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const four = fc.tuple(score, score, score, score);
const caps = fc.array(fc.record({ id: fc.string(), max: fc.constantFrom(...grades) }), { maxLength: 4 });
const rank = (grade: Grade | undefined): number => (grade === undefined ? -1 : grades.indexOf(grade));

test("a worse part never grades better", () => {
  const less = fc.nat({ max: 100 });
  fc.assert(
    fc.property(four, caps, fc.nat({ max: 3 }), less, (scores, ceilings, at, by) => {
      const worse = scores.map((each, index) => (index === at && each !== null ? Math.max(0, each - by) : each));
      const [before, after] = [scores, worse].map((each) => assess(parts(...each), ceilings, ladder));

      expect(rank(after?.grade)).toBeGreaterThanOrEqual(rank(before?.grade));
    }),
  );
});

test("another cap never grades better, and no grade is better than its caps", () => {
  fc.assert(
    fc.property(four, caps, fc.constantFrom(...grades), (scores, ceilings, max) => {
      const before = assess(parts(...scores), ceilings, ladder);
      const after = assess(parts(...scores), [...ceilings, { id: "one more", max }], ladder);

      expect(rank(after.grade)).toBeGreaterThanOrEqual(rank(before.grade));
      expect(after.grade === undefined || meets(max, after.grade)).toBe(true);
    }),
  );
});

test("a certain grade is never below the guaranteed minimum", () => {
  fc.assert(
    fc.property(four, fc.nat({ max: 100 }), fc.nat({ max: 3 }), (scores, atWorst, at) => {
      const all = parts(...scores);
      const id = all[at]?.id ?? "";
      const [least, most] = [atWorst, 100].map((score) =>
        assess(
          all.map((part) => (part.id === id ? { ...part, score } : part)),
          [],
          ladder,
        ),
      );
      const assessed = assessInDoubt(all, [], ladder, { caps: [], parts: { [id]: atWorst } });

      const isSame = least?.grade === most?.grade;
      expect(assessed.atLeast).toBe(isSame ? undefined : least?.grade);
      expect(assessed.grade === undefined || (isSame && assessed.grade === least?.grade)).toBe(true);
    }),
  );
});
