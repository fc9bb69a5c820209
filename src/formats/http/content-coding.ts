// By its default export: older versions of Node have no zstdDecompressSync, and must get as far as to be told that they are too old.
import zlib from "node:zlib";
import { splitList } from "./header-list.ts";

const { constants } = zlib;

/** How much a body may grow: enough for the head of any page, too little for a bomb. */
const largest = 4 * 1024 * 1024;

type Decode = (body: Uint8Array) => Uint8Array | null;

// The beginning of a stream is all we have, so its end is not asked for.
const gzip = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: largest };
const brotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH, maxOutputLength: largest };

const codings: Readonly<Record<string, Decode>> = {
  "": (body) => body,
  identity: (body) => body,
  gzip: (body) => zlib.gunzipSync(body, gzip),
  "x-gzip": (body) => zlib.gunzipSync(body, gzip),
  // RFC 9110 §8.4.1.2: some send it without the zlib frame, and browsers take that as well.
  deflate: (body) => (isFramed(body) ? zlib.inflateSync(body, gzip) : zlib.inflateRawSync(body, gzip)),
  br: (body) => zlib.brotliDecompressSync(body, brotli),
  zstd: (body) => zlib.zstdDecompressSync(body, { finishFlush: constants.ZSTD_e_flush, maxOutputLength: largest }),
};

/** RFC 1950 §2.2: the method is 8, and the first two bytes are a multiple of 31. */
function isFramed([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}

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

const mostCodings = 8;

function codingsOf(values: readonly string[]): readonly string[] {
  const names = splitList(values).map((name) => name.toLowerCase());
  return names.filter((name) => name !== "");
}

/**
 * The body of a page as browsers read it (measured in Chromium and Firefox ESR): they undo several codings in turn, and leave a body as it
 * is where they do not know its only coding. Null where not even its beginning can be read.
 */
export function decodePage(body: Uint8Array, values: readonly string[]): Uint8Array | null {
  const names = codingsOf(values);
  if (names.length > mostCodings) return null;
  if (names.length === 1 && !Object.hasOwn(codings, names[0] ?? "")) return body;
  const undo = (coded: Uint8Array): Uint8Array | null =>
    names.reduceRight<Uint8Array | null>((each, name) => each && decodeBody(each, name), coded);
  return undo(body) ?? undoBeginning(body, undo);
}

/** What comes before a mistake, such as a check sum that is wrong or bytes behind the end, is shown. */
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

/** What is wrong behind so many bytes leaves browsers something to show. */
const beginning = 256;

/** Whether browsers show nothing of a page, since not even the beginning of its body is what its content coding says. */
export function isUndecodable(body: Uint8Array, values: readonly string[]): boolean {
  if (body.length === 0 || !isRead(values)) return false;
  return decodePage(body.subarray(0, beginning), values) === null;
}

/** Whether it is known what browsers do with these codings: with several, of which they know some, they do not agree. */
function isRead(values: readonly string[]): boolean {
  const names = codingsOf(values);
  return names.length <= mostCodings && names.every((name) => name !== "identity" && Object.hasOwn(codings, name));
}
