import type { Certificate } from "../../formats/x509/certificate.ts";

/** The suffixes of the list that count, and the most labels that one of them has. */
interface Suffixes {
  readonly allowPrivateDomains: boolean;
  readonly deepest: number;
}

/** Those of registries; the deepest are like pvt.k12.ma.us. */
const registries: Suffixes = { allowPrivateDomains: false, deepest: 4 };

/** Those of hosting companies too; the deepest are like s3.dualstack.us-east-1.amazonaws.com, and more may come. */
const registriesAndHosts: Suffixes = { allowPrivateDomains: true, deepest: 8 };

/**
 * The names of a certificate that cover everything below a public suffix, such as `*.co.uk`. CA/B BR §3.2.2.6 forbids them, and Chrome does
 * not match them. Only ICANN suffixes count: the owner of a private suffix (github.io) may have such a certificate.
 */
export function broadWildcards({ names }: Pick<Certificate, "names">): Promise<readonly string[]> {
  const hosts = names.flatMap(({ kind, value }) => (kind === "dns" ? [value] : []));
  return covering(hosts, registries);
}

/**
 * Those hosts of a policy that cover everything below a public suffix. Private suffixes count too: anyone can publish below `vercel.app` or `github.io`,
 * just as below `co.uk`.
 */
export function suffixWildcards(hosts: readonly string[]): Promise<readonly string[]> {
  return covering(hosts, registriesAndHosts);
}

async function covering(
  names: readonly string[],
  { allowPrivateDomains, deepest }: Suffixes,
): Promise<readonly string[]> {
  const wildcards = names.flatMap((name) => wildcardOf(name, deepest));
  if (wildcards.length === 0) return [];
  // The list is larger than the rest of the gate, so it is loaded only for wildcards.
  const { parse } = await import("tldts");
  const known = new Map<string, boolean>();
  function isSuffix(parent: string): boolean {
    const { isIcann, isPrivate, publicSuffix } = parse(parent, { allowPrivateDomains, extractHostname: false });
    return (isIcann === true || isPrivate === true) && publicSuffix === parent;
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
function wildcardOf(value: string, deepest: number): readonly Wildcard[] {
  if (!value.startsWith("*.")) return [];
  const parent = value.slice(2).replace(/\.$/, "").toLowerCase();
  const labels = parent.split(".").length;
  return labels > 1 && labels <= deepest ? [{ value, parent }] : [];
}
