import type { EmailHeaderRaw } from "./schema.ts";

type Signature = EmailHeaderRaw["dkim"][number];

/**
 * Results of DKIM that do not speak against a signature; the last are what some call a temporary error. All others do (RFC 8601 §2.7.1):
 * of a body that was changed Gmail says `neutral`, amavis `softfail`, and Yahoo `perm_fail`.
 */
const accepting: ReadonlySet<string> = new Set(["pass", "none", "temperror", "temp_error", "temp_fail", "timeout"]);

/** Whether the receiver, who had the body, did not accept a signature. */
export function isRefused(told: string | null): boolean {
  return told !== null && !accepting.has(told);
}

/** What came of a signature: the receiver's word counts before that of the header; null where it is open. */
export function signatureOutcome({ state, told }: Pick<Signature, "state" | "told">): "pass" | "fail" | null {
  if (told === "pass") return "pass";
  if (isRefused(told)) return "fail";
  if (state === "unknown") return null;
  return state === "verified" ? "pass" : "fail";
}

/**
 * What came of DMARC: a fail of the receiver counts, and so does a pass, unless it is known that nothing passes for the author. Null
 * where it is open.
 */
export function dmarcOutcome({
  told,
  computed,
}: Pick<EmailHeaderRaw["dmarc"], "told" | "computed">): "pass" | "fail" | null {
  if (told === "fail") return "fail";
  // Some call it best guess where there is no record.
  if (told !== "pass") return computed;
  return computed === "fail" ? null : "pass";
}
