import { isIPv4, isIPv6 } from "node:net";
import { spfFault, type SpfFault } from "./errors.ts";

/** A network: an address with its prefix length. */
export interface SpfNetwork {
  readonly address: string;
  readonly prefix: number;
}

/** Prefix lengths by address family. */
export interface Prefixes {
  readonly four: number;
  readonly six: number;
}

const longest = { four: 32, six: 128 } as const;

/** Parses the value of `ip4:` or `ip6:`, RFC 7208 §5.6. No macros, and at most one prefix length. */
export function parseNetwork(text: string, family: keyof typeof longest): SpfNetwork | SpfFault {
  const slash = text.indexOf("/");
  const address = slash < 0 ? text : text.slice(0, slash);
  // A zone id is only valid on one machine (RFC 4007 §11), and not part of RFC 4291 §2.2.
  const isAddress = family === "four" ? isIPv4(address) : isIPv6(address) && !address.includes("%");
  if (!isAddress) return spfFault("bad-address", 0, text);
  if (slash < 0) return { address, prefix: longest[family] };
  const prefix = prefixLength(text.slice(slash + 1), longest[family]);
  return prefix === null ? spfFault("bad-prefix", slash, text.slice(slash)) : { address, prefix };
}

/** Splits the prefix lengths from the end of `a` and `mx`, RFC 7208 §5.3: `/24`, `//64`, `/24//64`. */
export function splitPrefixes(text: string): { readonly rest: string; readonly suffix: string } {
  const suffix = /(?:\/\d*)?(?:\/\/\d*)?$/.exec(text)?.[0] ?? "";
  return { rest: text.slice(0, text.length - suffix.length), suffix };
}

/** Parses the suffix from {@link splitPrefixes}. */
export function parsePrefixes(suffix: string): Prefixes | SpfFault {
  const [, four, six] = /^(?:\/(\d*))?(?:\/\/(\d*))?$/.exec(suffix) ?? [];
  const read = {
    four: four === undefined ? longest.four : prefixLength(four, longest.four),
    six: six === undefined ? longest.six : prefixLength(six, longest.six),
  };
  if (read.four === null || read.six === null) return spfFault("bad-prefix", 0, suffix);
  return { four: read.four, six: read.six };
}

/** §12: no leading zeros. */
function prefixLength(digits: string, most: number): number | null {
  return /^(?:0|[1-9]\d{0,2})$/.test(digits) && Number(digits) <= most ? Number(digits) : null;
}
