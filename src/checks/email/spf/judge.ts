import type { Finding } from "../../../core/result/interpretation.ts";
import type { Slice } from "../slice.ts";
import { spfFindings } from "./judge-record.ts";
import { fewestNearlyTooMany, spfDeductions, wideDeduction, type SpfSurroundings } from "./measures.ts";
import type { SpfProblemId } from "./problems.ts";
import type { SpfRaw, SpfSight } from "./schema.ts";
import { weights, type CeilingId } from "../weights.ts";

type SpfSlice = Slice<SpfProblemId, Extract<CeilingId, "spf-passes-all" | "spf-broken">>;

/** Judges the SPF record of a domain, and offers a corrected record where one helps. */
export function spfPart(raw: SpfRaw, surroundings: SpfSurroundings): SpfSlice {
  const now = weigh(raw, surroundings);
  const better = raw.repairs
    // A record that refuses all mail of a domain that sends is never an improvement.
    .filter(({ sight }) => surroundings.isSending !== true || sight.lets !== "nobody")
    .map(({ value, sight }) => ({ value, after: weigh(published(raw, value, sight), surroundings) }))
    .filter(({ after }) => isNoWorse(after, now) && !isLosing(after, now))
    .toSorted((one, other) => left(one.after, now) - left(other.after, now))[0];
  if (!better) return now;
  const { value, after } = better;
  const record = { name: raw.name, type: "TXT", value };
  const findings = now.findings.map((each) => (isMended(each, after.findings) ? { ...each, record } : each));
  return { ...now, findings };
}

function weigh(raw: SpfRaw, surroundings: SpfSurroundings): SpfSlice {
  return {
    points: { spf: pointsOf(raw, surroundings) },
    ceilings: ceilingsOf(raw.sight),
    findings: spfFindings(raw, surroundings),
  };
}

function pointsOf({ sight, hijackable }: SpfRaw, { hasDmarcPolicy }: SpfSurroundings): number | null {
  const isLost =
    isBroken(sight) || sight.passesAll !== null || hijackable.some(({ state }) => state === "unregistered");
  if (sight.state === "unknown") return null;
  if (sight.state === "none" || isLost) return 0;
  // The unknown part may break the record.
  if (sight.doubts.length > 0 || sight.end === "unknown") return null;
  const isOpen = sight.end === "?" || sight.end === "open";
  return Math.max(
    0,
    weights.spf -
      (isOpen ? spfDeductions.open : 0) -
      (sight.end === "~" && !hasDmarcPolicy ? spfDeductions.softAlone : 0) -
      (sight.ptr ? spfDeductions.ptr : 0) -
      ((sight.lookups ?? 0) >= fewestNearlyTooMany ? spfDeductions.nearlyTooMany : 0) -
      wideDeduction(sight.ownAddresses),
  );
}

/** Whether receivers end with permerror. */
function isBroken({ state, breaks }: SpfSight): boolean {
  return state === "several" || state === "faulty" || breaks.length > 0;
}

function ceilingsOf(sight: SpfSight): SpfSlice["ceilings"] {
  return [
    ...(sight.passesAll === null ? [] : (["spf-passes-all"] as const)),
    // If the domain's own mail passes before the error, the record is no worse than none.
    ...(isBroken(sight) && !sight.passesFirst ? (["spf-broken"] as const) : []),
  ];
}

/** The observation as it would be after publishing another record. */
function published(raw: SpfRaw, value: string, sight: SpfSight): SpfRaw {
  const words = new Set(value.split(" "));
  const hijackable = raw.hijackable.filter(({ domain, term }) => domain !== raw.name || words.has(term));
  return { ...raw, sight, hijackable, glued: [] };
}

/** A published record must not make anything worse or turn a known result into an unknown one. */
function isNoWorse(then: SpfSlice, now: SpfSlice): boolean {
  const [after, before] = [then.points.spf ?? null, now.points.spf ?? null];
  const isScoreKept = before === null || before === 0 ? true : after !== null && after >= before;
  return isScoreKept && then.ceilings.every((each) => now.ceilings.includes(each));
}

/** Whether the new record refers to a host that does not exist: its purpose is unclear. */
function isLosing(then: SpfSlice, now: SpfSlice): boolean {
  const before = new Set(now.findings.map(({ id, subject }) => `${id} ${subject}`));
  return then.findings.some(({ id, subject }) => naming.has(id) && !before.has(`${id} ${subject}`));
}

const naming: ReadonlySet<SpfProblemId> = new Set(["spf-target-missing", "spf-hijack", "spf-hijack-possible"]);

/** How many of the present problems remain; lost points count as one problem each. */
function left(then: SpfSlice, now: SpfSlice): number {
  return now.findings.filter((each) => !isMended(each, then.findings)).length - (then.points.spf ?? 0) / weights.spf;
}

function isMended({ id, subject }: Finding<SpfProblemId>, then: readonly Finding<SpfProblemId>[]): boolean {
  // Findings about MX hosts do not depend on the record's text alone.
  if (id === "spf-mx-uncovered" || id === "spf-helo" || id === "spf-type") return false;
  return !then.some((each) => each.id === id && each.subject === subject);
}
