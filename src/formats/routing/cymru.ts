import { printable } from "../../core/printable.ts";
import { parseName } from "../dns/name-text.ts";
import type { DnsName } from "../dns/name.ts";
import { isInPrefix } from "../networks/prefix.ts";
import { packedWordsOf } from "../networks/words.ts";

/** An announcement from Team Cymru. */
export interface CymruOrigin {
  readonly asns: readonly number[];
  readonly prefix: string;
  readonly country: string | null;
}

/** An AS from Team Cymru. */
export interface CymruAs {
  readonly name: string;
  readonly country: string | null;
}

/** The name to query for the origins of an address: https://www.team-cymru.com/ip-asn-mapping. */
export function originName(address: string): DnsName {
  const words = packedWordsOf(address) ?? [0];
  const digits = words.length === 1 ? octets(words[0] ?? 0) : words.flatMap(nibbles);
  return parseName(`${digits.toReversed().join(".")}.origin${words.length === 1 ? "" : "6"}.asn.cymru.com.`);
}

/** The name to query for an AS. */
export function asName(asn: number): DnsName {
  return parseName(`AS${asn}.asn.cymru.com.`);
}

function octets(word: number): readonly string[] {
  return [24, 16, 8, 0].map((shift) => `${(word >>> shift) & 0xff}`);
}

function nibbles(word: number): readonly string[] {
  return word.toString(16).padStart(8, "0").split("");
}

/** Parses `15169 | 8.8.8.0/24 | US | arin | 2023-12-28`; several numbers mean several origins. Null for other text, or another address. */
export function readOrigin(text: string, address: string): CymruOrigin | null {
  const [numbers = "", prefix = "", country = ""] = text
    .slice(0, 500)
    .split("|")
    .map((part) => part.trim());
  const asns = numbers.split(/\s+/).slice(0, 64);
  if (!asns.every((asn) => /^\d{1,10}$/.test(asn) && Number(asn) <= 0xffff_ffff) || !isInPrefix(address, prefix))
    return null;
  return { asns: asns.map(Number), prefix, country: countryOf(country) };
}

/** Parses `15169 | US | arin | 2000-03-30 | GOOGLE - Google LLC, US`. Null for other text, or another AS. */
export function readAs(text: string, asn: number): CymruAs | null {
  const [number = "", country = "", , , ...rest] = text
    .slice(0, 500)
    .split("|")
    .map((part) => part.trim());
  const name = printable(rest.join("|").replace(/, ?[A-Z]{2}$/, ""), 200);
  return number === `${asn}` && name !== "" ? { name, country: countryOf(country) } : null;
}

function countryOf(text: string): string | null {
  return /^[A-Z]{2}$/.test(text) ? text : null;
}

/** The operator in `GOOGLE - Google LLC`, which begins with the AS's name. */
export function operatorIn(name: string): string {
  const [, operator] = /^[^\s]+ - (?<operator>.+)$/.exec(name) ?? [];
  return operator ?? name;
}
