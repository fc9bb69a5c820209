import { extensionValue } from "./subjects.ts";
import { readExtensionValue } from "./extension-value.ts";
import type { Certificate } from "./certificate.ts";
import { children, DerError, expectTag, readOid, readWhole, tags, type Element } from "./der.ts";
import { oids } from "./oids.ts";

/** The policy extensions of a certificate: RFC 5280 §4.2.1.4, §4.2.1.5, §4.2.1.11 and §4.2.1.14. */
export interface CertificatePolicies {
  /** By object identifier; null if absent. */
  readonly policies: ReadonlySet<string> | null;
  /** The subject's policies, by the issuer's policy that each maps from. */
  readonly mappings: ReadonlyMap<string, ReadonlySet<string>>;
  /** Number of certificates after which a policy is required, or after which mappings or anyPolicy are ignored; null for no limit. */
  readonly requireExplicit: number | null;
  readonly inhibitMapping: number | null;
  readonly inhibitAnyPolicy: number | null;
}

/** Public certificates have a few; the limit bounds the work for a hostile chain. */
const mostPolicies = 128;

/** Parses the policy extensions; throws `DerError` if one is malformed or too long. */
export function readPolicies({ der }: Pick<Certificate, "der">): CertificatePolicies {
  const listed = extensionValue(der, oids.certificatePolicies);
  const constraints = extensionValue(der, oids.policyConstraints);
  const inhibit = readExtensionValue(der, oids.inhibitAnyPolicy);
  const limits = constraints ? children(constraints) : [];
  // RFC 5280 §4.2.1.11: requireExplicitPolicy is [0], inhibitPolicyMapping [1].
  const limit = (tag: number): number | null => skipCerts(limits.find((each) => each.tag === tag));
  return {
    policies: listed ? readListed(listed) : null,
    mappings: readMappings(extensionValue(der, oids.policyMappings)),
    requireExplicit: limit(0x80),
    inhibitMapping: limit(0x81),
    inhibitAnyPolicy: inhibit ? skipCerts(readWhole(inhibit, tags.integer)) : null,
  };
}

function readListed(value: Element): ReadonlySet<string> {
  const found = children(value, mostPolicies).map((information) => policyIn(children(information)[0]));
  // RFC 5280 §4.2.1.4: at least one, without duplicates.
  if (found.length === 0 || new Set(found).size < found.length) throw new DerError("policies");
  return new Set(found);
}

function readMappings(value: Element | null): CertificatePolicies["mappings"] {
  const mappings = new Map<string, Set<string>>();
  for (const mapping of value ? children(value, mostPolicies) : []) {
    const [issuer, subject] = children(expectTag(mapping, tags.sequence)).map(policyIn);
    if (issuer === undefined || subject === undefined) throw new DerError("mapping");
    mappings.set(issuer, (mappings.get(issuer) ?? new Set()).add(subject));
  }
  return mappings;
}

function policyIn(element: Element | undefined): string {
  return readOid(expectTag(element, tags.oid));
}

/** SkipCerts: not negative; a number beyond any path has no effect. */
function skipCerts(element: Element | undefined): number | null {
  if (!element) return null;
  const { content } = element;
  if (content.length === 0 || (content[0] ?? 0x80) >= 0x80) throw new DerError("skip");
  return content.length > 4 ? 0xffff : content.readUIntBE(0, content.length);
}
