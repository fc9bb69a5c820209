import type { GateResult, GateTarget, GateVerdict } from "../core/result/result.ts";

/** Whether a rule could not be evaluated on a target. If so, a missing finding proves nothing about the problem or its waiver. */
export function isOpen({ verdict, checks, incompleteChecks: open = [] }: GateTarget, rule: string): boolean {
  const isUnknown = verdict === "unknown" || checks.some(({ status }) => status === "unknown");
  return isUnknown || open.some(({ check }) => rule.startsWith(`${check}.`));
}

/** Targets by verdict, and how many findings are waived. */
export function totalsOf(targets: readonly GateTarget[]): GateResult["totals"] {
  const count = (verdict: GateVerdict): number => targets.filter((target) => target.verdict === verdict).length;
  const waived = targets.flatMap(({ findings }) => findings.filter((finding) => finding.waived));
  return {
    pass: count("pass"),
    warn: count("warn"),
    fail: count("fail"),
    unknown: count("unknown"),
    waived: waived.length,
  };
}

const worstFirst = ["fail", "unknown", "warn", "pass"] as const satisfies readonly GateVerdict[];

/** The worst of some verdicts: fail beats unknown, unknown beats warn. */
export function worstVerdict(verdicts: readonly GateVerdict[]): GateVerdict {
  return worstFirst.find((verdict) => verdicts.includes(verdict)) ?? "unknown";
}
