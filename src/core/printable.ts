import { shorten } from "./shorten.ts";

// C0 and C1 controls, soft hyphens, zero-width characters, line and paragraph separators, directional marks, embeddings, isolates and overrides, the
// byte order mark, tag characters and lone surrogates: a target's text must not bring any of them to a terminal or log.
const unprintable =
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

/** Makes untrusted text safe to print on one line of at most `limit` characters. */
export function printable(text: string, limit = 500): string {
  // Cut before escaping, and again because escapes are longer.
  return shorten(shorten(text, limit).replace(unprintable, escape), limit);
}

function escape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
