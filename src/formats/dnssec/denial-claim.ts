import type { DnsName } from "../dns/name.ts";

/** What an answer without records, or made from a wildcard, says without saying so. */
export type Claim =
  /** There is no such name, and no wildcard that would make one. */
  | { readonly kind: "no-name"; readonly name: DnsName }
  /** There is the name, or a wildcard that makes it, but nothing of this type, and no alias. */
  | { readonly kind: "no-data"; readonly name: DnsName; readonly type: number }
  /** The zone below is not signed: there is a delegation and no DS record beside it. */
  | { readonly kind: "unsigned-delegation"; readonly name: DnsName }
  /** Nothing is closer to the name than the wildcard that its records were made from. */
  | { readonly kind: "made-from"; readonly name: DnsName; readonly wildcard: DnsName };

/** Why the records of a zone do not prove what is claimed. */
export type DenialProblem =
  | "no-proof"
  /** The name is not in the zone whose records these are. */
  | "out-of-zone"
  /** There is such a name, or something below it. */
  | "name-exists"
  /** There is such a type, or an alias that leads to one. */
  | "type-exists"
  /** A wildcard may make the name. */
  | "wildcard-exists"
  /** All that there is to know comes from above or below the cut between two zones, whose other side would know: RFC 6840 §4.1. */
  | "wrong-side"
  /** What is there is no delegation: RFC 6840 §4.4. */
  | "no-delegation"
  /** A name closer than the wildcard may exist. */
  | "closer-name"
  /** NSEC3 records that do not belong together, or of an unknown hash. */
  | "odd-parameters";

/** Whether a claim is proven. */
export type Proof =
  /** With opt-out there may still be delegations without signatures where nothing is said to be: RFC 5155 §6. */
  | { readonly kind: "proven"; readonly isOptOut: boolean }
  /** RFC 9276 §3.2: hashed so often that nobody has to check it; as if the zone were not signed. */
  | { readonly kind: "insecure"; readonly iterations: number }
  | { readonly kind: "unproven"; readonly problem: DenialProblem };

/** A claim that is not proven, and why. */
export function unproven(problem: DenialProblem): Proof {
  return { kind: "unproven", problem };
}
