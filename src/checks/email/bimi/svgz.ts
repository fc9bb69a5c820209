import { decodeBody } from "../../../formats/http/content-coding.ts";

/** The uncompressed logo. Servers and certificates may hold it gzip-compressed (SVGZ). */
export function plainLogo(body: Uint8Array): Uint8Array {
  const isCompressed = body[0] === 0x1f && body[1] === 0x8b;
  return isCompressed ? (decodeBody(body, "gzip") ?? new Uint8Array()) : body;
}
