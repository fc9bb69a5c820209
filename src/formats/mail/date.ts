import { mailTokens } from "./tokens.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Zones in hours: those of RFC 5322 §4.3 and those that are unambiguous in tz 2025b. The RFC treats others, such as IST, as UTC; that would produce
 * false delays, so they are not read.
 */
const zones: Readonly<Record<string, number>> = {
  edt: -4,
  est: -5,
  cdt: -5,
  cst: -6,
  mdt: -6,
  mst: -7,
  pdt: -7,
  pst: -8,
  akst: -9,
  akdt: -8,
  hst: -10,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  cest: 2,
  met: 1,
  mest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  hkt: 8,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  jst: 9,
  kst: 9,
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
};

const clock = "(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:\\.\\d{1,9})?)?";
// JavaScript prints `GMT+0900`: the offset after GMT counts, and an unreadable one makes the zone unknown.
const beside = "(?:[Gg][Mm][Tt]|[Uu][Tt][Cc]?) ?(?=[+-])";
const zone = `(?: ?(?:${beside})?(?<zone>[+-]\\d{2}:?\\d{2}\\b|[A-Za-z]{1,5}\\b(?! ?[+-]\\d)))?`;

/** RFC 5322 §3.3, asctime(), and machine-readable formats. */
const shapes = [
  new RegExp(
    `^(?:[A-Za-z]{3,9},? ?)?(?<day>\\d{1,2})[ -](?<month>[A-Za-z]{3,9})[ -](?<year>\\d{2,4}),? ${clock}${zone}`,
  ),
  new RegExp(`^[A-Za-z]{3} (?<month>[A-Za-z]{3}) (?<day>\\d{1,2}) ${clock}${zone} (?<year>\\d{4})`),
  new RegExp(`^(?<year>\\d{4})-(?<number>\\d{2})-(?<day>\\d{2})[T ]${clock}${zone}`),
];

/** A time with its zone. */
export interface MailTime {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The zone's offset in minutes east of UTC. */
  readonly offset: number;
}

/** Parses a time as Unix milliseconds; null if it is invalid or has no usable zone. Never throws. */
export function parseMailDate(text: string): number | null {
  return parseMailTime(text)?.time ?? null;
}

/** Parses a time with its zone; null if it is invalid or has no usable zone. Never throws. */
export function parseMailTime(text: string): MailTime | null {
  const plain = mailTokens(text.slice(0, 300), "")
    .filter(({ kind }) => kind === "word")
    .map((token) => token.text)
    .join(" ");
  for (const shape of shapes) {
    const groups = shape.exec(plain)?.groups;
    if (groups) return timeOf(groups);
  }
  return null;
}

function timeOf(groups: Readonly<Record<string, string | undefined>>): MailTime | null {
  const month = groups["number"] === undefined ? monthOf(groups["month"]) : Number(groups["number"]) - 1;
  const [day, hour, minute, second] = ["day", "hour", "minute", "second"].map((each) => Number(groups[each] ?? 0));
  if (day === undefined || hour === undefined || minute === undefined || second === undefined) return null;
  const year = yearOf(groups["year"] ?? "");
  const offset = offsetOf(groups["zone"]);
  if (offset === null || month < 0 || month > 11 || hour > 23 || minute > 59 || second > 60) return null;
  // §3.3: a leap second counts as the second before it.
  const time = Date.UTC(year, month, day, hour, minute, Math.min(second, 59));
  const isReal = new Date(time).getUTCDate() === day && new Date(time).getUTCMonth() === month;
  return isReal && year >= firstYear ? { time: time - offset * 60_000, offset } : null;
}

/** RFC 821 and RFC 822 are from 1982. An earlier year comes from a clock that was never set and gives no delay. */
const firstYear = 1982;

function monthOf(name: string | undefined): number {
  return months.indexOf((name ?? "").slice(0, 3).toLowerCase());
}

/** §4.3: two- and three-digit years. */
function yearOf(text: string): number {
  const year = Number(text);
  if (text.length > 3) return year;
  if (text.length === 3) return 1900 + year;
  return year < 50 ? 2000 + year : 1900 + year;
}

/** Minutes east of UTC. */
function offsetOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const digits = /^(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})$/.exec(text)?.groups;
  // §4.3: RFC 822 had the signs of military zones wrong, so all count as -0000.
  if (/^[a-ik-z]$/i.test(text)) return 0;
  if (!digits) return Object.hasOwn(zones, text.toLowerCase()) ? 60 * (zones[text.toLowerCase()] ?? 0) : null;
  const size = 60 * Number(digits["hours"]) + Number(digits["minutes"]);
  if (size > 24 * 60) return null;
  return digits["sign"] === "-" ? -size : size;
}
