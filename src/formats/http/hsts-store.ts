import { hstsPreloadedSuffixes } from "../../data/http/hsts-preload.ts";
import type { Hsts } from "./hsts.ts";

/** An https answer as an HSTS store reads it. */
interface Sent {
  /** The host that answered, in lower case, without brackets. */
  readonly host: string;
  /** The policy of its first Strict-Transport-Security field; null without one, or if browsers ignore it. */
  readonly policy: Hsts | null;
}

/**
 * The answers whose policies a browser has stored after all of them, one for each host. RFC 6797 §8.1: a later valid policy of a host replaces
 * its earlier one, and a max-age of 0 removes it (§6.1.1); an answer without the field, or with an invalid one, changes nothing.
 */
export function storedAfter<S extends Sent>(answers: readonly S[]): readonly (S & { readonly policy: Hsts })[] {
  const stored = new Map<string, S & { readonly policy: Hsts }>();
  for (const answer of answers) {
    const { host, policy } = answer;
    if (policy?.maxAge === 0) stored.delete(host);
    else if (policy) stored.set(host, { ...answer, policy });
  }
  return [...stored.values()];
}

/** Whether the policy of a host applies to a name: its own (congruent) or, with includeSubDomains, one below it (RFC 6797 §8.2, §8.3). */
export function coversHost(from: string, policy: Hsts, host: string): boolean {
  if (policy.maxAge === 0) return false;
  return host === from || (policy.includeSubDomains && host.endsWith(`.${from}`));
}

/** The public suffix for which browsers enforce https on this host from the first visit on; null without one. */
export function preloadedSuffix(host: string): string | null {
  const labels = host.replace(/\.$/, "").split(".");
  const names = labels.map((_, at) => labels.slice(at).join("."));
  return names.find((name) => hstsPreloadedSuffixes.has(name)) ?? null;
}
