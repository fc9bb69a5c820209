import { z } from "zod";
import { leafHashOf } from "./merkle.ts";
import { parseJson, readBase64 } from "./tree-head.ts";

/** An entry of a log. */
export interface LogEntry {
  /** The hash of its leaf in the Merkle tree. */
  readonly leafHash: Buffer;
  /** What was logged; null where the leaf cannot be read. Only what the leaf hash covers is used. */
  readonly logged: LoggedBytes | null;
}

/** A logged certificate, or the TBSCertificate of a precertificate. */
export interface LoggedBytes {
  readonly kind: "certificate" | "precertificate";
  readonly der: Buffer;
  /** When the log accepted it; Unix milliseconds. */
  readonly timestamp: number;
}

/** MerkleTreeLeaf, RFC 6962 §3.4: version 1 is 0, and a timestamped_entry is 0. */
const leafHeader = Buffer.from([0, 0]);

/** The most entries of one answer: a data tile has 256, and no log answers with more than some thousands. */
const mostEntries = 10_000;

/**
 * Reads a data tile (static-ct-api, "Log entries"); null where it does not hold exactly this many entries. The bytes are not copied, so an entry
 * keeps its tile in memory.
 */
export function readDataTile(tile: Uint8Array, width: number): readonly LogEntry[] | null {
  const bytes = Buffer.from(tile.buffer, tile.byteOffset, tile.byteLength);
  const entries: LogEntry[] = [];
  let at = 0;
  for (let count = 0; count < width; count++) {
    const entry = readTimestampedEntry(bytes, at);
    if (!entry) return null;
    entries.push({ leafHash: leafHashOf(leafHeader, bytes.subarray(at, entry.end)), logged: entry.logged });
    const precertificate = entry.logged.kind === "precertificate" ? skipVector(bytes, entry.end, 3) : entry.end;
    const chain = precertificate === null ? null : skipVector(bytes, precertificate, 2);
    if (chain === null) return null;
    at = chain;
  }
  return at === bytes.length ? entries : null;
}

const answer = z.object({ entries: z.array(z.object({ leaf_input: z.string() })).max(mostEntries) });

/** Reads the answer of `get-entries` (RFC 6962 §4.6); null where it is none. An entry of an unknown kind has a leaf hash and no content. */
export function readEntries(bytes: Uint8Array): readonly LogEntry[] | null {
  const { success, data } = answer.safeParse(parseJson(bytes));
  if (!success) return null;
  const leaves = data.entries.map((each) => readBase64(each.leaf_input));
  if (!leaves.every((leaf) => leaf !== null)) return null;
  return leaves.map((leaf) => ({ leafHash: leafHashOf(leaf), logged: readLeaf(leaf) }));
}

function readLeaf(leaf: Buffer): LoggedBytes | null {
  if (!leaf.subarray(0, 2).equals(leafHeader)) return null;
  const entry = readTimestampedEntry(leaf, 2);
  return entry?.end === leaf.length ? entry.logged : null;
}

/** TimestampedEntry, RFC 6962 §3.4; null where it is truncated or of an unknown type. */
function readTimestampedEntry(
  bytes: Buffer,
  begin: number,
): { readonly logged: LoggedBytes; readonly end: number } | null {
  if (begin + 10 > bytes.length) return null;
  const timestamp = Number(bytes.readBigUInt64BE(begin));
  const type = bytes.readUInt16BE(begin + 8);
  if (type > 1) return null;
  // A precert_entry begins with the hash of the issuer's key.
  const signed = begin + 10 + (type === 1 ? 32 : 0);
  const end = skipVector(bytes, signed, 3);
  const extensions = end === null ? null : skipVector(bytes, end, 2);
  if (end === null || extensions === null) return null;
  const kind = type === 1 ? "precertificate" : "certificate";
  return { logged: { kind, der: bytes.subarray(signed + 3, end), timestamp }, end: extensions };
}

/** The end of a vector with a length of some bytes (RFC 8446 §3.4); null where it is truncated. */
function skipVector(bytes: Buffer, at: number, size: 2 | 3): number | null {
  if (at + size > bytes.length) return null;
  const end = at + size + bytes.readUIntBE(at, size);
  return end <= bytes.length ? end : null;
}
