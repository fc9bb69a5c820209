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
 * The DNSSEC state of data, RFC 4033 §5. In addition, `island` is a signed zone without a DS record: other validators do not check its
 * signatures.
 */
export type SecurityState = "secure" | "insecure" | "bogus" | "island" | "indeterminate";

/** A key of a zone. */
interface KeyFacts {
  readonly keyTag: number;
  readonly algorithm: number;
  readonly flags: number;
  /** The modulus size of an RSA key; for other algorithms the size is fixed. */
  readonly bits: number | null;
  /** Whether a DS record or a trust anchor matches it. */
  readonly isAnchored: boolean;
  readonly isRevoked: boolean;
}

/** The fields of a signature. */
export interface SignatureFacts {
  /** The type that it covers. */
  readonly type: string;
  readonly keyTag: number;
  readonly algorithm: number;
  readonly inception: string;
  readonly expires: string;
}

/** One zone on the path from the trust anchor down. */
export interface ZoneLink {
  /** In presentation format, `good.com.`. */
  readonly zone: string;
  readonly state: SecurityState;
  /** Why it is not secure; for an island, what is wrong with its own signatures. */
  readonly reason: string | null;
  /** The DS records of the parent zone, or the operator's anchors. */
  readonly delegations: readonly Pick<DataOf<"DS">, "keyTag" | "algorithm" | "digestType">[];
  readonly keys: readonly KeyFacts[];
  /** The signatures of its DS and DNSKEY sets, valid or not. */
  readonly signatures: readonly SignatureFacts[];
}

/** The zone that a name is in, as far as it matters for validation, and its DNSSEC state. */
export interface ZoneState {
  /** The zone where validation ended or failed. */
  readonly zone: DnsName;
  readonly state: SecurityState;
  readonly reason: SecurityReason | null;
  /** The keys that verify its sets (for an island its own); empty where nothing can be verified. */
  readonly keys: readonly RecordOf<"DNSKEY">[];
  /** The zone of the trust anchor. */
  readonly anchor: DnsName;
  readonly links: readonly ZoneLink[];
}

/** The most keys and signatures reported per zone. */
const mostFacts = 32;

/** The facts of a zone, for the reported chain. */
export function linkOf(
  zone: DnsName,
  { state, reason }: Pick<ZoneState, "state" | "reason">,
  parts: {
    readonly delegations: readonly DataOf<"DS">[];
    /** The DNSKEY set, and the DS set of the parent; null for what was not seen or was configured. */
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

/** The fields of a signature; `now` in milliseconds resolves its 32-bit times. */
export function signatureFacts({ data }: RecordOf<"RRSIG">, now: number): SignatureFacts {
  return {
    type: typeText(data.covered),
    keyTag: data.keyTag,
    algorithm: data.algorithm,
    inception: timeNear(data.inception, now),
    expires: timeNear(data.expiration, now),
  };
}

/** RFC 4034 §3.1.5: 32-bit seconds are interpreted within the 136 years around now. */
function timeNear(serial: number, now: number): string {
  const seconds = Math.floor(now / 1000) + ((serial - toSerial(now)) | 0);
  return new Date(seconds * 1000).toISOString();
}
