import { children, expectTag, readElement, readOid, readWhole, tags } from "./der.ts";

/** The value of the first extension of a type in a certificate (DER); null if absent. Throws `DerError`. */
export function readExtensionValue(der: Buffer, oid: string): Buffer | null {
  const [tbs] = children(readWhole(der, tags.sequence));
  const wrapper = children(expectTag(tbs, tags.sequence)).find(({ tag }) => tag === 0xa3);
  const found = wrapper
    ? children(readElement(wrapper.content)).find(
        (extension) => readOid(expectTag(children(extension)[0], tags.oid)) === oid,
      )
    : undefined;
  return found ? expectTag(children(found).at(-1), tags.octetString).content : null;
}
