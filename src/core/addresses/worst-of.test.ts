import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assess, grades, meets, worst, type Assessment, type Grade, type Ladder } from "../grade/grade.ts";
import { bestGrade, compareGrade } from "../grade/minimum.ts";
import type { Verdict } from "../result/interpretation.ts";
import { findingsOf, worstOf } from "./worst-of.ts";

const ladder: Ladder = [
  [95, "A+"],
  [85, "A"],
  [70, "B"],
  [50, "C"],
  [20, "D"],
];

const rules = { ladder, unobservedCaps: ["z"] };

/** Whether an F stays one, whatever was not observed. */
const isCertainF = (each: Verdict): boolean => each.grade === "F" && bestGrade(each, rules) === "F";

const part = (id: string, weight: number) =>
  fc.record({ id: fc.constant(id), weight: fc.constant(weight), score: fc.option(fc.integer({ min: 0, max: 100 })) });
const cap = fc.record({ id: fc.constantFrom("x", "y", "z"), max: fc.constantFrom(...grades) });
const verdict: fc.Arbitrary<Verdict> = fc
  .tuple(part("a", 60), part("b", 40), fc.uniqueArray(cap, { maxLength: 2, selector: ({ id }) => id }))
  .map(([a, b, caps]) => verdictOf(assess([a, b], caps, ladder)));
const verdicts = fc.array(verdict, { minLength: 1, maxLength: 5 });

function verdictOf(assessment: Partial<Assessment>): Verdict {
  return { status: "pass", kpis: [], findings: [], ...assessment };
}

function joined([own, ...others]: readonly Verdict[], isOpen = false): Assessment {
  return worstOf(own ?? verdictOf({}), others, { isOpen, rules });
}

test("the grade is that of the worst address, and missing if one is, unless it is certainly an F", () => {
  fc.assert(
    fc.property(verdicts, fc.boolean(), (all, isOpen) => {
      const known = all.flatMap(({ grade }) => grade ?? []);
      const isKnown = known.length === all.length && !isOpen;
      const [first = "F", ...others] = known;
      const expected = all.some(isCertainF) ? "F" : isKnown ? worst([first, ...others]) : undefined;
      expect(joined(all, isOpen).grade).toBe(expected);
    }),
  );
});

test("one more address never grades better, whether or not it answers", () => {
  fc.assert(
    fc.property(verdicts, verdict, fc.boolean(), (all, more, isOpen) => {
      const before = joined(all, isOpen).grade;
      const after = [joined([...all, more], isOpen).grade, joined(all, true).grade];
      const isBetter = (grade: Grade | undefined): boolean => grade !== undefined && (!before || !meets(before, grade));
      expect(after.filter((grade) => isBetter(grade) && grade !== "F")).toEqual([]);
    }),
  );
});

test("the shown parts and caps explain the grade", () => {
  fc.assert(
    fc.property(verdicts, (all) => {
      const { grade, uncapped, caps } = joined(all);
      fc.pre(grade !== undefined && uncapped !== undefined);
      expect(worst([uncapped ?? "F", ...caps.map(({ max }) => max)])).toBe(grade);
      expect(new Set(caps.map(({ id }) => id)).size).toBe(caps.length);
    }),
  );
});

test("the score and the parts are those of the address that decides", () => {
  fc.assert(
    fc.property(verdicts, (all) => {
      const { grade, score, parts, caps } = joined(all);
      fc.pre(grade !== undefined);
      const worstOnes = all.filter((each) => each.grade === grade);
      expect(score).toBe(Math.min(...worstOnes.map((each) => each.score ?? 100)));
      expect(worstOnes.map((each) => each.parts)).toContain(parts);
      const isWhole = parts.every((each) => each.score !== null) && caps.every(({ id }) => id !== "z");
      expect(isWhole && caps.some(({ id }) => id === "other-address")).toBe(false);
    }),
  );
});

test("a minimum is missed if one address misses it whatever was not observed, and never by what was not", () => {
  fc.assert(
    fc.property(verdicts, fc.constantFrom("A+", "A", "B", "C", "D"), fc.boolean(), (all, minimum, isOpen) => {
      const { isMet } = compareGrade(joined(all, isOpen), minimum, rules);
      const each = all.map((one) => compareGrade(one, minimum, rules).isMet);

      expect(isMet === false).toBe(each.includes(false));
      expect(isMet !== true || (!isOpen && each.every((one) => one === true))).toBe(true);
    }),
  );
});

test("an address whose versions timed out is no cap for the others", () => {
  const open = verdictOf({ parts: [{ id: "a", weight: 60, score: null }], caps: [], coverage: 0 });
  const parts = [
    { id: "a", weight: 60, score: null },
    { id: "b", weight: 40, score: 40 },
  ];
  const timedOut = verdictOf({ grade: "D", score: 40, uncapped: "D", parts, caps: [{ id: "z", max: "A" }] });
  const { caps } = joined([open, timedOut]);

  // 60 of the weight perfect, and 40 with 40 points.
  expect(caps.find(({ id }) => id === "other-address")).toEqual({ id: "other-address", max: "B" });
});

test("a certain grade is not certain for all if an address gave no answer", () => {
  const doubtful = verdictOf({ atLeast: "B", parts: [], caps: [], coverage: 50 });

  expect(joined([doubtful, verdictOf({ grade: "A", parts: [], caps: [] })]).atLeast).toBe("B");
  expect(joined([doubtful, verdictOf({ grade: "C", parts: [], caps: [] })]).atLeast).toBe("C");
  expect(joined([doubtful], true).atLeast).toBeUndefined();
});

test("a finding at all addresses is reported once, others name their address, and notes come from the first", () => {
  const places = [
    { address: "192.0.2.1", verdict: found("a", "note") },
    { address: "192.0.2.2", verdict: found("a", "b", "other note") },
    { address: "192.0.2.3", verdict: found("a", "b") },
    { address: "192.0.2.4", verdict: found("a", "b") },
  ];
  const [own, ...others] = places;
  const told = own ? findingsOf(own, others, (id) => id.endsWith("note")) : [];

  expect(told.map(({ id, subject }) => [id, subject])).toEqual([
    ["a", undefined],
    ["b", "192.0.2.2, 192.0.2.3, 192.0.2.4"],
    ["note", undefined],
  ]);
});

function found(...ids: readonly string[]): Verdict {
  return { ...verdictOf({ grade: "A" }), findings: ids.map((id) => ({ id, params: {} })) };
}
