import type { Excusing, Waiver } from "../core/policy.ts";
import type { GateResult, GateTarget, Waived } from "../core/result/result.ts";
import { matchesUrl } from "../core/target/url-pattern.ts";
import { isOpen } from "./totals.ts";

/** What waivers say of something that was found. */
export interface Excuse {
  /** The one that holds; null where there is none. */
  readonly waived: Waived | null;
  /** Where none holds: those that did. */
  readonly expired: readonly Waiver[];
  /** All that are needed for it. */
  readonly used: readonly Waiver[];
}

/** What the waivers say of one rule on one target, at a time. */
export function excuseOf(
  waivers: readonly Waiver[],
  rule: string,
  { url }: Pick<GateTarget, "url">,
  now: Date,
): Excuse {
  const matching = waivers.filter((waiver) => isOfRule(waiver, rule) && isOfUrl(waiver, url));
  const valid = matching.filter((waiver) => !isExpired(waiver, now));
  const [first] = valid;
  // One that was renewed leaves the old one without a purpose.
  if (first) {
    const { reason, until, owner } = first;
    return { waived: { reason, until, ...(owner !== undefined && { owner }) }, expired: [], used: valid };
  }
  return { waived: null, expired: matching, used: matching };
}

/** Whether what a rule finds on a target counts for nothing: the rule is off, or a waiver holds. */
export function isExcused(rule: string, target: Pick<GateTarget, "url">, { rules, waivers, now }: Excusing): boolean {
  return rules[rule] === "off" || excuseOf(waivers, rule, target, now).waived !== null;
}

function isOfRule({ rule }: Waiver, id: string): boolean {
  return rule.endsWith(".*") ? id.startsWith(rule.slice(0, -1)) : rule === id;
}

function isOfUrl({ url }: Waiver, target: string): boolean {
  return url === undefined || matchesUrl(url, target);
}

const day = 86_400_000;

/** A waiver holds until its last day is over in UTC. */
function isExpired({ until }: Waiver, now: Date): boolean {
  return now.getTime() >= Date.parse(until) + day;
}

/**
 * The waivers that nothing needs. A target that could not be measured at all may still need them, and of targets
 * that this run left out neither.
 */
export function unneededOf(
  waivers: readonly Waiver[],
  used: ReadonlySet<Waiver>,
  { targets }: Pick<GateResult, "targets">,
  isWhole: boolean,
): readonly Waiver[] {
  return waivers.filter((waiver) => {
    const concerned = targets.filter(({ url }) => isOfUrl(waiver, url));
    const isLeftOpen = concerned.some((target) => isOpen(target, waiver.rule));
    const isCovered = isWhole || (waiver.url !== undefined && concerned.length > 0 && !waiver.url.includes("*"));
    return !used.has(waiver) && !isLeftOpen && isCovered;
  });
}
