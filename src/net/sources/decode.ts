import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { Failure } from "../../core/failure.ts";
import { valuesOf, type HeaderField } from "../../formats/http/header-list.ts";

/** The Accept-Encoding of requests: RFC 9110 §12.5.3. */
export const acceptedCodings = "gzip, br, deflate";

/** A body as received, and its content coding and length. */
export interface Sent {
  readonly headers: readonly HeaderField[];
  readonly body: AsyncIterable<Uint8Array>;
}

/** Why a body cannot be decoded, as a code for messages. */
export type BodyProblem = "content-encoding" | "too-large" | "truncated";

const decoders: Readonly<Record<string, (first: Uint8Array) => Transform>> = {
  gzip: () => createGunzip(),
  "x-gzip": () => createGunzip(),
  br: () => createBrotliDecompress(),
  // RFC 9110 §8.4.1.2: zlib's format, though some servers send raw deflate.
  deflate: (first) => ((first[0] ?? 0) % 16 === 8 ? createInflate() : createInflateRaw()),
};

/** Encoding barely increases the size, so a longer body is endless padding. */
const slack = 64 * 1024;

/**
 * Passes on the decoded body piece by piece, and returns why it is incomplete: an unrequested or broken coding, missing bytes, or more than
 * the limit.
 */
export async function decoded(
  { headers, body }: Sent,
  limit: number,
  take: (bytes: Uint8Array) => void,
): Promise<BodyProblem | null> {
  const [coding = "identity", ...more] = valuesOf(headers, "content-encoding").flatMap((value) =>
    value.split(",").map((each) => each.trim().toLowerCase()),
  );
  const decoder = decoders[coding];
  const isPlain = coding === "identity" || coding === "";
  if (more.length > 0 || !(isPlain || decoder)) return "content-encoding";
  const encoded = openMeter(limit + slack);
  const plain = openMeter(limit);
  try {
    if (isPlain || !decoder) for await (const piece of body) take(plain.counted(piece));
    else await decode(encoded.all(body), decoder, (piece) => take(plain.counted(piece)));
    return null;
  } catch (error) {
    // An exhausted budget, or the receiver's own failure.
    if (error instanceof Failure) throw error;
    if (plain.isOver() || encoded.isOver()) return "too-large";
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined && ofDecoder.test(code)) return "content-encoding";
    if (code !== undefined || error instanceof DOMException) return "truncated";
    throw error;
  }
}

const ofDecoder = /^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER|ERR_PADDING)/;

async function decode(
  body: AsyncGenerator<Uint8Array>,
  decoder: (first: Uint8Array) => Transform,
  take: (bytes: Uint8Array) => void,
): Promise<void> {
  const first = await body.next();
  if (first.done) return;
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield first.value as Uint8Array;
    yield* body;
  }
  await pipeline(Readable.from(whole()), decoder(first.value), async (pieces: AsyncIterable<Uint8Array>) => {
    for await (const piece of pieces) take(piece);
  });
}

interface Meter {
  /** Returns the same bytes; throws when there are too many. */
  counted(piece: Uint8Array): Uint8Array;
  all(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  isOver(): boolean;
}

function openMeter(limit: number): Meter {
  let size = 0;
  function counted(piece: Uint8Array): Uint8Array {
    size += piece.length;
    if (size > limit) throw new RangeError("more than the limit");
    return piece;
  }
  return {
    counted,
    async *all(body) {
      for await (const piece of body) if (piece.length > 0) yield counted(piece);
    },
    isOver: () => size > limit,
  };
}
