/** Inclusive ranges of status codes. */
export type StatusRanges = readonly (readonly [from: number, to: number])[];

/** Statuses that may be accepted beside 2xx: a 1xx is no answer, and a 5xx says that the server failed (RFC 9110 §15). */
const [lowest, highest] = [200, 499];

const one = /^(?<from>\d{3})(?:-(?<to>\d{3}))?$/;

/** Reads `404`, `4xx`, `400-410` and lists of them; null for anything else. */
export function parseStatusList(text: string): StatusRanges | null {
  const ranges = text.split(",").map((each) => rangeOf(each.trim().toLowerCase()));
  return ranges.every((range) => range !== null) ? ranges : null;
}

function rangeOf(text: string): StatusRanges[number] | null {
  if (/^[234]xx$/.test(text)) return [Number(text[0]) * 100, Number(text[0]) * 100 + 99];
  const groups = one.exec(text)?.groups;
  if (!groups) return null;
  const from = Number(groups["from"]);
  const to = Number(groups["to"] ?? from);
  return from >= lowest && to <= highest && from <= to ? [from, to] : null;
}

/** Whether a status is in one of the ranges. */
export function includesStatus(ranges: StatusRanges, status: number): boolean {
  return ranges.some(([from, to]) => status >= from && status <= to);
}
