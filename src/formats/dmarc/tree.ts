import type { DmarcChoice, DmarcRecord } from "./record.ts";
import { countLabels, isSameName, outermost, type DnsName } from "../dns/name.ts";

/** The result at one name of the DNS tree walk, RFC 9989 §4.10. */
export interface DmarcStep {
  /** The domain of a record there: the name without `_dmarc`. */
  readonly about: DnsName;
  readonly choice: DmarcChoice;
  /** Reason code if the lookup failed; null otherwise. */
  readonly doubt: string | null;
}

/** A result that is unknown because of one name on the way. */
export interface DmarcDoubt {
  readonly kind: "unknown";
  readonly at: DnsName;
  readonly reason: string;
}

/** An organizational domain and how it was determined (§4.10.2). */
export interface Organisation {
  readonly kind: "known";
  readonly name: DnsName;
  /** `psd`: declared by a record. `below-suffix`: the parent is a suffix. `topmost`: no record is further up. `itself`: there is no record at all. */
  readonly rule: "psd" | "below-suffix" | "topmost" | "itself";
}

/** A record that applies to subdomains, and whether the organisation or the public suffix above it published it. */
export interface DmarcInheritance {
  readonly kind: "found";
  readonly origin: "organisation" | "suffix";
  readonly about: DnsName;
  readonly record: DmarcRecord;
}

type Way = readonly [DmarcStep, ...DmarcStep[]];

/** The steps up to the one where the walk stops (§4.10 steps 2 and 6), or up to the first failed lookup. */
function walked(steps: Way): { readonly seen: readonly DmarcStep[]; readonly doubt: DmarcDoubt | null } {
  const seen: DmarcStep[] = [];
  for (const step of steps) {
    if (step.doubt !== null) return { seen, doubt: { kind: "unknown", at: step.about, reason: step.doubt } };
    seen.push(step);
    if (recordOf(step) !== null && recordOf(step)?.suffix !== "u") break;
  }
  return { seen, doubt: null };
}

function recordOf({ choice }: DmarcStep): DmarcRecord | null {
  return choice.kind === "one" ? choice.record : null;
}

/** The organizational domain of the first name of a walk, §4.10.2. */
export function organisationAlong(steps: Way): Organisation | DmarcDoubt {
  const { seen, doubt } = walked(steps);
  if (doubt) return doubt;
  const [start] = steps;
  const last = seen.at(-1) ?? start;
  const psd = recordOf(last)?.suffix;
  if (psd === "n") return { kind: "known", name: last.about, rule: "psd" };
  if (psd === "y" && last !== start) {
    return { kind: "known", name: outermost(start.about, countLabels(last.about) + 1), rule: "below-suffix" };
  }
  const topmost = seen.findLast((step) => recordOf(step) !== null);
  return topmost
    ? { kind: "known", name: topmost.about, rule: "topmost" }
    : { kind: "known", name: start.about, rule: "itself" };
}

/**
 * The record for a subdomain without its own, below the first name of a walk, §4.10.1. Its walk continues with these steps, so even the first of them
 * may be the suffix.
 */
export function inheritedBelow(steps: readonly DmarcStep[]): DmarcInheritance | DmarcDoubt | { readonly kind: "none" } {
  const [first, ...others] = steps;
  if (!first) return { kind: "none" };
  const { seen, doubt } = walked([first, ...others]);
  if (doubt) return doubt;
  const last = seen.at(-1);
  if (last && recordOf(last)?.suffix === "y") return belowSuffix(seen, last);
  const topmost = seen.findLast((step) => recordOf(step) !== null);
  const record = topmost && recordOf(topmost);
  return record ? { kind: "found", origin: "organisation", about: topmost.about, record } : { kind: "none" };
}

/** §4.10.1: a suffix's policy does not apply if the organisation below it has its own. */
function belowSuffix(seen: readonly DmarcStep[], suffix: DmarcStep): DmarcInheritance | { readonly kind: "none" } {
  const depth = countLabels(suffix.about) + 1;
  const organisation = seen.find(({ about }) => countLabels(about) === depth && !isSameName(about, suffix.about));
  const own = organisation && recordOf(organisation);
  if (own) return { kind: "found", origin: "organisation", about: organisation.about, record: own };
  const record = recordOf(suffix);
  return record ? { kind: "found", origin: "suffix", about: suffix.about, record } : { kind: "none" };
}
