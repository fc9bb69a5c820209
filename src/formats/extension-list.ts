import { children, expectTag, readElement, readOid, readWhole, tags } from "./der.ts";

/** One extension of a certificate, without its value. */
export interface ListedExtension {
  readonly oid: string;
  readonly isCritical: boolean;
}

/** The extensions of a certificate, in their order, RFC 5280 §4.1; throws `DerError`. */
export function listExtensions(der: Buffer): readonly ListedExtension[] {
  const [tbs] = children(readWhole(der, tags.sequence));
  const wrapper = children(expectTag(tbs, tags.sequence)).find(({ tag }) => tag === 0xa3);
  if (!wrapper) return [];
  return children(readElement(wrapper.content)).map((extension) => {
    const [oid, flag] = children(extension);
    return {
      oid: readOid(expectTag(oid, tags.oid)),
      isCritical: flag?.tag === tags.boolean && flag.content[0] !== 0,
    };
  });
}
