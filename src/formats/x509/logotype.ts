import { children, expectTag, readOid, readWhole, tags, type Element } from "./der.ts";
import { hashAlgorithms } from "./signature.ts";
import { readExtensionValue } from "./extension-value.ts";

/** A digest of the logo in a certificate. */
interface LogotypeHash {
  /** As node:crypto names it; null if unknown. */
  readonly algorithm: string | null;
  readonly value: Buffer;
}

/** The subject's logo in a certificate, RFC 9399 §4.1. */
export interface Logotype {
  readonly hashes: readonly LogotypeHash[];
  /** The embedded logo (data: URI); null if it is elsewhere. */
  readonly data: Buffer | null;
}

/** RFC 9399 §4.1: the logotype extension. */
const logotypeOid = "1.3.6.1.5.5.7.1.12";

const mostHashes = 8;

/** Reads the first subject logo from a DER certificate; null without one. Throws `DerError` if malformed. */
export function readLogotype(der: Buffer): Logotype | null {
  const value = readExtensionValue(der, logotypeOid);
  if (!value) return null;
  // LogotypeExtn: subjectLogo is [2]; of LogotypeInfo direct is [0]; in LogotypeData the images come first.
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

/** RFC 2397: embedded data. */
function dataAt(places: readonly Buffer[]): Buffer | null {
  const found = places.find((each) => /^data:[^,]{0,100};base64,/i.test(each.toString("latin1", 0, 120)));
  return found ? Buffer.from(found.subarray(found.indexOf(",") + 1).toString("latin1"), "base64") : null;
}
