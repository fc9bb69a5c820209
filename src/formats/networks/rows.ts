import type { Row } from "./table.ts";
import { numberOf, toWords } from "./blocks.ts";
import { packedWordsOf } from "./words.ts";

/** A range that an AS announces. */
export interface AnnouncedRow extends Omit<Row, "value"> {
  readonly asn: number;
  readonly name: string;
}

/** Names are cut first. */
const longestName = 120;

/** Parses lines of `first,last,asn,"name"` (ip-location-db); other lines are skipped. */
export function readAnnounced(text: string): readonly AnnouncedRow[] {
  return linesOf(text).flatMap((line) => {
    const [first = "", last = "", asn = ""] = line.split(",", 3);
    const name = line.slice(first.length + last.length + asn.length + 3);
    return announcedOf(first, last, asn, unquoted(name));
  });
}

/** Parses lines of `first TAB last TAB asn TAB country TAB name` (iptoasn.com); AS 0 means unannounced. */
export function readIptoasn(text: string): readonly AnnouncedRow[] {
  return linesOf(text).flatMap((line) => {
    const [first = "", last = "", asn = "", , name = ""] = line.split("\t", 5);
    return asn === "0" ? [] : announcedOf(first, last, asn, name);
  });
}

/** Parses lines of `first,last,country` (DB-IP); ZZ means no country. */
export function readCountries(text: string): readonly Row[] {
  return linesOf(text).flatMap((line) => {
    const [first = "", last = "", code = ""] = line.split(",", 3).map(unquoted);
    const range = rangeOf(first, last);
    return range && /^[A-Z]{2}$/.test(code) && code !== "ZZ" ? [{ ...range, value: codeOf(code) }] : [];
  });
}

/** Parses lines with one CIDR network or address each; text after `#` is a comment. */
export function readNetworks(text: string): readonly Row[] {
  return linesOf(text).flatMap((line) => {
    const [base = "", bits] = (line.split("#", 1)[0] ?? "").trim().split("/", 2);
    const range = networkOf(base, bits);
    return range ? [{ ...range, value: 1 }] : [];
  });
}

/** Two letters as a 16-bit number. */
function codeOf(letters: string): number {
  return letters.charCodeAt(0) * 256 + letters.charCodeAt(1);
}

/** Two letters from their 16-bit number. */
export function lettersOf(code: number): string {
  return String.fromCharCode(code >> 8, code & 0xff);
}

/** The first and last address of a network; null if invalid. */
export function networkOf(base: string, bits: string | undefined): Omit<Row, "value"> | null {
  const words = packedWordsOf(base);
  if (!words || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const width = words.length * 32;
  // A network of IPv4-mapped addresses is the mapped IPv4 network.
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
  const [from, to] = [packedWordsOf(first), packedWordsOf(last)];
  if (!from || !to || from.length !== to.length || numberOf(from) > numberOf(to)) return null;
  return { first: from, last: to };
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.replace(/\r$/, "")]));
}

function unquoted(text: string): string {
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}
