import type { Failure } from "../core/failure.ts";
import type { Send } from "../core/net/net.ts";

type Headers = Awaited<ReturnType<Send>>["headers"];

/** Minimum milliseconds: a server that always says 0 must not be asked without a pause. */
const shortest = 1000;

/** Returns the milliseconds to wait before a retry, from the header or the body, whichever is longer. Null if neither has a value. */
export function waitOf(
  { headers }: { readonly headers: Headers },
  { retryAfter }: Failure,
  now: number,
): number | null {
  const told = headers.filter(([name]) => name.toLowerCase() === "retry-after");
  const waits = told.flatMap(([, value]) => readRetryAfter(value.trim(), now) ?? []);
  if (retryAfter !== null) waits.push(retryAfter * 1000);
  return waits.length === 0 ? null : Math.max(shortest, ...waits);
}

// RFC 9110 §5.6.7: the format that servers must send. The two obsolete formats are not read.
const fixedDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** RFC 9110 §10.2.3: seconds, or a date. */
function readRetryAfter(value: string, now: number): number | null {
  if (/^\d{1,12}$/.test(value)) return Number(value) * 1000;
  const date = fixedDate.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? null : date - now;
}
