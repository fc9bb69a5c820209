import type { Excusing, Waiver } from "../core/policy.ts";
import type { GateResult, GateTarget, Waived } from "../core/result/result.ts";
import { maskUrls } from "../core/redact/url-secrets.ts";
import { matchesUrl } from "../core/target/url-pattern.ts";
import { isOpen } from "./totals.ts";

/** The waivers that match something that was found. */
export interface Excuse {
  /** The waiver that applies; null if none does. */
  readonly waived: Waived | null;
  /** If none applies: the matching waivers that have expired. */
  readonly expired: readonly Waiver[];
  /** The waivers that are needed, which are not reported as unneeded. */
  readonly used: readonly Waiver[];
}

/** Returns the waivers that match one rule on one target at a given time. */
export function excuseOf(
  waivers: readonly Waiver[],
  rule: string,
  { url }: Pick<GateTarget, "url">,
  now: Date,
): Excuse {
  const matching = waivers.filter((waiver) => isOfRule(waiver, rule) && isOfUrl(waiver, url));
  const valid = matching.filter((waiver) => !isExpired(waiver, now));
  const [first] = valid;
  // A renewed waiver makes the expired one unneeded.
  if (first) {
    const { reason, until, owner } = first;
    return { waived: { reason, until, ...(owner !== undefined && { owner }) }, expired: [], used: valid };
  }
  return { waived: null, expired: matching, used: matching };
}

/** Whether findings of a rule on a target do not count: the rule is off, or a waiver applies. */
export function isExcused(rule: string, target: Pick<GateTarget, "url">, { rules, waivers, now }: Excusing): boolean {
  return rules[rule] === "off" || excuseOf(waivers, rule, target, now).waived !== null;
}

function isOfRule({ rule }: Waiver, id: string): boolean {
  return rule.endsWith(".*") ? id.startsWith(rule.slice(0, -1)) : rule === id;
}

function isOfUrl({ url }: Waiver, target: string): boolean {
  // A result does not contain the secrets in a URL; in a pattern, the stars that replace them match any value.
  return url === undefined || matchesUrl(url, target) || matchesUrl(maskUrls(url), maskUrls(target));
}

const day = 86_400_000;

/** A waiver is valid until the end of its last day in UTC. */
function isExpired({ until }: Waiver, now: Date): boolean {
  return now.getTime() >= Date.parse(until) + day;
}

/**
 * Returns the unneeded waivers. A target whose rule could not be measured may still need its waiver. If the run left out targets, only
 * waivers for a single measured URL are reported.
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
