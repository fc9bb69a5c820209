/** Maximum number of bytes read; more than any registry sends about one domain. */
const mostBytes = 256 * 1024;
const mostLines = 4096;
const longestLine = 1024;

/**
 * Splits an answer into lines. RFC 3912 §4 defines no character set: UTF-8 is recognised, otherwise the registry's character set applies, Latin-1 by
 * default.
 */
export function linesOf(bytes: Uint8Array, charset = "windows-1252"): readonly string[] {
  const text = decoded(bytes.subarray(0, mostBytes), charset);
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  // A truncated line could contain a wrong date.
  const whole = bytes.length > mostBytes ? lines.slice(0, -1) : lines;
  return whole.slice(0, mostLines).map((line) => line.slice(0, longestLine));
}

function decoded(bytes: Uint8Array, charset: string): string {
  // RFC 1468: its escapes are ASCII and would pass as UTF-8.
  if (charset === "iso-2022-jp" && bytes.includes(0x1b)) return new TextDecoder(charset).decode(bytes);
  try {
    // In stream mode, since truncated input may end within a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder(charset).decode(bytes);
  }
}

/** A text without the accents of Latin letters. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]/gu, "")
    .normalize("NFC");
}
