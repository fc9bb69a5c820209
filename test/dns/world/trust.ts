import type { TrustAnchor } from "../../../src/core/net/dns.ts";
import { types } from "../../../src/formats/dns/codes.ts";
import { matchDelegation } from "../../../src/formats/dns/delegation.ts";
import { proveDenial } from "../../../src/formats/dnssec/denial.ts";
import type { DenialClaim } from "../../../src/formats/dnssec/denial-claim.ts";
import type { DataOf } from "../../../src/formats/dns/kinds.ts";
import type { DnsMessage, ResourceRecord } from "../../../src/formats/dns/message.ts";
import { isSameName, isWithin, keyOf, parentOf, root, type DnsName } from "../../../src/formats/dns/name.ts";
import { recordsOf, setsOf, type RecordOf, type RecordSet } from "../../../src/formats/dns/set.ts";
import { verifySet, type SignatureProblem } from "../../../src/formats/dnssec/verify-set.ts";
import { iterate, type Internet, type Step } from "./iterate.ts";
import { mapOf, steadily } from "./steady.ts";

/** The validation result of data; a bogus one has an extended error code (RFC 8914). */
export type Trust = { readonly state: "secure" } | Untrusted;

type Untrusted = { readonly state: "insecure" } | { readonly state: "bogus"; readonly code: number };

interface SecureZone {
  readonly state: "secure";
  readonly zone: DnsName;
  readonly keys: readonly RecordOf<"DNSKEY">[];
}

type ZoneTrust = SecureZone | Untrusted;

/** RFC 8914 §4. */
const codes = { bogus: 6, expired: 7, early: 8, noKey: 9, unsigned: 10, noZoneKey: 11, noProof: 12 } as const;

const codeOf: Partial<Record<SignatureProblem, number>> = {
  expired: codes.expired,
  "not-yet-valid": codes.early,
  unsigned: codes.unsigned,
  "no-key": codes.noKey,
  "no-zone-key": codes.noZoneKey,
};

const secure: Trust = { state: "secure" };
const insecure = { state: "insecure" } as const;

/** A validator, with a cache of zones. */
export interface Validator {
  readonly internet: Internet;
  readonly anchors: readonly TrustAnchor[];
  readonly now: number;
  readonly known: Map<string, ZoneTrust>;
  /** What it found before, by question. */
  readonly found: Map<string, Found | null>;
}

/** The steps to an answer, and whether they can be trusted; null without validation. */
export interface Found {
  readonly steps: readonly Step[];
  readonly trust: Trust | null;
}

/** Validates the steps of an answer; the worst result counts. */
export function trustIn(validator: Validator, steps: readonly Step[], type: number): Trust {
  let worst: Trust = secure;
  for (const step of steps) {
    const trust = trustInStep(validator, step, type);
    if (trust.state === "bogus") return trust;
    if (trust.state === "insecure") worst = trust;
  }
  return worst;
}

function trustInStep(validator: Validator, step: Step, type: number): Trust {
  const { name, message } = step;
  const trust = trustOf(validator, (type === types.DS && parentOf(name)) || name);
  if (trust.state !== "secure") return trust;
  return by(trustsOf, trust, message, () => trustInMessage(validator, trust, step, type));
}

/** A message object answers one question. So what follows from it and trusted keys is found once, in whichever world. */
type Kept<T> = WeakMap<object, WeakMap<DnsMessage, T>>;

const trustsOf: Kept<Trust> = new WeakMap();
const proofsOf: Kept<readonly ResourceRecord[]> = new WeakMap();

function by<T>(kept: Kept<T>, owner: object, message: DnsMessage, make: () => T): T {
  const known = kept.get(owner) ?? new WeakMap<DnsMessage, T>();
  kept.set(owner, known);
  const found = known.get(message) ?? make();
  known.set(message, found);
  return found;
}

function trustInMessage(validator: Validator, trust: SecureZone, { name, message }: Step, type: number): Trust {
  const sets = setsOf(message.answers).filter((set) => isOfStep(set, name));
  const isNegative = sets.length === 0;
  if (isNegative) return trustInNothing(trust, { name, message }, type, validator.now);
  // RFC 6672 §5.3.1: a CNAME synthesised from a DNAME has no signature.
  const redirection = sets.find((set) => set.type === types.DNAME && !isSameName(set.name, name));
  for (const set of redirection ? [redirection] : sets) {
    const found = trustInSet(trust, set, message, validator.now);
    if (found.state !== "secure") return found;
  }
  return secure;
}

function isOfStep({ name, type }: RecordSet, asked: DnsName): boolean {
  return isSameName(name, asked) || (type === types.DNAME && isWithin(asked, name));
}

function trustInSet({ zone, keys }: SecureZone, set: RecordSet, message: DnsMessage, now: number): Trust {
  const verified = verifySet(set, keys, now, { left: 32 });
  if (verified.kind === "failed") return bogusBy(verified.troubles.map(({ problem }) => problem));
  if (!verified.wildcard) return secure;
  const proofs = proofsIn(message, keys, now);
  const claim: DenialClaim = { kind: "made-from", name: set.name, wildcard: verified.wildcard };
  return trustInClaim(claim, zone, proofs);
}

function bogusBy(problems: readonly SignatureProblem[]): Untrusted {
  const [code = codes.bogus] = problems.flatMap((problem) => codeOf[problem] ?? []);
  return { state: "bogus", code };
}

