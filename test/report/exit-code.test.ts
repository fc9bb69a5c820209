import * as fc from "fast-check";
import { expect, test } from "vitest";
import { outputsOf } from "../../src/action/outputs.ts";
import { failOns, onErrors, ruleLevels, type Outcome, type GatePolicy } from "../../src/core/policy.ts";
import { severities } from "../../src/core/result/interpretation.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../../src/core/result/result.ts";
import { baselineOf } from "../../src/gate/baseline.ts";
import { endingOf, type Ending } from "../../src/gate/outcome.ts";
import { applyPolicy } from "../../src/gate/policy.ts";
import { worstVerdict } from "../../src/gate/totals.ts";
import { commentOf } from "../../src/report/github/comment.ts";
import { gateSummary } from "../../src/report/github/summary.ts";
import { reportKinds, type ReportKind } from "../../src/report/kind-names.ts";
import { obey } from "../action/runner.ts";
import { runs } from "../runs.ts";
import { casesOf, readTap, type SarifLog } from "./readers.ts";
import { check, finding, nowhere, resultOf, scenes, target, write } from "./scenes.ts";

/** What a report says about the exit code: that it is 0, or which kind of trouble it has; `trouble` where it makes no difference. */
type Says = "pass" | "fail" | "unknown" | "trouble";

const oneOf = (isTrouble: boolean): Says => (isTrouble ? "trouble" : "pass");

/** Every kind of report that has a word for success, as its readers understand it. */
const says: Readonly<Partial<Record<ReportKind, (text: string) => Says>>> = {
  junit(text) {
    const outcomes = casesOf(text).map(({ outcome }) => outcome);
    if (outcomes.includes("failure")) return "fail";
    return outcomes.includes("error") ? "unknown" : "pass";
  },
  tap: (text) => oneOf(readTap(text).some(({ isOk }) => !isOk)),
  codequality: (text) =>
    oneOf((JSON.parse(text) as { severity: string }[]).some((each) => each.severity === "blocker")),
  sarif(text) {
    const { runs: all } = JSON.parse(text) as SarifLog;
    const levels = all.flatMap(({ results, invocations }) => [
      ...results.map(({ level }) => level),
      ...invocations.flatMap(({ toolExecutionNotifications, toolConfigurationNotifications }) =>
        [...toolExecutionNotifications, ...toolConfigurationNotifications].map(
          (each) => (each as { level: string }).level,
        ),
      ),
    ]);
    return oneOf(levels.includes("error"));
  },
  github: (text) => oneOf(obey(text).commands.some(({ name }) => name === "error")),
  azure: (text) => oneOf(/^##vso\[task\.logissue type=error/m.test(text)),
};

/** The kinds that show the verdict, and a sentence where the run ends otherwise. */
const sentences = ["text", "markdown"] as const satisfies readonly ReportKind[];

/** The kinds that show the verdict alone. */
const verdicts = ["json", "ndjson", "badge"] as const satisfies readonly ReportKind[];

test("each kind of report is compared with the exit code", () => {
  expect([...Object.keys(says), ...sentences, ...verdicts].toSorted()).toEqual(reportKinds.toSorted());
});

function expected(ending: Ending): Says {
  return ending === "bug" ? "unknown" : ending;
}

/** Whether a page says in words that the run ends otherwise than its verdict tells. */
function tellsOtherwise(text: string): boolean {
  return /(?:does not fail|fails) the run/.test(
    text.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(+code)),
  );
}

