import type { Certificate } from "../../formats/x509/certificate.ts";

/** The most labels that a registry suffix in the list has (pvt.k12.ma.us). */
const deepestSuffix = 4;

/**
 * The names of a certificate that cover everything below a public suffix, such as `*.co.uk`. CA/B BR §3.2.2.6 forbids them, and Chrome does
 * not match them. Only ICANN suffixes count: the owner of a private suffix (github.io) may have such a certificate.
 */
export function broadWildcards({ names }: Pick<Certificate, "names">): Promise<readonly string[]> {
  return suffixWildcards(names.flatMap(({ kind, value }) => (kind === "dns" ? [value] : [])));
}

/** Those names that cover everything below a registry's public suffix. */
export async function suffixWildcards(names: readonly string[]): Promise<readonly string[]> {
  const wildcards = names.flatMap(wildcardOf);
  if (wildcards.length === 0) return [];
  // The list is larger than the rest of the gate, so it is loaded only for wildcards.
  const { parse } = await import("tldts");
  const known = new Map<string, boolean>();
  function isSuffix(parent: string): boolean {
    const { isIcann, publicSuffix } = parse(parent, { allowPrivateDomains: false, extractHostname: false });
    return isIcann === true && publicSuffix === parent;
  }
  return wildcards.flatMap(({ value, parent }) => {
    const isBroad = known.get(parent) ?? isSuffix(parent);
    known.set(parent, isBroad);
    return isBroad ? [value] : [];
  });
}

interface Wildcard {
  readonly value: string;
  /** The domain that follows `*.`. */
  readonly parent: string;
}

/**
 * Parses a wildcard name. Empty for other names, and for a wildcard directly below a top-level domain, which matches nothing (RFC 9525
 * §7.1).
 */
function wildcardOf(value: string): readonly Wildcard[] {
  if (!value.startsWith("*.")) return [];
  const parent = value.slice(2).replace(/\.$/, "").toLowerCase();
  const labels = parent.split(".").length;
  return labels > 1 && labels <= deepestSuffix ? [{ value, parent }] : [];
}
