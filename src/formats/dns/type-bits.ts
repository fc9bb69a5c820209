import { types } from "./codes.ts";
import type { DenialProblem } from "../dnssec/denial-claim.ts";

/** The types at a name, from its NSEC or NSEC3 record. */
export type TypeBits = readonly number[];

/** Whether a name is a delegation: except for DS, the child zone is authoritative for it and below. */
function isCut(bits: TypeBits): boolean {
  return bits.includes(types.NS) && !bits.includes(types.SOA);
}

const ofDenial: ReadonlySet<number> = new Set([types.RRSIG, types.NSEC, types.NXNAME]);

/** RFC 9824 §2: whether a record denies its own name. Other types beside NXNAME would contradict it. */
export function deniesName(bits: TypeBits): boolean {
  return bits.includes(types.NXNAME) && bits.every((type) => ofDenial.has(type));
}

/** RFC 6840 §4.1 and §4.3: whether a name's record says nothing about names below it. */
export function hidesBelow(bits: TypeBits): boolean {
  return isCut(bits) || bits.includes(types.DNAME);
}

/** Why a name's record does not prove that a type is absent; null if it does. */
export function problemOfData(bits: TypeBits, type: number, isRoot: boolean): DenialProblem | null {
  // RFC 6840 §4.1: the parent zone is authoritative for DS, the child for all other types. The root has no parent.
  if (type === types.DS && bits.includes(types.SOA) && !isRoot) return "wrong-side";
  if (type !== types.DS && isCut(bits)) return "wrong-side";
  // RFC 6840 §4.3: a CNAME would answer the query.
  return bits.includes(type) || bits.includes(types.CNAME) ? "type-exists" : null;
}

/** Why a name's record does not prove an unsigned delegation; null if it does. */
export function problemOfDelegation(bits: TypeBits): DenialProblem | null {
  if (bits.includes(types.SOA)) return "wrong-side";
  if (bits.includes(types.DS)) return "type-exists";
  return bits.includes(types.NS) ? null : "no-delegation";
}
