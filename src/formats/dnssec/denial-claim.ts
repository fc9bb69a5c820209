import type { DnsName } from "../dns/name.ts";

/** What a negative or wildcard answer implies. */
export type DenialClaim =
  /** The name does not exist, and no wildcard matches it. */
  | { readonly kind: "no-name"; readonly name: DnsName }
  /** The name, or a wildcard that matches it, exists without this type and without a CNAME. */
  | { readonly kind: "no-data"; readonly name: DnsName; readonly type: number }
  /** The child zone is unsigned: there is a delegation without a DS record. */
  | { readonly kind: "unsigned-delegation"; readonly name: DnsName }
  /** No name closer than the wildcard exists. */
  | { readonly kind: "made-from"; readonly name: DnsName; readonly wildcard: DnsName };

/** Why records do not prove a claim. */
export type DenialProblem =
  | "no-proof"
  /** The name is not in the zone of the records. */
  | "out-of-zone"
  /** The name, or a name below it, exists. */
  | "name-exists"
  /** The type, or a CNAME, exists. */
  | "type-exists"
  /** A wildcard may match the name. */
  | "wildcard-exists"
  /** The records come from the wrong side of a delegation: RFC 6840 §4.1. */
  | "wrong-side"
  /** There is no delegation at the name: RFC 6840 §4.4. */
  | "no-delegation"
  /** A name closer than the wildcard may exist. */
  | "closer-name"
  /** NSEC3 records with different parameters, or an unknown hash. */
  | "odd-parameters";

/** The result of checking a claim. */
export type Proof =
  /** With opt-out, unsigned delegations may still exist: RFC 5155 §6. */
  | { readonly kind: "proven"; readonly isOptOut: boolean }
  /** RFC 9276 §3.2: too many iterations to verify; treated as unsigned. */
  | { readonly kind: "insecure"; readonly iterations: number }
  | { readonly kind: "unproven"; readonly problem: DenialProblem };

/** The result for an unproven claim. */
export function unproven(problem: DenialProblem): Proof {
  return { kind: "unproven", problem };
}
