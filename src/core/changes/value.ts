import { createHash } from "node:crypto";
import { beginning } from "../shorten.ts";

/** UTF-16 units of a value that is kept. */
const longest = 300;

/** A value of a target as it is kept: of a long one the beginning, with a digest of the whole, so that two of them stay apart. */
export function valueText(text: string): string {
  // PostgreSQL has no NUL and UTF-8 no lone surrogates.
  const clean = text.toWellFormed().replaceAll("\u0000", "\ufffd");
  if (clean.length <= longest) return clean;
  const digest = createHash("sha256").update(clean).digest("hex").slice(0, 12);
  return `${beginning(clean, longest - 20)}… #${digest}`;
}

/** Several values as one, whatever their order. */
export function valuesText(values: readonly string[]): string | null {
  return values.length === 0 ? null : valueText([...new Set(values)].toSorted().join(", "));
}