/** The reports of a run that say something else than its exit code. */
async function liars(result: GateResult, outcome: Outcome): Promise<readonly string[]> {
  const ending = endingOf(result, outcome);
  const place = { ...nowhere, outcome };
  const passes = ending === "pass";
  // Only JUnit tells a failure from what could not be measured.
  const wrong = await Promise.all(
    Object.entries(says).map(async ([kind, read]) => {
      const said = read(await write(kind as ReportKind, result, place));
      const isPrecise = kind === "junit" && ending !== "bug";
      return isPrecise ? said !== expected(ending) : (said === "pass") !== passes;
    }),
  );
  const usually = result.verdict === "pass" || result.verdict === "warn";
  const isSpecial = ending !== "bug" && passes !== usually;
  const pages = {
    comment: commentOf(result, { language: "en", outcome, marker: "<!-- x -->", sha: null, run: null }),
    summary: gateSummary(result, { language: "en", outcome, limit: 100_000 }),
    text: await write("text", result, place),
    markdown: await write("markdown", result, place),
  };
  const same = await Promise.all(
    verdicts.map(async (kind) => (await write(kind, result, place)) === (await write(kind, result, nowhere))),
  );
  const { verdict, passed } = outputsOf(result, "", passes);
  return [
    ...Object.keys(says).filter((_kind, index) => wrong[index]),
    ...Object.entries(pages).flatMap(([kind, page]) => (isSpecial && !tellsOtherwise(page) ? [kind] : [])),
    ...verdicts.filter((_kind, index) => !same[index]),
    ...(verdict === result.verdict && passed === String(passes) ? [] : ["outputs"]),
  ];
}

const ids = ["http.csp-missing", "http.leak", "ssl.version-old", "pqc.none"];
const someCheck = (id: string): fc.Arbitrary<GateCheck> =>
  fc.constantFrom("pass", "pass", "fail", "warn", "unknown", "off").map((status) => {
    return check(id, status, { actual: status === "unknown" ? null : "D", message: status });
  });
const someFinding = (id: string): fc.Arbitrary<GateFinding> =>
  fc.constantFrom(...severities).map((severity) => finding(id, { severity }));
const someTarget: fc.Arbitrary<GateTarget> = fc
  .record({
    checks: fc.tuple(...["ssl", "headers", "days", "https", "pqc"].map(someCheck)),
    findings: fc.tuple(...ids.map((id) => fc.option(someFinding(id)))),
    reason: fc.constantFrom(undefined, "tcp.reset", "internal"),
    isOpen: fc.boolean(),
    isUnseen: fc.constantFrom(false, false, false, true),
  })
  .map(({ checks, findings, reason, isOpen, isUnseen }) => {
    const statuses = checks.map(({ status }) => (status === "off" || status === "waived" ? "pass" : status));
    const verdict = isUnseen && !statuses.includes("fail") ? "unknown" : worstVerdict(statuses);
    const isUnknown = verdict === "unknown" || statuses.includes("unknown");
    return target(verdict, {
      checks,
      findings: findings.filter((each) => each !== null),
      ...(isUnknown && reason !== undefined && { reason, message: reason }),
      ...(isOpen && { incompleteChecks: [{ check: "http", reason: "tcp.reset", message: "reset" }] }),
    });
  });

const thresholds = ["gate.ssl", "gate.headers", "gate.pqc", "gate.waiver-expired"] as const;
const ofRun = ["gate.waiver-unneeded", "gate.baseline-mended", "gate.baseline-outdated"] as const;
const someLevels = fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(...ruleLevels));
const somePolicy = fc
  .record({
    rules: someLevels,
    gate: fc.dictionary(fc.constantFrom(...thresholds), fc.constantFrom("warn", "error")),
    ofRun: fc.dictionary(fc.constantFrom(...ofRun), fc.constantFrom(...ruleLevels)),
    waivers: fc.array(
      fc.record({
        rule: fc.constantFrom(...ids, "gate.ssl", "gate.*"),
        reason: fc.constant("known"),
        until: fc.constantFrom("2026-01-01", "2027-01-01"),
      }),
      { maxLength: 3 },
    ),
    known: fc.option(someTarget),
  })
  .map(({ rules, gate, known, ...others }): GatePolicy => {
    const levels = { ...rules, ...gate };
    const baseline = known && baselineOf({ targets: [known] }, null);
    return { ...others, rules: [levels, levels], isWhole: true, baseline, now: new Date("2026-06-01"), language: "en" };
  });
