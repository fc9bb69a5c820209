import { createPublicKey, type KeyObject } from "node:crypto";
import { isCheckable } from "../x509/signature.ts";
import { base64Octets, colonList, readTagList } from "../mail/tag-list.ts";

/** Faults of a key record. */
export const dkimKeyProblems = [
  /** Not a tag list (RFC 6376 §3.2), or a duplicate tag: receivers ignore the record. */
  "syntax",
  "repeated-tag",
  /** §3.6.1: `v` is not first; opendkim, dkimpy and mailauth use the key anyway. */
  "late-version",
  /** `v` is not first, and is another version than DKIM1. */
  "other-version",
  "no-key",
  "bad-base64",
  "bad-key",
  /** An unknown `k`; §3.6.1: the record is ignored. */
  "unknown-type",
  /** RFC 8301 §3.2: keys below 1024 bits are rejected, and 2048 are recommended. */
  "too-short",
  "short",
  /** RFC 8301 §3.2: verifiers must support only up to 4096 bits. */
  "long",
  /** RFC 8301 §3.1: `h` lacks sha256, the only accepted hash. */
  "no-sha256",
  /** §3.6.1: `s` lacks email. */
  "not-for-email",
  /** The key is a bare RSAPublicKey (RFC 8017 §A.1.1), not a SubjectPublicKeyInfo as §3.6.1 requires; most verifiers accept both. */
  "bare-rsa",
  /** RFC 8463 §4: an Ed25519 key is 32 bare bytes, but here it is wrapped. */
  "wrapped-ed25519",
] as const;

/** One of the problems above. */
export type DkimKeyProblem = (typeof dkimKeyProblems)[number];

/** A key record, RFC 6376 §3.6.1. */
export interface DkimKey {
  readonly text: string;
  /** `k` in lower case; `rsa` if missing. */
  readonly type: string;
  /** The key to verify signatures with; null if there is no usable one. */
  readonly key: KeyObject | null;
  /** Modulus length in bits, 256 for Ed25519; null without a key. */
  readonly bits: number | null;
  /** `t=y`: the domain is testing DKIM and asks to ignore failures. */
  readonly isTesting: boolean;
  /** `t=s`: `i=` must have exactly the signing domain. */
  readonly isStrict: boolean;
  /** Empty `p`: the key is revoked. */
  readonly isRevoked: boolean;
  /** `h` in lower case; null if all hashes are allowed. */
  readonly hashes: readonly string[] | null;
  /** `s` in lower case; `*` means all. */
  readonly services: readonly string[];
  /** `n`: a human-readable note. Untrusted text. */
  readonly notes: string | null;
  readonly problems: readonly DkimKeyProblem[];
}

/** The result of the texts at a selector, RFC 6376 §3.6.2.2. */
export type DkimKeyChoice =
  /** Other texts may be there, such as those of a wildcard. */
  | { readonly kind: "none" }
  | { readonly kind: "one"; readonly record: DkimKey }
  /** The receivers' behaviour is undefined. */
  | { readonly kind: "several"; readonly records: readonly DkimKey[] };

/** Finds the key among the texts of a selector, each with the strings of one record joined. */
export function chooseDkimKey(texts: readonly string[]): DkimKeyChoice {
  const records = texts.filter(isDkimKey).map(parseDkimKey);
  const [only] = records;
  if (only === undefined) return { kind: "none" };
  return records.length === 1 ? { kind: "one", record: only } : { kind: "several", records };
}

/** §3.6.1: a version other than DKIM1 is no key; without a version, `p` makes it one. */
function isDkimKey(text: string): boolean {
  const version = /^\s*v\s*=\s*(?<version>[^;\s]*)/.exec(text.slice(0, longestRecord))?.groups?.["version"];
  if (version !== undefined) return version === "DKIM1";
  return /(?:^|;)\s*p\s*=/.test(text.slice(0, longestRecord));
}

const longestRecord = 16_384;
/** A 16384-bit modulus, OpenSSL's maximum, has fewer digits. */
const longestKey = 8192;

