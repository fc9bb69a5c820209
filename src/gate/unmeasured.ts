import { fingerprint } from "../core/result/fingerprint.ts";
import type { Excusing } from "../core/policy.ts";
import type { GateFinding, GateIncompleteCheck, GateTarget } from "../core/result/result.ts";
import { fill, type Language } from "../core/text.ts";
import { policyWords } from "./policy-words.ts";
import { isExcused } from "./waivers.ts";

/** Rules of one check that have a level but could not be evaluated. */
export interface UnmeasuredTarget {
  readonly open: GateIncompleteCheck;
  readonly rules: readonly string[];
  /** `error`: the target might have to fail, so it is unknown; `warn`: a warning. */
  readonly level: "error" | "warn";
}

/**
 * Returns the rules that have a level but could not be evaluated on a target. A level means that the user wants to know, whatever the
 * thresholds are. Rules that matched anyway, and rules that are off or waived, are left out.
 */
export function unmeasuredOf(target: GateTarget, excusing: Excusing): readonly UnmeasuredTarget[] {
  const found = new Set(target.findings.map(({ id }) => id));
  return (target.incompleteChecks ?? []).flatMap((open) => {
    const wanted = Object.entries(excusing.rules).filter(([rule]) => {
      return rule.startsWith(`${open.check}.`) && !found.has(rule) && !isExcused(rule, target, excusing);
    });
    return (["error", "warn"] as const).flatMap((level) => {
      const rules = wanted.filter(([, each]) => each === level).map(([rule]) => rule);
      return rules.length > 0 ? [{ open, rules, level }] : [];
    });
  });
}

const unlookedRule = "gate.rule-unmeasured";

/** Maximum number of rules that a message lists. */
const mostListed = 10;

/** Returns the finding that reports rules that could not be evaluated. */
export function toUnmeasuredFinding(
  { open, rules, level }: UnmeasuredTarget,
  { url }: GateTarget,
  language: Language,
): GateFinding {
  const { check, message } = open;
  const list = [...rules.slice(0, mostListed), ...(rules.length > mostListed ? ["…"] : [])].join(", ");
  return {
    id: unlookedRule,
    severity: level === "error" ? "medium" : "info",
    cause: fill(policyWords.unlooked, { list, message }, language),
    action: fill(policyWords.unlookedAction, { check }, language),
    // One check may have a warning and an error, which need different subjects.
    subject: level === "error" ? check : `${check} (warn)`,
    fingerprint: fingerprint(unlookedRule, url, `${check} ${level}`),
  };
}
