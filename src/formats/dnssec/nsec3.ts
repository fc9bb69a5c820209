import { types } from "../dns/codes.ts";
import { unproven, type DenialClaim, type DenialProblem, type Proof } from "./denial-claim.ts";
import { isSameName, isWithin, keyOf, parentOf, root, upwards, wildcardBelow, type DnsName } from "../dns/name.ts";
import { hashBytes, hashedName, ownerHash, type HashParameters } from "./nsec3-hash.ts";
import type { RecordOf } from "../dns/set.ts";
import { hidesBelow, problemOfData, problemOfDelegation } from "../dns/type-bits.ts";

/** A record with the two hashes of its gap. */
interface Link {
  readonly from: Buffer;
  readonly to: Buffer;
  readonly types: readonly number[];
  readonly isOptOut: boolean;
}

interface Chain {
  readonly zone: DnsName;
  readonly links: readonly Link[];
  readonly hashOf: (name: DnsName) => Buffer;
}

/** RFC 9276 §3.2 leaves the limit open; resolvers have used this one since 2021. */
const mostIterations = 150;

/** Checks a claim by NSEC3 records, RFC 5155 §8. */
export function proveByNsec3(claim: DenialClaim, zone: DnsName, records: readonly RecordOf<"NSEC3">[]): Proof {
  const { name } = claim;
  if (!isWithin(name, zone)) return unproven("out-of-zone");
  // RFC 5155 §8.1 and §8.2: unknown hashes and flags are ignored; all others must have the same salt and iterations. Records of an alias target's
  // zone have their own.
  const known = records.filter((each) => isKnown(each.data) && ownerHash(each, zone));
  const [first] = known;
  if (!first) return unproven("odd-parameters");
  const parameters = first.data;
  if (!known.every(({ data }) => isAlike(data, parameters))) return unproven("odd-parameters");
  if (parameters.iterations > mostIterations) return { kind: "insecure", iterations: parameters.iterations };
  const chain: Chain = { zone, links: known.flatMap((each) => linkOf(each, zone)), hashOf: hashing(parameters) };
  if (claim.kind === "no-name") return proveNoName(chain, name);
  if (claim.kind === "no-data") return proveNoData(chain, name, claim.type);
  if (claim.kind === "unsigned-delegation") return proveUnsigned(chain, name);
  return proveMadeFrom(chain, name, claim.wildcard);
}

function isKnown({ hashAlgorithm, flags }: RecordOf<"NSEC3">["data"]): boolean {
  return hashAlgorithm === 1 && flags <= 1;
}

function isAlike(one: HashParameters, other: HashParameters): boolean {
  return one.iterations === other.iterations && one.salt.equals(other.salt);
}

function linkOf(record: RecordOf<"NSEC3">, zone: DnsName): readonly Link[] {
  const { next, types: bits, flags } = record.data;
  const from = ownerHash(record, zone);
  return from && next.length === hashBytes ? [{ from, to: next, types: bits, isOptOut: flags === 1 }] : [];
}

function hashing(parameters: HashParameters): Chain["hashOf"] {
  const known = new Map<string, Buffer>();
  return (name) => {
    const key = keyOf(name);
    const digest = known.get(key) ?? hashedName(name, parameters);
    known.set(key, digest);
    return digest;
  };
}

/** §8.4. */
function proveNoName(chain: Chain, name: DnsName): Proof {
  const closest = closestEncloser(chain, name);
  if (typeof closest === "string") return unproven(closest);
  const wildcard = wildcardBelow(closest.name);
  if (matching(chain, wildcard)) return unproven("wildcard-exists");
  return covering(chain, wildcard) ? { kind: "proven", isOptOut: closest.gap.isOptOut } : unproven("no-proof");
}

/** §8.5 to §8.7. */
function proveNoData(chain: Chain, name: DnsName, type: number): Proof {
  const own = matching(chain, name);
  if (own) return dataProof(own, type, { isRoot: isSameName(name, root), isOptOut: false });
  const closest = closestEncloser(chain, name);
  if (typeof closest === "string") return unproven(closest);
  const wildcard = matching(chain, wildcardBelow(closest.name));
  // §8.6 and erratum 3441: a name with only unsigned delegations below it may have no record, whatever the type.
  if (closest.gap.isOptOut && (type === types.DS || !wildcard)) return { kind: "proven", isOptOut: true };
  // The gap may contain a delegation, below which no wildcard applies.
  const within = { isRoot: false, isOptOut: closest.gap.isOptOut };
  return wildcard ? dataProof(wildcard, type, within) : unproven("no-proof");
}

interface Within {
  readonly isRoot: boolean;
  readonly isOptOut: boolean;
}

function dataProof(link: Link, type: number, { isRoot, isOptOut }: Within): Proof {
  const problem = problemOfData(link.types, type, isRoot);
  return problem === null ? { kind: "proven", isOptOut } : unproven(problem);
}

/** §8.9. */
function proveUnsigned(chain: Chain, name: DnsName): Proof {
  const own = matching(chain, name);
  if (own) {
    const problem = problemOfDelegation(own.types);
    return problem === null ? { kind: "proven", isOptOut: false } : unproven(problem);
  }
  const closest = closestEncloser(chain, name);
  if (typeof closest === "string") return unproven(closest);
  return closest.gap.isOptOut ? { kind: "proven", isOptOut: true } : unproven("no-proof");
}

/** §8.8. */
function proveMadeFrom(chain: Chain, name: DnsName, wildcard: DnsName): Proof {
  const above = parentOf(wildcard);
  const closer = above && nextCloser(name, above);
  if (!closer) return unproven("no-proof");
  if (matching(chain, closer)) return unproven("closer-name");
  const gap = covering(chain, closer);
  return gap ? { kind: "proven", isOptOut: gap.isOptOut } : unproven("no-proof");
}

interface Closest {
  readonly name: DnsName;
  /** Covers the next closer name. */
  readonly gap: Link;
}

/** §8.3: the closest encloser: an existing ancestor whose next closer name is proven not to exist. */
function closestEncloser(chain: Chain, name: DnsName): Closest | DenialProblem {
  if (matching(chain, name)) return "name-exists";
  let below = name;
  for (const each of upwards(name)) {
    if (!isWithin(each, chain.zone)) break;
    const link = each === name ? undefined : matching(chain, each);
    if (link) {
      if (hidesBelow(link.types)) return "wrong-side";
      const gap = covering(chain, below);
      return gap ? { name: each, gap } : "no-proof";
    }
    below = each;
  }
  return "no-proof";
}

/** The name one label longer than an ancestor on the way to a name; null if it is no ancestor. */
function nextCloser(name: DnsName, above: DnsName): DnsName | null {
  for (const each of upwards(name)) {
    const next = parentOf(each);
    if (next && isSameName(next, above)) return each;
  }
  return null;
}

function matching({ links, hashOf }: Chain, name: DnsName): Link | undefined {
  const digest = hashOf(name);
  return links.find(({ from }) => from.equals(digest));
}

function covering({ links, hashOf }: Chain, name: DnsName): Link | undefined {
  const digest = hashOf(name);
  return links.find(({ from, to }) => isBetween(digest, from, to));
}

/** RFC 5155 §1.3: hashes are ordered in a circle; a single one covers everything else. */
function isBetween(digest: Buffer, from: Buffer, to: Buffer): boolean {
  const isAfter = digest.compare(from) > 0;
  const isBefore = digest.compare(to) < 0;
  return from.compare(to) < 0 ? isAfter && isBefore : (isAfter || isBefore) && !digest.equals(from);
}
