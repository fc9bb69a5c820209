import { trimmed } from "./tags.ts";

/** A field of a record such as `v=STSv1; id=1;`, RFC 8461 §3.1 and RFC 8460 §3. */
interface RecordField {
  readonly name: string;
  readonly value: string;
}

/** The policy records among the texts of a name. */
export interface VersionedTexts {
  readonly records: readonly string[];
  /** Texts that were meant as records but are invalid. */
  readonly lookalikes: readonly string[];
}

/**
 * The texts of a name with a version: texts that do not begin with the version and a semicolon are discarded, and exactly one must remain (RFC 8461
 * §3.1, RFC 8460 §3).
 */
export function ofVersion(texts: readonly string[], version: string): VersionedTexts {
  const begin = `v=${version}`;
  const isRecord = (text: string): boolean =>
    text.startsWith(`${begin};`) ||
    (texts.length === 1 && text.startsWith(begin) && /^[ \t]+;/.test(text.slice(begin.length)));
  const records = texts.filter(isRecord);
  const lookalikes = texts.filter((text) => !isRecord(text) && isLookalike(text, version));
  return { records, lookalikes };
}

function isLookalike(text: string, version: string): boolean {
  return text.slice(0, 64).toLowerCase().includes(version.toLowerCase());
}

/** sts-ext-name: a letter or digit, followed by up to 31 letters, digits or marks. */
const name = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,31}$/;

/** sts-ext-value: visible characters without `=` and `;`. */
const plain = /^[!-:<>-~]+$/;

/** Limits for the length of a record and its number of fields. */
const longest = 8192;
const mostFields = 64;

/** The fields after the version, or the first invalid part. A `free` value may contain all visible characters, and spaces around commas. */
export function readFields(
  text: string,
  free?: string,
): { readonly fields: readonly RecordField[] } | { readonly broken: string } {
  const parts = text.slice(0, longest).split(";", mostFields).slice(1).map(trimmed);
  // A trailing delimiter is allowed.
  const own = parts.at(-1) === "" ? parts.slice(0, -1) : parts;
  const fields: RecordField[] = [];
  for (const part of own) {
    const equals = part.indexOf("=");
    const read = { name: part.slice(0, Math.max(0, equals)), value: part.slice(equals + 1) };
    const isValue = read.name === free ? /^[!-~][ -~\t]*$/.test(read.value) : plain.test(read.value);
    if (!name.test(read.name) || !isValue) return { broken: part };
    fields.push(read);
  }
  return fields.length === 0 ? { broken: "" } : { fields };
}