/** Parses a record that {@link chooseDkimKey} accepts as a key. Bounded; never throws. */
export function parseDkimKey(text: string): DkimKey {
  const { tags, fault } = readTagList(text.slice(0, longestRecord));
  const values = new Map(tags.map(({ name, value }) => [name, value]));
  const type = (values.get("k") ?? "rsa").toLowerCase();
  const flags = listOf(values.get("t")) ?? [];
  const hashes = listOf(values.get("h"));
  const services = listOf(values.get("s")) ?? ["*"];
  const isRevoked = fault === null && values.get("p") === "";
  const read = fault === null && !isRevoked ? readKey(type, values.get("p")) : nothing;
  const isFor = services.some((each) => each === "*" || each === "email");
  return {
    text,
    type,
    key: read.key,
    bits: read.bits,
    isTesting: flags.includes("y"),
    isStrict: flags.includes("s"),
    isRevoked,
    hashes,
    services,
    notes: values.get("n") ?? null,
    problems: [
      ...(fault === null ? [] : [fault.code === "repeated" ? ("repeated-tag" as const) : ("syntax" as const)]),
      ...tags.flatMap(({ name, value }, at) => (name === "v" && at > 0 ? [lateVersion(value)] : [])),
      ...read.problems,
      ...(hashes === null || hashes.includes("sha256") ? [] : (["no-sha256"] as const)),
      ...(isFor ? [] : (["not-for-email"] as const)),
    ],
  };
}

function lateVersion(value: string): DkimKeyProblem {
  return value === "DKIM1" ? "late-version" : "other-version";
}

function listOf(value: string | undefined): readonly string[] | null {
  return value === undefined ? null : colonList(value.toLowerCase());
}

type Read = Pick<DkimKey, "key" | "bits" | "problems">;

const nothing: Read = { key: null, bits: null, problems: [] };

function readKey(type: string, value: string | undefined): Read {
  if (type !== "rsa" && type !== "ed25519") return { ...nothing, problems: ["unknown-type"] };
  if (value === undefined) return { ...nothing, problems: ["no-key"] };
  const octets = value.length > longestKey ? null : base64Octets(value);
  if (!octets) return { ...nothing, problems: ["bad-base64"] };
  return type === "rsa" ? readRsa(octets) : readEd25519(octets);
}

function readRsa(octets: Buffer): Read {
  const wrapped = publicKey(octets, "spki");
  const key = wrapped ?? publicKey(octets, "pkcs1");
  const bits = key?.asymmetricKeyType === "rsa" ? (key.asymmetricKeyDetails?.modulusLength ?? null) : null;
  if (key === null || bits === null || !isCheckable(key)) return { ...nothing, problems: ["bad-key"] };
  return { key, bits, problems: [...lengthProblems(bits), ...(wrapped ? [] : (["bare-rsa"] as const))] };
}

/** RFC 8301 §3.2: verifiers reject keys of less than 1024 bits; 2048 bits are recommended, and more than 4096 may be refused. */
function lengthProblems(bits: number): Read["problems"] {
  if (bits < 1024) return ["too-short"];
  if (bits < 2048) return ["short"];
  return bits > 4096 ? ["long"] : [];
}

/** RFC 8410 §4: the prefix of the 32 key bytes in an Ed25519 SubjectPublicKeyInfo. */
const edPrefix = Buffer.from("302a300506032b6570032100", "hex");

function readEd25519(octets: Buffer): Read {
  const isBare = octets.length === 32;
  const key = publicKey(isBare ? Buffer.concat([edPrefix, octets]) : octets, "spki");
  if (key?.asymmetricKeyType !== "ed25519") return { ...nothing, problems: ["bad-key"] };
  // RFC 8463 §4 only allows the bare form, so verifiers may not accept another.
  return isBare ? { key, bits: 256, problems: [] } : { key: null, bits: 256, problems: ["wrapped-ed25519"] };
}

function publicKey(octets: Buffer, type: "spki" | "pkcs1"): KeyObject | null {
  try {
    return createPublicKey({ key: octets, format: "der", type });
  } catch {
    return null;
  }
}
