import { children, DerError, expectTag, readOid, readWhole, tags, type Element } from "./der.ts";
import { readExtensionValue } from "./tls-extension-value.ts";

/** RFC 6962 §3.3: inside a certificate, and inside a single OCSP response. */
const inCertificate = "1.3.6.1.4.1.11129.2.4.2";
const inResponse = "1.3.6.1.4.1.11129.2.4.5";

/** How many signed certificate timestamps a list holds, RFC 6962 §3.3; null where it is malformed. Never throws. */
export function readTimestamps(list: Buffer): number | null {
  if (list.length < 2 || list.readUInt16BE(0) !== list.length - 2) return null;
  let count = 0;
  for (let at = 2; at < list.length; count++) {
    if (at + 2 > list.length) return null;
    const length = list.readUInt16BE(at);
    at += 2 + length;
    if (length === 0 || at > list.length) return null;
  }
  return count;
}

/** The timestamps inside a certificate (DER); null where they cannot be read. Never throws. */
export function embeddedTimestamps(certificate: Buffer): number | null {
  return orNull(() => {
    const value = readExtensionValue(certificate, inCertificate);
    return value ? timestampsIn(value) : 0;
  });
}

/** The timestamps inside an OCSP response (DER), RFC 6960 §4.2.1; null where they cannot be read. Never throws. */
export function stapledTimestamps(response: Buffer): number | null {
  return orNull(() => {
    const [, body] = children(readWhole(response, tags.sequence));
    if (!body) return 0;
    const [, basic] = children(readWhole(expectTag(body, 0xa0).content, tags.sequence));
    const [data] = children(readWhole(expectTag(basic, tags.octetString).content, tags.sequence));
    const fields = children(expectTag(data, tags.sequence));
    const responses = fields.find(({ tag }, index) => tag === tags.sequence && index >= 2);
    const [first] = children(expectTag(responses, tags.sequence), 256);
    return first ? timestampsOf(first) : 0;
  });
}

function timestampsOf(single: Element): number | null {
  const wrapper = children(single).find(({ tag }, index) => tag === 0xa1 && index > 2);
  if (!wrapper) return 0;
  const own = children(readWhole(wrapper.content, tags.sequence)).find(
    (extension) => readOid(expectTag(children(extension)[0], tags.oid)) === inResponse,
  );
  return own ? timestampsIn(expectTag(children(own).at(-1), tags.octetString).content) : 0;
}

/** RFC 6962 §3.3: the list is wrapped in another OCTET STRING. */
function timestampsIn(value: Buffer): number | null {
  return readTimestamps(readWhole(value, tags.octetString).content);
}

function orNull(read: () => number | null): number | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
