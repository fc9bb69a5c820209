import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assess, grades, meets, worst, type Assessment, type Grade, type Ladder } from "../grade/grade.ts";
import type { Verdict } from "../result/interpretation.ts";
import { findingsOf, worstOf } from "./worst-of.ts";

const ladder: Ladder = [
  [95, "A+"],
  [85, "A"],
  [70, "B"],
  [50, "C"],
  [20, "D"],
];

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
  return worstOf(own ?? verdictOf({}), others, { isOpen, ladder });
}

test("the grade is that of the worst address, and missing if one is, unless it is already an F", () => {
  fc.assert(
    fc.property(verdicts, fc.boolean(), (all, isOpen) => {
      const known = all.flatMap(({ grade }) => grade ?? []);
      const isKnown = known.length === all.length && !isOpen;
      const [first = "F", ...others] = known;
      const expected = known.includes("F") ? "F" : isKnown ? worst([first, ...others]) : undefined;
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
      expect(caps.map(({ id }) => id)).not.toContain("other-address");
    }),
  );
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