function trustInNothing({ zone, keys }: SecureZone, { name, message }: Step, type: number, now: number): Trust {
  const claim: DenialClaim = message.rcode === 3 ? { kind: "no-name", name } : { kind: "no-data", name, type };
  return trustInClaim(claim, zone, proofsIn(message, keys, now));
}

function trustInClaim(claim: DenialClaim, zone: DnsName, proofs: readonly ResourceRecord[]): Trust {
  const proof = proveDenial(claim, zone, proofs);
  if (proof.kind === "unproven") return { state: "bogus", code: proofs.length > 0 ? codes.bogus : codes.noProof };
  return proof.kind === "insecure" || proof.isOptOut ? insecure : secure;
}

/** The correctly signed NSEC or NSEC3 records in a message, without those from wildcards. */
function proofsIn(message: DnsMessage, keys: SecureZone["keys"], now: number): readonly ResourceRecord[] {
  return by(proofsOf, keys, message, () => newProofs(message, keys, now));
}

function newProofs({ authorities }: DnsMessage, keys: SecureZone["keys"], now: number): readonly ResourceRecord[] {
  return setsOf(authorities)
    .filter(({ type }) => type === types.NSEC || type === types.NSEC3)
    .filter((set) => {
      const verified = verifySet(set, keys, now, { left: 8 });
      return verified.kind === "verified" && !verified.wildcard;
    })
    .flatMap(({ records }) => records);
}

/** The result of the chain of trust for a name's zone. */
function trustOf(validator: Validator, name: DnsName): ZoneTrust {
  const key = keyOf(name);
  const known = validator.known.get(key);
  if (known) return known;
  const above = parentOf(name);
  const trust = above ? trustBelow(validator, trustOf(validator, above), name) : trustOfRoot(validator);
  validator.known.set(key, trust);
  return trust;
}

function trustOfRoot(validator: Validator): ZoneTrust {
  const anchors = validator.anchors.map(({ keyTag, algorithm, digestType, digest }): DataOf<"DS"> => ({
    type: "DS",
    keyTag,
    algorithm,
    digestType,
    digest: Buffer.from(digest, "hex"),
  }));
  return anchors.length === 0 ? insecure : trustBy(validator, root, anchors);
}

function trustBelow(validator: Validator, above: ZoneTrust, name: DnsName): ZoneTrust {
  if (above.state !== "secure") return above;
  const step = iterate(validator.internet, name, types.DS)?.[0];
  if (!step) return { state: "bogus", code: codes.noKey };
  const { message } = step;
  const set = setsOf(message.answers).find((each) => isSameName(each.name, name) && each.type === types.DS);
  if (set) {
    const found = trustInSet(above, set, message, validator.now);
    if (found.state === "bogus") return found;
    return trustBy(
      validator,
      name,
      recordsOf("DS", set.records).map(({ data }) => data),
    );
  }
  // An alias is not a zone; a forged one is detected with the answer.
  if (message.answers.length > 0) return above;
  return trustWithout(validator, above, step);
}

/** Without DS the name is an unsigned zone, or no zone. */
function trustWithout(validator: Validator, above: SecureZone, { name, message }: Step): ZoneTrust {
  const proofs = proofsIn(message, above.keys, validator.now);
  const unsigned = proveDenial({ kind: "unsigned-delegation", name }, above.zone, proofs);
  if (unsigned.kind !== "unproven") return insecure;
  const found = trustInNothing(above, { name, message }, types.DS, validator.now);
  return found.state === "bogus" ? found : above;
}

function trustBy(validator: Validator, zone: DnsName, [first, ...others]: readonly DataOf<"DS">[]): ZoneTrust {
  if (!first) return { state: "bogus", code: codes.noKey };
  const message = iterate(validator.internet, zone, types.DNSKEY)?.[0]?.message;
  const { now } = validator;
  const make = (): ZoneTrust => trustByKeys(message?.answers ?? [], zone, [first, ...others], now);
  if (!message) return make();
  const key = `${now} ${[first, ...others].map(delegationKey).join(" ")}`;
  return steadily(mapOf(zonesOf, message), key, make);
}

/** The zones with the keys of an answer, by time and delegation. */
const zonesOf = new WeakMap<object, Map<string, ZoneTrust>>();

function delegationKey({ keyTag, algorithm, digestType, digest }: DataOf<"DS">): string {
  return [keyTag, algorithm, digestType, digest.toString("base64")].join("/");
}

function trustByKeys(
  answers: readonly ResourceRecord[],
  zone: DnsName,
  [first, ...others]: readonly [DataOf<"DS">, ...DataOf<"DS">[]],
  now: number,
): ZoneTrust {
  const set = setsOf(answers).find((each) => each.type === types.DNSKEY);
  const keys = recordsOf("DNSKEY", set?.records ?? []);
  const delegation = matchDelegation(zone, [first, ...others], keys);
  if (delegation.kind === "unsupported") return insecure;
  if (delegation.kind === "failed" || !set) return { state: "bogus", code: codes.noKey };
  const verified = verifySet(set, delegation.keys, now, { left: 32 });
  if (verified.kind === "failed") return bogusBy(verified.troubles.map(({ problem }) => problem));
  return { state: "secure", zone, keys };
}
