import type { KeyObject } from "node:crypto";
import { parseDkimSignature, type DkimSignature } from "./signature.ts";
import { isHeaderSignedBy, isSealedBy } from "./verify.ts";
import { fieldsNamed, type MailField, type MailHeader } from "../mail/header.ts";

/** The fields that one server added to an ARC chain, RFC 8617 §4.1. */
export interface ArcSet {
  readonly instance: number;
  /** The server's results; the value begins with the instance. */
  readonly results: MailField;
  readonly message: { readonly field: MailField; readonly signature: DkimSignature };
  readonly seal: { readonly field: MailField; readonly signature: DkimSignature };
}

/** Reasons why a chain is broken before any key is looked up. */
export const arcFaults = ["instances", "too-many", "set", "chain-value", "fails-itself"] as const;

/** One of the faults above. */
export type ArcFault = (typeof arcFaults)[number];

/** An ARC chain according to its fields. */
export interface ArcChain {
  /** By instance; empty without a chain, and partial if it is broken. */
  readonly sets: readonly ArcSet[];
  readonly fault: ArcFault | null;
}

/** Maximum number of sets, §4.2.1 with §5.2. */
const mostSets = 50;

/** Reads the ARC chain of a header, §5.2 steps 1 to 3. Linear; never throws. */
export function readArcChain(header: MailHeader): ArcChain {
  const results = fieldsNamed(header, "arc-authentication-results");
  const messages = fieldsNamed(header, "arc-message-signature");
  const seals = fieldsNamed(header, "arc-seal");
  const most = Math.max(results.length, messages.length, seals.length);
  if (most === 0) return { sets: [], fault: null };
  if (most > mostSets) return { sets: [], fault: "too-many" };
  const byInstance = {
    results: new Map(results.map((field) => [instanceOf(field), field])),
    message: new Map(messages.map((field) => signed(field, "arc-message"))),
    seal: new Map(seals.map((field) => signed(field, "arc-seal"))),
  };
  const sets: ArcSet[] = [];
  for (let instance = 1; instance <= most; instance++) {
    const [aar, message, seal] = [
      byInstance.results.get(instance),
      byInstance.message.get(instance),
      byInstance.seal.get(instance),
    ];
    // §5.2 step 3A: every instance from 1 on has exactly one field of each kind.
    if (!aar || !message || !seal) return { sets, fault: "instances" };
    sets.push({ instance, results: aar, message, seal });
  }
  // Fields with the same instance overwrote each other, so the counts show duplicates.
  const isWhole = [results, messages, seals].every(({ length }) => length === sets.length);
  return { sets, fault: isWhole ? faultOf(sets) : "instances" };
}

function signed(field: MailField, kind: "arc-message" | "arc-seal"): [number, ArcSet["seal"]] {
  const signature = parseDkimSignature(field.value, kind);
  return [signature.instance ?? 0, { field, signature }];
}

/** §4.1.1: the instance is the first tag. */
function instanceOf({ value }: MailField): number {
  return Number(/^i[ \t]*=[ \t]*(?<digits>\d{1,4})[ \t]*;/i.exec(value)?.groups?.["digits"] ?? 0);
}

/** §5.2 steps 2 and 3C. */
function faultOf(sets: readonly ArcSet[]): ArcFault | null {
  if (sets.at(-1)?.seal.signature.chain === "fail") return "fails-itself";
  if (sets.some(({ message, seal }) => message.signature.fault !== null || seal.signature.fault !== null)) return "set";
  const isRight = sets.every(({ instance, seal }) => seal.signature.chain === (instance === 1 ? "none" : "pass"));
  return isRight ? null : "chain-value";
}

/**
 * Whether the newest message signature verifies for this header, §5.2 step 4; the body is not checked. Many sealers omit `c=` and mean relaxed,
 * although the default of RFC 6376 §3.5 is simple.
 */
export function isArcMessageBy({ fields }: MailHeader, { message }: ArcSet, key: KeyObject): boolean {
  const { field, signature } = message;
  if (isHeaderSignedBy(fields, field, signature, key)) return true;
  return !signature.isFormGiven && isHeaderSignedBy(fields, field, { ...signature, headers: "relaxed" }, key);
}

/** Whether a set's seal verifies with a key, §5.2 step 6: a seal covers all sets up to its own, in order. */
export function isArcSealBy({ sets }: ArcChain, { instance, seal }: ArcSet, key: KeyObject): boolean {
  const before = sets.slice(0, instance).flatMap((set) => {
    const fields = [set.results, set.message.field];
    return set.instance === instance ? fields : [...fields, set.seal.field];
  });
  return isSealedBy(before, seal.field, seal.signature, key);
}
