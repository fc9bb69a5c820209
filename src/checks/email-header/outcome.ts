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

/** What came of a signature: the receiver's word counts before that of the `header`, without which the body is open; null where all is. */
export function signatureOutcome({
  state,
  told,
}: Pick<Signature, "state" | "told">): "pass" | "header" | "fail" | null {
  if (told === "pass") return "pass";
  if (isRefused(told)) return "fail";
  if (state === "unknown") return null;
  return state === "verified" ? "header" : "fail";
}

/**
 * What came of DMARC: a fail of the receiver counts, and so does a pass, unless it is known that nothing passes for the author and that
 * it has relied on nobody who forwarded the message (RFC 8617 §7.2.1): without sets of a chain in the header there is nobody. Null where
 * it is open.
 */
export function dmarcOutcome({
  dmarc: { told, computed },
  arc,
}: {
  readonly dmarc: Pick<EmailHeaderRaw["dmarc"], "told" | "computed">;
  readonly arc: Pick<EmailHeaderRaw["arc"], "told" | "state" | "setsTotal">;
}): EmailHeaderRaw["dmarc"]["computed"] {
  if (told === "fail") return "fail";
  // Some call it best guess where there is no record.
  if (told !== "pass") return computed;
  const isUnproven = computed === "fail" || computed === "none";
  const isVouchedFor = arc.told === "pass" && arc.setsTotal > 0 && arc.state !== "broken";
  return isUnproven && !isVouchedFor ? null : "pass";
}

/**
 * Whether what failed may have held where a gateway of the receiver's took the message over: nobody tells whose filtering service it was
 * that handed it on, and nothing else tells what came of DMARC.
 */
export function isFilteredAway(
  raw: Parameters<typeof dmarcOutcome>[0] & {
    readonly border: Pick<NonNullable<EmailHeaderRaw["border"]>, "isFilter"> | null;
  },
): boolean {
  const outcome = dmarcOutcome(raw);
  return raw.border?.isFilter === true && (outcome === null || outcome === "header");
}

/** Whether the receiver has taken a message for the author's by the word of those who forwarded it alone. */
export function isByArc(raw: Parameters<typeof dmarcOutcome>[0]): boolean {
  const { told, computed } = raw.dmarc;
  return dmarcOutcome(raw) === "pass" && told === "pass" && (computed === "fail" || computed === "none");
}