const someOutcome = fc.record({ failOn: fc.constantFrom(...failOns), onError: fc.constantFrom(...onErrors) });

test("every kind of report, the comment and the outputs say what the exit code says, under every policy", async () => {
  const some = fc.array(someTarget, { minLength: 1, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(some, fc.option(somePolicy), someOutcome, async (targets, policy, outcome) => {
      const measured = resultOf(targets.map((each, index) => ({ ...each, url: `https://shop.example/${index}` })));
      expect(await liars(policy ? applyPolicy(measured, policy) : measured, outcome)).toEqual([]);
    }),
    { numRuns: runs(2000) },
  );
});

const outcomes = failOns.flatMap((failOn) => onErrors.map((onError) => ({ failOn, onError })));

test.for(
  [
    "a failure",
    "nothing measured",
    "every threshold off, and no site",
    "several targets",
    "a finding that fails",
  ].flatMap((scene) => outcomes.map((outcome) => [scene, outcome] as const)),
)("%s with %j", async ([scene, outcome]) => {
  const result = scenes[scene];
  if (!result) throw new Error(scene);

  expect(await liars(result, outcome)).toEqual([]);
});

test.for(outcomes)("a run without a target that is unknown, with %j", async (outcome) => {
  const notices = [{ id: "github.no-deployment", level: "error", message: "There is no deployment yet." }] as const;

  expect(await liars(resultOf([], { verdict: "unknown", notices }), outcome)).toEqual([]);
});

test.for<readonly [what: string, result: GateResult, outcome: Outcome, name: string, reason: string]>([
  [
    "a missed threshold that may not fail the run",
    resultOf([target("fail", { checks: [check("headers", "fail")] })]),
    { failOn: "never", onError: "fail" },
    "headers",
    "does not fail the run: fail-on is never",
  ],
  [
    "a threshold that could not be measured and need not be",
    resultOf([target("unknown", { checks: [check("headers", "unknown")] })]),
    { failOn: "error", onError: "pass" },
    "headers",
    "does not fail the run: on-error is pass",
  ],
  [
    "a rule of level error",
    resultOf([target("fail", { findings: [finding("http.x", { level: "error" })] })]),
    { failOn: "never", onError: "fail" },
    "http.x",
    "does not fail the run: fail-on is never",
  ],
  [
    "a missed threshold of the baseline",
    resultOf([target("pass", { checks: [check("headers", "warn", { baselineState: "unchanged" })] })]),
    { failOn: "warn", onError: "fail" },
    "headers",
    "in the baseline",
  ],
])("%s is a skipped case with its reason", async ([, result, outcome, name, reason]) => {
  const place = { ...nowhere, outcome };
  const found = casesOf(await write("junit", result, place)).find((each) => each.name === name);

  expect(found?.outcome).toBe("skipped");
  expect(found?.body).toContain(reason);
  expect(await write("tap", result, place)).toContain(`# SKIP ${reason}`);
});

async function kindsOf(result: GateResult): Promise<readonly string[]> {
  return obey(await write("github", result)).commands.map(({ name, properties }) => `${name} ${properties["title"]}`);
}

test("findings that cost nothing are at most warnings; those that explain a failing threshold are errors", async () => {
  const severe = [
    finding("http.csp-missing", { severity: "high" }),
    finding("ssl.version-old", { severity: "critical" }),
  ];
  const below = [check("ssl", "pass"), check("headers", "fail")];

  expect(await kindsOf(resultOf([target("pass", { findings: severe })]))).toEqual([
    "warning ssl.version-old · https://shop.example/",
    "warning http.csp-missing · https://shop.example/",
  ]);
  expect(await kindsOf(resultOf([target("fail", { checks: below, findings: severe })]))).toEqual([
    "error FAIL headers · https://shop.example/",
    "error http.csp-missing · https://shop.example/",
    "warning ssl.version-old · https://shop.example/",
  ]);
});
