import { splitList } from "./header-list.ts";

/** Whether browsers obey X-Content-Type-Options, Fetch §3.6 "determine nosniff": only the first element counts; null if absent. */
export function parseNosniff(values: readonly string[]): boolean | null {
  const [first] = splitList(values);
  return first === undefined ? null : first.toLowerCase() === "nosniff";
}
