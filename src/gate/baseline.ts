import { fingerprint } from "../core/result/fingerprint.ts";
import type { Baseline, BaselineEntry, Demand } from "../core/policy.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../core/result/result.ts";
import { isKnowable, isKnowableFinding, isNoWorse, reopens } from "./knowable.ts";
import { isOpen } from "./totals.ts";

/** The baseline of a result: everything that was found and is not waived. What could not be measured keeps what was known of it. */
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

/** What is missed in another way is something else. */
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

/** What a baseline knows of a threshold that is missed. */
export type Standing =
  | { readonly is: "new" | "known" | "worse" }
  /** It was missed before; what is there now, and was not, is a reason of its own. */
  | { readonly is: "reopened"; readonly by: readonly GateFinding[] };

/** Asks a baseline whether something is known, no worse than it is now. */
export interface Known {
  readonly finding: (found: GateFinding, target: GateTarget) => boolean;
  /** Of a target whose findings are judged already: those that are waived or off excuse themselves. */
  readonly check: (
    check: GateCheck,
    target: GateTarget,
    demands: Readonly<Record<string, Demand>> | undefined,
  ) => Standing;
}

/** What a baseline knows; nothing where there is none. */
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

/** The entries of targets that show them no more, as far as what they are about was measured. */
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

/** A baseline as a file: sorted, an entry a line, so that a change of it reads like what has changed. */
export function baselineText({ schema, entries }: Baseline): string {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{\n  "schema": ${JSON.stringify(schema)},\n  "entries": ${list}\n}\n`;
}
