import { typeText } from "../../formats/dns/codes.ts";
import { isRevoked, keyTag } from "../../formats/dnssec/key-tag.ts";
import type { DataOf } from "../../formats/dns/kinds.ts";
import { nameText } from "../../formats/dns/name-text.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { modulusBits } from "../../formats/dnssec/public-key.ts";
import { toSerial } from "../../formats/dns/serial.ts";
import { recordsOf, type RecordOf, type RecordSet } from "../../formats/dns/set.ts";
import type { SecurityReason } from "./reasons.ts";

/**
 * How far data of the DNS can be trusted, RFC 4033 §5. Beside what is said there, a zone that signs though nothing above it says so
 * is an `island`: nobody but us looks at its signatures.
 */
export type SecurityState = "secure" | "insecure" | "bogus" | "island" | "indeterminate";

/** A key of a zone. */
interface KeyFacts {
  readonly keyTag: number;
  readonly algorithm: number;
  readonly flags: number;
  /** Of the modulus where it is a key of RSA; the algorithm says it of all others. */
  readonly bits: number | null;
  /** Whether the zone above, or a trust anchor, names it by a digest that is right. */
  readonly isAnchored: boolean;
  readonly isRevoked: boolean;
}

/** What stands in a signature. */
export interface SignatureFacts {
  /** The type that it covers. */
  readonly type: string;
  readonly keyTag: number;
  readonly algorithm: number;
  readonly inception: string;
  readonly expires: string;
}

/** One zone on the way from the trust anchor down. */
export interface ZoneLink {
  /** As it is written, `good.com.`. */
  readonly zone: string;
  readonly state: SecurityState;
  /** Why it is not secure; of an island, what is wrong with its own signatures. */
  readonly reason: string | null;
  /** What the zone above, or the operator, says of its keys. */
  readonly delegations: readonly Pick<DataOf<"DS">, "keyTag" | "algorithm" | "digestType">[];
  readonly keys: readonly KeyFacts[];
  /** Of its delegation and of its keys, whether they hold or not. */
  readonly signatures: readonly SignatureFacts[];
}

/** Where a name stands: the zone that it is in as far as that matters, and how far that can be trusted. */
export interface Standing {
  /** Where it stands or breaks. */
  readonly zone: DnsName;
  readonly state: SecurityState;
  readonly reason: SecurityReason | null;
  /** By which its sets are verified: of an island, its own. None where nothing is. */
  readonly keys: readonly RecordOf<"DNSKEY">[];
  /** The zone whose keys are trusted by themselves. */
  readonly anchor: DnsName;
  readonly links: readonly ZoneLink[];
}

/** So many keys and signatures of a zone are told of. */
const mostFacts = 32;

/** What there is to tell of a zone, for the way to it. */
export function linkOf(
  zone: DnsName,
  { state, reason }: Pick<Standing, "state" | "reason">,
  parts: {
    readonly delegations: readonly DataOf<"DS">[];
    /** The keys of the zone, and what is said of it above; null for what was not seen or is the operator's word. */
    readonly sets: readonly (RecordSet | null | undefined)[];
    readonly anchored?: readonly RecordOf<"DNSKEY">[];
  },
  now: number,
): ZoneLink {
  const sets = parts.sets.filter((each) => each !== null && each !== undefined);
  const keys = recordsOf(
    "DNSKEY",
    sets.flatMap(({ records }) => records),
  );
  return {
    zone: nameText(zone),
    state,
    reason,
    delegations: parts.delegations
      .slice(0, mostFacts)
      .map((each) => ({ keyTag: each.keyTag, algorithm: each.algorithm, digestType: each.digestType })),
    keys: keys.slice(0, mostFacts).map((key) => keyFacts(key, parts.anchored?.includes(key) ?? false)),
    signatures: sets
      .flatMap(({ signatures }) => signatures.filter(({ name }) => isSameName(name, zone)))
      .slice(0, mostFacts)
      .map((each) => signatureFacts(each, now)),
  };
}

function keyFacts({ data }: RecordOf<"DNSKEY">, isAnchored: boolean): KeyFacts {
  const { algorithm, flags, publicKey } = data;
  return {
    keyTag: keyTag(data),
    algorithm,
    flags,
    bits: modulusBits(algorithm, publicKey),
    isAnchored,
    isRevoked: isRevoked(data),
  };
}

/** What stands in a signature, with its times as they are near a time in milliseconds. */
export function signatureFacts({ data }: RecordOf<"RRSIG">, now: number): SignatureFacts {
  return {
    type: typeText(data.covered),
    keyTag: data.keyTag,
    algorithm: data.algorithm,
    inception: timeNear(data.inception, now),
    expires: timeNear(data.expiration, now),
  };
}

/** RFC 4034 §3.1.5: seconds of 32 bits are those of the 136 years around now. */
function timeNear(serial: number, now: number): string {
  const seconds = Math.floor(now / 1000) + ((serial - toSerial(now)) | 0);
  return new Date(seconds * 1000).toISOString();
}
