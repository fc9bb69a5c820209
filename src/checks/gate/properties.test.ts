import * as fc from "fast-check";
import { expect, test } from "vitest";
import { factsOf, originOf, pageOf, port80, unmeasured, type Life } from "../../../test/gate/facts.ts";
import { grades, type Grade } from "../../core/grade/grade.ts";
import { parseInput } from "../../core/input.ts";
import { judge } from "./judge.ts";
import { input } from "./input.ts";
import { type GateRaw } from "./schema.ts";
import { compare } from "./thresholds.ts";
import { runs } from "../../../test/runs.ts";

const letters = fc.constantFrom(...grades, "off");
const daysThreshold = fc.oneof(
  fc.constantFrom("auto", "off"),
  fc.nat(825).map(String),
  fc.nat(100).map((percent) => `${percent}%`),
);
const given = fc.record({
  url: fc.constant("https://shop.example/"),
  min_ssl: letters,
  min_headers: letters,
  min_days: daysThreshold,
  require_https: fc.constantFrom("true", "false"),
});

const aDay = 86_400_000;

/** Moments within a lifetime and beyond, many of them close to a threshold. */
const life: fc.Arbitrary<Life> = fc
  .record({
    lifetime: fc.oneof(fc.double({ min: 0.01, max: 900, noNaN: true }), fc.constantFrom(6, 160 / 24, 47, 90, 398)),
    share: fc.oneof(fc.double({ min: -0.5, max: 1, noNaN: true }), fc.constantFrom(0, 0.01, 0.1, 1 / 3, 0.33, 1)),
    at: fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -aDay, max: aDay })),
  })
  .map(({ lifetime, share, at }) => ({ lifetime, left: share * lifetime, at }));

test("the days shown never contradict the status", () => {
  fc.assert(
    fc.property(fc.array(life, { minLength: 1, maxLength: 4 }), daysThreshold, (lives, min_days) => {
      const raw = factsOf({ origins: [originOf("shop.example", "A", lives)] });
      const found = compare(raw, parseInput(input, { url: "https://shop.example/", min_days }));
      const { status, expected, actual } = found.find(({ id }) => id === "days") ?? {};
      fc.pre(status !== "off");
      expect([expected, actual]).toEqual([expect.any(Number), expect.any(Number)]);
      // At most two decimals, and never −0.
      expect([expected, actual].map(String)).toEqual(Array(2).fill(expect.stringMatching(/^-?\d+(?:\.\d\d?)?$/)));
      expect(Object.is(actual, -0)).toBe(false);
      expect(status).toBe(Number(actual) >= Number(expected) ? "pass" : "fail");
    }),
    { numRuns: runs(2000) },
  );
});

test("an open threshold has no actual value, a decided one has one", () => {
  fc.assert(
    fc.property(observation, given, (seen, thresholds) => {
      const gated = compare(toRaw(seen), parseInput(input, thresholds)).filter(({ status }) => status !== "off");
      expect(gated.filter(({ status, actual }) => (status === "unknown") !== (actual === null))).toEqual([]);
    }),
  );
});

/** How bad each part of an observation is; 0 is best. */
interface Observation {
  /** Per origin: index of its grade, or one more without a grade. */
  readonly origins: readonly { readonly grade: number; readonly left: number }[];
  readonly headers: number;
  readonly port80: number;
  readonly isSecure: boolean;
}

const states = ["closed", "redirects", "content"] as const;
const worstGrade = grades.length - 1;

const observation: fc.Arbitrary<Observation> = fc.record({
  origins: fc.array(fc.record({ grade: fc.nat(grades.length), left: fc.integer({ min: -100, max: 400 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  headers: fc.nat(grades.length),
  port80: fc.nat(states.length),
  isSecure: fc.boolean(),
});

function gradeAt(index: number): Grade | null {
  return grades[index] ?? null;
}

function toRaw({ origins, headers, port80: port, isSecure }: Observation): GateRaw {
  return factsOf({
    finalUrl: isSecure ? "https://shop.example/" : "http://shop.example/",
    origins: origins.map(({ grade, left }, index) => {
      const target = `host${index}.example`;
      return grade > worstGrade
        ? { target, ssl: unmeasured }
        : originOf(target, gradeAt(grade), [{ left, lifetime: 398 }]);
    }),
    http: headers > worstGrade ? unmeasured : pageOf(gradeAt(headers)),
    plainHttp: [port80(states[port] ?? "unknown")],
  });
}

/** The same observation, worse in some parts; measured parts stay measured. */
const worse = observation.chain((better) =>
  fc
    .record({ grade: fc.nat(5), left: fc.nat(500), headers: fc.nat(5), port: fc.nat(2), staysSecure: fc.boolean() })
    .map((by) => ({
      better,
      worse: {
        origins: better.origins.map(({ grade, left }) => ({ grade: sink(grade, by.grade), left: left - by.left })),
        headers: sink(better.headers, by.headers),
        port80: better.port80 >= states.length ? better.port80 : Math.min(2, better.port80 + by.port),
        isSecure: better.isSecure && by.staysSecure,
      },
    })),
);

function sink(grade: number, by: number): number {
  return grade > worstGrade ? grade : Math.min(worstGrade, grade + by);
}

const order = ["pass", "unknown", "fail"];

test("a worse observation never passes where a better one fails", () => {
  fc.assert(
    fc.property(worse, given, (seen, thresholds) => {
      const query = parseInput(input, thresholds);
      const [before, after] = [toRaw(seen.better), toRaw(seen.worse)];
      expect(order.indexOf(judge(after, query).status)).toBeGreaterThanOrEqual(
        order.indexOf(judge(before, query).status),
      );
      const statuses = compare(after, query).map(({ status }) => order.indexOf(status));
      compare(before, query).forEach(({ status }, index) => {
        expect(statuses[index]).toBeGreaterThanOrEqual(order.indexOf(status));
      });
    }),
    { numRuns: runs(1000) },
  );
});

test("a failed measurement never turns a missed or open threshold into a met one", () => {
  fc.assert(
    fc.property(observation, given, fc.nat(3), (seen, thresholds, which) => {
      const query = parseInput(input, thresholds);
      const raw = toRaw(seen);
      const blind: GateRaw = {
        ...raw,
        ...(which === 0 && { origins: raw.origins.map(({ target }) => ({ target, ssl: unmeasured })) }),
        ...(which === 1 && { origins: [...raw.origins, { target: "other.example", ssl: unmeasured }] }),
        ...(which === 2 && { http: unmeasured }),
        ...(which === 3 && { finalUrl: null }),
      };
      const before = compare(raw, query).map(({ status }) => status);
      const met = compare(blind, query).filter(({ status }, index) => status === "pass" && before[index] !== "pass");
      expect(met).toEqual([]);
    }),
  );
});
