import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assess, grades, meets, type Grade, type Ladder, type ScorePart } from "./grade.ts";
import { compareGrade, compareScore } from "./minimum.ts";
import { assessScore } from "./score.ts";

const ladder: Ladder = [
  [97, "A+"],
  [90, "A"],
  [80, "B"],
  [65, "C"],
  [50, "D"],
];

const rules = { ladder, unobservedCaps: ["unseen"] };

const part = fc.record({
  id: fc.constantFrom("a", "b", "c", "d"),
  weight: fc.integer({ min: 1, max: 50 }),
  score: fc.option(fc.integer({ min: 0, max: 100 })),
});
const parts = fc.uniqueArray(part, { minLength: 1, selector: ({ id }) => id });
const cap = fc.record({ id: fc.constantFrom("old", "unseen"), max: fc.constantFrom(...grades) });
const caps = fc.uniqueArray(cap, { selector: ({ id }) => id });

/** What a second measurement might find: every part has a score, and only what is known to limit the grade does. */
function completed(some: readonly ScorePart[], score: number): readonly ScorePart[] {
  return some.map((each) => ({ ...each, score: each.score ?? score }));
}

test("a missed grade stays missed, and an open one can be reached, whatever is not observed", () => {
  fc.assert(
    fc.property(
      parts,
      caps,
      fc.constantFrom(...grades),
      fc.integer({ min: 0, max: 100 }),
      (some, held, minimum, score) => {
        const { isMet } = compareGrade(assess(some, held, ladder), minimum, rules);
        const known = held.filter(({ id }) => id !== "unseen");
        const gradeWith = (missing: number): Grade => assess(completed(some, missing), known, ladder).grade ?? "F";

        expect(isMet === false && meets(gradeWith(score), minimum)).toBe(false);
        expect(isMet !== null || meets(gradeWith(100), minimum)).toBe(true);
      },
    ),
  );
});

test("a missed score stays missed, and an open one can be reached, whatever is not observed", () => {
  const minima = fc.integer({ min: 0, max: 100 });
  const limits = fc.array(fc.record({ id: fc.constant("limit"), max: fc.integer({ min: 0, max: 100 }) }));
  fc.assert(
    fc.property(parts, limits, minima, fc.integer({ min: 0, max: 100 }), (some, limited, minimum, score) => {
      const { limits: caps, ...assessed } = assessScore(some, limited);
      const { isMet } = compareScore({ ...assessed, caps }, minimum);
      const scoreWith = (missing: number): number => assessScore(completed(some, missing), limited).score ?? 0;

      expect(isMet === false && scoreWith(score) >= minimum).toBe(false);
      expect(isMet !== null || scoreWith(100) >= minimum).toBe(true);
    }),
  );
});

test("without anything unobserved, the grade alone decides", () => {
  fc.assert(
    fc.property(parts, caps, fc.constantFrom(...grades), (some, held, minimum) => {
      const known = held.filter(({ id }) => id !== "unseen");
      const verdict = assess(completed(some, 0), known, ladder);

      expect(compareGrade(verdict, minimum, rules)).toMatchObject({
        isMet: meets(verdict.grade ?? "F", minimum),
        best: verdict.grade,
      });
    }),
  );
});

test("nothing at all leaves every grade and score open", () => {
  expect(compareGrade({}, "A+", rules)).toEqual({ isMet: null, best: "A+" });
  expect(compareScore({}, 100)).toEqual({ isMet: null, best: 100 });
});

test("what is certain reaches a minimum although the grade is open", () => {
  expect(compareGrade({ atLeast: "B" }, "B", rules).isMet).toBe(true);
  expect(compareGrade({ atLeast: "B" }, "A", rules).isMet).toBeNull();
  expect(compareGrade({ atLeast: "B", caps: [{ id: "old", max: "B" }] }, "A", rules)).toMatchObject({
    isMet: false,
    best: "B",
  });
});

test("a met grade or score stays met if an optional part that was not observed is missing", () => {
  const all = { ...rules, optionalParts: ["a", "b", "c", "d"] };
  fc.assert(
    fc.property(
      parts,
      caps,
      fc.constantFrom(...grades),
      fc.integer({ min: 0, max: 100 }),
      (some, held, grade, score) => {
        const seen = assess(some, held, ladder);
        const missing = assess(completed(some, 0), held, ladder);

        expect(compareGrade(seen, grade, all).isMet === true && !meets(missing.grade ?? "F", grade)).toBe(false);
        expect(compareScore(seen, score, all).isMet === true && (missing.score ?? 0) < score).toBe(false);
      },
    ),
  );
});
