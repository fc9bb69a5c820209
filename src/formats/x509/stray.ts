import { toBuffer } from "./der.ts";

/** What arrived in place of TLS: TLS, only text so far, or text followed by TLS. */
export type Beginning = "tls" | "text" | "text-before-tls";

/** RFC 8446 §5.1: a record starts with its type, here alert or handshake, and a version whose first byte is 3. */
// oxlint-disable-next-line no-control-regex -- records are made of them
const recordBehindText = /[\x15\x16]\x03[\x00-\x04]/;

/** Classifies the beginning of an answer to a ClientHello. No record starts with printable text. */
export function readBeginning(bytes: Uint8Array): Beginning {
  const [first] = bytes;
  const isText = first !== undefined && first < 0x80 && (first < 20 || first > 24);
  if (!isText) return "tls";
  return recordBehindText.test(toBuffer(bytes).toString("latin1")) ? "text-before-tls" : "text";
}
