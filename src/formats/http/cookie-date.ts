/** RFC 6265 §5.1.1: the delimiters between date tokens; a colon is not one. */
const delimiters = /[\t -/;-@[-`{-~]+/;

/** Token forms in the order they are tried; a number may be followed by anything but a digit. */
const shapes = {
  time: /^(?<hour>\d{1,2}):(?<minute>\d{1,2}):(?<second>\d{1,2})(?!\d)/,
  day: /^(?<day>\d{1,2})(?!\d)/,
  month: /^(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
  year: /^(?<year>\d{2,4})(?!\d)/,
};
const kinds = ["time", "day", "month", "year"] as const;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Maximum attribute length that browsers read (RFC 6265bis §5.6). */
const longest = 1024;

/**
 * Parses a cookie date as browsers do (RFC 6265 §5.1.1), which differs from other headers: the first time, day, month and year count in any position,
 * and all are required. Unix milliseconds; null if invalid.
 */
export function parseCookieDate(text: string): number | null {
  const found: Record<string, string> = {};
  const open = new Set(kinds);
  for (const token of text.slice(0, longest).split(delimiters)) {
    const kind = kinds.find((each) => open.has(each) && shapes[each].test(token));
    if (kind === undefined) continue;
    open.delete(kind);
    Object.assign(found, shapes[kind].exec(token)?.groups);
  }
  return open.size > 0 ? null : timeOf(found);
}

function timeOf(found: Readonly<Record<string, string>>): number | null {
  const number = (part: string): number => Number(found[part]);
  const [hour, minute, second, day] = [number("hour"), number("minute"), number("second"), number("day")];
  const month = months.indexOf((found["month"] ?? "").toLowerCase());
  const year = fullYear(number("year"));
  if (year < 1601 || hour > 23 || minute > 59 || second > 59) return null;
  const date = new Date(Date.UTC(year, month, day, hour, minute, second));
  // Step 6: 31 February is invalid.
  return date.getUTCDate() === day ? date.getTime() : null;
}

/** Steps 3 and 4: two digits below 70 are in this century. */
function fullYear(year: number): number {
  if (year >= 70 && year <= 99) return year + 1900;
  return year <= 69 ? year + 2000 : year;
}
