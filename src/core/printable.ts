// C0 and C1 controls, line and paragraph separators, directional marks, embeddings, isolates and overrides, the
// byte order mark, tag characters and lone surrogates: nothing of these may reach a terminal or a log from a target.
// oxlint-disable-next-line no-control-regex -- control characters are the point
const unprintable =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

/** A string from outside, made safe to print on one line, and no longer than `limit` characters. */
export function printable(text: string, limit = 500): string {
  const bounded = text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
  return bounded.replace(unprintable, escape);
}

function escape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
