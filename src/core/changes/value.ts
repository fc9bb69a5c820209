import { createHash } from "node:crypto";
import { beginning } from "../shorten.ts";

/** Maximum length of a stored value in UTF-16 units. */
const longest = 300;

/** A target's value in stored form: long ones are cut and get a digest, so that they stay distinct. */
export function valueText(text: string): string {
  // PostgreSQL does not store NUL, and UTF-8 has no lone surrogates.
  const clean = text.toWellFormed().replaceAll("\u0000", "\ufffd");
  if (clean.length <= longest) return clean;
  const digest = createHash("sha256").update(clean).digest("hex").slice(0, 12);
  return `${beginning(clean, longest - 20)}… #${digest}`;
}

/** Several values as one, independent of order. */
export function valuesText(values: readonly string[]): string | null {
  return values.length === 0 ? null : valueText([...new Set(values)].toSorted().join(", "));
}
