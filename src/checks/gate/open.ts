import type { Attempt } from "../../core/attempt.ts";
import type { Result } from "../../core/check.ts";
import { describeFailure, type FailureFacts } from "../../core/failure.ts";
import type { Finding } from "../../core/result/interpretation.ts";
import type { GateIncompleteCheck, GateTarget } from "../../core/result/result.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { siteProblems } from "../http/index.ts";
import type { GateRaw } from "./schema.ts";

/** Why something could not be measured, as code and text. */
type Said = Pick<GateIncompleteCheck, "reason" | "message">;

/** Turns a failure into a reason. */
export function sayReason(facts: FailureFacts, language: Language): Said {
  return { reason: facts.reason, message: describeFailure(facts, language) };
}

/** Why a page has no grade; null if it has one or no finding explains it. */
export function sayPageDoubt({ verdict }: Result, language: Language): Said | null {
  const doubt = verdict.findings.find(isDoubt);
  return doubt
    ? { reason: `http.${doubt.id}`, message: fill(siteProblems[doubt.id].cause, doubt.params, language) }
    : null;
}

const doubts = ["page-unread", "certificate-unknown"] as const;

function isDoubt(finding: Finding): finding is Finding & { readonly id: (typeof doubts)[number] } {
  return doubts.some((id) => id === finding.id);
}

const partly: Text = {
  en: "{check} could not be measured completely.",
  ko: "{check|을/를} 완전히 측정하지 못했습니다.",
};

/** Checks without a grade and the reason, whether or not a threshold needs them. */
export function openOf(
  { http, origins }: Pick<GateRaw, "http" | "origins">,
  language: Language,
): Pick<GateTarget, "incompleteChecks"> {
  const tls = origins.map(({ ssl }) => ssl).find((ssl) => !isGraded(ssl));
  const open = [
    ...(tls || origins.length === 0 ? [{ check: "ssl", ...why("ssl", tls, language) }] : []),
    ...(isGraded(http) ? [] : [{ check: "http", ...why("http", http, language) }]),
  ];
  return open.length > 0 ? { incompleteChecks: open } : {};
}

function isGraded(attempt: Attempt<Result>): boolean {
  return attempt.ok && attempt.value.verdict.grade !== undefined;
}

function why(check: string, attempt: Attempt<Result> | undefined, language: Language): Said {
  if (attempt && !attempt.ok) return sayReason(attempt.failure, language);
  const doubt = attempt && check === "http" ? sayPageDoubt(attempt.value, language) : null;
  return doubt ?? { reason: `${check}.open`, message: fill(partly, { check }, language) };
}
