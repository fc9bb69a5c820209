import { children, DerError, expectTag, readOid, readWhole, tags, type Element } from "./der.ts";
import { readExtensionValue } from "./extension-value.ts";

/** RFC 6962 §3.3: in a certificate, and in a single OCSP response. */
const inCertificate = "1.3.6.1.4.1.11129.2.4.2";
const inResponse = "1.3.6.1.4.1.11129.2.4.5";

/** RFC 6962 §3.2: minimum size: version, log, time, no extensions, algorithms, and an empty signature. */
const shortest = 1 + 32 + 8 + 2 + 4;

/**
 * The number of version 1 timestamps in an SCT list, RFC 6962 §3.3. Malformed ones do not count, since clients cannot use them; a malformed list has
 * none. Never throws.
 */
export function readTimestamps(list: Buffer): number {
  if (list.length < 2 || list.readUInt16BE(0) !== list.length - 2) return 0;
  let count = 0;
  for (let at = 2; at < list.length;) {
    if (at + 2 > list.length) return 0;
    const end = at + 2 + list.readUInt16BE(at);
    if (end === at + 2 || end > list.length) return 0;
    if (isTimestamp(list.subarray(at + 2, end))) count++;
    at = end;
  }
  return count;
}

// RFC 6962 §3.2: v1 is 0; extensions and signature each have a two-byte length, and nothing follows.
function isTimestamp(bytes: Buffer): boolean {
  if (bytes.length < shortest || bytes[0] !== 0) return false;
  const signature = 43 + bytes.readUInt16BE(41) + 2;
  return signature + 2 <= bytes.length && signature + 2 + bytes.readUInt16BE(signature) === bytes.length;
}

/** The number of timestamps in a certificate (DER). Never throws. */
export function embeddedTimestamps(certificate: Buffer): number {
  return orNone(() => {
    const value = readExtensionValue(certificate, inCertificate);
    return value ? timestampsIn(value) : 0;
  });
}

/**
 * The number of timestamps in an OCSP response (DER) for a serial number, RFC 6960 §4.2.1. The response must have been verified before. Never throws.
 */
export function stapledTimestamps(response: Uint8Array, serial: Buffer): number {
  return orNone(() => {
    const [, body] = children(readWhole(response, tags.sequence));
    if (!body) return 0;
    const [, basic] = children(readWhole(expectTag(body, 0xa0).content, tags.sequence));
    const [data] = children(readWhole(expectTag(basic, tags.octetString).content, tags.sequence));
    const fields = children(expectTag(data, tags.sequence));
    const responses = fields.find(({ tag }, index) => tag === tags.sequence && index >= 2);
    const own = children(expectTag(responses, tags.sequence), 256).find((single) => isAbout(single, serial));
    return own ? timestampsOf(own) : 0;
  });
}

// RFC 6960 §4.1.1: CertID { hashAlgorithm, issuerNameHash, issuerKeyHash, serialNumber }.
function isAbout(single: Element, serial: Buffer): boolean {
  const [identifier] = children(single);
  return children(expectTag(identifier, tags.sequence))[3]?.content.equals(serial) ?? false;
}

function timestampsOf(single: Element): number {
  const wrapper = children(single).find(({ tag }, index) => tag === 0xa1 && index > 2);
  if (!wrapper) return 0;
  const own = children(readWhole(wrapper.content, tags.sequence)).find(
    (extension) => readOid(expectTag(children(extension)[0], tags.oid)) === inResponse,
  );
  return own ? timestampsIn(expectTag(children(own).at(-1), tags.octetString).content) : 0;
}

/** RFC 6962 §3.3: the list is wrapped in another OCTET STRING. */
function timestampsIn(value: Buffer): number {
  return readTimestamps(readWhole(value, tags.octetString).content);
}

function orNone(read: () => number): number {
  try {
    return read();
  } catch (error) {
    if (error instanceof DerError) return 0;
    throw error;
  }
}
