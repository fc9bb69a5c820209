import * as fc from "fast-check";
import { expect, test } from "vitest";
import { factsOf, originOf, pageOf, port80, unmeasured } from "../../../test/gate/facts.ts";
import { grades } from "../../core/grade/grade.ts";
import { parseInput } from "../../core/input.ts";
import type { GateAddress, GateCheck, GateResult } from "../../core/result/result.ts";
import { answer, answerFailure } from "./answer.ts";
import { fits } from "./matches.ts";
import { judge } from "./judge.ts";
import { input, type Input } from "./input.ts";
import { type GateRaw } from "./schema.ts";
import { runs } from "../../../test/runs.ts";

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

test("every result of this engine fits its request", () => {
  fc.assert(
    fc.property(facts, thresholds, (raw, given) => {
      const asked = inputOf(given);
      expect(fits(resultOf(raw, asked), asked)).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});

test.for(["auto", "33%", "1%"])("an answer with a certificate that is not valid yet fits min_days %s", (min_days) => {
  const early = originOf("shop.example", "F", [{ left: 33, lifetime: 6 }]);
  const asked = inputOf({ min_days });

  expect(fits(resultOf(factsOf({ origins: [early] }), asked), asked)).toBe(true);
});

test("a target that could not be measured at all fits too", () => {
  const cost = { connections: 0, requests: 0, roundTrips: 0, ms: 0 };
  const how = { language: "en", observedAt: new Date(0), cost } as const;

  expect(fits(answerFailure(inputOf(), unmeasured.failure, how), inputOf())).toBe(true);
});

const passed = resultOf(factsOf(), inputOf());
const failed = resultOf(factsOf({ origins: [originOf("shop.example", "F")] }), inputOf());
const lowered = inputOf({ min_ssl: "A" });

/** The passing target with one threshold changed. */
function changed(id: GateCheck["id"], change: Partial<GateCheck>): GateResult {
  const [target] = passed.targets;
  const checks = (target?.checks ?? []).map((check) => (check.id === id ? { ...check, ...change } : check));
  return { ...passed, targets: target ? [{ ...target, checks }] : [] };
}

/** The passing target with another field changed. */
function aimed(change: Partial<GateResult["targets"][number]>): GateResult {
  return { ...passed, targets: passed.targets.map((target) => ({ ...target, ...change })) };
}

const waived = { reason: "The server says so.", until: "2099-12-31" };
const warned = failed.targets.map((target) => ({
  ...target,
  verdict: "warn" as const,
  checks: target.checks.map((check) => (check.status === "fail" ? { ...check, status: "warn" as const } : check)),
}));

/** The passing target with one more threshold. */
function beside(change: Partial<GateCheck>): GateResult {
  const targets = passed.targets.map((target) => ({
    ...target,
    checks: target.checks.flatMap((check) => (check.id === "ssl" ? [check, { ...check, ...change }] : check)),
  }));
  return { ...passed, targets };
}

/** The passing target with a finding. */
function found(change: Partial<GateResult["targets"][number]["findings"][number]>): GateResult {
  const finding = { id: "ssl.x", severity: "low", cause: "x", action: "x", fingerprint: "0", ...change } as const;
  return aimed({ findings: [finding] });
}

const everywhere = inputOf({ all_ips: "true" });
const place = {
  origin: "shop.example",
  address: "192.0.2.10",
  state: "measured",
  reason: null,
  grade: "A",
  headers: "B",
  daysLeft: 60,
} as const satisfies GateAddress;
const other = { ...place, address: "192.0.2.11" };
const passedDays = resultOf(factsOf(), inputOf({ min_days: "10" }));

test.for<[name: string, result: GateResult, asked: Input]>([
  ["all addresses, as requested", aimed({ addresses: [place] }), everywhere],
  ["all addresses, by default", aimed({ addresses: [place] }), inputOf()],
  ["one without a route", aimed({ addresses: [place, { ...other, state: "unroutable", grade: null }] }), everywhere],
  [
    "days as requested",
    { ...passedDays, targets: passedDays.targets.map((each) => ({ ...each, addresses: [place, other] })) },
    inputOf({ all_ips: "true", min_days: "10" }),
  ],
])("an answer to the question: %s", ([, result, asked]) => {
  expect(fits(result, asked)).toBe(true);
});

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
  ["a verdict that differs from its target's", { ...failed, verdict: "pass" }, inputOf()],
  [
    "a verdict that contradicts its thresholds",
    { ...passed, verdict: "pass", targets: failed.targets.map((target) => ({ ...target, verdict: "pass" })) },
    inputOf(),
  ],
  ["totals of another verdict", { ...passed, totals: { ...passed.totals, pass: 0, fail: 1 } }, inputOf()],
  ["a missing threshold", without("ssl"), inputOf()],
  ["a threshold lower than requested", passed, lowered],
  ["a requested threshold switched off", changed("ssl", { status: "off", expected: "off" }), inputOf({ min_ssl: "B" })],
  ["status off with a threshold", changed("ssl", { status: "off" }), inputOf()],
  ["fewer days than requested", passed, inputOf({ min_days: "50" })],
  [
    "required https switched off",
    changed("https", { status: "off", expected: false }),
    inputOf({ require_https: "true" }),
  ],
  ["a grade that passes below the threshold", changed("ssl", { actual: "F" }), inputOf()],
  ["an unknown grade that passes", changed("headers", { actual: null }), inputOf()],
  ["days that pass below the threshold", changed("days", { actual: 1 }), inputOf()],
  ["https that passes without https", changed("https", { actual: false }), inputOf()],
  // A proxy on the path adds parameters.
  ["a threshold of another source", changed("ssl", { source: "query" }), inputOf()],
  ["a wrong default", changed("ssl", { expected: "D" }), inputOf()],
  ["headers switched off without a request", changed("headers", { status: "off", expected: "off" }), inputOf()],
  ["https switched off without a request", changed("https", { status: "off", expected: false }), inputOf()],
  ["fewer days than the default", changed("days", { expected: 0 }), inputOf()],
  ["a wrong percentage of days", changed("days", { expected: 0, source: "query" }), inputOf({ min_days: "99%" })],
  ["https that ends at plain HTTP", aimed({ finalUrl: "http://shop.example/" }), inputOf()],
  ["a foreign origin", aimed({ origins: [{ origin: "x.example", grade: "A", daysLeft: 60 }] }), inputOf()],
  [
    "an origin below the threshold",
    aimed({ origins: [{ origin: "shop.example", grade: "F", daysLeft: 60 }] }),
    inputOf(),
  ],
  ["an expired origin", aimed({ origins: [{ origin: "shop.example", grade: "A", daysLeft: -3 }] }), inputOf()],
  ["a final page that was not measured", aimed({ finalUrl: "https://evil.example/" }), inputOf()],
  ["no origin at all", aimed({ origins: [] }), inputOf()],
  ["one address although all were requested", passed, inputOf({ all_ips: "true" })],
  ["all addresses although one was requested", aimed({ addresses: [place] }), inputOf({ all_ips: "false" })],
  ["an address that gave no answer", aimed({ addresses: [place, { ...other, state: "failed" }] }), everywhere],
  ["an address below the threshold", aimed({ addresses: [place, { ...other, grade: "D" }] }), everywhere],
  ["headers below the threshold at an address", aimed({ addresses: [place, { ...other, headers: "D" }] }), everywhere],
  ["an address with an expired certificate", aimed({ addresses: [place, { ...other, daysLeft: -1 }] }), everywhere],
  ["no address at all", aimed({ addresses: [] }), everywhere],
  ["only addresses of a foreign origin", aimed({ addresses: [{ ...place, origin: "else.example" }] }), everywhere],
  [
    "also addresses of a foreign origin",
    aimed({ addresses: [place, { ...place, origin: "else.example" }] }),
    everywhere,
  ],
  ["one address twice", aimed({ addresses: [place, place] }), everywhere],
  ["no measured address", aimed({ addresses: [{ ...place, state: "unroutable" }] }), everywhere],
  ["an address without a grade", aimed({ addresses: [place, { ...other, grade: null }] }), everywhere],
  ["an address without days", aimed({ addresses: [place, { ...other, daysLeft: null }] }), everywhere],
  ["addresses that were not measured", aimed({ addresses: [place], unknowns: ["addresses (+4)"] }), everywhere],
  [
    "an address with fewer days than requested",
    { ...passedDays, targets: passedDays.targets.map((each) => ({ ...each, addresses: [{ ...place, daysLeft: 3 }] })) },
    inputOf({ all_ips: "true", min_days: "10" }),
  ],
  ["a reason without a failure", aimed({ reason: "dns.nxdomain" }), inputOf()],
  // Only the caller decides about waivers, levels and baselines.
  ["a threshold waived", changed("ssl", { status: "waived", actual: "F" }), inputOf()],
  ["a waiver beside a threshold", changed("ssl", { waived }), inputOf()],
  [
    "a threshold that only warns",
    { ...failed, verdict: "warn", targets: warned, totals: { ...failed.totals, fail: 0, warn: 1 } },
    inputOf(),
  ],
  ["a threshold beside the four", beside({ id: "pqc", status: "pass" }), inputOf()],
  ["a finding waived", found({ waived }), inputOf()],
  ["a finding with a level", found({ level: "none" }), inputOf()],
  ["a finding of a baseline", found({ baselineState: "unchanged" }), inputOf()],
  ["findings waived by their count", { ...passed, totals: { ...passed.totals, waived: 1 } }, inputOf()],
  ["a notice", { ...passed, notices: [{ id: "x", level: "warn", message: "x" }] }, inputOf()],
  ["a name", aimed({ name: "shop" }), inputOf()],
])("not an answer to the question: %s", ([, result, asked]) => {
  expect(fits(passed, inputOf())).toBe(true);
  expect(fits(result, asked)).toBe(false);
});
