import { createPublicKey, type KeyObject } from "node:crypto";
import { isCheckable } from "../x509/signature.ts";
import { base64Octets, colonList, readTagList } from "../mail/tag-list.ts";

/** What keeps a record from being used as it is meant, in a word that has no language. */
export const dkimKeyProblems = [
  /** Not a list of tags (RFC 6376 §3.2), or one with the same tag twice: nobody reads any of it. */
  "syntax",
  "repeated-tag",
  /** §3.6.1: `v` stands there, but not first; opendkim, dkimpy and mailauth verify with such a key all the same. */
  "late-version",
  /** The same, and of another version than DKIM1. */
  "other-version",
  "no-key",
  "bad-base64",
  "bad-key",
  /** `k` names something that this kind of record cannot hold; §3.6.1: such a record is passed over. */
  "unknown-type",
  /** RFC 8301 §3.2: below 1024 bits a key must not be accepted, and 2048 are asked for. */
  "too-short",
  "short",
  /** RFC 8301 §3.2 asks verifiers to take 4096 bits, not more. */
  "long",
  /** RFC 8301 §3.1: `h` leaves out sha256, the only hash that still counts. */
  "no-sha256",
  /** §3.6.1: `s` leaves out e-mail. */
  "not-for-email",
  /** The key is wrapped as RFC 8017 §A.1.1 has it, not as §3.6.1 asks (SubjectPublicKeyInfo); most read both. */
  "bare-rsa",
  /** RFC 8463 §4: an ed25519 key is 32 octets, and here it is wrapped in something. */
  "wrapped-ed25519",
] as const;

/** One of the problems above. */
export type DkimKeyProblem = (typeof dkimKeyProblems)[number];

/** A key record, RFC 6376 §3.6.1. */
export interface DkimKey {
  readonly text: string;
  /** `k` in lower case; `rsa` where it is left out. */
  readonly type: string;
  /** What signatures are verified with; null where there is none that can be. */
  readonly key: KeyObject | null;
  /** The length of the modulus, or 256 for ed25519; null without a key. */
  readonly bits: number | null;
  /** `t=y`: the domain tries DKIM out, and asks that failures count for nothing. */
  readonly isTesting: boolean;
  /** `t=s`: `i=` must be of the very domain. */
  readonly isStrict: boolean;
  /** An empty `p`: whatever was signed with the key counts no longer. */
  readonly isRevoked: boolean;
  /** `h`, in lower case; null where every hash is allowed. */
  readonly hashes: readonly string[] | null;
  /** `s`, in lower case; `*` is all of them. */
  readonly services: readonly string[];
  /** `n`: a note to people. Untrusted text. */
  readonly notes: string | null;
  readonly problems: readonly DkimKeyProblem[];
}

/** What the texts of a selector say, RFC 6376 §3.6.2.2. */
export type DkimKeyChoice =
  /** Texts may be there that are no keys, such as those of a wildcard. */
  | { readonly kind: "none" }
  | { readonly kind: "one"; readonly record: DkimKey }
  /** What receivers do then is undefined. */
  | { readonly kind: "several"; readonly records: readonly DkimKey[] };

/** Finds the key among the texts of a selector, each of them the strings of one record joined without anything between them. */
export function chooseDkimKey(texts: readonly string[]): DkimKeyChoice {
  const records = texts.filter(isDkimKey).map(parseDkimKey);
  const [only] = records;
  if (only === undefined) return { kind: "none" };
  return records.length === 1 ? { kind: "one", record: only } : { kind: "several", records };
}

/** §3.6.1: a version other than DKIM1 is no key; without a version `p` makes one. */
function isDkimKey(text: string): boolean {
  const version = /^\s*v\s*=\s*(?<version>[^;\s]*)/.exec(text.slice(0, longestRecord))?.groups?.["version"];
  if (version !== undefined) return version === "DKIM1";
  return /(?:^|;)\s*p\s*=/.test(text.slice(0, longestRecord));
}

const longestRecord = 16_384;
/** A modulus of 16384 bits, which is the most that OpenSSL takes, has fewer digits. */
const longestKey = 8192;

/** Reads a record that {@link chooseDkimKey} takes for a key. Bounded; never throws. */
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
  const length = bits < 1024 ? "too-short" : bits < 2048 ? "short" : bits > 4096 ? "long" : null;
  return {
    key,
    bits,
    problems: [...(length === null ? [] : ([length] as const)), ...(wrapped ? [] : (["bare-rsa"] as const))],
  };
}

/** RFC 8410 §4: what stands before the 32 octets of an ed25519 key in a SubjectPublicKeyInfo. */
const edPrefix = Buffer.from("302a300506032b6570032100", "hex");

function readEd25519(octets: Buffer): Read {
  const isBare = octets.length === 32;
  const key = publicKey(isBare ? Buffer.concat([edPrefix, octets]) : octets, "spki");
  if (key?.asymmetricKeyType !== "ed25519") return { ...nothing, problems: ["bad-key"] };
  // RFC 8463 §4 knows the bare form alone, so that nobody can be counted on to verify with another.
  return isBare ? { key, bits: 256, problems: [] } : { key: null, bits: 256, problems: ["wrapped-ed25519"] };
}

function publicKey(octets: Buffer, type: "spki" | "pkcs1"): KeyObject | null {
  try {
    return createPublicKey({ key: octets, format: "der", type });
  } catch {
    return null;
  }
}
