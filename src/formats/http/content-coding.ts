import { brotliDecompressSync, constants, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

/** How much a body may grow: enough for the head of any page, too little for a bomb. */
const largest = 4 * 1024 * 1024;

type Decode = (body: Uint8Array) => Uint8Array;

// The beginning of a stream is all we have, so its end is not asked for.
const gzip = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: largest };
const brotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH, maxOutputLength: largest };

const codings: Readonly<Record<string, Decode>> = {
  "": (body) => body,
  identity: (body) => body,
  gzip: (body) => gunzipSync(body, gzip),
  "x-gzip": (body) => gunzipSync(body, gzip),
  deflate: (body) => inflateSync(body, gzip),
  br: (body) => brotliDecompressSync(body, brotli),
  zstd: (body) => zstdDecompressSync(body, { finishFlush: constants.ZSTD_e_flush, maxOutputLength: largest }),
};

/**
 * Undoes a content coding (RFC 9110 §8.4.1) that a server applied although we asked for none. The body may be cut off;
 * null where the coding is unknown, broken, or grows beyond 4 MB.
 */
export function decodeBody(body: Uint8Array, coding: string): Uint8Array | null {
  const name = coding.trim().toLowerCase();
  const decode = Object.hasOwn(codings, name) ? codings[name] : undefined;
  try {
    return decode?.(body) ?? null;
  } catch {
    return null;
  }
}
