import type { Transform } from "node:stream";
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  gunzipSync,
  inflateRawSync,
  inflateSync,
} from "node:zlib";
import { valuesOf, type Field } from "../../formats/http/header-list.ts";

/** What is asked for: RFC 9110 §12.5.3. */
export const acceptedCodings = "gzip, br, deflate";

type Decode = (body: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array;

// RFC 9110 §8.4.1.2: zlib's format, though some send the bare one.
const inflate: Decode = (body, options) => ((body[0] ?? 0) % 16 === 8 ? inflateSync : inflateRawSync)(body, options);

const decoders: Readonly<Record<string, Decode>> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  br: brotliDecompressSync,
  deflate: inflate,
};

const streams: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** What undoes the coding of a body as it comes: null where it has none, undefined where nobody asked for its coding. */
export function decoderFor(headers: readonly Field[]): Transform | null | undefined {
  const [coding = "identity", ...more] = codingsIn(headers);
  if (more.length > 0) return undefined;
  if (coding === "identity" || coding === "") return null;
  return Object.hasOwn(streams, coding) ? streams[coding]?.() : undefined;
}

/** The decoded body, or why there is none: a coding that nobody asked for, one that is broken, more than the limit. */
export function decoded(body: Uint8Array, headers: readonly Field[], limit: number): Uint8Array | DecodeProblem {
  const [coding = "identity", ...more] = codingsIn(headers);
  if (more.length > 0) return "content-encoding";
  if (coding === "identity" || coding === "" || body.length === 0) return body;
  const decode = decoders[coding];
  if (!decode) return "content-encoding";
  try {
    return decode(body, { maxOutputLength: limit });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ERR_BUFFER_TOO_LARGE" ? "too-large" : "content-encoding";
  }
}

function codingsIn(headers: readonly Field[]): readonly string[] {
  return valuesOf(headers, "content-encoding").flatMap((value) =>
    value.split(",").map((each) => each.trim().toLowerCase()),
  );
}

/** Why a body cannot be decoded, as messages have it. */
export type DecodeProblem = "content-encoding" | "too-large";
