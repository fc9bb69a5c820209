import { monthNames } from "../../data/registration/month-names.ts";
import { readRdapTime } from "../rdap/time.ts";
import { withoutAccents } from "./text.ts";

/** The order of numeric day and month at a registry. */
export type DateOrder = "dmy" | "mdy";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** UTC offsets of time zone abbreviations that registries use. */
const zones: Readonly<Record<string, string>> = {
  UTC: "Z",
  GMT: "Z",
  Z: "Z",
  CET: "+01:00",
  CEST: "+02:00",
  EET: "+02:00",
  EEST: "+03:00",
  MSK: "+03:00",
  EAT: "+03:00",
  JST: "+09:00",
  KST: "+09:00",
  CLT: "-04:00",
  CLST: "-03:00",
};

/**
 * Parses a WHOIS date as an ISO string in whole seconds, or null: `2026-11-20`, `20.11.2026 10:00:00`, `20-Nov-2026`, `Fri Nov 20 2026`, `20th
 * November 2026 at 10:00`. `05/06/2026` needs the registry's order. Without a zone it counts as UTC, since registries rarely name one; it may be off
 * by hours.
 */
export function readWhoisDate(given: string, order?: DateOrder): string | null {
  const text = given.slice(0, 80).trim().replace(/\.$/, "");
  // SWITCH: `before 1 January 1996`.
  if (/^before\s/i.test(text)) return null;
  const plain = readRdapTime(text);
  if (plain !== null) return plain;
  const date = numericDate(text, order) ?? namedDate(text);
  return date === null ? null : readRdapTime(`${date}T${timeIn(text)}${zoneIn(text)}`);
}

/** Whether a text is written like a date, also one whose order of day and month is ambiguous. */
export function isDateLike(given: string): boolean {
  const text = given.slice(0, 80).trim();
  return numeric.test(text) || squeezedDate.test(text);
}

/**
 * The order of day and month that an answer declares: `complete date format : DD/MM/YYYY` (AFNIC), `Creation Date (dd/mm/yyyy)`,
 * `Expire (JJ/MM/AAAA)`; or the order of the language that it is written in; or else that of its own dates that leave no choice, such as `25/12/2027`.
 */
export function orderIn(lines: readonly string[]): DateOrder | undefined {
  const declared = lines.flatMap(
    (line) => /\b(?:dd|jj|tt|mm)(?=[-/.](?:mm|dd)[-/.](?:yy|aa|jj))/.exec(line)?.[0] ?? [],
  );
  if (declared.length > 0) return onlyOne(declared.map((first) => (first === "mm" ? "mdy" : "dmy")));
  if (lines.some((line) => /^(?:nom de domaine|nombre de dominio|nome de dominio|dominio)\b/.test(line))) return "dmy";
  // Phone numbers look like dates too.
  const dated = lines.filter((line) => ofDate.test(line));
  const dates = dated.flatMap((line) => [...line.matchAll(/(?<![\d/-])(\d{2})[-/](\d{2})[-/]\d{4}(?![\d/-])/g)]);
  const orders = dates.flatMap(([, first = "", second = ""]) =>
    first === second ? [] : (orderOf(first, second) ?? []),
  );
  return onlyOne(orders);
}

const ofDate = /creat|expir|regist|updat|modif|renew|valid|activ|chang|date/;

function onlyOne(orders: readonly DateOrder[]): DateOrder | undefined {
  return new Set(orders).size === 1 ? orders[0] : undefined;
}

const numeric = /^(?<first>\d{1,4})\s?[-./]\s?(?<second>\d{1,2})\s?[-./]\s?(?<third>\d{1,4})(?!\d)/;
const squeezedDate = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:\d{6})?(?!\d)/;

function numericDate(text: string, order: DateOrder | undefined): string | null {
  const { year, month, day } = squeezedDate.exec(text)?.groups ?? {};
  if (year && month && day) return `${year}-${month}-${day}`;
  const { first = "", second = "", third = "" } = numeric.exec(text)?.groups ?? {};
  if (first.length === 4) return dateOf(first, second, third);
  if (third.length !== 4) return null;
  // With dots the day always comes first.
  const known = text.includes(".") && text.indexOf(".") <= 2 ? "dmy" : (order ?? orderOf(first, second));
  if (known === undefined) return null;
  return known === "dmy" ? dateOf(third, second, first) : dateOf(third, first, second);
}

/** A month is at most 12, and the order of equal numbers does not matter. */
function orderOf(first: string, second: string): DateOrder | undefined {
  if (Number(first) > 12 || Number(first) === Number(second)) return "dmy";
  return Number(second) > 12 ? "mdy" : undefined;
}

/** `13-MAY-2009`, `2001-Aug-23`, `31 May 1999`, `2nd April, 2001`, `Tue Dec 12 2000`, `6 de mayo de 2027`, `1er août 2027`. */
function namedDate(text: string): string | null {
  const plain = withoutAccents(text.toLowerCase());
  const words = plain.split(/[\s,./-]+/, 8).filter((word) => !/^(?:de|del|di|den)$/.test(word));
  const month = words.findIndex((word) => monthOf(word) !== 0);
  if (month === -1) return null;
  const number = monthOf(words[month] ?? "");
  const near = [...words.slice(Math.max(0, month - 1), month), ...words.slice(month + 1, month + 3)];
  // `12 2000`, `12th`: text after the year is a time.
  const year = near.find((word) => /^\d{4}$/.test(word)) ?? words.find((word) => /^\d{4}$/.test(word));
  const day = near.find((word) => /^\d{1,2}(?:st|nd|rd|th|er|o|º)?$/.test(word));
  return year && day ? dateOf(year, String(number), String(Number.parseInt(day, 10))) : null;
}

const numbers: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);

/** 1 to 12; 0 for other words. */
function monthOf(word: string): number {
  return numbers.get(word) ?? months.indexOf(word.slice(0, 3)) + 1;
}

function dateOf(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function timeIn(text: string): string {
  const { time } = /(?:^|[\sT])(?<time>\d{2}:\d{2}(?::\d{2})?)(?!\d)/.exec(text)?.groups ?? {};
  return time ?? "00:00";
}

function zoneIn(text: string): string {
  const { name } = /\d\s?\(?(?<name>[A-Z]{1,4})\)?$/.exec(text)?.groups ?? {};
  const { offset } = /\d\s(?<offset>[+-]\d{2}:?\d{2})$/.exec(text)?.groups ?? {};
  return offset ?? zones[name ?? ""] ?? "Z";
}
