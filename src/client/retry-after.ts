import { readRetryAfter } from "../core/net/retry-after.ts";
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
  const waits = told.flatMap(([, value]) => readRetryAfter(value, now) ?? []);
  if (retryAfter !== null) waits.push(retryAfter * 1000);
  return waits.length === 0 ? null : Math.max(shortest, ...waits);
}
