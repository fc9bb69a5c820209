/** Charsets in which mails hide text and that the Encoding Standard leaves out, or reads in another order of bytes. */

const statesUtf7 = /charset\s{0,5}=\s{0,5}["']?(?:unicode-1-1-|csunicode11|x-)?utf-?7\b/i;

/** Whether a part of a mail states UTF-7 (RFC 2152), which parsers read as ASCII. */
export function hasUtf7(mail: string): boolean {
  return statesUtf7.test(mail);
}

/** A text with its UTF-7 runs decoded: `+AGE-` is a, `+-` is a plus sign. */
export function decodedUtf7(text: string): string {
  return text.replace(/\+(?<run>[A-Za-z\d+/]{0,4096})-?/g, (whole: string, run: string) => {
    if (run === "") return whole === "+-" ? "+" : whole;
    const bytes = Buffer.from(run, "base64");
    return bytes.length < 2
      ? whole
      : bytes
          .subarray(0, bytes.length & ~1)
          .swap16()
          .toString("utf16le");
  });
}

/**
 * A text whose bytes were read in the wrong order or width: RFC 2781 §4.3 reads UTF-16 without a mark as big-endian, the Encoding Standard as
 * little-endian; the zeros of UTF-32 stay as characters.
 */
export function inRightOrder(text: string): string {
  const wide = text.replaceAll("\u0000", "");
  const swapped = wide.match(/[\u0100-\uff00]/g)?.filter((each) => each.charCodeAt(0) % 256 === 0).length ?? 0;
  if (swapped <= wide.length * 0.8 || wide.length === 0) return wide;
  return Buffer.from(wide, "utf16le").swap16().toString("utf16le");
}
