import type { KeyObject } from "node:crypto";
import type { DkimKey } from "../../formats/dkim/key.ts";
import type { DkimFault, DkimSignature } from "../../formats/dkim/signature.ts";
import type { KeyFinder } from "./signing-key.ts";

/** The result for a signature, without the body. */
export interface SignatureStanding {
  /**
   * `verified`: the signature matches the header. `failed`: it does not match with the current key. `invalid`: the signature does not count
   * in any case. `unknown`: could not be checked.
   */
  readonly state: "verified" | "failed" | "invalid" | "unknown";
  /** Why, as a language-independent code; null where it is verified. */
  readonly reason: SignatureReason | null;
  /** The DNS failure code where the result is unknown; null otherwise. */
  readonly detail: string | null;
  readonly bits: number | null;
  readonly isTesting: boolean;
}

/** Why a signature was not verified. */
export type SignatureReason = DkimFault | (typeof signatureReasons)[number];

/** Reasons that do not come from the signature field itself. */
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

/** How a signature is verified. */
export interface Verifying {
  readonly find: KeyFinder;
  /** The approximate time of receipt, in milliseconds since 1970; null where it is unknown. */
  readonly receivedAt: number | null;
  /** Whether the message is so new that today's key is the one that signed it. */
  readonly isFresh: boolean;
  /** Whether the header text was changed on its way here (lost bytes, changed line breaks), so that a mismatch proves nothing. */
  readonly isDamaged: boolean;
}

/** Verifies a signature; `isBy` tells whether a key made it. */
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
  // A key that is missing today may have existed when the message was sent: domains remove old keys.
  if (found.kind === "absent") return { ...nothing, state: how.isFresh ? "failed" : "unknown", reason: "key-gone" };
  const standings = found.records.map((record) => standingBy(record, signature, isBy, how));
  const [first] = standings;
  return (
    standings.find(({ state }) => state === "verified") ?? first ?? { ...nothing, state: "unknown", reason: "key-gone" }
  );
}

/** Milliseconds of clock skew allowed between signer and receiver: OpenDKIM's default. */
const clockDrift = 300_000;

const nothing = { reason: null, detail: null, bits: null, isTesting: false } as const;

/** What RFC 6376 §6.1.2 requires verifiers to check before they use a key; the first problem counts. */
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

/** The published flags of a key may have changed since; its length has not. */
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
  // Some operators, among them Microsoft, publish new keys under old selectors.
  return isFresh
    ? { ...told, state: "failed", reason: "mismatch" }
    : { ...told, state: "unknown", reason: "mismatch-today" };
}
