const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

const month = `(?<month>${months.join("|")})`;
const time = String.raw`(?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})`;
const [short, long] = ["(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)", "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day"];

/** The format that senders use, and the two obsolete ones (RFC 850, asctime), which every recipient must accept. */
const formats = [
  String.raw`${short}, (?<day>\d{2}) ${month} (?<year>\d{4}) ${time} GMT`,
  String.raw`${long}, (?<day>\d{2})-${month}-(?<year>\d{2}) ${time} GMT`,
  String.raw`${short} ${month} (?<day>[ \d]\d) ${time} (?<year>\d{4})`,
].map((format) => new RegExp(`^${format}$`));

/** Reads an HTTP date (RFC 9110 §5.6.7): Unix milliseconds, or null if it is none. A year of two digits is at most 50 years after `now`. */
export function parseHttpDate(text: string, now: number): number | null {
  const found = formats.map((format) => format.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return null;
  const number = (part: string): number => Number(found[part]);
  const [day, hour, minute, second] = [number("day"), number("hour"), number("minute"), number("second")];
  // 60 is a leap second (§5.6.7).
  if (hour > 23 || minute > 59 || second > 60) return null;
  const year = fullYear(found["year"] ?? "", new Date(now).getUTCFullYear());
  const date = new Date(Date.UTC(year, months.indexOf(found["month"] as (typeof months)[number]), day, hour, minute));
  // 31 February is none.
  return date.getUTCDate() === day ? date.getTime() + 1000 * second : null;
}

function fullYear(digits: string, current: number): number {
  if (digits.length === 4) return Number(digits);
  const year = current - (current % 100) + Number(digits);
  return year > current + 50 ? year - 100 : year;
}
