// The default export, because old Node versions lack zstdDecompressSync and should get as far as the version check.
import zlib from "node:zlib";
import { splitList } from "./header-list.ts";

const { constants } = zlib;

/** Maximum decoded size: enough for the head of any page, too small for a decompression bomb. */
const largest = 4 * 1024 * 1024;

type Decode = (body: Uint8Array) => Uint8Array | null;

// Only the beginning of a stream is available, so its end is not required.
const gzip = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: largest };
const brotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH, maxOutputLength: largest };

const codings: Readonly<Record<string, Decode>> = {
  "": (body) => body,
  identity: (body) => body,
  gzip: (body) => zlib.gunzipSync(body, gzip),
  "x-gzip": (body) => zlib.gunzipSync(body, gzip),
  // RFC 9110 §8.4.1.2: some servers omit the zlib header, and browsers accept that.
  deflate: (body) => (isFramed(body) ? zlib.inflateSync(body, gzip) : zlib.inflateRawSync(body, gzip)),
  br: (body) => zlib.brotliDecompressSync(body, brotli),
  zstd: (body) => zlib.zstdDecompressSync(body, { finishFlush: constants.ZSTD_e_flush, maxOutputLength: largest }),
};

/** RFC 1950 §2.2: method 8, and the first two bytes are a multiple of 31. */
function isFramed([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}

/**
 * Decodes a content coding (RFC 9110 §8.4.1) that a server applied unasked. The body may be cut off; null if the coding is unknown, invalid, or
 * exceeds 4 MB.
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

const mostCodings = 8;

function codingsOf(values: readonly string[]): readonly string[] {
  const names = splitList(values).map((name) => name.toLowerCase());
  return names.filter((name) => name !== "");
}

/**
 * Decodes a page as browsers do (measured in Chromium and Firefox ESR): they apply several codings in turn, and leave a body unchanged if its only
 * coding is unknown. Null if not even the beginning can be decoded.
 */
export function decodePage(body: Uint8Array, values: readonly string[]): Uint8Array | null {
  const names = codingsOf(values);
  if (names.length > mostCodings) return null;
  if (names.length === 1 && !Object.hasOwn(codings, names[0] ?? "")) return body;
  const undo = (coded: Uint8Array): Uint8Array | null =>
    names.reduceRight<Uint8Array | null>((each, name) => each && decodeBody(each, name), coded);
  return undo(body) ?? undoBeginning(body, undo);
}

/** The data before an error, such as a wrong checksum or trailing bytes, is kept. */
function undoBeginning(body: Uint8Array, undo: Decode): Uint8Array | null {
  let [good, bad] = [0, body.length];
  let read: Uint8Array | null = null;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const found = undo(body.subarray(0, middle));
    if (found) [good, read] = [middle, found];
    else bad = middle;
  }
  return read !== null && read.length > 0 ? read : null;
}

/** If an error comes after this many bytes, browsers show the page's beginning. */
const beginning = 256;

/** Whether browsers show nothing because even the beginning of the body does not match its content coding. */
export function isUndecodable(body: Uint8Array, values: readonly string[]): boolean {
  if (body.length === 0 || !isRead(values)) return false;
  return decodePage(body.subarray(0, beginning), values) === null;
}

/** Whether all browsers treat these codings alike; they differ for lists with unknown ones. */
function isRead(values: readonly string[]): boolean {
  const names = codingsOf(values);
  return names.length <= mostCodings && names.every((name) => name !== "identity" && Object.hasOwn(codings, name));
}
