import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Baseline, Demand, GatePolicy } from "../../src/core/policy.ts";
import type { GateResult, GateTarget } from "../../src/core/result/result.ts";
import type { Judged } from "../../src/gate/combine.ts";
import { confirmed, retried } from "../../src/gate/confirm.ts";
import { openJudge } from "../../src/gate/judge.ts";
import { gate } from "../../src/library/index.ts";
import { runHere } from "../action/runner.ts";
import { caFile, goodPage } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import { bare, changing, gateAt } from "../cli/persistence.ts";
import { portcullis } from "../cli/terminal.ts";
import { scenes } from "../report/scenes.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

type Rules = GatePolicy["rules"][number];

interface Scene {
  readonly rules?: Rules;
  readonly waived?: readonly string[];
  readonly baseline?: Baseline;
  readonly thresholds?: Readonly<Record<string, string>>;
  readonly demands?: Readonly<Record<string, Demand>>;
  readonly first?: Answer;
  readonly second?: Answer;
}

interface Confirmed {
  readonly judged: GateTarget;
  readonly result: GateResult;
  readonly isMeasuredTwice: boolean;
}

/** Measures a site that changes before the second measurement, and judges the result. */
async function judgedTwice({ rules = {}, waived = [], baseline, demands, ...scene }: Scene): Promise<Confirmed> {
  const { first = bare, second = goodPage, thresholds = {} } = scene;
  const policy: GatePolicy = {
    rules: [rules],
    waivers: waived.map((rule) => ({ rule, reason: "known", until: "2999-12-31" })),
    isWhole: false,
    baseline: baseline ?? null,
    now: new Date(),
    language: "en",
    ...(demands && { demands: [demands] }),
  };
  const judge = await openJudge(policy, false);
  const site = await changing(first);
  const { result: measured, pauses } = await gateAt(site.url, {
    thresholds,
    ...(demands && { demands }),
    judge: judge.target,
    pause: () => site.become(second),
  });
  const { result } = judge.whole(measured);
  return { judged: result.targets[0]!, result, isMeasuredTwice: pauses.length > 0 };
}

const noCsp = { "http.csp-missing": "error" } as const;

test("a failure by a rule alone is measured again, and stands if the result differs", async () => {
  const { judged, result } = await judgedTwice({ thresholds: { min_headers: "off" }, rules: noCsp });

  expect(result).toMatchObject({ verdict: "fail", totals: { warn: 0, fail: 1 } });
  expect(judged.unstable).toEqual([
    {
      id: "http.csp-missing",
      expected: false,
      first: { status: "fail", actual: true },
      second: { status: "pass", actual: false },
    },
  ]);
  expect(judged.findings.find(({ id }) => id === "gate.unstable")?.cause).toBe(
    "A second measurement a moment later gave a different result: http.csp-missing found → not found. The worse result counts.",
  );
});

test.for([
  ["en", "headers F (fail) → A (pass), ≥ B."],
  ["ko", "headers F (실패) → A (통과), ≥ B"],
] as const)("the finding shows the verdicts in the language of the report: %s", ([language, says]) => {
  const [target] = scenes["a failure"]?.targets ?? [];
  const measured = (actual: "A" | "F", status: "fail" | "pass"): Judged => {
    const check = { id: "headers", expected: "B", actual, status, source: "default", message: "" } as const;
    const told = { ...target!, checks: [check] };
    return { measured: told, judged: told };
  };

  const { findings } = confirmed(measured("F", "fail"), measured("A", "pass"), language);

  expect(findings.find(({ id }) => id === "gate.unstable")?.cause).toContain(says);
});

test("a failure by a rule that repeats is confirmed", async () => {
  const { judged } = await judgedTwice({ thresholds: { min_headers: "off" }, rules: noCsp, second: bare });

  expect(judged).toMatchObject({ verdict: "fail", confirmed: true });
  expect(judged.unstable).toBeUndefined();
});

