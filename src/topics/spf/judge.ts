import type { Finding } from "../../core/result/interpretation.ts";
import { compareSpf, spfFactsOf, type SpfFacts } from "./facts.ts";
import { spfFindings } from "./judge-record.ts";
import type { SpfSurroundings } from "./limits.ts";
import type { SpfProblemId } from "./problems.ts";
import type { SpfRaw, SpfSight } from "./schema.ts";

/** The findings about an SPF record, and the facts that a score needs. */
export interface SpfJudged {
  readonly facts: SpfFacts;
  readonly findings: readonly Finding<SpfProblemId>[];
}

/** Judges the SPF record of a domain, and offers a corrected record where one helps. */
export function judgeSpf(raw: SpfRaw, surroundings: SpfSurroundings): SpfJudged {
  const now = judged(raw, surroundings);
  const better = raw.repairs
    // A record that refuses all mail of a domain that sends is never an improvement.
    .filter(({ evaluation: sight }) => surroundings.isSending !== true || sight.permittedSenders !== "none")
    .map(({ value, evaluation: sight }) => ({ value, after: judged(published(raw, value, sight), surroundings) }))
    .filter(({ after }) => isNoWorse(after.facts, now.facts) && !isLosing(after, now))
    .toSorted(
      (one, other) => left(one.after, now) - left(other.after, now) || compareSpf(one.after.facts, other.after.facts),
    )[0];
  if (!better) return now;
  const { value, after } = better;
  const record = { name: raw.name, type: "TXT", value };
  const findings = now.findings.map((each) => (isMended(each, after.findings) ? { ...each, record } : each));
  return { ...now, findings };
}

function judged(raw: SpfRaw, surroundings: SpfSurroundings): SpfJudged {
  return { facts: spfFactsOf(raw, surroundings), findings: spfFindings(raw, surroundings) };
}

/** The observation as it would be after publishing another record. */
function published(raw: SpfRaw, value: string, sight: SpfSight): SpfRaw {
  const words = new Set(value.split(" "));
  const hijackable = raw.hijackable.filter(({ domain, term }) => domain !== raw.name || words.has(term));
  return { ...raw, evaluation: sight, hijackable, missingSpaces: [] };
}

/** A published record must not make anything worse or turn a known result into an unknown one. */
function isNoWorse(then: SpfFacts, now: SpfFacts): boolean {
  const isKept = now.use !== "usable" || compareSpf(then, now) <= 0;
  return isKept && (now.passesAll || !then.passesAll) && (now.isBroken || !then.isBroken);
}

/** Whether the new record refers to a host that does not exist: its purpose is unclear. */
function isLosing(then: SpfJudged, now: SpfJudged): boolean {
  const before = new Set(now.findings.map(({ id, subject }) => `${id} ${subject}`));
  return then.findings.some(({ id, subject }) => naming.has(id) && !before.has(`${id} ${subject}`));
}

const naming: ReadonlySet<SpfProblemId> = new Set(["spf-target-missing", "spf-hijack", "spf-hijack-possible"]);

/** How many of the present problems remain. */
function left(then: SpfJudged, now: SpfJudged): number {
  return now.findings.filter((each) => !isMended(each, then.findings)).length;
}

function isMended({ id, subject }: Finding<SpfProblemId>, then: readonly Finding<SpfProblemId>[]): boolean {
  // Findings about MX hosts do not depend on the record's text alone.
  if (id === "spf-mx-uncovered" || id === "spf-helo" || id === "spf-type") return false;
  return !then.some((each) => each.id === id && each.subject === subject);
}
