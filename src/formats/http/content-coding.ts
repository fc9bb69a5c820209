// The default export, because old Node versions lack zstdDecompressSync and should get as far as the version check.
import zlib from "node:zlib";
import { splitList } from "./header-list.ts";

const { constants } = zlib;

/** Maximum decoded size: enough for the head of any page, too small for a decompression bomb. */
const largest = 4 * 1024 * 1024;

/** Of a page, less is decoded, because decoding blocks the process; `enough` is the length at which an uncoded page is cut off. */
const [largestPage, enough] = [1024 * 1024, 512 * 1024];

type Decode = (body: Uint8Array, maxOutputLength: number) => Uint8Array | null;

// Only the beginning of a stream is available, so its end is not required.
const gzip = { finishFlush: constants.Z_SYNC_FLUSH };
const brotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
const zstd = { finishFlush: constants.ZSTD_e_flush };

const codings: Readonly<Record<string, Decode>> = {
  "": (body) => body,
  identity: (body) => body,
  gzip: (body, maxOutputLength) => zlib.gunzipSync(body, { ...gzip, maxOutputLength }),
  "x-gzip": (body, maxOutputLength) => zlib.gunzipSync(body, { ...gzip, maxOutputLength }),
  // RFC 9110 §8.4.1.2: some servers omit the zlib header, and browsers accept that.
  deflate: (body, maxOutputLength) =>
    isFramed(body)
      ? zlib.inflateSync(body, { ...gzip, maxOutputLength })
      : zlib.inflateRawSync(body, { ...gzip, maxOutputLength }),
  br: (body, maxOutputLength) => zlib.brotliDecompressSync(body, { ...brotli, maxOutputLength }),
  zstd: (body, maxOutputLength) => zlib.zstdDecompressSync(body, { ...zstd, maxOutputLength }),
};

/** RFC 1950 §2.2: method 8, and the first two bytes are a multiple of 31. */
function isFramed([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}

/**
 * Decodes a content coding (RFC 9110 §8.4.1) that a server applied unasked. The body may be cut off; null if the coding is unknown, invalid, or
 * exceeds 4 MB or the given number of bytes.
 */
export function decodeBody(body: Uint8Array, coding: string, most = largest): Uint8Array | null {
  const name = coding.trim().toLowerCase();
  const decode = Object.hasOwn(codings, name) ? codings[name] : undefined;
  try {
    return decode?.(body, most) ?? null;
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
 * coding is unknown. Of a page over 1 MB the beginning is decoded; null if not even that can be.
 */
export function decodePage(body: Uint8Array, values: readonly string[]): Uint8Array | null {
  const names = codingsOf(values);
  if (names.length > mostCodings) return null;
  if (names.length === 1 && !Object.hasOwn(codings, names[0] ?? "")) return body;
  const undo: Undo = (coded) =>
    names.reduceRight<Uint8Array | null>((each, name) => each && decodeBody(each, name, largestPage), coded);
  return undo(body) ?? undoBeginning(body, undo);
}

type Undo = (body: Uint8Array) => Uint8Array | null;

/**
 * The data before an error, such as a wrong checksum or trailing bytes, is kept, except for a thousandth of the body. Growing pieces of the body are
 * tried, so that a decompression bomb costs little.
 */
function undoBeginning(body: Uint8Array, undo: Undo): Uint8Array | null {
  const precision = Math.max(1, body.length >> 10);
  let [good, bad] = [0, body.length];
  let read: Uint8Array | null = null;
  while (bad - good > precision && (read?.length ?? 0) < enough) {
    const middle = Math.min(2 * good + 1024, (good + bad) >> 1);
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
