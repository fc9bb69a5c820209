import { createHash, createPublicKey, verify, type KeyObject } from "node:crypto";
import { z } from "zod";
import type { TreeState } from "./merkle.ts";

/** The key of a log and what follows from it. */
export interface LogKey {
  /** RFC 6962 §3.2: the SHA-256 of the key. */
  readonly id: Buffer;
  readonly key: KeyObject;
}

/** A signed state of a log, RFC 6962 §3.5. Times in Unix milliseconds. */
export interface TreeHead extends TreeState {
  readonly timestamp: number;
  /** The `digitally-signed` structure. */
  readonly signature: Buffer;
}

/** Why a tree head cannot be used: it does not have its form, or the log did not sign it. */
export type TreeHeadFault = "malformed" | "signature";

/** The largest size that a number holds exactly. */
const mostLeaves = Number.MAX_SAFE_INTEGER;

/** A checkpoint with the signatures of many witnesses has some kilobytes. */
const longestCheckpoint = 64 * 1024;
const mostLines = 200;

/** Reads the key of a log (SubjectPublicKeyInfo, DER); null unless it is ECDSA P-256 or RSA of at least 2048 bits (RFC 6962 §2.1.4). */
export function readLogKey(der: Uint8Array): LogKey | null {
  try {
    const key = createPublicKey({ key: Buffer.from(der), format: "der", type: "spki" });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    const isKnown = key.asymmetricKeyType === "ec" ? namedCurve === "prime256v1" : modulusLength >= 2048;
    return isKnown ? { key, id: createHash("sha256").update(der).digest() } : null;
  } catch {
    return null;
  }
}

/**
 * Reads and verifies a checkpoint (static-ct-api, "Checkpoints"). Signatures with other names or key IDs are ignored, as the specification
 * demands.
 */
export function readCheckpoint(bytes: Uint8Array, origin: string, log: LogKey): TreeHead | TreeHeadFault {
  if (bytes.length > longestCheckpoint) return "malformed";
  const text = Buffer.from(bytes).toString("utf8");
  const split = text.indexOf("\n\n");
  const [name, size = "", root = ""] = text.slice(0, split + 1).split("\n", 4);
  const leaves = /^(?:0|[1-9]\d{0,15})$/.test(size) ? Number(size) : Number.NaN;
  const rootHash = readBase64(root, 32);
  if (split < 0 || name !== origin || !(leaves <= mostLeaves) || !rootHash) return "malformed";
  const wanted = noteKeyId(origin, log.id);
  for (const line of text.slice(split + 2).split("\n", mostLines)) {
    const [dash, signer, encoded = "", ...rest] = line.split(" ");
    if (dash !== "\u2014" || signer !== origin || rest.length > 0) continue;
    const signature = readBase64(encoded);
    // Key ID, timestamp, hash and signature algorithms, and the length of the signature.
    if (!signature || signature.length < 16 || !signature.subarray(0, 4).equals(wanted)) continue;
    const timestamp = Number(signature.readBigUInt64BE(4));
    const head = { size: leaves, root: rootHash, timestamp, signature: signature.subarray(12) };
    return isSigned(head, log) ? head : "signature";
  }
  return "signature";
}

const treeHead = z.object({
  tree_size: z.int().min(0),
  timestamp: z.int().min(0),
  sha256_root_hash: z.string().max(100),
  tree_head_signature: z.string().max(4096),
});

/** Reads and verifies the answer of `get-sth`, RFC 6962 §4.3. */
export function readTreeHead(bytes: Uint8Array, log: LogKey): TreeHead | TreeHeadFault {
  const { success, data } = treeHead.safeParse(parseJson(bytes));
  if (!success) return "malformed";
  const [root, signature] = [readBase64(data.sha256_root_hash, 32), readBase64(data.tree_head_signature)];
  if (!root || !signature) return "malformed";
  const head = { size: data.tree_size, root, timestamp: data.timestamp, signature };
  return isSigned(head, log) ? head : "signature";
}

/** What a log signs, RFC 6962 §3.5: version 1 is 0, and `tree_hash` is 1. */
function signedTreeHead({ timestamp, size, root }: Pick<TreeHead, "timestamp" | "size" | "root">): Buffer {
  const bytes = Buffer.alloc(18);
  bytes[1] = 1;
  bytes.writeBigUInt64BE(BigInt(timestamp), 2);
  bytes.writeBigUInt64BE(BigInt(size), 10);
  return Buffer.concat([bytes, root]);
}

/** The key ID of a note signature: type 0x05 is a TreeHeadSignature of RFC 6962 (static-ct-api, "Checkpoints"). */
function noteKeyId(origin: string, logId: Buffer): Buffer {
  return createHash("sha256")
    .update(`${origin}\n`)
    .update(Buffer.from([5]))
    .update(logId)
    .digest()
    .subarray(0, 4);
}

// RFC 5246 §4.7: hash (4 is SHA-256), signature algorithm (1 is RSA, 3 is ECDSA), and the signature with its length.
function isSigned(head: TreeHead, { key }: LogKey): boolean {
  const { signature } = head;
  if (!Number.isSafeInteger(head.timestamp) || signature.length < 4) return false;
  const algorithm = key.asymmetricKeyType === "ec" ? 3 : 1;
  const isWhole = signature.readUInt16BE(2) === signature.length - 4;
  if (signature[0] !== 4 || signature[1] !== algorithm || !isWhole) return false;
  return verify("sha256", signedTreeHead(head), key, signature.subarray(4));
}

/** Base64 with its padding; null for anything else, or another length than the wanted one. */
export function readBase64(text: string, length?: number): Buffer | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, "base64");
  return length === undefined || bytes.length === length ? bytes : null;
}

/** JSON of a log; undefined for anything else. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return undefined;
  }
}
