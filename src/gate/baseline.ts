import { fingerprint } from "../core/result/fingerprint.ts";
import type { Baseline, BaselineEntry, Demand } from "../core/policy.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../core/result/result.ts";
import { isKnowable, isKnowableFinding, isNoWorse, reopens } from "./knowable.ts";
import { isOpen } from "./totals.ts";

/**
 * Returns the baseline of a result: the missed thresholds and the findings that are not waived, except those about expiry and about the
 * gate itself. Earlier entries stay if this run did not
 * measure their target or their rule.
 */
export function baselineOf({ targets }: Pick<GateResult, "targets">, before: Baseline | null): Baseline {
  const measured = new Map(targets.map((target) => [target.url, target]));
  const kept = (before?.entries ?? []).filter(({ target, rule }) => {
    const now = measured.get(target);
    return (!now || isOpen(now, rule)) && (isThreshold(rule) || isKnowableFinding({ id: rule }));
  });
  const found = targets.flatMap(entriesOf);
  const all = new Map([...kept, ...found].map((entry) => [keyOf(entry), entry]));
  return { schema: "portcullis/baseline@1", entries: [...all.values()].toSorted(compare) };
}

function entriesOf({ url, checks, findings }: GateTarget): readonly BaselineEntry[] {
  const thresholds = checks.filter(isKnowable).map(({ id, actual, kind, seen }) => ({
    target: url,
    rule: `gate.${id}`,
    ...(kind !== undefined && { subject: kind }),
    ...(actual !== null && { actual }),
    ...(seen && { seen }),
    fingerprint: ofThreshold({ id, kind }, url),
  }));
  const problems = findings
    .filter((finding) => !finding.waived && isKnowableFinding(finding))
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
export type Standing =
  | { readonly is: "new" | "known" | "worse" }
  /** The baseline has the threshold, but the new findings in `by` are a reason to miss it by themselves. */
  | { readonly is: "reopened"; readonly by: readonly GateFinding[] };

/** Tells whether the baseline has a finding or a missed threshold. */
export interface Known {
  readonly finding: (found: GateFinding, target: GateTarget) => boolean;
  /** Needs a target whose findings are already judged: waived, disabled and known findings do not reopen a threshold. */
  readonly check: (
    check: GateCheck,
    target: GateTarget,
    demands: Readonly<Record<string, Demand>> | undefined,
  ) => Standing;
}

/** Opens a baseline for look-ups. Without a baseline, everything is new. */
export function knownTo(baseline: Baseline | null): Known {
  const entries = new Map((baseline?.entries ?? []).map((entry) => [keyOf(entry), entry]));
  return {
    finding: (found, { url }) => {
      return isKnowableFinding(found) && entries.has(keyOf({ target: url, fingerprint: found.fingerprint }));
    },
    check(check, { url, findings }, demands = {}) {
      const entry = entries.get(keyOf({ target: url, fingerprint: ofThreshold(check, url) }));
      if (!entry || !isKnowable(check)) return { is: "new" };
      if (!isNoWorse(check, entry)) return { is: "worse" };
      const by = findings.filter((found) => !found.waived && !found.isKnown && reopens(found, check, demands));
      return by.length > 0 ? { is: "reopened", by } : { is: "known" };
    },
  };
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
    return now !== undefined && !isOpen(now, entry.rule) && !there.has(keyOf(entry));
  });
}

/** Formats a baseline as a file, one entry per line, so that a diff shows what changed. */
export function baselineText({ schema, entries }: Baseline): string {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{\n  "schema": ${JSON.stringify(schema)},\n  "entries": ${list}\n}\n`;
}
