import * as fc from "fast-check";
import { expect, test } from "vitest";
import { factsOf, originOf, pageOf, port80, unmeasured } from "../../../test/gate-facts.ts";
import { grades } from "../../core/grade.ts";
import { parseInput } from "../../core/input.ts";
import type { GateCheck, GateResult } from "../../core/result.ts";
import { answer, answerFailure } from "./answer.ts";
import { fits } from "./fits.ts";
import { judge } from "./judge.ts";
import { input, type GateRaw, type Input } from "./schema.ts";

type Given = Readonly<Record<string, string>>;

function inputOf(given: Given = {}): Input {
  return parseInput(input, { url: "https://shop.example/", ...given });
}

function resultOf(raw: GateRaw, asked: Input): GateResult {
  return answer({ raw, verdict: judge(raw, asked) }, asked, "en");
}

const letter = fc.constantFrom(...grades, "off");
const thresholds = fc.record(
  {
    min_ssl: letter,
    min_headers: letter,
    min_days: fc.oneof(
      fc.constantFrom("auto", "off"),
      fc.nat(825).map(String),
      fc.nat(100).map((percent) => `${percent}%`),
    ),
    require_https: fc.constantFrom("true", "false"),
  },
  { requiredKeys: [] },
);
const origin = fc
  .record({
    grade: fc.constantFrom(...grades, null),
    left: fc.double({ min: -10, max: 400, noNaN: true }),
    isPathKnown: fc.boolean(),
  })
  .map(({ grade, left, isPathKnown }) =>
    originOf("shop.example", grade, [{ left, lifetime: 400 }], { trusted: isPathKnown || null }),
  );
const own = fc.oneof(origin, fc.constant({ target: "shop.example", ssl: unmeasured }));
const final = own.map((each) => ({ ...each, target: "www.shop.example" }));
const facts = fc
  .record({
    origins: fc.tuple(own, fc.option(final, { nil: undefined })).map((both) => both.flatMap((each) => each ?? [])),
    http: fc.oneof(
      fc.constantFrom(...grades, null).map((grade) => pageOf(grade)),
      fc.constant(unmeasured),
    ),
    plain: fc.constantFrom("closed", "redirects", "content", "unknown").map((state) => [port80(state)]),
    finalUrl: fc.constantFrom("https://shop.example/", "http://shop.example/", null),
  })
  .map(factsOf);

test("whatever this engine answers fits the question", () => {
  fc.assert(
    fc.property(facts, thresholds, (raw, given) => {
      const asked = inputOf(given);
      expect(fits(resultOf(raw, asked), asked)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.for(["auto", "33%", "1%"])(
  "nor is an answer refused whose certificate is not valid yet, held against %s",
  (min_days) => {
    const early = originOf("shop.example", "F", [{ left: 33, lifetime: 6 }]);
    const asked = inputOf({ min_days });

    expect(fits(resultOf(factsOf({ origins: [early] }), asked), asked)).toBe(true);
  },
);

test("so does a target of which nothing could be measured", () => {
  const cost = { connections: 0, requests: 0, roundTrips: 0, ms: 0 };
  const how = { language: "en", observedAt: new Date(0), cost } as const;

  expect(fits(answerFailure(inputOf(), unmeasured.failure, how), inputOf())).toBe(true);
});

const passed = resultOf(factsOf(), inputOf());
const failed = resultOf(factsOf({ origins: [originOf("shop.example", "F")] }), inputOf());
const lowered = inputOf({ min_ssl: "A" });

/** The passed target, with one threshold changed. */
function changed(id: GateCheck["id"], change: Partial<GateCheck>): GateResult {
  const [target] = passed.targets;
  const checks = (target?.checks ?? []).map((check) => (check.id === id ? { ...check, ...change } : check));
  return { ...passed, targets: target ? [{ ...target, checks }] : [] };
}

/** The passed target, with something else than a threshold changed. */
function aimed(change: Partial<GateResult["targets"][number]>): GateResult {
  return { ...passed, targets: passed.targets.map((target) => ({ ...target, ...change })) };
}

function without(id: GateCheck["id"]): GateResult {
  const targets = passed.targets.map((target) => ({
    ...target,
    checks: target.checks.filter((each) => each.id !== id),
  }));
  return { ...passed, targets };
}

test.for<[name: string, result: GateResult, asked: Input]>([
  ["no target", { ...passed, targets: [] }, inputOf()],
  ["two targets", { ...passed, targets: [...passed.targets, ...passed.targets] }, inputOf()],
  ["another target", passed, inputOf({ url: "https://other.example/" })],
  ["a verdict that its target does not share", { ...failed, verdict: "pass" }, inputOf()],
  [
    "a verdict that its thresholds do not bear out",
    { ...passed, verdict: "pass", targets: failed.targets.map((target) => ({ ...target, verdict: "pass" })) },
    inputOf(),
  ],
  ["totals of another verdict", { ...passed, totals: { ...passed.totals, pass: 0, fail: 1 } }, inputOf()],
  ["a threshold missing", without("ssl"), inputOf()],
  ["a threshold lower than asked for", passed, lowered],
  [
    "a threshold switched off that was asked for",
    changed("ssl", { status: "off", expected: "off" }),
    inputOf({ min_ssl: "B" }),
  ],
  ["off beside a threshold", changed("ssl", { status: "off" }), inputOf()],
  ["fewer days than asked for", passed, inputOf({ min_days: "50" })],
  ["https that was required", changed("https", { status: "off", expected: false }), inputOf({ require_https: "true" })],
  ["a letter that passes below the threshold", changed("ssl", { actual: "F" }), inputOf()],
  ["a letter that passes unknown", changed("headers", { actual: null }), inputOf()],
  ["days that pass below the threshold", changed("days", { actual: 1 }), inputOf()],
  ["https that passes where there is none", changed("https", { actual: false }), inputOf()],
  // Something on the way adds parameters that nobody gave.
  ["a threshold that was given by somebody else", changed("ssl", { source: "query" }), inputOf()],
  ["a default that is none", changed("ssl", { expected: "D" }), inputOf()],
  ["headers switched off by somebody else", changed("headers", { status: "off", expected: "off" }), inputOf()],
  ["https switched off by somebody else", changed("https", { status: "off", expected: false }), inputOf()],
  ["fewer days than the default", changed("days", { expected: 0 }), inputOf()],
  ["a share of days that is none", changed("days", { expected: 0, source: "query" }), inputOf({ min_days: "99%" })],
  ["https that ends in the clear", aimed({ finalUrl: "http://shop.example/" }), inputOf()],
  ["the origin of somebody else", aimed({ origins: [{ origin: "x.example", grade: "A", daysLeft: 60 }] }), inputOf()],
  ["an origin below its letter", aimed({ origins: [{ origin: "shop.example", grade: "F", daysLeft: 60 }] }), inputOf()],
  ["days of what is over", aimed({ origins: [{ origin: "shop.example", grade: "A", daysLeft: -3 }] }), inputOf()],
  ["a page elsewhere that nobody measured", aimed({ finalUrl: "https://evil.example/" }), inputOf()],
  ["no origin at all", aimed({ origins: [] }), inputOf()],
  ["an excuse where nothing is amiss", aimed({ reason: "dns.nxdomain" }), inputOf()],
])("no answer to the question: %s", ([, result, asked]) => {
  expect(fits(passed, inputOf())).toBe(true);
  expect(fits(result, asked)).toBe(false);
});
