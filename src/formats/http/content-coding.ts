import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from "node:zlib";
import { splitList } from "./header-list.ts";

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
  // RFC 9110 §8.4.1.2: some send it without the zlib frame, and browsers take that as well.
  deflate: (body) => (isFramed(body) ? inflateSync(body, gzip) : inflateRawSync(body, gzip)),
  br: (body) => brotliDecompressSync(body, brotli),
  zstd: (body) => zstdDecompressSync(body, { finishFlush: constants.ZSTD_e_flush, maxOutputLength: largest }),
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
 * is where they do not know its only coding. Null as {@link decodeBody} says.
 */
export function decodePage(body: Uint8Array, values: readonly string[]): Uint8Array | null {
  const names = codingsOf(values);
  if (names.length > mostCodings) return null;
  if (names.length === 1 && !Object.hasOwn(codings, names[0] ?? "")) return body;
  return names.reduceRight<Uint8Array | null>((coded, name) => coded && decodeBody(coded, name), body);
}

/** What is wrong behind so many bytes leaves browsers something to show. */
const beginning = 256;

/** Whether browsers show nothing of a page, since not even the beginning of its body is what its content coding says. */
export function isUndecodable(body: Uint8Array, values: readonly string[]): boolean {
  if (body.length === 0 || !isRead(values)) return false;
  const start = body.subarray(0, beginning);
  if (decodePage(start, values) !== null) return false;
  // A check sum that is wrong comes behind a page that is right: whatever is decoded before the mistake is shown.
  return start.every((_, end) => !decodePage(start.subarray(0, end), values)?.length);
}

/** Whether it is known what browsers do with these codings: with several, of which they know some, they do not agree. */
function isRead(values: readonly string[]): boolean {
  const names = codingsOf(values);
  return names.length <= mostCodings && names.every((name) => name !== "identity" && Object.hasOwn(codings, name));
}
