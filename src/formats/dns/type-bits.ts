import { types } from "./codes.ts";
import type { DenialProblem } from "../dnssec/denial-claim.ts";

/** What stands at a name, by the record that proves it. */
export type TypeBits = readonly number[];

/** Whether the zone ends at a name and another one begins: what is there and below is the other's to tell, but for DS. */
function isCut(bits: TypeBits): boolean {
  return bits.includes(types.NS) && !bits.includes(types.SOA);
}

const ofDenial: ReadonlySet<number> = new Set([types.RRSIG, types.NSEC, types.NXNAME]);

/** RFC 9824 §2: whether a record of a name says that there is no such name. With anything else beside it, it would contradict itself. */
export function deniesName(bits: TypeBits): boolean {
  return bits.includes(types.NXNAME) && bits.every((type) => ofDenial.has(type));
}

/** RFC 6840 §4.1 and §4.3: whether nothing that is below a name can be told from its record. */
export function hidesBelow(bits: TypeBits): boolean {
  return isCut(bits) || bits.includes(types.DNAME);
}

/** Why a record of a name does not prove that it lacks a type; null where it does. */
export function problemOfData(bits: TypeBits, type: number, isRoot: boolean): DenialProblem | null {
  // RFC 6840 §4.1: of its DS the zone above tells, of all else the zone below. Above the root there is none.
  if (type === types.DS && bits.includes(types.SOA) && !isRoot) return "wrong-side";
  if (type !== types.DS && isCut(bits)) return "wrong-side";
  // RFC 6840 §4.3: at an alias there is nothing else, and it would lead there.
  return bits.includes(type) || bits.includes(types.CNAME) ? "type-exists" : null;
}

/** Why a record of a name does not prove a delegation without signatures; null where it does. */
export function problemOfDelegation(bits: TypeBits): DenialProblem | null {
  if (bits.includes(types.SOA)) return "wrong-side";
  if (bits.includes(types.DS)) return "type-exists";
  return bits.includes(types.NS) ? null : "no-delegation";
}
