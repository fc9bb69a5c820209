import { networkOf } from "./rows.ts";
import { compareKeys } from "./table.ts";
import { packedWordsOf } from "./words.ts";

/** The range of a CIDR network from untrusted text; null if invalid. */
export function rangeOfPrefix(prefix: string): ReturnType<typeof networkOf> {
  const match = /^(?<base>[0-9a-f:.]{2,45})\/(?<bits>\d{1,3})$/i.exec(prefix);
  return match ? networkOf(match.groups?.["base"] ?? "", match.groups?.["bits"]) : null;
}

/** Whether an address is in a network in CIDR notation. */
export function isInPrefix(address: string, prefix: string): boolean {
  const words = packedWordsOf(address);
  const range = rangeOfPrefix(prefix);
  if (!words || !range || range.first.length !== words.length) return false;
  return compareKeys(range.first, words) <= 0 && compareKeys(words, range.last) <= 0;
}
