import { unproven, type DenialClaim, type Proof } from "./denial-claim.ts";
import {
  compareNames,
  countLabels,
  isSameName,
  isWithin,
  labelsOf,
  outermost,
  parentOf,
  root,
  wildcardBelow,
  type DnsName,
} from "../dns/name.ts";
import type { RecordOf } from "../dns/set.ts";
import { deniesName, hidesBelow, problemOfData, problemOfDelegation } from "../dns/type-bits.ts";

type Nsec = RecordOf<"NSEC">;

interface Chain {
  readonly zone: DnsName;
  readonly records: readonly Nsec[];
}

const proven: Proof = { kind: "proven", isOptOut: false };

/** Checks a claim by NSEC records, RFC 4035 §5.4, with the clarifications of RFC 6840 §4. */
export function proveByNsec(claim: DenialClaim, zone: DnsName, records: readonly Nsec[]): Proof {
  const { name } = claim;
  if (!isWithin(name, zone)) return unproven("out-of-zone");
  const chain: Chain = { zone, records: records.filter((each) => isWithin(each.name, zone)) };
  if (claim.kind === "no-name") return proveNoName(chain, name);
  if (claim.kind === "no-data") return proveNoData(chain, name, claim.type);
  if (claim.kind === "unsigned-delegation") return proveUnsigned(chain, name);
  return proveMadeFrom(chain, name, claim.wildcard);
}

function proveNoName(chain: Chain, name: DnsName): Proof {
  const own = matching(chain, name);
  if (own) return deniesName(own.data.types) ? proven : unproven("name-exists");
  const gap = covering(chain, name);
  if (!gap) return unproven(missing(chain, name));
  // RFC 8020 §3.1: a name with names below it exists.
  if (isWithin(gap.data.next, name)) return unproven("name-exists");
  const wildcard = wildcardBelow(closestAbove(gap, name));
  if (matching(chain, wildcard)) return unproven("wildcard-exists");
  const none = covering(chain, wildcard);
  if (!none) return unproven("no-proof");
  return isWithin(none.data.next, wildcard) ? unproven("wildcard-exists") : proven;
}

function proveNoData(chain: Chain, name: DnsName, type: number): Proof {
  const own = matching(chain, name);
  if (own) return dataProof(own, type);
  const gap = covering(chain, name);
  if (!gap) return unproven(missing(chain, name));
  // An empty non-terminal: only names below it exist.
  if (isWithin(gap.data.next, name)) return proven;
  const wildcard = wildcardBelow(closestAbove(gap, name));
  const made = matching(chain, wildcard);
  if (made) return dataProof(made, type);
  // The wildcard may be an empty non-terminal too: RFC 4592 §2.2.2.
  const around = covering(chain, wildcard);
  return around && isWithin(around.data.next, wildcard) ? proven : unproven("no-proof");
}

function dataProof({ name, data }: Nsec, type: number): Proof {
  const problem = problemOfData(data.types, type, isSameName(name, root));
  return problem === null ? proven : unproven(problem);
}

function proveUnsigned(chain: Chain, name: DnsName): Proof {
  const own = matching(chain, name);
  if (!own) return unproven(missing(chain, name));
  const problem = problemOfDelegation(own.data.types);
  return problem === null ? proven : unproven(problem);
}

/** RFC 4035 §5.3.4: neither the name nor any name between it and the wildcard's parent exists. */
function proveMadeFrom(chain: Chain, name: DnsName, wildcard: DnsName): Proof {
  const above = parentOf(wildcard);
  if (!above || !isWithin(name, above) || isSameName(name, above)) return unproven("no-proof");
  if (matching(chain, name)) return unproven("name-exists");
  const gap = covering(chain, name);
  if (!gap) return unproven(missing(chain, name));
  if (isWithin(gap.data.next, name)) return unproven("name-exists");
  return countLabels(closestAbove(gap, name)) === countLabels(above) ? proven : unproven("closer-name");
}

function matching({ records }: Chain, name: DnsName): Nsec | undefined {
  return records.find((each) => isSameName(each.name, name));
}

/** The record whose gap covers a name, among the authoritative ones. */
function covering({ zone, records }: Chain, name: DnsName): Nsec | undefined {
  return records.find((each) => isBetween(each, name, zone) && !isHiddenBy(each, name));
}

function missing({ zone, records }: Chain, name: DnsName): "wrong-side" | "no-proof" {
  return records.some((each) => isBetween(each, name, zone) && isHiddenBy(each, name)) ? "wrong-side" : "no-proof";
}

/** RFC 4034 §4.1.1: the last name of a zone points back to the apex. */
function isBetween({ name: owner, data }: Nsec, name: DnsName, zone: DnsName): boolean {
  if (compareNames(owner, name) >= 0) return false;
  return isSameName(data.next, zone) || compareNames(name, data.next) < 0;
}

function isHiddenBy({ name: owner, data }: Nsec, name: DnsName): boolean {
  return isWithin(name, owner) && hidesBelow(data.types);
}

/** The closest existing ancestor, from the record that covers the name: both ends of the gap exist. */
function closestAbove({ name: owner, data }: Nsec, name: DnsName): DnsName {
  const shared = Math.max(sharedLabels(owner, name), sharedLabels(data.next, name));
  return outermost(name, shared);
}

function sharedLabels(one: DnsName, other: DnsName): number {
  const most = Math.min(labelsOf(one).length, labelsOf(other).length);
  for (let count = most; count > 0; count--) {
    if (isSameName(outermost(one, count), outermost(other, count))) return count;
  }
  return 0;
}
