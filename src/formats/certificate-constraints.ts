import { children, DerError, expectTag, readElement, readOid, readWhole, tags, type Element } from "./der.ts";
import { oids } from "./oids.ts";

/**
 * Whether the name constraints of an authority forbid a name of a certificate (RFC 5280 §4.2.1.10). Host names and addresses are
 * compared; what cannot be read, and names of other kinds, prove nothing.
 */
export function forbidsNames(authority: Buffer, certificate: Buffer): boolean {
  try {
    const constraints = extensionValue(authority, oids.nameConstraints);
    const names = extensionValue(certificate, oids.subjectAltName);
    return constraints !== null && names !== null && isForbidden(constraints, children(names, 100_000));
  } catch (error) {
    if (error instanceof DerError) return false;
    throw error;
  }
}

// GeneralName: dNSName is [2], iPAddress [7].
const dnsName = 0x82;
const ipAddress = 0x87;

function isForbidden(constraints: Element, names: readonly Element[]): boolean {
  const lists = children(constraints);
  const permitted = subtrees(lists.find(({ tag }) => tag === 0xa0));
  const excluded = subtrees(lists.find(({ tag }) => tag === 0xa1));
  return names.some((name) => {
    if (excluded.some((base) => isWithin(name, base))) return true;
    const ofKind = permitted.filter(({ tag }) => tag === name.tag);
    return isKnown(name) && ofKind.length > 0 && !ofKind.some((base) => isWithin(name, base));
  });
}

function isKnown({ tag }: Element): boolean {
  return tag === dnsName || tag === ipAddress;
}

function subtrees(list: Element | undefined): readonly Element[] {
  return list ? children(list).flatMap((subtree) => children(subtree).slice(0, 1)) : [];
}

function isWithin(name: Element, base: Element): boolean {
  if (name.tag !== base.tag) return false;
  if (name.tag === ipAddress) return isInNetwork(name.content, base.content);
  return name.tag === dnsName && isBelow(hostOf(name), hostOf(base));
}

function hostOf({ content }: Element): string {
  return content.toString("latin1", 0, 512).toLowerCase();
}

/** Any name that is made by adding labels on the left; an empty base is every name. */
function isBelow(host: string, base: string): boolean {
  return base === "" || host === base || host.endsWith(base.startsWith(".") ? base : `.${base}`);
}

/** The base is an address and, behind it, its mask. */
function isInNetwork(address: Buffer, base: Buffer): boolean {
  if (base.length !== address.length * 2) return false;
  return address.every((byte, at) => ((byte ^ (base[at] ?? 0)) & (base[address.length + at] ?? 0)) === 0);
}

function extensionValue(der: Buffer, wanted: string): Element | null {
  const [tbs] = children(readWhole(der, tags.sequence));
  const wrapper = children(expectTag(tbs, tags.sequence)).find(({ tag }) => tag === 0xa3);
  if (!wrapper) return null;
  const extensions = children(readElement(wrapper.content)).map((extension) => children(extension));
  const found = extensions.find(([oid]) => readOid(expectTag(oid, tags.oid)) === wanted);
  return found ? readWhole(expectTag(found.at(-1), tags.octetString).content, tags.sequence) : null;
}
