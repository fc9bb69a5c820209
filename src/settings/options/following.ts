import { resolve } from "node:path";
import type { Given } from "./given.ts";

/** Which Certificate Transparency logs are followed. */
export interface Following {
  /** A log list that the operator vouches for; null for Chrome's signed list. */
  readonly listFile: string | null;
  /** Texts in the operator or description of the logs to follow; empty for all. In lower case. */
  readonly names: readonly string[];
}

/** Reads `ct_list` and `ct_logs`. */
export function readFollowing(given: Given): Following {
  const file = given.one("ct_list");
  return {
    listFile: file === undefined || file === "" ? null : resolve(file),
    names: given
      .list("ct_logs")
      .map((text) => text.trim().toLowerCase())
      .filter((text) => text !== ""),
  };
}