test.for<readonly [what: string, scene: Scene]>([
  ["is waived", { waived: ["gate.headers"] }],
  ["only warns by its rule", { rules: { "gate.headers": "warn" } }],
  ["fails by a rule that is waived", { waived: ["http.*", "gate.headers"], rules: noCsp }],
])("%s is measured once", async ([, scene]) => {
  const { judged, isMeasuredTwice } = await judgedTwice(scene);

  expect(isMeasuredTwice).toBe(false);
  expect(judged.confirmed).toBeUndefined();
  expect(judged.findings.map(({ id }) => id)).not.toContain("gate.unstable");
});

test("a failure known to the baseline is measured once", async () => {
  const site = await changing(bare);
  const open = { rules: [{}], waivers: [], isWhole: true, baseline: null, now: new Date(), language: "en" } as const;
  const { result } = await gateAt(site.url, {});
  const { baseline } = (await openJudge(open, true)).whole(result);

  const judge = await openJudge({ ...open, baseline }, false);
  const { pauses, target } = await gateAt(site.url, { judge: judge.target });

  expect(judge.target(target, 0).verdict).not.toBe("fail");
  expect({ pauses, confirmed: target.confirmed }).toEqual({ pauses: [], confirmed: undefined });
});

test("waived findings that differ between two failures make no difference", async () => {
  const { judged } = await judgedTwice({ thresholds: { min_days: "825" }, waived: ["gate.headers", "http.*"] });

  expect(judged).toMatchObject({ verdict: "fail", confirmed: true });
  expect(judged.unstable).toBeUndefined();
});

test.for<readonly [what: string, scene: Scene, level: string | undefined]>([
  ["as it is", {}, "warn"],
  ["that is an error", { rules: { "gate.unstable": "error" } }, "error"],
  ["that is off", { rules: { "gate.unstable": "off" } }, undefined],
  ["that is waived", { waived: ["gate.unstable"] }, "none"],
  ["beside a second failure that is waived", { thresholds: { min_days: "825" }, waived: ["gate.days"] }, "warn"],
])("the finding %s leaves the failure as it was measured", async ([, scene, level]) => {
  const { judged } = await judgedTwice(scene);

  expect(judged.verdict).toBe("fail");
  expect(judged.checks.find(({ id }) => id === "headers")).toMatchObject({ status: "fail", actual: "F" });
  expect(judged.findings.find(({ id }) => id === "gate.unstable")?.level).toBe(level);
  expect(judged.unstable?.map(({ id }) => id)).toEqual(["headers"]);
});

test("a rule that fails only the second time is listed next to those that did not repeat", async () => {
  const { judged } = await judgedTwice({
    thresholds: { min_days: "825" },
    rules: { ...noCsp, "gate.days": "error" },
    first: goodPage,
    second: bare,
  });

  expect(judged.verdict).toBe("fail");
  expect(judged.unstable?.map(({ id }) => id)).toEqual(["headers", "http.csp-missing"]);
});

test("a rule that was not measured the second time still counts", async () => {
  const { judged } = await judgedTwice({
    thresholds: { min_headers: "off", min_days: "825" },
    rules: noCsp,
    second: reply({ status: 503 }),
  });

  expect(judged.verdict).toBe("fail");
  expect(judged.unstable).toEqual([
    expect.objectContaining({ id: "http.csp-missing", second: { status: "unknown", actual: null } }),
  ]);
});

test("a demanded check counts like a threshold", async () => {
  const demands = { http: { level: "error", source: "file", minGrade: "B" } } as const;

  const { judged } = await judgedTwice({ thresholds: { min_headers: "off" }, demands });

  expect(judged).toMatchObject({ verdict: "fail", confirmed: false, unstable: [{ id: "http", expected: "B" }] });
});

test("the worse value of two failures stands, with the findings of both", async () => {
  const poor = reply({ headers: ["Content-Type: text/html", "X-Powered-By: PHP/8.1.2"], body: "<!doctype html>" });
  const thresholds = { min_headers: "A+" };
  const worse = await judgedTwice({ thresholds, first: poor, second: bare });
  const better = await judgedTwice({ thresholds, first: bare, second: poor });

  for (const { judged } of [worse, better]) {
    expect(judged.checks.find(({ id }) => id === "headers")).toMatchObject({ status: "fail", actual: "F" });
    expect(judged.findings.map(({ id }) => id)).toContain("http.leak-version");
  }
});

