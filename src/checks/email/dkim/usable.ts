import type { DkimKey } from "../../../formats/dkim/key.ts";

/** Problems that make receivers ignore a key. They tolerate the others. */
const useless: ReadonlySet<DkimKey["problems"][number]> = new Set([
  "syntax",
  "repeated-tag",
  "other-version",
  "no-key",
  "bad-base64",
  "bad-key",
  "unknown-type",
  "too-short",
  "no-sha256",
  "not-for-email",
  "wrapped-ed25519",
]);

/** Whether receivers can verify signatures with a key. */
export function isUsableKey({ key, problems }: Pick<DkimKey, "key" | "problems">): boolean {
  return key !== null && !problems.some((each) => useless.has(each));
}
