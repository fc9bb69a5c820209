import { splitList } from "./header-list.ts";

/**
 * What X-Frame-Options does, HTML §7.6 "check a navigation response's adherence to X-Frame-Options":
 * `deny` and `sameorigin` as they say; `conflict` = several values that browsers resolve by refusing every frame;
 * `invalid` = ignored by browsers (ALLOW-FROM among them); `absent`.
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
