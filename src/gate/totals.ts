import type { GateResult, GateTarget, GateVerdict } from "../core/result.ts";

/** Whether something about a target could not be measured: then nobody can say what it has no more, or does not need. */
export function isOpen({ verdict, checks, open = [] }: GateTarget): boolean {
  return verdict === "unknown" || open.length > 0 || checks.some(({ status }) => status === "unknown");
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
