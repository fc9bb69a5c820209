import { children, DerError, readWhole, tags } from "./der.ts";
import { readExtensionValue } from "./extension-value.ts";

/** RFC 7633 §4.1. */
const tlsFeature = "1.3.6.1.5.5.7.1.24";
/** RFC 7633 §4.2.2: features are TLS extension numbers; this is status_request. */
const statusRequest = 5;

/** Whether a certificate (DER) requires a stapled OCSP response, RFC 7633; null if unreadable. Never throws. */
export function isMustStaple(certificate: Buffer): boolean | null {
  try {
    const value = readExtensionValue(certificate, tlsFeature);
    if (!value) return false;
    const features = children(readWhole(value, tags.sequence), 64);
    return features.some(
      ({ tag, content }) => tag === tags.integer && content.length === 1 && content[0] === statusRequest,
    );
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