/** A measurement of one target, judged as measured. */
function measurement(change: Partial<GateTarget>): Judged {
  const [first] = scenes["a pass without findings"]?.targets ?? [];
  const measured = { ...first!, ...change };
  return { measured, judged: measured };
}

const passed = { id: "headers", expected: "B", actual: "A", status: "pass", source: "default", message: "" } as const;
const missed = { ...passed, actual: "D", status: "fail" } as const;
const unseen = { ...passed, actual: null, status: "unknown" } as const;
const found = { id: "http.csp-missing", severity: "high", cause: "c", action: "a", fingerprint: "f" } as const;

test.for<readonly [what: string, first: Partial<GateTarget>, second: Partial<GateTarget>, is: object]>([
  ["what was unknown and passes", { verdict: "unknown", checks: [unseen] }, { checks: [passed] }, { verdict: "pass" }],
  [
    "what was unknown and fails",
    { verdict: "unknown", checks: [unseen] },
    { verdict: "fail", checks: [missed] },
    { verdict: "fail", checks: [missed] },
  ],
  [
    "a part that failed, and a retry that measured nothing",
    { verdict: "fail", checks: [missed] },
    { verdict: "unknown", checks: [unseen], origins: [], reason: "tcp.refused", message: "m" },
    { verdict: "fail", checks: [missed] },
  ],
  [
    "what both could not measure",
    { verdict: "unknown", checks: [unseen], reason: "tcp.reset", message: "m" },
    { verdict: "unknown", checks: [unseen], reason: "tcp.refused", message: "n" },
    { verdict: "unknown", reason: "tcp.reset", message: "m" },
  ],
  [
    "fewer days the first time",
    { origins: [{ origin: "shop.example", grade: "D", daysLeft: 3 }] },
    {},
    { origins: [{ grade: "D", daysLeft: 3 }] },
  ],
])("an interrupted measurement and its retry: %s", ([, first, second, is]) => {
  const one = retried(measurement(first), measurement(second), "en");

  expect(one).toMatchObject(is);
  expect(one.unstable).toBeUndefined();
});

test("a rule that an interrupted measurement found to fail stays, and the difference is named", () => {
  const level = "error" as const;
  const half = measurement({ verdict: "unknown", checks: [unseen], findings: [found] });
  const first = { ...half, judged: { ...half.judged, verdict: "fail" as const, findings: [{ ...found, level }] } };

  const one = retried(first, measurement({ checks: [passed] }), "en");

  expect(one.findings.map(({ id }) => id)).toEqual(["http.csp-missing", "gate.unstable"]);
  expect(one.unstable).toMatchObject([{ id: "http.csp-missing" }]);
});

/** Creates a folder with a configuration in which only a rule fails. */
function configured(): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-confirm-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "portcullis.config.json"), JSON.stringify({ min_headers: "off", rules: noCsp }));
  return folder;
}

const doors: Readonly<Record<string, (url: string, folder: string) => Promise<GateResult>>> = {
  async "the command line"(url, folder) {
    const args = ["gate", url, "--ca-file", caFile, "--confirm", "1", "--json"];
    return JSON.parse((await portcullis(args, { folder })).out) as GateResult;
  },
  async "the Action"(url, folder) {
    const inputs = { url, "ca-file": caFile, confirm: "1", config: join(folder, "portcullis.config.json") };
    const { outputs } = await runHere({ inputs });
    return JSON.parse(readFileSync(outputs["results-file"] ?? "", "utf8")) as GateResult;
  },
  async "the library"(url, folder) {
    return gate({ url, caFile, config: join(folder, "portcullis.config.json") });
  },
};

test.for(Object.keys(doors))("%s measures a failure by a rule alone again", async (door) => {
  const { origin } = await keep(serveTls({ answer: bare }));

  const { verdict, targets } = await doors[door]!(`${origin}/`, configured());

  expect({ verdict, confirmed: targets[0]?.confirmed }).toEqual({ verdict: "fail", confirmed: true });
});
