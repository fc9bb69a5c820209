import { fingerprint } from "../core/result/fingerprint.ts";
import type { Baseline, BaselineEntry, BaselineTarget, Demand } from "../core/policy.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../core/result/result.ts";
import { withoutAddresses } from "./mute-addresses.ts";
import { isForeseeable, isJudgeable, isJudgeableFinding, isNoWorse, reopens } from "./judgeable.ts";
import { isOpen } from "./totals.ts";

/**
 * Returns the baseline of a result: the missed thresholds and the findings that are not waived, except those about expiry and about the
 * gate itself, and the versions of the checks. Earlier entries stay if this run did not measure their target or their rule.
 */
export function baselineOf({ targets }: Pick<GateResult, "targets">, before: Baseline | null): Baseline {
  const measured = new Map(targets.map((target) => [target.url, target]));
  const kept = (before?.entries ?? []).filter(({ target, rule }) => {
    const now = measured.get(target);
    return (!now || isOpen(now, rule)) && (isThreshold(rule) || isJudgeableFinding({ id: rule }));
  });
  const found = targets.flatMap(entriesOf);
  const all = new Map([...kept, ...found].map((entry) => [keyOf(entry), entry]));
  return {
    schema: "portcullis/baseline@2",
    targets: measuredTargets(targets, before),
    entries: [...all.values()].toSorted(compare),
  };
}

/** What a baseline says of its targets. One of the first format has recorded no versions, so none of them is this release's. */
function targetsIn(baseline: Baseline): readonly BaselineTarget[] {
  if (baseline.schema === "portcullis/baseline@2") return baseline.targets;
  return [...new Set(baseline.entries.map(({ target }) => target))].map((url) => ({ url, checks: {} }));
}

function measuredTargets(targets: readonly GateTarget[], before: Baseline | null): readonly BaselineTarget[] {
  const all = new Map((before ? targetsIn(before) : []).map((each) => [each.url, each]));
  for (const target of targets) {
    const earlier = all.get(target.url)?.checks ?? {};
    const { versions = {} } = target;
    const checks = Object.keys({ ...earlier, ...versions })
      .toSorted()
      .flatMap((id) => {
        // What was not measured keeps its entries, and so the version that found them.
        const version = isOpen(target, `${id}.`) ? earlier[id] : versions[id];
        return version === undefined ? [] : [[id, version] as const];
      });
    all.set(target.url, { url: target.url, checks: Object.fromEntries(checks) });
  }
  return [...all.values()].toSorted((a, b) => (a.url < b.url ? -1 : 1));
}

/** Returns a new baseline for the measured targets, and a baseline that may have changed meanwhile for all others. */
export function withOthers(made: Baseline, now: Baseline | null, measured: ReadonlySet<string>): Baseline {
  const own = made.entries.filter(({ target }) => measured.has(target));
  const others = (now?.entries ?? []).filter(({ target }) => !measured.has(target));
  const targets = [
    ...targetsIn(made).filter(({ url }) => measured.has(url)),
    ...(now ? targetsIn(now) : []).filter(({ url }) => !measured.has(url)),
  ];
  return baselineOf({ targets: [] }, { schema: "portcullis/baseline@2", targets, entries: [...own, ...others] });
}

function entriesOf({ url, checks, findings }: GateTarget): readonly BaselineEntry[] {
  const thresholds = checks.filter(isJudgeable).map(({ id, actual, kind, measured: seen }) => ({
    target: url,
    rule: `gate.${id}`,
    ...(kind !== undefined && { subject: kind }),
    ...(actual !== null && { actual }),
    ...(seen && { seen }),
    fingerprint: ofThreshold({ id, kind }, url),
  }));
  const problems = findings
    .filter((finding) => !finding.waived && isJudgeableFinding(finding))
    .map(({ id, subject, fingerprint: identity }) => ({
      target: url,
      rule: id,
      ...(subject !== undefined && { subject }),
      fingerprint: identity,
    }));
  return [...thresholds, ...problems];
}

/** Returns the fingerprint of a missed threshold. Each kind of failure has its own. */
function ofThreshold({ id, kind }: { readonly id: string; readonly kind?: string | undefined }, url: string): string {
  return fingerprint(`gate.${id}`, url, kind);
}

/** Findings about the policy itself are never thresholds, even if a file says so. */
function isThreshold(rule: string): boolean {
  return rule.startsWith("gate.") && !/^gate\.(?:waiver|baseline|rule)-/.test(rule);
}

function keyOf({ target, fingerprint: identity }: Pick<BaselineEntry, "target" | "fingerprint">): string {
  return `${identity} ${target}`;
}

function compare(a: BaselineEntry, b: BaselineEntry): number {
  const [first, second] = [a, b].map((entry) => [entry.target, entry.rule, entry.subject ?? "", entry.fingerprint]);
  return JSON.stringify(first) < JSON.stringify(second) ? -1 : 1;
}

/** How a missed threshold compares with the baseline. */
export type BaselineMatch =
  | { readonly is: "new" | "known" | "worse" }
  /**
   * The baseline has the threshold, but the new findings in `by` are a reason to miss it by themselves. `isOutdated`: other versions of their
   * checks made the baseline, so they may be new only to the check.
   */
  | { readonly is: "reopened"; readonly by: readonly GateFinding[]; readonly isOutdated: boolean };

/** The checks that a target must pass besides its thresholds. */
type Demands = Readonly<Record<string, Demand>> | undefined;

