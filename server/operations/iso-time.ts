/** A time in answers (RFC 3339 §5.6), from milliseconds since 1970; null stays null. */
export function isoTime(at: number): string;
export function isoTime(at: number | null): string | null;
export function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
