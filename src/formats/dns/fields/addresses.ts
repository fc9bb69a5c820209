import { isIPv4, isIPv6 } from "node:net";
import { readBytes } from "../cursor.ts";
import { DnsError } from "../error.ts";
import type { RecordField } from "./field.ts";
import { writeBytes } from "../out.ts";

/** An IPv4 address in four bytes. */
export const ipv4: RecordField<string> = {
  read: (cursor) => readBytes(cursor, 4).join("."),
  write: (out, value) => writeBytes(out, ipv4Bytes(value)),
  text: (value) => value,
};

/** An IPv6 address in sixteen bytes, in RFC 5952 notation. */
export const ipv6: RecordField<string> = {
  read: (cursor) => ipv6Text(readBytes(cursor, 16)),
  write: (out, value) => writeBytes(out, ipv6Bytes(value)),
  text: (value) => value,
};

function ipv4Bytes(text: string): Uint8Array {
  if (!isIPv4(text)) throw new DnsError("not an IPv4 address");
  return Uint8Array.from(text.split("."), Number);
}

function ipv6Text(bytes: Buffer): string {
  const groups = Array.from({ length: 8 }, (_, index) => bytes.readUInt16BE(index * 2));
  // RFC 5952 §5: an IPv4-mapped address shows its IPv4 part.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return `::ffff:${bytes.subarray(12).join(".")}`;
  }
  const { start, length } = longestZeros(groups);
  const texts = groups.map((group) => group.toString(16));
  // RFC 5952 §4.2.2: a single zero group is not shortened.
  if (length < 2) return texts.join(":");
  return `${texts.slice(0, start).join(":")}::${texts.slice(start + length).join(":")}`;
}

/** RFC 5952 §4.2.3: the longest run of zeros; the first on a tie. */
function longestZeros(groups: readonly number[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let run = 0;
  for (const [index, group] of groups.entries()) {
    run = group === 0 ? run + 1 : 0;
    if (run > best.length) best = { start: index - run + 1, length: run };
  }
  return best;
}

function ipv6Bytes(text: string): Buffer {
  if (!isIPv6(text) || text.includes("%")) throw new DnsError("not an IPv6 address");
  const plain = text.replace(/[\d.]+\.\d+$/, (dotted) => {
    const [a = 0, b = 0, c = 0, d = 0] = ipv4Bytes(dotted);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [before = "", after = ""] = plain.split("::");
  const [head, tail] = [before, after].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const groups = [...head, ...zeros, ...tail].map((group) => group.padStart(4, "0"));
  return Buffer.from(groups.join(""), "hex");
}
