import { splitList } from "./header-list.ts";

/** Whether browsers obey X-Content-Type-Options, Fetch §3.6 "determine nosniff": the first element alone counts; null where it is absent. */
export function parseNosniff(values: readonly string[]): boolean | null {
  const [first] = splitList(values);
  return first === undefined ? null : first.toLowerCase() === "nosniff";
}
