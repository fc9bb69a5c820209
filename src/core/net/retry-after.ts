import { parseHttpDate } from "./http-date.ts";

/**
 * Reads a value of Retry-After (RFC 9110 §10.2.3): seconds, or a date by a clock whose time is `now`; null where no clock is known.
 * Milliseconds, negative for a date in the past; null if it is neither.
 */
export function readRetryAfter(value: string, now: number | null): number | null {
  const told = value.trim();
  if (/^\d{1,12}$/.test(told)) return 1000 * Number(told);
  const date = now === null ? null : parseHttpDate(told, now);
  return date === null || now === null ? null : date - now;
}
