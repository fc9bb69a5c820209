/** RFC 6265 §5.1.1: what stands between the tokens of a date; a colon does not. */
const delimiters = /[\t -/;-@[-`{-~]+/;

/** What each token may be, in the order in which it is tried; behind a number anything but a digit may follow. */
const shapes = {
  time: /^(?<hour>\d{1,2}):(?<minute>\d{1,2}):(?<second>\d{1,2})(?!\d)/,
  day: /^(?<day>\d{1,2})(?!\d)/,
  month: /^(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
  year: /^(?<year>\d{2,4})(?!\d)/,
};
const kinds = ["time", "day", "month", "year"] as const;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** As much of a date as browsers read of any attribute (RFC 6265bis §5.6). */
const longest = 1024;

/**
 * Reads the date of a cookie as browsers do (RFC 6265 §5.1.1), which is neither ISO 8601 nor that of other headers: the first time, day,
 * month and year count wherever they stand, and without one of them there is no date. Milliseconds since 1970; null for no date.
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
  // Step 6: a 31st of February is no date.
  return date.getUTCDate() === day ? date.getTime() : null;
}

/** Steps 3 and 4: two digits are of this century below 70. */
function fullYear(year: number): number {
  if (year >= 70 && year <= 99) return year + 1900;
  return year <= 69 ? year + 2000 : year;
}
