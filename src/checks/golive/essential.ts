import { durationText } from "../../core/duration.ts";
import { severities, type Finding, type Severity } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { problems, type Decision, type EssentialId, type ProblemId } from "./problems.ts";

/** The findings of this check. */
export type Findings = readonly Finding<ProblemId>[];

/** What one essential comes to. */
export interface Essential {
  readonly id: EssentialId;
  readonly findings: Findings;
  /** Seconds after which it is worth looking again; null where nothing says so. */
  readonly again: number | null;
}

/** What cannot be looked at before another essential is put right, which says what to do: unknown, and no trouble of its own. */
const waiting: ReadonlySet<ProblemId> = new Set<ProblemId>(["propagation-waits", "tls-waits", "https-waits"]);

/** Decides by what was found alone, so that whatever is no go says why, and what to do about it. */
export function decide({ findings }: Pick<Essential, "findings">): Decision {
  const worst = worstOf(findings);
  if (worst === "critical") return "no-go";
  return worst === "high" || findings.some(({ id }) => waiting.has(id)) ? "unknown" : "go";
}

/** The severity of the worst of some findings; null where there are none. */
export function worstOf(findings: Findings): Severity | null {
  const found = new Set<Severity>(findings.map(({ id }) => problems[id].severity));
  return severities.find((each) => found.has(each)) ?? null;
}

/** How many names a sentence lists. */
const mostNamed = 6;

/** Names in a sentence: the first ones, and how many there are beside them. */
export function listed(names: readonly string[]): string {
  const all = [...new Set(names)];
  const others = all.length - mostNamed;
  return all.slice(0, mostNamed).join(", ") + (others > 0 ? ` (+${others})` : "");
}

/** A time to wait, as the end of "wait …". */
export function waitWords(seconds: number | null): Text {
  return seconds === null ? { en: "until their caches expire", ko: "캐시가 만료될 때까지" } : durationText(seconds);
}

const ours: ReadonlySet<string> = new Set([
  "ENETUNREACH",
  "EHOSTUNREACH",
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EACCES",
  "EPERM",
]);

/** Whether this machine has no route to an address; such an address is not judged. */
export function isOurs(reason: string | null): boolean {
  return reason !== null && ours.has(reason);
}
