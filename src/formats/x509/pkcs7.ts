import { children, DerError, expectTag, readOid, readWhole, tags, toBuffer, type Element } from "./der.ts";
import { readPem } from "./pem.ts";

/** RFC 2315 §14: signed data; a "certs-only" message only contains certificates. */
const signedData = "1.2.840.113549.1.7.2";

const mostCertificates = 64;

/**
 * The certificates (DER) that a CA publishes: one in DER, several in a PKCS#7 message (RFC 5280 §4.2.2.1), or either in PEM, which is non-standard
 * but in use. Throws `DerError`.
 */
export function readCertificateBundle(bytes: Uint8Array): readonly Buffer[] {
  const buffer = toBuffer(bytes);
  if (buffer[0] === tags.sequence) return readDer(buffer);
  const text = buffer.toString("latin1");
  const certificates = readPem(text, "CERTIFICATE");
  if (certificates.length > 0) return certificates.slice(0, mostCertificates);
  const [message] = readPem(text, "PKCS7");
  if (!message) throw new DerError("neither DER nor PEM");
  return readMessage(readWhole(message, tags.sequence));
}

function readDer(buffer: Buffer): readonly Buffer[] {
  const whole = readWhole(buffer, tags.sequence);
  return children(whole)[0]?.tag === tags.oid ? readMessage(whole) : [whole.whole];
}

// ContentInfo { contentType, [0] SignedData { version, digestAlgorithms, contentInfo, [0] certificates, … } }
function readMessage(message: Element): readonly Buffer[] {
  const [type, content] = children(message);
  if (readOid(expectTag(type, tags.oid)) !== signedData) throw new DerError("not signed data");
  const fields = children(readWhole(expectTag(content, 0xa0).content, tags.sequence));
  const certificates = fields.find(({ tag }) => tag === 0xa0);
  return certificates ? children(certificates, mostCertificates).map(({ whole }) => whole) : [];
}
