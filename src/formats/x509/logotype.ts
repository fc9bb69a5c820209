import { children, expectTag, readOid, readWhole, tags, type Element } from "./der.ts";
import { hashAlgorithms } from "./signature.ts";
import { readExtensionValue } from "./extension-value.ts";

/** A digest that a certificate has of its picture. */
interface LogotypeHash {
  /** As node:crypto calls it; null where it is unknown. */
  readonly algorithm: string | null;
  readonly value: Buffer;
}

/** The picture of the subject of a certificate, RFC 9399 §4.1. */
export interface Logotype {
  readonly hashes: readonly LogotypeHash[];
  /** The picture as it stands in a data: URI; null where it is somewhere else. */
  readonly data: Buffer | null;
}

/** RFC 9399 §4.1: the extension that holds pictures. */
const logotypeOid = "1.3.6.1.5.5.7.1.12";

const mostHashes = 8;

/** Reads the first picture of the subject from the DER of a certificate; null where there is none. Throws `DerError` on one that cannot be read. */
export function readLogotype(der: Buffer): Logotype | null {
  const value = readExtensionValue(der, logotypeOid);
  if (!value) return null;
  // LogotypeExtn: subjectLogo is [2], of the two kinds of LogotypeInfo direct is [0], and of LogotypeData the images come first.
  const subject = children(readWhole(value, tags.sequence)).find(({ tag }) => tag === 0xa2);
  const direct = subject && children(subject).find(({ tag }) => tag === 0xa0);
  const images = direct && children(direct).find(({ tag }) => tag === tags.sequence);
  const [image] = images ? children(images) : [];
  if (!image) return null;
  const [, hashes, places] = children(expectTag(children(expectTag(image, tags.sequence))[0], tags.sequence));
  return {
    hashes: children(expectTag(hashes, tags.sequence)).slice(0, mostHashes).map(readHash),
    data: dataAt(children(expectTag(places, tags.sequence)).map(({ content }) => content)),
  };
}

function readHash(pair: Element): LogotypeHash {
  const [algorithm, value] = children(expectTag(pair, tags.sequence));
  const oid = readOid(expectTag(children(expectTag(algorithm, tags.sequence))[0], tags.oid));
  return { algorithm: hashAlgorithms[oid] ?? null, value: expectTag(value, tags.octetString).content };
}

/** RFC 2397: what stands in a place itself. */
function dataAt(places: readonly Buffer[]): Buffer | null {
  const found = places.find((each) => /^data:[^,]{0,100};base64,/i.test(each.toString("latin1", 0, 120)));
  return found ? Buffer.from(found.subarray(found.indexOf(",") + 1).toString("latin1"), "base64") : null;
}
