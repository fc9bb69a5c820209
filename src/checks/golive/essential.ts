import { durationText } from "../../core/duration.ts";
import { severities, type Finding, type Severity } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { problems, type Decision, type EssentialId, type ProblemId } from "./problems.ts";

/** The findings of this check. */
export type Findings = readonly Finding<ProblemId>[];

/** The result of one essential. */
export interface Essential {
  readonly id: EssentialId;
  readonly findings: Findings;
  /** Seconds after which a new check is useful; null if unknown. */
  readonly again: number | null;
}

/** Problems of an essential that depends on another one: its status is unknown, and the other one's finding has the action. */
const waiting: ReadonlySet<ProblemId> = new Set<ProblemId>(["propagation-waits", "tls-waits", "https-waits"]);

/** Decides from findings alone, so that every no-go has a cause and an action. */
export function decide({ findings }: Pick<Essential, "findings">): Decision {
  const worst = worstOf(findings);
  if (worst === "critical") return "no-go";
  return worst === "high" || findings.some(({ id }) => waiting.has(id)) ? "unknown" : "go";
}

/** The highest severity among some findings; null without any. */
export function worstOf(findings: Findings): Severity | null {
  const found = new Set<Severity>(findings.map(({ id }) => problems[id].severity));
  return severities.find((each) => found.has(each)) ?? null;
}

/** How many names a sentence lists. */
const mostNamed = 6;

/** A list of names for a sentence: the first few and the number of the others. */
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
