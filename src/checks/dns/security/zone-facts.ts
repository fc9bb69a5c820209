import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { delegationDigest } from "../../../formats/dns/delegation.ts";
import { keyTag } from "../../../formats/dnssec/key-tag.ts";
import type { DataOf } from "../../../formats/dns/kinds.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../formats/dns/set.ts";
import { ask, type DnsLookup } from "../../../probes/dns/lookup.ts";
import { securityIn } from "../../../probes/dnssec/security.ts";
import { unchecked, type DnssecContext } from "../../../probes/dnssec/verified.ts";
import type { SeenSecurity } from "./schema.ts";

/** Maximum number of keys; real zones have few. */
const mostKeys = 32;

/** The NSEC3 parameters of a zone; null without NSEC3 or if unknown. */
export async function denialOf(context: Pick<Context, "net" | "once">, zone: DnsName): Promise<SeenSecurity["denial"]> {
  const { answer } = await ask(context, zone, types.NSEC3PARAM, unchecked);
  const [parameters] = answer.kind === "found" ? recordsOf("NSEC3PARAM", answer.records) : [];
  return parameters ? { iterations: parameters.data.iterations, saltOctets: parameters.data.salt.length } : null;
}

/** The DS changes that a zone requests (RFC 7344, RFC 8078); null without any. */
export async function changeOf(context: DnssecContext, zone: DnsName): Promise<SeenSecurity["childDs"]> {
  const [digests, keys, own] = await Promise.all([
    ask(context, zone, types.CDS, unchecked),
    ask(context, zone, types.CDNSKEY, unchecked),
    ask(context, zone, types.DNSKEY, unchecked),
  ]);
  const cds = found("CDS", digests).map(({ data }) => data);
  const cdnskey = found("CDNSKEY", keys).map(({ data }) => data);
  if (cds.length === 0 && cdnskey.length === 0) return null;
  const present = found("DNSKEY", own).map(({ data }) => data);
  // RFC 8078 §4: algorithm 0 requests removal of the DS records.
  const isRemoval = [...cds, ...cdnskey].some(({ algorithm }) => algorithm === 0);
  const wanted = cds.filter(({ algorithm }) => algorithm !== 0);
  const named = cdnskey.filter(({ algorithm }) => algorithm !== 0);
  const unknown = wanted.filter((each) => !present.some((key) => isDigestOf(zone, each, key)));
  const missing = named.filter((each) => !present.some((key) => isSameKey(each, key)));
  const isBoth = cds.length > 0 && cdnskey.length > 0;
  const isConsistent =
    !isBoth ||
    sameTags(
      wanted.map((each) => each.keyTag),
      named.map((each) => keyTag(asKey(each))),
    );
  const security = await securityIn(
    context,
    cds.length > 0 ? digests : keys,
    zone,
    cds.length > 0 ? types.CDS : types.CDNSKEY,
  );
  return {
    keyTags: sorted([...wanted.map((each) => each.keyTag), ...named.map((each) => keyTag(asKey(each)))]),
    unknownTags:
      own.answer.kind === "unknown"
        ? []
        : sorted([...unknown.map((each) => each.keyTag), ...missing.map((each) => keyTag(asKey(each)))]),
    isRemoval,
    isConsistent,
    state: security.state,
  };
}

function found<K extends "CDS" | "CDNSKEY" | "DNSKEY">(kind: K, { answer }: DnsLookup): readonly RecordOf<K>[] {
  return answer.kind === "found" ? recordsOf(kind, answer.records).slice(0, mostKeys) : [];
}

function asKey(data: DataOf<"CDNSKEY">): DataOf<"DNSKEY"> {
  return { ...data, type: "DNSKEY" };
}

function isDigestOf(zone: DnsName, { keyTag: tag, digestType, digest }: DataOf<"CDS">, key: DataOf<"DNSKEY">): boolean {
  const own = delegationDigest(zone, key, digestType);
  // An unknown digest type counts as matching.
  return keyTag(key) === tag && (own === null || own.equals(digest));
}

function isSameKey(one: DataOf<"CDNSKEY">, other: DataOf<"DNSKEY">): boolean {
  return one.algorithm === other.algorithm && one.flags === other.flags && one.publicKey.equals(other.publicKey);
}

function sorted(tags: readonly number[]): readonly number[] {
  return [...new Set(tags)].toSorted((one, other) => one - other);
}

function sameTags(one: readonly number[], other: readonly number[]): boolean {
  return sorted(one).join(" ") === sorted(other).join(" ");
}
