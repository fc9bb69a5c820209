import { isIP } from "node:net";

/** An address as 32-bit words: one for IPv4, four for IPv6. */
export type WordTable = readonly [number] | readonly [number, number, number, number];

/** Parses an address; IPv4-mapped IPv6 becomes the IPv4 address (RFC 4291 §2.5.5.2). Null if invalid. */
export function packedWordsOf(text: string): WordTable | null {
  const four = wordOfIpv4(text);
  if (four !== null) return [four];
  if (isIP(text) !== 6) return null;
  const six = wordsOfIpv6(text.replace(/%.*$/, ""));
  return six[0] === 0 && six[1] === 0 && six[2] === 0xffff ? [six[3]] : six;
}

/** Hand-written, because it is called millions of times; accepts exactly what `isIP` accepts as IPv4. */
function wordOfIpv4(text: string): number | null {
  let word = 0;
  let octet = -1;
  let dots = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 46) {
      if (octet < 0) return null;
      word = word * 256 + octet;
      octet = -1;
      dots += 1;
    } else {
      if (code < 48 || code > 57 || octet === 0) return null;
      octet = octet < 0 ? code - 48 : octet * 10 + code - 48;
      if (octet > 255) return null;
    }
  }
  return dots === 3 && octet >= 0 ? word * 256 + octet : null;
}

/** For text that is known to be IPv6 without a zone. */
function wordsOfIpv6(text: string): readonly [number, number, number, number] {
  const [head = "", tail] = text.split("::");
  const before = groupsOf(head);
  const after = groupsOf(tail ?? "");
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  const groups = [...before, ...zeros, ...after];
  const word = (at: number): number => (groups[2 * at] ?? 0) * 65_536 + (groups[2 * at + 1] ?? 0);
  return [word(0), word(1), word(2), word(3)];
}

function groupsOf(text: string): readonly number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    // RFC 4291 §2.2: the last 32 bits may be written as IPv4.
    const four = group.includes(".") ? wordOfIpv4(group) : null;
    return four === null ? [Number.parseInt(group, 16)] : [Math.floor(four / 65_536), four % 65_536];
  });
}

/** Formats an address, IPv6 as in RFC 5952. */
export function packedTextOf(words: readonly number[]): string {
  if (words.length === 1) return octetsOf(words[0] ?? 0);
  const groups = words.flatMap((word) => [Math.floor(word / 65_536), word % 65_536]);
  const { start, length } = longestZeros(groups);
  const hex = groups.map((group) => group.toString(16));
  if (length < 2) return hex.join(":");
  return `${hex.slice(0, start).join(":")}::${hex.slice(start + length).join(":")}`;
}

function octetsOf(word: number): string {
  return `${word >>> 24}.${(word >>> 16) & 0xff}.${(word >>> 8) & 0xff}.${word & 0xff}`;
}

// RFC 5952 §4.2.3: the longest run of zeros; the first on a tie.
function longestZeros(groups: readonly number[]): { readonly start: number; readonly length: number } {
  let best = { start: 0, length: 0 };
  let length = 0;
  for (const [at, group] of groups.entries()) {
    length = group === 0 ? length + 1 : 0;
    if (length > best.length) best = { start: at - length + 1, length };
  }
  return best;
}
