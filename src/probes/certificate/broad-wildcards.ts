import type { Certificate } from "../../formats/x509/certificate.ts";

/** The deepest rule that the list has for a registry (pvt.k12.ma.us), in labels. */
const deepestSuffix = 4;

/**
 * The names of a certificate that stand for everything below a public suffix, such as `*.co.uk`: CA/B BR §3.2.2.6 forbids them, and
 * Chrome takes no such wildcard. Only suffixes of registries count: those that private owners list (github.io) are theirs to have a certificate for.
 */
export async function broadWildcards({ names }: Pick<Certificate, "names">): Promise<readonly string[]> {
  const wildcards = names.flatMap(({ kind, value }) => (kind === "dns" ? wildcardOf(value) : []));
  if (wildcards.length === 0) return [];
  // The list is larger than the rest of a gate: it is loaded for wildcards alone.
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
  /** What it stands in front of. */
  readonly parent: string;
}

/** A name as a wildcard; none where it is none, nor directly below a top-level domain, which matches nothing at all (RFC 9525 §7.1). */
function wildcardOf(value: string): readonly Wildcard[] {
  if (!value.startsWith("*.")) return [];
  const parent = value.slice(2).replace(/\.$/, "").toLowerCase();
  const labels = parent.split(".").length;
  return labels > 1 && labels <= deepestSuffix ? [{ value, parent }] : [];
}
