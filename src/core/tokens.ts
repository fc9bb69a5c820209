/** What stands in place of a token. */
const mark = "…";

/**
 * Dates, times and identifiers that a server makes for each answer, as they stand in a greeting or a header: an Internet date (RFC 5322 §3.3, RFC
 * 9110 §5.6.7), an ISO date with a time, a time of day, a UUID, a number of nine digits or more such as a time in seconds, and a long word in
 * which letters and digits alternate, and which is no label of a host name. A version is shorter.
 */
const tokens = new RegExp(
  [
    /(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?\d{1,2}[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[ -]\d{2,4}(?:,? \d{1,2}:\d\d(?::\d\d)?)?(?: (?:gmt|utc|[+-]\d{4}))?/,
    /(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) {1,2}\d{1,2} \d\d:\d\d:\d\d(?: [a-z]{3,4})? \d{4}/,
    /\b\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:z|[+-]\d\d:?\d\d)?/,
    /\b\d{1,2}:\d\d:\d\d\b/,
    /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/,
    /\b\d{9,}(?:\.\d+)?\b/,
    /\b(?=[a-f]{0,64}\d)(?=\d{0,64}[a-f])[\da-f]{16,}\b/,
    /(?<![\w.])(?=[a-z]{0,64}\d{1,64}[a-z]{1,64}\d)(?:[\da-f]{12,}|[\da-z]{16,})(?!\w|\.\w)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gi",
);

/** A text of a server without dates, times and identifiers of one answer. It serves comparison alone. */
export function withoutTokens(text: string): string {
  return text.replace(tokens, mark);
}
