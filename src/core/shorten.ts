/** Cuts a text to `limit` UTF-16 units, with an ellipsis; no character is split. */
export function shorten(text: string, limit: number): string {
  return text.length > limit ? `${beginning(text, limit - 1)}…` : text;
}

/** The beginning of a text in whole characters, up to a number of UTF-16 units. */
export function beginning(text: string, units: number): string {
  const kept = text.slice(0, units);
  const last = kept.charCodeAt(kept.length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff && kept.length < text.length;
  return isHalf ? kept.slice(0, -1) : kept;
}
