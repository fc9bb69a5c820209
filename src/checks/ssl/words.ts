import { counted } from "../../core/plural.ts";
import type { Text } from "../../core/text.ts";

/** A day in milliseconds. */
export const day = 86_400_000;

/** Milliseconds as whole days, rounded towards zero: a certificate that expired an hour ago has 0 days left. */
export function wholeDays(milliseconds: number): number {
  // Adding zero turns −0 into 0.
  return Math.trunc(milliseconds / day) + 0;
}

/** A number of days in words. Less than one whole day has no number: "expired 0 days ago" says nothing. */
export function countOfDays(days: number): Text {
  if (days === 0) return { en: "less than a day", ko: "하루 미만" };
  return { en: counted(days, { one: "day", other: "days" }), ko: `${days}일` };
}

/** The date of an ISO time. */
export function dateOf(time: string | null | undefined): string {
  return time?.slice(0, 10) ?? "";
}
