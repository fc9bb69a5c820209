import type { IncomingMessage } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Fields, Reply } from "../http/listener/exchange.ts";

/** Bytes below which compression has no benefit. */
const smallest = 1000;

/** The brotli level for single answers: about a millisecond for a large page. */
const quick = 4;

/** The level for cached files. */
export const thorough = constants.BROTLI_MAX_QUALITY;

/** A text or file in a coding that the client accepts (RFC 9110 §12.5.3). */
export function compressed(
  incoming: IncomingMessage,
  {
    status = 200,
    fields,
    content,
  }: { readonly status?: number; readonly fields: Fields; readonly content: string | Uint8Array },
  level = quick,
): Reply {
  const all: Fields = [...fields, ["vary", "accept-encoding, cookie"]];
  const coding = codingOf(incoming);
  const bytes = Buffer.from(content);
  if (coding === null || bytes.length < smallest) return { status, fields: all, body: "", bytes };
  return { status, fields: [...all, ["content-encoding", coding]], body: "", bytes: encode(bytes, coding, level) };
}

function encode(bytes: Uint8Array, coding: "br" | "gzip", level: number): Uint8Array {
  if (coding === "gzip") return gzipSync(bytes);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** The coding for a client. `*` and weights are ignored: a client that refuses a coding by `q=0` gets the uncompressed text. */
export function codingOf({ headers }: IncomingMessage): "br" | "gzip" | null {
  const names = (headers["accept-encoding"] ?? "").slice(0, 200).toLowerCase().split(",");
  const takes = (coding: string): boolean =>
    names.some((name) => name.trim().split(";")[0]?.trim() === coding && !/;\s*q=0(?:\.0*)?\s*$/.test(name));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : null;
}