/** Tells whether the baseline has a finding or a missed threshold. */
export interface Known {
  readonly finding: (found: GateFinding, target: GateTarget) => boolean;
  /**
   * The level of a finding because the baseline does not have it; null for none. Only severe findings of `ssl`, `http` and demanded checks
   * have one. It is `warn` if another version of the check made the baseline, or if the demand itself only warns.
   */
  readonly novelty: (found: GateFinding, target: GateTarget, demands: Demands) => "error" | "warn" | null;
  /** Compares a missed threshold. The findings of the target are judged, so waived and known ones do not reopen it. */
  readonly check: (check: GateCheck, target: GateTarget, demands: Demands) => BaselineMatch;
}

/** Opens a baseline for look-ups. Without a baseline, everything is new. */
export function knownTo(baseline: Baseline | null): Known {
  const entries = new Map((baseline?.entries ?? []).map((entry) => [keyOf(entry), entry]));
  const isOutdated = baseline ? outdatedIn(baseline) : () => false;
  const ofHosts = new Set((baseline?.entries ?? []).map(ofHost));
  const has = (found: GateFinding, { url }: GateTarget): boolean => {
    if (!isJudgeableFinding(found)) return false;
    if (entries.has(keyOf({ target: url, fingerprint: found.fingerprint }))) return true;
    const whole = withoutAddresses(found.subject);
    return whole !== null && ofHosts.has(ofHost({ target: url, rule: found.id, ...whole }));
  };
  return {
    finding: has,
    novelty(found, target, demands = {}) {
      if (!baseline || !isSevere(found) || !isForeseeable(found) || has(found, target)) return null;
      const level = levelOfCheck(checkOf(found), demands);
      return level === "error" && isOutdated(target, checkOf(found)) ? "warn" : level;
    },
    check(check, target, demands = {}) {
      const { url, findings } = target;
      const entry = entries.get(keyOf({ target: url, fingerprint: ofThreshold(check, url) }));
      if (!entry || !isJudgeable(check)) return { is: "new" };
      if (!isNoWorse(check, entry)) return { is: "worse" };
      const by = findings.filter(
        (found) => !found.waived && found.baselineState !== "unchanged" && reopens(found, check, demands),
      );
      if (by.length === 0) return { is: "known" };
      return { is: "reopened", by, isOutdated: by.every((found) => isOutdated(target, checkOf(found))) };
    },
  };
}

/** A finding of a host by its words, which do not depend on its addresses. */
function ofHost({ target, rule, subject = "" }: Pick<BaselineEntry, "target" | "rule" | "subject">): string {
  return JSON.stringify([target, rule, subject]);
}

function checkOf({ id }: Pick<GateFinding, "id">): string {
  return id.split(".", 1)[0] ?? id;
}

function isSevere({ severity }: GateFinding): boolean {
  return severity === "critical" || severity === "high";
}

/** The checks of every gate. */
const always: ReadonlySet<string> = new Set(["ssl", "http"]);

function levelOfCheck(id: string, demands: NonNullable<Demands>): "error" | "warn" | null {
  if (always.has(id)) return "error";
  const level = demands[id]?.level ?? "off";
  return level === "off" ? null : level;
}

/** Whether another version of a check made the baseline of a target. A target that the baseline has never measured is simply new. */
function outdatedIn(baseline: Baseline): (target: GateTarget, check: string) => boolean {
  const isFirstFormat = baseline.schema === "portcullis/baseline@1";
  const recorded = new Map(targetsIn(baseline).map(({ url, checks }) => [url, checks]));
  return ({ url, versions = {} }, check) => {
    const checks = recorded.get(url);
    if (!checks) return isFirstFormat;
    return isFirstFormat || checks[check] !== versions[check];
  };
}

/** Returns the checks of the measured targets that another version measured for the baseline. */
export function outdatedChecks(
  baseline: Baseline,
  targets: readonly GateTarget[],
  demands: readonly NonNullable<Demands>[] = [],
): readonly string[] {
  const isOutdated = outdatedIn(baseline);
  const checks = targets.flatMap((target, index) =>
    [...always, ...Object.keys(demands[index] ?? {})].filter(
      (id) => target.origins.length > 0 && levelOfCheck(id, demands[index] ?? {}) !== null && isOutdated(target, id),
    ),
  );
  return [...new Set(checks)];
}

/** Returns the entries that no longer apply: their target and rule were measured, and the problem was not found. */
export function goneFrom(baseline: Baseline | null, { targets }: GateResult): readonly BaselineEntry[] {
  const measured = new Map(targets.map((target) => [target.url, target]));
  const there = new Set(
    targets.flatMap(({ url, checks, findings }) => [
      ...checks
        .filter(({ status }) => status !== "pass" && status !== "off")
        .map((check) => keyOf({ target: url, fingerprint: ofThreshold(check, url) })),
      ...findings.map(({ fingerprint: identity }) => keyOf({ target: url, fingerprint: identity })),
    ]),
  );
  return (baseline?.entries ?? []).filter((entry) => {
    const now = measured.get(entry.target);
    if (now === undefined || isOpen(now, entry.rule) || there.has(keyOf(entry))) return false;
    // What was found at every address may be left at some.
    return !now.findings.some(({ id, subject }) => {
      const whole = withoutAddresses(subject);
      return whole !== null && ofHost({ target: now.url, rule: id, ...whole }) === ofHost(entry);
    });
  });
}

/** Formats a baseline as a file, one target or entry per line, so that a diff shows what changed. */
export function baselineText(baseline: Baseline): string {
  const { entries } = baseline;
  const lists = Object.entries({ targets: targetsIn(baseline), entries }).map(
    ([name, all]) => `  ${JSON.stringify(name)}: ${listed(all)}`,
  );
  const schema: Baseline["schema"] = "portcullis/baseline@2";
  return `{\n${[`  "schema": ${JSON.stringify(schema)}`, ...lists].join(",\n")}\n}\n`;
}

function listed(all: readonly unknown[]): string {
  if (all.length === 0) return "[]";
  return `[\n${all.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]`;
}
