import type { Severity } from "../result/interpretation.ts";
import type { ValueFact } from "./fact.ts";

const day = 86_400_000;

/** Days before an expiry at which it is reported. */
const milestones = [30, 14, 7, 1] as const;

/**
 * The last milestone before an expiry that has passed. For short lifetimes only milestones within the last third count: a 47-day certificate is not
 * near its expiry from the first weeks on.
 */
export function approaching(
  field: string,
  { from, to, now }: { readonly from: string | null; readonly to: string; readonly now: string },
): ValueFact {
  const [end, at] = [Date.parse(to), Date.parse(now)];
  const life = from === null ? Infinity : (end - Date.parse(from)) / day;
  const left = (end - at) / day;
  const passed = milestones.filter((days) => days <= life / 3 && left <= days).at(-1);
  if (left <= 0) return { field, value: "0", rank: 0 };
  return passed === undefined ? { field, value: null, rank: 1000 } : { field, value: `${passed}`, rank: passed };
}

/** The severity by the days left. */
export function severityOfDays(value: string | null): Severity {
  const days = Number(value ?? Infinity);
  if (days <= 1) return "critical";
  if (days <= 7) return "high";
  return days <= 14 ? "medium" : "low";
}
