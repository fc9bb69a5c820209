import { isIP } from "node:net";
import { isRestricted } from "../../data/phishing/restricted-suffixes.ts";
import { freeHosts, paidSuffixes } from "../../data/phishing/suffixes.ts";

/** The parts of a link's host. */
export interface Host {
  /** In A-label form, without brackets. */
  readonly name: string;
  readonly isAddress: boolean;
  /** The registrable domain; null for addresses and names without a public suffix. */
  readonly domain: string | null;
  /** The public suffix of {@link Host.domain}, `co.kr`. */
  readonly suffix: string;
  /** The free hosting suffix that the name is below; null without one. */
  readonly freeHost: string | null;
  /** The labels that the owner chose, from left to right: those before the public suffix or free hosting suffix. */
  readonly labels: readonly string[];
}

/** Splits hosts by the public suffix list. */
export type HostReader = (name: string) => Host;

/** Loads the public suffix list on demand, because it is larger than the rest of the check. */
export async function openHosts(): Promise<HostReader> {
  const { parse } = await import("tldts");
  return (name) => {
    const isAddress = isIP(name) !== 0;
    const short = name.slice(0, longestName);
    const { domain, publicSuffix, isIcann } = parse(short, options);
    if (isAddress || domain === null || !isIcann) {
      return { name, isAddress, domain: null, suffix: "", freeHost: null, labels: isAddress ? [] : name.split(".") };
    }
    const listed = parse(short, { ...options, allowPrivateDomains: true });
    const below = customerSuffix(listed.isPrivate === true ? listed.publicSuffix : null, name);
    const listedHost = freeHostOf(name) ?? below;
    const freeHost = below === null && isProvidersOwn(name, listedHost) ? null : listedHost;
    // The region in s3.eu-west-1.amazonaws.com is the provider's choice.
    const end = [below, freeHost, publicSuffix].reduce((a, b) => ((b?.length ?? 0) > (a?.length ?? 0) ? b : a)) ?? "";
    const own = name.slice(0, Math.max(0, name.length - end.length - 1));
    return { name, isAddress, domain, suffix: publicSuffix ?? "", freeHost, labels: own === "" ? [] : own.split(".") };
  };
}

const longestName = 253;
const options = { allowPrivateDomains: false, extractHostname: false, validateHostname: false } as const;

/** A suffix of the private section of the public suffix list, below which customers publish; null for one that sells its names. */
function customerSuffix(suffix: string | null, name: string): string | null {
  // service.gov.uk is the government's own.
  const isNone = suffix === null || paidSuffixes.has(suffix) || suffix === name || isRestricted(suffix);
  return isNone ? null : suffix;
}

/** Names that services keep for themselves below the domain of their customers: help.formstack.com. Platforms whose suffix is public give them away. */
const kept: ReadonlySet<string> = new Set(["help", "support", "docs", "status", "developer", "developers"]);

function isProvidersOwn(name: string, freeHost: string | null): boolean {
  return (
    freeHost !== null &&
    kept.has(
      name
        .slice(0, -freeHost.length - 1)
        .split(".")
        .at(-1) ?? "",
    )
  );
}

function freeHostOf(name: string): string | null {
  const labels = name.split(".");
  const ends = labels.map((_, index) => labels.slice(index).join("."));
  return ends.find((end) => freeHosts.has(end)) ?? null;
}
