import type { KeyObject } from "node:crypto";
import type { DkimKey } from "../../formats/dkim/key.ts";
import type { DkimFault, DkimSignature } from "../../formats/dkim/signature.ts";
import type { KeyFinder } from "./signing-key.ts";

/** What came of a signature whose body nobody has. */
export interface SignatureStanding {
  /**
   * `verified`: the header is the signed one; `failed`: it is not, by the key of today; `invalid`: whatever was signed, it does not
   * count; `unknown`: could not tell.
   */
  readonly state: "verified" | "failed" | "invalid" | "unknown";
  /** Why, in a word that has no language; null where it is verified. */
  readonly reason: SignatureReason | null;
  /** What the DNS said where it could not tell, as a code; null otherwise. */
  readonly detail: string | null;
  readonly bits: number | null;
  readonly isTesting: boolean;
}

/** Why a signature is not verified. */
export type SignatureReason = DkimFault | (typeof signatureReasons)[number];

/** The reasons that are not in the field itself. */
export const signatureReasons = [
  "mismatch",
  "mismatch-today",
  "expired",
  "key-gone",
  "key-revoked",
  "key-broken",
  "key-short",
  "key-hash",
  "key-service",
  "key-strict",
  "key-unknown",
  "text-changed",
] as const;

/** How a signature is looked at. */
export interface Verifying {
  readonly find: KeyFinder;
  /** When the message was received, in milliseconds since 1970, or about; null where nobody can tell. */
  readonly receivedAt: number | null;
  /** Whether the message is so new that the key of today is the one of then. */
  readonly isFresh: boolean;
  /** Whether the text of the header was changed on its way here, octets lost or lines put right, so that what does not match proves nothing. */
  readonly isDamaged: boolean;
}

/** Looks at a signature; `isBy` tells whether a key made it. */
export async function verifySignature(
  signature: DkimSignature,
  isBy: (key: KeyObject) => boolean,
  how: Verifying,
): Promise<SignatureStanding> {
  if (signature.fault !== null) return { ...nothing, state: "invalid", reason: signature.fault };
  const { expiresAt } = signature;
  if (expiresAt !== null && how.receivedAt !== null && expiresAt + clockDrift < how.receivedAt) {
    return { ...nothing, state: "invalid", reason: "expired" };
  }
  const found = await how.find(signature.domain, signature.selector);
  if (found.kind === "unknown") return { ...nothing, state: "unknown", reason: "key-unknown", detail: found.reason };
  // A key that is not there today may have been when it was needed: domains take old keys away.
  if (found.kind === "absent") return { ...nothing, state: how.isFresh ? "failed" : "unknown", reason: "key-gone" };
  const standings = found.records.map((record) => standingBy(record, signature, isBy, how));
  const [first] = standings;
  return (
    standings.find(({ state }) => state === "verified") ?? first ?? { ...nothing, state: "unknown", reason: "key-gone" }
  );
}

/** Milliseconds by which the clock of a signer may differ from that of a receiver: what OpenDKIM allows unless it is told otherwise. */
const clockDrift = 300_000;

const nothing = { reason: null, detail: null, bits: null, isTesting: false } as const;

/** What RFC 6376 §6.1.2 has verifiers look at before they use a key; the first that holds counts. */
function refusalOf(record: DkimKey, { identity, domain }: DkimSignature): SignatureReason | null {
  const { problems } = record;
  if (record.isRevoked) return "key-revoked";
  if (problems.includes("too-short")) return "key-short";
  if (record.key === null || problems.some((each) => broken.has(each))) return "key-broken";
  if (problems.includes("no-sha256")) return "key-hash";
  if (problems.includes("not-for-email")) return "key-service";
  const own = identity.slice(identity.lastIndexOf("@") + 1).toLowerCase();
  return record.isStrict && own !== domain ? "key-strict" : null;
}

const broken: ReadonlySet<string> = new Set(["syntax", "repeated-tag", "other-version"]);

/** What is published of a key may have changed since; how long it is has not. */
const changing: ReadonlySet<string> = new Set(["key-revoked", "key-broken"]);

function standingBy(
  record: DkimKey,
  signature: DkimSignature,
  isBy: (key: KeyObject) => boolean,
  { isFresh, isDamaged }: Verifying,
): SignatureStanding {
  const { bits, isTesting, key } = record;
  const told = { ...nothing, bits, isTesting };
  const refusal = refusalOf(record, signature);
  if (refusal !== null || key === null) {
    const isPast = changing.has(refusal ?? "") && !isFresh;
    return { ...told, state: isPast ? "unknown" : "invalid", reason: refusal };
  }
  if (isBy(key)) return { ...told, state: "verified" };
  if (isDamaged) return { ...told, state: "unknown", reason: "text-changed" };
  // Some, Microsoft among them, publish new keys under the names of old ones.
  return isFresh
    ? { ...told, state: "failed", reason: "mismatch" }
    : { ...told, state: "unknown", reason: "mismatch-today" };
}
