import type { Text } from "../core/text.ts";

/** The decoded text, or why it could not be decoded. */
export type DecodedText = { readonly text: string } | { readonly why: Text };

/** Byte order marks (Unicode §23.8), longer ones first. */
const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe, 0, 0], "UTF-32LE"],
  [[0, 0, 0xfe, 0xff], "UTF-32BE"],
  [[0xff, 0xfe], "UTF-16LE"],
  [[0xfe, 0xff], "UTF-16BE"],
];

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark, as PowerShell redirection writes it. Other recognisable encodings are named in the error; other
 * invalid UTF-8 gives replacement characters. Never throws.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = marks.find(([mark]) => mark.every((octet, at) => bytes[at] === octet))?.[1] ?? unmarked(bytes);
  if (encoding === null || readable.has(encoding)) return { text: new TextDecoder(encoding ?? "UTF-8").decode(bytes) };
  const [name, isMarked] = [encoding.replace("?", ""), !encoding.endsWith("?")];
  return {
    why: {
      en: `it is ${name}${isMarked ? "" : " without a byte order mark"}; save it as UTF-8`,
      ko: `${isMarked ? "" : "바이트 순서 표식이 없는 "}${name} 인코딩입니다. UTF-8로 저장하십시오`,
    },
  };
}

const readable: ReadonlySet<string> = new Set(["UTF-16LE", "UTF-16BE"]);

const longestSeen = 400;

/** UTF-16 without a byte order mark: ASCII letters have a zero byte each. */
function unmarked(bytes: Uint8Array): string | null {
  const seen = bytes.subarray(0, Math.min(bytes.length, longestSeen));
  const zeros = [0, 0];
  for (const [at, octet] of seen.entries()) {
    if (octet === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const [more, fewer] = [Math.max(even, odd), Math.min(even, odd)];
  // Letters of other scripts sometimes have a zero on the other side.
  if (more < 2 || more * 4 < seen.length || fewer * 8 > more) return null;
  return odd > even ? "UTF-16LE?" : "UTF-16BE?";
}
