import { children, expectTag, readOid, readWhole, tags, type Element } from "../x509/der.ts";

/** An extension of a CRL or CRL entry, RFC 5280 §5.2 and §5.3. */
export interface CrlExtension {
  readonly oid: string;
  readonly isCritical: boolean;
  readonly value: Buffer;
}

/** Real lists have about six, entries three. */
const mostExtensions = 64;

/** Reads crlExtensions, the `[0]` element at the end of a list; throws `DerError` if malformed. */
export function readCrlExtensions(wrapper: Element | undefined): readonly CrlExtension[] {
  return wrapper ? readExtensionList(readWhole(wrapper.content, tags.sequence)) : [];
}

/** Reads a SEQUENCE of extensions, as in an entry. */
export function readExtensionList(list: Element): readonly CrlExtension[] {
  return children(list, mostExtensions).map(toExtension);
}

function toExtension(element: Element): CrlExtension {
  const parts = children(element);
  return {
    oid: readOid(expectTag(parts[0], tags.oid)),
    isCritical: parts[1]?.tag === tags.boolean && parts[1].content[0] !== 0,
    value: expectTag(parts.at(-1), tags.octetString).content,
  };
}
