import type { Row } from "./table.ts";
import { numberOf, toWords } from "./blocks.ts";
import { wordsOf } from "./words.ts";

/** A range that an AS announces. */
export interface AnnouncedRow extends Omit<Row, "value"> {
  readonly asn: number;
  readonly name: string;
}

/** Names are bounded before anything else is made of them. */
const longestName = 120;

/** Lines of `first,last,asn,"name"`, as ip-location-db has them. Lines that are something else are left out. */
export function readAnnounced(text: string): readonly AnnouncedRow[] {
  return linesOf(text).flatMap((line) => {
    const [first = "", last = "", asn = ""] = line.split(",", 3);
    const name = line.slice(first.length + last.length + asn.length + 3);
    return announcedOf(first, last, asn, unquoted(name));
  });
}

/** Lines of `first TAB last TAB asn TAB country TAB name`, as iptoasn.com has them; 0 says that nobody announces the range. */
export function readIptoasn(text: string): readonly AnnouncedRow[] {
  return linesOf(text).flatMap((line) => {
    const [first = "", last = "", asn = "", , name = ""] = line.split("\t", 5);
    return asn === "0" ? [] : announcedOf(first, last, asn, name);
  });
}

/** Lines of `first,last,country`, as DB-IP has them; ZZ says that it is in none. */
export function readCountries(text: string): readonly Row[] {
  return linesOf(text).flatMap((line) => {
    const [first = "", last = "", code = ""] = line.split(",", 3).map(unquoted);
    const range = rangeOf(first, last);
    return range && /^[A-Z]{2}$/.test(code) && code !== "ZZ" ? [{ ...range, value: codeOf(code) }] : [];
  });
}

/** Lines with a network in CIDR notation or an address each; everything behind a `#` is left out. */
export function readNetworks(text: string): readonly Row[] {
  return linesOf(text).flatMap((line) => {
    const [base = "", bits] = (line.split("#", 1)[0] ?? "").trim().split("/", 2);
    const range = networkOf(base, bits);
    return range ? [{ ...range, value: 1 }] : [];
  });
}

/** Two letters as a number of 16 bits. */
function codeOf(letters: string): number {
  return letters.charCodeAt(0) * 256 + letters.charCodeAt(1);
}

/** The letters again. */
export function lettersOf(code: number): string {
  return String.fromCharCode(code >> 8, code & 0xff);
}

/** The first and the last address of a network; null where it is none. */
export function networkOf(base: string, bits: string | undefined): Omit<Row, "value"> | null {
  const words = wordsOf(base);
  if (!words || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const width = words.length * 32;
  // A network of mapped addresses is the IPv4 network that it maps.
  const isMapped = words.length === 1 && base.includes(":");
  const length = bits === undefined ? width : Number(bits) - (isMapped ? 96 : 0);
  if (length > width || length < 0) return null;
  const size = 1n << BigInt(width - length);
  const first = (numberOf(words) / size) * size;
  return { first: toWords(first, words.length), last: toWords(first + size - 1n, words.length) };
}

function announcedOf(first: string, last: string, asn: string, name: string): readonly AnnouncedRow[] {
  const range = rangeOf(first, last);
  if (!range || !/^\d{1,10}$/.test(asn) || Number(asn) < 1 || Number(asn) > 0xffff_ffff) return [];
  return [{ ...range, asn: Number(asn), name: name.slice(0, longestName).trim() }];
}

function rangeOf(first: string, last: string): Omit<Row, "value"> | null {
  const [from, to] = [wordsOf(first), wordsOf(last)];
  if (!from || !to || from.length !== to.length || numberOf(from) > numberOf(to)) return null;
  return { first: from, last: to };
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.replace(/\r$/, "")]));
}

function unquoted(text: string): string {
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}
