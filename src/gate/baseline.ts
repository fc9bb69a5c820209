import { fingerprint } from "../core/fingerprint.ts";
import { grades, meets, type Grade } from "../core/grade.ts";
import type { Baseline, BaselineEntry } from "../core/policy.ts";
import type { GateCheck, GateFinding, GateResult, GateTarget } from "../core/result.ts";

/** What a baseline may know: never days, which run out whoever knows of it. */
const isKnowable = ({ id, status, actual }: GateCheck): boolean =>
  (status === "fail" || status === "warn") && id !== "days" && actual !== null;

/** The baseline of a result: everything that was found and is not waived. What could not be measured keeps what was known of it. */
export function baselineOf({ targets }: Pick<GateResult, "targets">, before: Baseline | null): Baseline {
  const open = new Set(targets.filter(isOpen).map(({ url }) => url));
  const measured = new Set(targets.map(({ url }) => url));
  const kept = (before?.entries ?? []).filter(({ target }) => !measured.has(target) || open.has(target));
  const found = targets.flatMap(entriesOf);
  const all = new Map([...kept, ...found].map((entry) => [keyOf(entry), entry]));
  return { schema: "portcullis/baseline@1", entries: [...all.values()].toSorted(compare) };
}

function isOpen({ verdict, checks }: GateTarget): boolean {
  return verdict === "unknown" || checks.some(({ status }) => status === "unknown");
}

function entriesOf({ url, checks, findings }: GateTarget): readonly BaselineEntry[] {
  const thresholds = checks.filter(isKnowable).map(({ id, actual }) => ({
    target: url,
    rule: `gate.${id}`,
    ...(actual !== null && { actual }),
    fingerprint: ofThreshold(id, url),
  }));
  const problems = findings
    .filter(({ waived }) => !waived)
    .map(({ id, subject, fingerprint: identity }) => ({
      target: url,
      rule: id,
      ...(subject !== undefined && { subject }),
      fingerprint: identity,
    }));
  return [...thresholds, ...problems];
}

function ofThreshold(id: string, url: string): string {
  return fingerprint(`gate.${id}`, url);
}

function keyOf({ target, fingerprint: identity }: Pick<BaselineEntry, "target" | "fingerprint">): string {
  return `${identity} ${target}`;
}

function compare(a: BaselineEntry, b: BaselineEntry): number {
  const [first, second] = [a, b].map((entry) => [entry.target, entry.rule, entry.subject ?? "", entry.fingerprint]);
  return JSON.stringify(first) < JSON.stringify(second) ? -1 : 1;
}

/** Asks a baseline whether something is known, no worse than it is now. */
export interface Known {
  readonly finding: (found: GateFinding, target: GateTarget) => boolean;
  readonly check: (check: GateCheck, target: GateTarget) => boolean;
}

/** What a baseline knows; nothing where there is none. */
export function knownTo(baseline: Baseline | null): Known {
  const entries = new Map((baseline?.entries ?? []).map((entry) => [keyOf(entry), entry]));
  return {
    finding: ({ fingerprint: identity }, { url }) => entries.has(keyOf({ target: url, fingerprint: identity })),
    check(check, { url }) {
      const entry = entries.get(keyOf({ target: url, fingerprint: ofThreshold(check.id, url) }));
      return entry !== undefined && isKnowable(check) && isNoWorse(check.actual, entry.actual);
    },
  };
}

function isNoWorse(now: GateCheck["actual"], before: BaselineEntry["actual"]): boolean {
  if (typeof now === "number" && typeof before === "number") return now >= before;
  if (isGrade(now) && isGrade(before)) return meets(now, before);
  return now === before;
}

function isGrade(value: unknown): value is Grade {
  return grades.some((grade) => grade === value);
}

/** The entries of targets that were measured as a whole and show them no more. */
export function goneFrom(baseline: Baseline | null, { targets }: GateResult): readonly BaselineEntry[] {
  const whole = targets.filter((target) => !isOpen(target));
  const urls = new Set(whole.map(({ url }) => url));
  const there = new Set(
    whole.flatMap(({ url, checks, findings }) => [
      ...checks
        .filter(({ status }) => status !== "pass" && status !== "off")
        .map(({ id }) => keyOf({ target: url, fingerprint: ofThreshold(id, url) })),
      ...findings.map(({ fingerprint: identity }) => keyOf({ target: url, fingerprint: identity })),
    ]),
  );
  return (baseline?.entries ?? []).filter((entry) => urls.has(entry.target) && !there.has(keyOf(entry)));
}

/** A baseline as a file: sorted, an entry a line, so that a change of it reads like what has changed. */
export function baselineText({ schema, entries }: Baseline): string {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{\n  "schema": ${JSON.stringify(schema)},\n  "entries": ${list}\n}\n`;
}
