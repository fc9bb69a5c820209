import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, crc32, deflateRawSync, gzip, gzipSync } from "node:zlib";
import type { Fields, Reply } from "./listener/exchange.ts";

/** A content coding (RFC 9110 §8.4.1, RFC 7932). */
export type Coding = "br" | "gzip";

/** Bytes below which compression has no benefit. */
const smallest = 1000;

/** The brotli level for single answers: about a millisecond for a large page. */
const quick = 4;

/** The brotli level for large documents, which are encoded once. */
const large = 9;

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

/**
 * An answer in the coding that its client accepts, where that makes it smaller. Only for content without secrets (BREACH). Its bytes are the
 * same in many answers and are deflated once; gzip can join them to the rest, and so comes before brotli here.
 */
export function coded(incoming: IncomingMessage, reply: Reply): Reply {
  const { body, bytes = nothing } = reply;
  if (body.length + bytes.length < smallest) return reply;
  const coding = codingOf(incoming, ["gzip", "br"]);
  if (coding === null) return reply;
  const fields: Fields = [...reply.fields, ["content-encoding", coding]];
  const head = Buffer.from(body);
  const content = coding === "gzip" ? joined(head, bytes) : encode(Buffer.concat([head, bytes]), coding, quick);
  return { ...reply, fields, body: "", bytes: content };
}

const nothing = new Uint8Array();

/** The deflated form of bytes that are sent repeatedly. */
const deflated = new WeakMap<Uint8Array, Uint8Array>();

/** Deflates bytes (RFC 1951), once for all answers that hold them. */
export function deflatedOnce(bytes: Uint8Array): Uint8Array {
  const known = deflated.get(bytes);
  if (known) return known;
  // A copy: zlib returns a view of 64 KiB, ten times what a result needs, and all of it would be kept.
  const made = new Uint8Array(deflateRawSync(bytes));
  deflated.set(bytes, made);
  return made;
}

/** The most bytes of a stored block (RFC 1951 §3.2.4). */
const largestBlock = 65_535;

/** A gzip member (RFC 1952) of a head in a stored block, which ends at a byte, and of a tail that is deflated already. */
function joined(head: Buffer, tail: Uint8Array): Uint8Array {
  if (head.length > largestBlock || tail.length === 0) return gzipSync(Buffer.concat([head, tail]));
  const rest = deflatedOnce(tail);
  // Magic, deflate, no flags, no time, any system; then a block that is not the last one, with its length and the complement.
  const start = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0]);
  start.writeUInt16LE(head.length, 11);
  start.writeUInt16LE(largestBlock - head.length, 13);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(tail, crc32(head)), 0);
  end.writeUInt32LE(head.length + tail.length, 4);
  return Buffer.concat([start, head, rest, end]);
}

function encode(bytes: Uint8Array, coding: Coding, level: number): Uint8Array {
  if (coding === "gzip") return gzipSync(bytes);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Encodes a large document once for all clients, beside other work: half a megabyte takes a tenth of a second. */
export function encodeLarge(bytes: Uint8Array, coding: Coding): Promise<Uint8Array> {
  if (coding === "gzip") return promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: large } });
}

/**
 * The coding that a client likes best (RFC 9110 §12.5.3), the first of equal ones; null for the uncompressed text, which is acceptable where the client
 * prefers it or refuses all codings. `*` is not taken as a wish for a coding: a client that names none may not be able to decode it.
 */
export function codingOf({ headers }: IncomingMessage, codings: readonly Coding[] = ["br", "gzip"]): Coding | null {
  const accepted = headers["accept-encoding"];
  if (accepted === undefined) return null;
  const weights = weightsIn(accepted);
  const best = Math.max(0, ...codings.map((coding) => weights.get(coding) ?? 0));
  // Without a weight of its own the text is the last resort.
  if (best === 0 || (weights.get("identity") ?? 0) > best) return null;
  return codings.find((coding) => weights.get(coding) === best) ?? null;
}

/** The longest field that is read. Clients send some dozen characters. */
const longestField = 500;

/** The weights of what a client names, from 0 to 1. A weight that is not valid counts as 1, so that clients with small mistakes are served. */
function weightsIn(accepted: string): ReadonlyMap<string, number> {
  if (accepted.length > longestField) return new Map();
  const entries = accepted.toLowerCase().split(",");
  return new Map(
    entries.map((entry) => {
      const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
      const weight = parameters.find((each) => each.startsWith("q="))?.slice(2) ?? "";
      return [name, /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? Number(weight) : 1];
    }),
  );
}
