import { extensionValue } from "./subjects.ts";
import { readExtensionValue } from "./extension-value.ts";
import type { Certificate } from "./certificate.ts";
import { children, DerError, expectTag, readOid, readWhole, tags, type Element } from "./der.ts";
import { oids } from "./oids.ts";

/** What a certificate says of policies: RFC 5280 §4.2.1.4, §4.2.1.5, §4.2.1.11 and §4.2.1.14. */
export interface CertificatePolicies {
  /** By object identifier; null where the extension is absent. */
  readonly policies: ReadonlySet<string> | null;
  /** The policies of the subject, by the policy of the issuer that each stands for. */
  readonly mappings: ReadonlyMap<string, ReadonlySet<string>>;
  /** After how many certificates a policy is required, or mappings and anyPolicy no longer count; null for no such rule. */
  readonly requireExplicit: number | null;
  readonly inhibitMapping: number | null;
  readonly inhibitAnyPolicy: number | null;
}

/** Public certificates have a handful; what a hostile chain can make us do stays small. */
const mostPolicies = 128;

/** Reads all that a certificate says of policies; throws `DerError` where an extension has not its form, or holds too much. */
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
  // RFC 5280 §4.2.1.4: at least one, and none twice.
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

/** SkipCerts: 0 and more; what is beyond any path counts as one that never comes. */
function skipCerts(element: Element | undefined): number | null {
  if (!element) return null;
  const { content } = element;
  if (content.length === 0 || (content[0] ?? 0x80) >= 0x80) throw new DerError("skip");
  return content.length > 4 ? 0xffff : content.readUIntBE(0, content.length);
}
