import type { Text } from "../core/text.ts";

/** What came of the octets of a text: the text, or why they cannot be read, in words. */
export type DecodedText = { readonly text: string } | { readonly why: Text };

/** The marks of the order of bytes that stand in front of a text (Unicode §23.8), the longer before what they begin with. */
const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe, 0, 0], "UTF-32LE"],
  [[0, 0, 0xfe, 0xff], "UTF-32BE"],
  [[0xff, 0xfe], "UTF-16LE"],
  [[0xfe, 0xff], "UTF-16BE"],
];

/**
 * Decodes a text: UTF-8, or UTF-16 where its mark says so, as PowerShell writes what is redirected into a file. Of what else can be
 * told by its octets the encoding is named; what is no UTF-8 otherwise has signs of that in it. Never throws.
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

/** UTF-16 without a mark, as a name with a question mark: each of the letters of which headers are made has an octet that is zero. */
function unmarked(bytes: Uint8Array): string | null {
  const seen = bytes.subarray(0, Math.min(bytes.length, longestSeen));
  const zeros = [0, 0];
  for (const [at, octet] of seen.entries()) {
    if (octet === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const [more, fewer] = [Math.max(even, odd), Math.min(even, odd)];
  // Letters of other scripts have a zero on the other side now and then.
  if (more < 2 || more * 4 < seen.length || fewer * 8 > more) return null;
  return odd > even ? "UTF-16LE?" : "UTF-16BE?";
}
