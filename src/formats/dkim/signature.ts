import { base64Octets, colonList, readTagList } from "../mail/tag-list.ts";

/** Faults that make a signature invalid whatever it signs. */
export const dkimFaults = [
  "syntax",
  "repeated-tag",
  "missing-tag",
  "bad-value",
  /** RFC 8301 §3.1: rsa-sha1 is not accepted. */
  "sha1",
  "unknown-algorithm",
  /** RFC 6376 §5.4: From must be signed. */
  "from-unsigned",
  /** §3.5: `i=` must be in the domain of `d=`. */
  "foreign-identity",
  /** §3.5: `x=` before `t=`. */
  "expiry-order",
  /** RFC 8617 §4.1.3: ARC message signatures must not cover seals, and seals must not list fields. */
  "arc-fields",
] as const;

/** One of the faults above. */
export type DkimFault = (typeof dkimFaults)[number];

/** The header canonicalisation algorithms, RFC 6376 §3.4. */
export type Canonicalization = "simple" | "relaxed";

/** A signature over message header fields: RFC 6376 §3.5, and the two kinds of RFC 8617 §4.1. Untrusted text. */
export interface DkimSignature {
  readonly algorithm: string;
  readonly domain: string;
  readonly selector: string;
  /** `i=` or its default. */
  readonly identity: string;
  readonly headers: Canonicalization;
  readonly body: Canonicalization;
  /** Whether `c=` is given rather than the default. */
  readonly isFormGiven: boolean;
  /** The names of the signed fields, in lower case. */
  readonly signed: readonly string[];
  readonly signature: Buffer;
  readonly bodyHash: string;
  /** `l=`: number of signed body bytes; text after them is unsigned. Null if the whole body is signed. */
  readonly length: number | null;
  /** `t=` and `x=` as Unix milliseconds. */
  readonly signedAt: number | null;
  readonly expiresAt: number | null;
  /** The ARC instance. */
  readonly instance: number | null;
  /** A seal's result for the chain before it (`cv=`). */
  readonly chain: string | null;
  readonly fault: DkimFault | null;
}

/** The kind of signature that a field holds. */
export type SignatureKind = "dkim" | "arc-message" | "arc-seal";

const required: Readonly<Record<SignatureKind, readonly string[]>> = {
  dkim: ["v", "a", "b", "bh", "d", "h", "s"],
  "arc-message": ["i", "a", "b", "bh", "d", "h", "s"],
  "arc-seal": ["i", "a", "b", "cv", "d", "s"],
};

const algorithms: ReadonlySet<string> = new Set(["rsa-sha256", "ed25519-sha256"]);

/** Reads the value of a signature field. Linear; never throws. */
export function parseDkimSignature(value: string, kind: SignatureKind): DkimSignature {
  const { tags, fault } = readTagList(value);
  const values = new Map(tags.map((tag) => [tag.name, tag.value]));
  const get = (name: string): string => (values.get(name) ?? "").replaceAll(/\s/g, "");
  const domain = get("d").toLowerCase().replace(/\.$/, "").slice(0, 300);
  const [headers, body = "simple"] = (values.has("c") && kind !== "arc-seal" ? get("c") : usual(kind))
    .toLowerCase()
    .split("/");
  const read = {
    algorithm: get("a").toLowerCase().slice(0, 60),
    domain,
    selector: get("s").toLowerCase().slice(0, 300),
    identity: values.has("i") && kind === "dkim" ? get("i").slice(0, 400) : `@${domain}`,
    headers: canonicalization(headers),
    body: canonicalization(body),
    isFormGiven: values.has("c"),
    signed: colonList(values.get("h") ?? "").map((name) => name.toLowerCase()),
    signature: base64Octets(get("b")) ?? Buffer.alloc(0),
    bodyHash: get("bh").slice(0, 200),
    length: numberOf(values.get("l"), 76),
    signedAt: seconds(values.get("t")),
    expiresAt: seconds(values.get("x")),
    instance: kind === "dkim" ? null : numberOf(values.get("i"), 4),
    chain: kind === "arc-seal" ? get("cv").toLowerCase().slice(0, 20) : null,
  };
  const list = fault && (fault.code === "repeated" ? "repeated-tag" : "syntax");
  const forms = [headers, body].every((each) => each === "simple" || each === "relaxed");
  return { ...read, fault: list ?? faultOf(read, values, kind) ?? (forms ? null : "bad-value") };
}

/** RFC 8617 §4.1.3: seals always use relaxed; §4.1.2 leaves the rest to RFC 6376, whose default is simple. */
function usual(kind: SignatureKind): string {
  return kind === "arc-seal" ? "relaxed/relaxed" : "simple/simple";
}

function canonicalization(text: string | undefined): Canonicalization {
  return text === "relaxed" ? "relaxed" : "simple";
}

function numberOf(text: string | undefined, digits: number): number | null {
  return text !== undefined && text.length <= digits && /^\d+$/.test(text) ? Number(text) : null;
}

/** §3.5: up to twelve digits, limited to what a Date can hold. */
function seconds(text: string | undefined): number | null {
  const read = numberOf(text, 12);
  return read === null || read > 8_640_000_000_000 ? null : 1000 * read;
}

type Read = Omit<DkimSignature, "fault">;

function faultOf(read: Read, values: ReadonlyMap<string, string>, kind: SignatureKind): DkimFault | null {
  if (required[kind].some((name) => (values.get(name) ?? "") === "")) return "missing-tag";
  if (read.algorithm === "rsa-sha1") return "sha1";
  if (!algorithms.has(read.algorithm)) return "unknown-algorithm";
  if (hasBadValue(read, values, kind)) return "bad-value";
  if (kind === "arc-seal") return values.has("h") || values.has("bh") ? "arc-fields" : null;
  if (!read.signed.includes("from")) return "from-unsigned";
  if (kind === "arc-message") return read.signed.includes("arc-seal") ? "arc-fields" : null;
  const { identity, domain, signedAt, expiresAt } = read;
  const own = identity.slice(identity.lastIndexOf("@") + 1).toLowerCase();
  if (!identity.includes("@") || (own !== domain && !own.endsWith(`.${domain}`))) return "foreign-identity";
  return signedAt !== null && expiresAt !== null && expiresAt <= signedAt ? "expiry-order" : null;
}

function hasBadValue(read: Read, values: ReadonlyMap<string, string>, kind: SignatureKind): boolean {
  const { domain, selector, signature, length, signedAt, expiresAt, instance, chain } = read;
  const given = (name: string, value: unknown): boolean => values.has(name) && value === null;
  return (
    // RFC 1035 §2.3.4: a longer name cannot exist.
    `${selector}._domainkey.${domain}`.length > 253 ||
    !isName(domain) ||
    !isName(selector) ||
    signature.length === 0 ||
    given("l", length) ||
    given("t", signedAt) ||
    given("x", expiresAt) ||
    (kind === "dkim" && values.get("v") !== "1") ||
    (kind === "dkim" && !colonList((values.get("q") ?? "dns/txt").toLowerCase()).includes("dns/txt")) ||
    (kind !== "arc-seal" && base64Octets(read.bodyHash)?.length !== 32) ||
    (kind !== "dkim" && (instance === null || instance < 1)) ||
    (kind === "arc-seal" && !/^(?:none|fail|pass)$/.test(chain ?? ""))
  );
}

function isName(text: string): boolean {
  return text.length > 0 && text.length <= 253 && text.split(".").every((label) => domainLabel.test(label));
}

/** RFC 5321 labels, and labels with underscores, which are in use. */
const domainLabel = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/i;
