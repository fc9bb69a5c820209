import { createHash, verify, type KeyObject } from "node:crypto";
import type { Canonicalization, DkimSignature } from "./signature.ts";
import type { MailField } from "../mail/header.ts";
import { fieldNameOf } from "../mail/lines.ts";

/**
 * Whether a key made a signature over header fields. The body hash is signed too, so this works without the body; whether the body matches remains
 * open. Linear in the header's length; never throws.
 */
export function isHeaderSignedBy(
  fields: readonly MailField[],
  own: MailField,
  signature: DkimSignature,
  key: KeyObject,
): boolean {
  const chosen = chooseSigned(fields, own, signature.signed);
  return isSignedText(signedText(chosen, own, signature.headers), signature, key);
}

/**
 * Whether bytes of a signed field were lost when its text was decoded: invalid UTF-8 became replacement characters. A signature field is ASCII (RFC
 * 6376 §3.5), so such a character in it comes from the sender.
 */
export function hasLostOctets(fields: readonly MailField[], own: MailField, { signed }: DkimSignature): boolean {
  return chooseSigned(fields, own, signed).some(({ raw }) => raw.includes("\u{FFFD}"));
}

/**
 * Whether lines were joined to a signed field or to the signature, or a stray line may itself be a signed field behind a prefix. Then a mismatch may
 * come from copying.
 */
export function isJoinedInto(fields: readonly MailField[], own: MailField, { signed }: DkimSignature): boolean {
  const names = new Set(signed);
  const isSigned = (line: string): boolean => names.has(fieldNameOf(line.replace(/^[\s>]{1,40}/, "")) ?? "");
  return (
    [own, ...chooseSigned(fields, own, signed)].some(({ isRejoined }) => isRejoined) ||
    fields.some(({ isRejoined, raw }) => isRejoined && raw.split("\r\n").slice(1).some(isSigned))
  );
}

/** Whether a key made a seal over the sets of a chain up to its own: RFC 8617 §5.1.1. */
export function isSealedBy(fields: readonly MailField[], own: MailField, seal: DkimSignature, key: KeyObject): boolean {
  return isSignedText(signedText(fields, own, "relaxed"), seal, key);
}

function isSignedText(text: string, { algorithm, signature }: DkimSignature, key: KeyObject): boolean {
  // RFC 8463 §3: Ed25519 signs the hash.
  const isEd = algorithm === "ed25519-sha256";
  if ((key.asymmetricKeyType === "ed25519") !== isEd) return false;
  try {
    if (!isEd) return verify("sha256", Buffer.from(text), key, signature);
    return verify(null, createHash("sha256").update(text).digest(), key, signature);
  } catch {
    return false;
  }
}

/** RFC 6376 §5.4.2: fields of one name are taken from the bottom up, each once; a listed name without a field signs its absence. */
function chooseSigned(fields: readonly MailField[], own: MailField, names: readonly string[]): readonly MailField[] {
  const left = new Map<string, MailField[]>();
  for (const field of fields) {
    if (field === own) continue;
    const known = left.get(field.name);
    if (known) known.push(field);
    else left.set(field.name, [field]);
  }
  return names.flatMap((name) => left.get(name)?.pop() ?? []);
}

/** §3.7: the signed fields with line ends, then the signature field with an empty `b=` and no line end. */
function signedText(fields: readonly MailField[], own: MailField, form: Canonicalization): string {
  const whole = fields.map((field) => `${form === "simple" ? field.raw : relaxedOf(field)}\r\n`).join("");
  return whole + canonical(withoutSignature(own.raw), form);
}

/** Canonicalised fields are cached: signatures often cover the same fields, and seals all earlier ones. */
const relaxed = new WeakMap<MailField, string>();

function relaxedOf(field: MailField): string {
  const known = relaxed.get(field) ?? canonical(field.raw, "relaxed");
  relaxed.set(field, known);
  return known;
}

/** §3.4.1 and §3.4.2. */
function canonical(raw: string, form: Canonicalization): string {
  if (form === "simple") return raw;
  const colon = raw.indexOf(":");
  const value = raw
    .slice(colon + 1)
    .replaceAll("\r\n", "")
    .replaceAll(/[ \t]+/g, " ");
  return `${raw.slice(0, colon).trim().toLowerCase()}:${value.replace(/^ /, "").replace(/ $/, "")}`;
}

/** The field with an empty `b=`, otherwise unchanged. */
function withoutSignature(raw: string): string {
  const colon = raw.indexOf(":");
  const parts = raw.slice(colon + 1).split(";");
  const kept = parts.map((part) => {
    const equals = part.indexOf("=");
    return equals >= 0 && part.slice(0, equals).trim() === "b" ? part.slice(0, equals + 1) : part;
  });
  return `${raw.slice(0, colon + 1)}${kept.join(";")}`;
}

/** Fields that a reader sees or that direct replies: if unsigned, they can be changed or added. */
const visible = ["from", "to", "cc", "subject", "date", "reply-to", "mime-version", "content-type"];

/** Which of these fields are present but unsigned; RFC 6376 §5.4.1 recommends signing them. */
export function unsignedFields(fields: readonly MailField[], { signed }: DkimSignature): readonly string[] {
  return visible.filter((name) => {
    const there = fields.filter((field) => field.name === name).length;
    return there > signed.filter((each) => each === name).length;
  });
}
