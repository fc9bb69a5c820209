import { splitList } from "./header-list.ts";

/**
 * The effect of X-Frame-Options, HTML §7.6 "check a navigation response's adherence to X-Frame-Options": `deny` and `sameorigin`; `conflict` =
 * several values, for which browsers refuse all frames; `invalid` = ignored by browsers (such as ALLOW-FROM); `absent`.
 */
export type FrameOptions = "deny" | "sameorigin" | "conflict" | "invalid" | "absent";

const effectual = ["deny", "sameorigin", "allowall"];

/** Reads all X-Frame-Options values of a response. */
export function parseFrameOptions(values: readonly string[]): FrameOptions {
  const options = new Set(splitList(values).map((value) => value.toLowerCase()));
  const [only] = options;
  if (only === undefined) return "absent";
  if (options.size > 1) return effectual.some((value) => options.has(value)) ? "conflict" : "invalid";
  return only === "deny" || only === "sameorigin" ? only : "invalid";
}
