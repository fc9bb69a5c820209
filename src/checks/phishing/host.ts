import { isIP } from "node:net";
import { freeHosts } from "../../data/phishing/suffixes.ts";

/** The host of a link, taken apart. */
export interface Host {
  /** In A-labels, without brackets. */
  readonly name: string;
  readonly isAddress: boolean;
  /** What a registry has registered; null for addresses, and for names below no public suffix. */
  readonly domain: string | null;
  /** The public suffix of {@link Host.domain}, `co.kr`. */
  readonly suffix: string;
  /** The free host below which the name stands; null where there is none. */
  readonly freeHost: string | null;
  /** The labels that the owner chose, from the left: those before the suffix, or before the free host. */
  readonly labels: readonly string[];
}

/** Takes hosts apart by the list of public suffixes. */
export type HostReader = (name: string) => Host;

/** Opens the list, which is larger than the rest of the check, when it is needed. */
export async function openHosts(): Promise<HostReader> {
  const { parse } = await import("tldts");
  return (name) => {
    const isAddress = isIP(name) !== 0;
    const { domain, publicSuffix, isIcann } = parse(name.slice(0, longestName), options);
    if (isAddress || domain === null || !isIcann) {
      return { name, isAddress, domain: null, suffix: "", freeHost: null, labels: isAddress ? [] : name.split(".") };
    }
    const freeHost = freeHostOf(name);
    const end = freeHost ?? publicSuffix ?? "";
    const own = name.slice(0, Math.max(0, name.length - end.length - 1));
    return { name, isAddress, domain, suffix: publicSuffix ?? "", freeHost, labels: own === "" ? [] : own.split(".") };
  };
}

const longestName = 253;
const options = { allowPrivateDomains: false, extractHostname: false, validateHostname: false } as const;

function freeHostOf(name: string): string | null {
  const labels = name.split(".");
  const ends = labels.map((_, index) => labels.slice(index).join("."));
  return ends.find((end) => freeHosts.has(end)) ?? null;
}
