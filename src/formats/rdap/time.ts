/**
 * RFC 3339 as registries write it: with fractions of any length, a space for the T, without a zone (then UTC), or without a time (then the start of
 * the day).
 */
const written =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T\s]\s?(?<time>\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d{1,12})?\s?(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** The first domains were registered in March 1985; older dates are placeholders. */
const firstYear = 1985;

/** The time of an event as an ISO string in whole seconds; null if invalid. */
export function readRdapTime(text: string): string | null {
  const { date, time = "00:00", zone = "Z" } = written.exec(text.slice(0, 64).trim())?.groups ?? {};
  if (date === undefined || !isDay(date)) return null;
  // Date.parse rejects leap seconds (RFC 3339 §5.6).
  const whole = time.length === 5 ? `${time}:00` : time.replace(/:60$/, ":59");
  const at = Date.parse(`${date}T${whole}${zoneOf(zone)}`);
  const year = new Date(at).getUTCFullYear();
  // ISO strings have four-digit years and compare as text.
  if (!(year >= firstYear && year <= 9999)) return null;
  return new Date(at).toISOString();
}

/** Date.parse turns 31 November into 1 December. */
function isDay(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

function zoneOf(zone: string): string {
  if (/^[a-z]/i.test(zone)) return "Z";
  const [, hours, minutes = "00"] = /^(?<hours>[+-]\d{2}):?(?<minutes>\d{2})?$/.exec(zone) ?? [];
  return `${hours}:${minutes}`;
}
