/** A text of at most `limit` UTF-16 units, with an ellipsis where something is missing; no character is cut in two. */
export function shorten(text: string, limit: number): string {
  return text.length > limit ? `${beginning(text, limit - 1)}…` : text;
}

/** As much of the beginning of a text as fits into so many UTF-16 units, in whole characters. */
export function beginning(text: string, units: number): string {
  const kept = text.slice(0, units);
  const last = kept.charCodeAt(kept.length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff && kept.length < text.length;
  return isHalf ? kept.slice(0, -1) : kept;
}
