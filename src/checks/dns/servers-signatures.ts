import { rcodes, rcodeText, types } from "../../formats/dns/codes.ts";
import { matchDelegation } from "../../formats/dns/delegation.ts";
import { isZoneKey } from "../../formats/dns/key-tag.ts";
import { isSameName, isWithin, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf, setsOf, type RecordOf, type RecordSet } from "../../formats/dns/set.ts";
import { verifySet, type Verification, type VerificationBudget } from "../../formats/dns/verify-set.ts";
import { aliasIn } from "../../probes/dns/alias.ts";
import { isOurs } from "../../probes/dns/verified.ts";
import { signatureFacts } from "../../probes/dns/zone-link.ts";
import type { SeenAddress } from "./schema-servers.ts";
import type { Replies } from "./servers-replies.ts";

/** Which keys the zone above names. */
export interface Anchoring {
  /** Null where that could not be told; none where the zone is not signed as far as anybody knows. */
  readonly delegations: readonly RecordOf<"DS">[] | null;
  /** One for all servers of a zone. */
  readonly budget: VerificationBudget;
}

interface Aim extends Anchoring {
  readonly zone: DnsName;
  readonly name: DnsName;
}

type Signatures = SeenAddress["signatures"];

const unknown = (reason: string | null): Signatures => ({ state: "unknown", reason, inception: null, expires: null });
const failed = (reason: string): Signatures => ({ state: "failed", reason, inception: null, expires: null });

/**
 * Verifies what one server answers, each by itself: of several secondaries one may have kept signatures that have expired since, and
 * whoever asks that one gets nothing. The chain down from the root is followed elsewhere.
 */
export function signaturesBy({ keys, soa, ns, four, six }: Replies, aim: Aim, now: Date): Signatures {
  const { zone, delegations } = aim;
  if (!keys.message?.isAuthoritative || !soa.message || delegations === null) return unknown(null);
  // Who was not told that signatures are wanted has none to show.
  if ([keys, soa, ns, four, six].some(({ reply }) => reply?.lost === "edns")) return unknown(null);
  const keySet = setsOf(keys.message.answers).find(({ type, name }) => type === types.DNSKEY && isSameName(name, zone));
  // Whoever fails for the keys may have them all the same.
  if (keys.message.rcode !== rcodes.NOERROR) return unknown(rcodeText(keys.message.rcode));
  if (!keySet) return { state: "unsigned", reason: null, inception: null, expires: null };
  const all = recordsOf("DNSKEY", keySet.records);
  const anchored = anchoredOf(zone, delegations, all);
  if ("reason" in anchored) return anchored;
  const told = [soa, ns, four].flatMap(({ message }) => (message?.isAuthoritative ? [message] : []));
  const denials = [four, six].flatMap(({ message }) => (message?.isAuthoritative ? [message] : []));
  const sets = [
    ...told.flatMap(({ answers }) => ownSets(setsOf(answers), aim)),
    ...denials.flatMap(({ authorities }) => setsOf(authorities)).filter((set) => isProof(set, zone)),
  ];
  return summary(
    [
      verifySet(keySet, anchored.keys, now.getTime(), aim.budget),
      ...sets.map((set) => verifySet(set, all, now.getTime(), aim.budget)),
    ],
    now,
  );
}

/** The keys that the zone above names; in a zone of which it names none, those that it names itself. */
function anchoredOf(
  zone: DnsName,
  delegations: readonly RecordOf<"DS">[],
  keys: readonly RecordOf<"DNSKEY">[],
): Signatures | { readonly keys: readonly RecordOf<"DNSKEY">[] } {
  const [first, ...others] = delegations.map(({ data }) => data);
  if (!first) return { keys: keys.filter(({ data }) => isZoneKey(data)) };
  const matched = matchDelegation(zone, [first, ...others], keys);
  if (matched.kind === "unsupported") return unknown("unsupported-algorithm");
  if (matched.kind === "anchored") return matched;
  return matched.problem === "too-many" ? unknown(matched.problem) : failed(matched.problem);
}

/** What the zone says of itself and of the name; what an alias leads to may be in another zone of the same server. */
function ownSets(sets: readonly RecordSet[], { zone, name }: Aim): readonly RecordSet[] {
  // RFC 6672 §5.3.1: what is signed is the redirection, and not the alias that is made from it.
  const alias = aliasIn(sets, name);
  const isMade = (set: RecordSet): boolean => set.type === types.CNAME && alias?.type === types.DNAME;
  const own = sets.filter((set) => isSameName(set.name, zone) || (isSameName(set.name, name) && !isMade(set)));
  return alias && !own.includes(alias) && isWithin(alias.name, zone) ? [...own, alias] : own;
}

const proofs: ReadonlySet<number> = new Set([types.SOA, types.NSEC, types.NSEC3]);

function isProof({ name, type, signatures }: RecordSet, zone: DnsName): boolean {
  const isOfZone =
    signatures.length === 0 ? isSameName(name, zone) : signatures.every(({ data }) => isSameName(data.signer, zone));
  return proofs.has(type) && isWithin(name, zone) && isOfZone;
}

function summary(all: readonly Verification[], now: Date): Signatures {
  const failures = all.flatMap((each) => (each.kind === "failed" ? each.troubles : []));
  const first = failures.find(({ problem }) => !isOurs(problem));
  if (first) return failed(first.problem);
  // Nobody has to calculate so many signatures, and not everything can be read; whether they hold is not known then.
  if (failures[0]) return unknown(failures[0].problem);
  const held = all
    .flatMap((each) => (each.kind === "verified" ? [signatureFacts(each.signature, now.getTime())] : []))
    .toSorted((one, other) => Date.parse(one.expires) - Date.parse(other.expires));
  const { inception = null, expires = null } = held[0] ?? {};
  return { state: "verified", reason: null, inception, expires };
}
