import type { Text } from "../../core/text.ts";

/** A day in milliseconds. */
export const day = 86_400_000;

/** Milliseconds in whole days, rounded towards now: what expired an hour ago has 0 days left. */
export function wholeDays(milliseconds: number): number {
  // Adding zero keeps an hour ago from being −0 days.
  return Math.trunc(milliseconds / day) + 0;
}

/** A number of days in words. */
export function countOfDays(days: number): Text {
  return { en: days === 1 ? "1 day" : `${days} days`, ko: `${days}일` };
}

/** The date of an ISO time. */
export function dateOf(time: string | null | undefined): string {
  return time?.slice(0, 10) ?? "";
}
