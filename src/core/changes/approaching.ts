import type { Severity } from "../result/interpretation.ts";
import type { Moved, ValueFact } from "./fact.ts";

const day = 86_400_000;

/** Days before an expiry at which it is reported, where a watch does not say others. */
export const usualExpiryDays: readonly number[] = [30, 14, 7, 1];

/** The fields that {@link approaching} gives. */
export const expiryFields: readonly string[] = ["certificate-days", "registration-days"];

/** The value of an expiry before its first milestone. */
export const notNear = { value: null, rank: 1000 } as const;

/**
 * The last milestone before an expiry that has passed. For short lifetimes only milestones within the last third count: a 47-day certificate is not
 * near its expiry from the first weeks on.
 */
export function approaching(
  field: string,
  { from, to, now }: { readonly from: string | null; readonly to: string; readonly now: string },
  milestones: readonly number[] = usualExpiryDays,
): ValueFact {
  const [end, at] = [Date.parse(to), Date.parse(now)];
  const life = from === null ? Infinity : (end - Date.parse(from)) / day;
  const left = (end - at) / day;
  const passed = milestones
    .filter((days) => days <= life / 3 && left <= days)
    .toSorted((one, other) => other - one)
    .at(-1);
  if (left <= 0) return { field, value: "0", rank: 0 };
  return passed === undefined ? { field, ...notNear } : { field, value: `${passed}`, rank: passed };
}

/** The severity by the days left. */
export function severityOfDays(value: string | null): Severity {
  const days = Number(value ?? Infinity);
  if (days <= 1) return "critical";
  if (days <= 7) return "high";
  return days <= 14 ? "medium" : "low";
}

/** Whether a change of an expiry passed one of these days; its end passes all of them, and a renewal is told where an earlier day was. */
export function passesOneOf(days: readonly number[], { from, to }: Pick<Moved, "from" | "to">): boolean {
  const [was, is] = [from, to].map((value) => (value === null ? Infinity : Number(value))) as [number, number];
  const [least, most] = [Math.min(was, is), Math.max(was, is)];
  return least === 0 || days.some((day) => least <= day && day < most);
}
