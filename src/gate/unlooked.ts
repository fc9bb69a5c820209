import { fingerprint } from "../core/result/fingerprint.ts";
import type { Excusing } from "../core/policy.ts";
import type { GateFinding, GateOpen, GateTarget } from "../core/result/result.ts";
import { fill, type Language } from "../core/text.ts";
import { words } from "./policy-words.ts";
import { isExcused } from "./waivers.ts";

/** Rules of one check that have a level but could not be evaluated. */
export interface Unlooked {
  readonly open: GateOpen;
  readonly rules: readonly string[];
  /** `error`: the target might have to fail, so it is unknown; `warn`: a warning. */
  readonly level: "error" | "warn";
}

/**
 * What a target was to fail or warn of, and could not be looked for: a configured level is a wish to know, whatever the
 * thresholds are. What was found all the same, is off or waived, is no question any more.
 */
export function unlookedOf(target: GateTarget, excusing: Excusing): readonly Unlooked[] {
  const found = new Set(target.findings.map(({ id }) => id));
  return (target.open ?? []).flatMap((open) => {
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

/** As many as fit into a sentence. */
const mostListed = 10;

/** What is said of them, beside what was found. */
export function toUnlookedFinding(
  { open, rules, level }: Unlooked,
  { url }: GateTarget,
  language: Language,
): GateFinding {
  const { check, message } = open;
  const list = [...rules.slice(0, mostListed), ...(rules.length > mostListed ? ["…"] : [])].join(", ");
  return {
    id: unlookedRule,
    severity: level === "error" ? "medium" : "info",
    cause: fill(words.unlooked, { list, message }, language),
    action: fill(words.unlookedAction, { check }, language),
    // What is a remark alone stands beside what leaves the target open.
    subject: level === "error" ? check : `${check} (warn)`,
    fingerprint: fingerprint(unlookedRule, url, `${check} ${level}`),
  };
}
