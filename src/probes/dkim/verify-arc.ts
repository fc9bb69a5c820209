import {
  isArcMessageBy,
  isArcSealBy,
  readArcChain,
  type ArcChain,
  type ArcFault,
  type ArcSet,
} from "../../formats/dkim/arc.ts";
import { hasLostOctets } from "../../formats/dkim/verify.ts";
import type { MailHeader } from "../../formats/mail/header.ts";
import { verifySignature, type SignatureReason, type SignatureStanding, type Verifying } from "./verify-signature.ts";

/** The result for an ARC chain, without the body. */
export interface ArcStanding {
  readonly chain: ArcChain;
  /** `holds`: everything that can be verified from the header is valid. */
  readonly state: "none" | "holds" | "broken" | "unknown";
  /** Why, as a language-independent code. */
  readonly reason: ArcFault | SignatureReason | null;
  /** The DNS failure code where the result is unknown. */
  readonly detail: string | null;
  /** The instance and part that failed; null where the chain is valid, or fails as a whole. */
  readonly at: { readonly instance: number; readonly part: "message" | "seal" } | null;
}

/** Verifies the ARC chain of a header by RFC 8617 §5.2: its form, the newest message signature, every seal. */
export async function verifyArc(header: MailHeader, how: Verifying): Promise<ArcStanding> {
  const chain = readArcChain(header);
  const whole = { chain, detail: null, at: null };
  if (chain.fault !== null) return { ...whole, state: "broken", reason: faultIn(chain) ?? chain.fault };
  const newest = chain.sets.at(-1);
  if (!newest) return { ...whole, state: "none", reason: null };
  const { message } = newest;
  const isDamaged = how.isDamaged || hasLostOctets(header.fields, message.field, message.signature);
  const ofMessage = { ...how, isDamaged };
  // ARC-Authentication-Results quote text from the message's sender.
  const isToldInOthers = chain.sets.some(({ results }) => results.raw.includes("\u{FFFD}"));
  const ofSeal = { ...how, isDamaged: how.isDamaged || isToldInOthers };
  const standings = await Promise.all([
    verifySignature(message.signature, (key) => isArcMessageBy(header, newest, key), ofMessage).then((standing) => ({
      standing,
      at: { instance: newest.instance, part: "message" as const },
    })),
    ...chain.sets.toReversed().map(async (set) => ({
      standing: await verifySignature(set.seal.signature, (key) => isArcSealBy(chain, set, key), ofSeal),
      at: { instance: set.instance, part: "seal" as const },
    })),
  ]);
  const worst =
    standings.find(({ standing }) => isBroken(standing)) ?? standings.find(({ standing }) => isOpen(standing));
  if (!worst) return { ...whole, state: "holds", reason: null };
  const { reason, detail } = worst.standing;
  return { chain, state: isBroken(worst.standing) ? "broken" : "unknown", reason, detail, at: worst.at };
}

function isBroken({ state }: SignatureStanding): boolean {
  return state === "failed" || state === "invalid";
}

function isOpen({ state }: SignatureStanding): boolean {
  return state === "unknown";
}

/** The fault of a set that cannot be parsed. */
function faultIn({ sets, fault }: ArcChain): SignatureReason | null {
  if (fault !== "set") return null;
  const faults = sets.flatMap(({ message, seal }: ArcSet) => [message.signature.fault, seal.signature.fault]);
  return faults.find((each) => each !== null) ?? null;
}
