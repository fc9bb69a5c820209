import { readRdapTime } from "../rdap/time.ts";

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

/** The order of day and month that an answer declares: `complete date format : DD/MM/YYYY` (AFNIC), `Creation Date (dd/mm/yyyy)`. */
export function declaredOrder(lines: readonly string[]): DateOrder | undefined {
  const said = new Set(lines.flatMap((line) => /\b(?:dd[-/.]mm|mm[-/.]dd)[-/.]yy/.exec(line)?.[0] ?? []));
  const [only] = said;
  if (only === undefined || said.size > 1) return undefined;
  return only.startsWith("d") ? "dmy" : "mdy";
}

const numeric = /^(?<first>\d{1,4})\s?[-./]\s?(?<second>\d{1,2})\s?[-./]\s?(?<third>\d{1,4})(?!\d)/;
const squeezedDate = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/;

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

/** `13-MAY-2009`, `2001-Aug-23`, `31 May 1999`, `2nd April, 2001`, `Tue Dec 12 2000`. */
function namedDate(text: string): string | null {
  const words = text.split(/[\s,./-]+/, 6);
  const month = words.findIndex((word) => months.includes(word.slice(0, 3).toLowerCase()));
  if (month === -1) return null;
  const number = months.indexOf(words[month]?.slice(0, 3).toLowerCase() ?? "") + 1;
  const near = [...words.slice(Math.max(0, month - 1), month), ...words.slice(month + 1, month + 3)];
  // `12 2000`, `12th`: text after the year is a time.
  const year = near.find((word) => /^\d{4}$/.test(word)) ?? words.find((word) => /^\d{4}$/.test(word));
  const day = near.find((word) => /^\d{1,2}(?:st|nd|rd|th)?$/i.test(word));
  return year && day ? dateOf(year, String(number), String(Number.parseInt(day, 10))) : null;
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
