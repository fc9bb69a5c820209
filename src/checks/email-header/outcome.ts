import type { EmailHeaderRaw } from "./schema.ts";

type Signature = EmailHeaderRaw["dkim"][number];

/**
 * DKIM results that do not reject a signature; the last two are spellings of a temporary error. All others reject it (RFC 8601 §2.7.1): for a changed
 * body Gmail writes `neutral`, amavis `softfail`, and Yahoo `perm_fail`.
 */
const accepting: ReadonlySet<string> = new Set(["pass", "none", "temperror", "temp_error", "temp_fail", "timeout"]);

/** Whether the receiver, who saw the body, rejected a signature. */
export function isRefused(told: string | null): boolean {
  return told !== null && !accepting.has(told);
}

/** The result of a signature. The receiver's result counts before our check of the header, which cannot see the body. Null if unknown. */
export function signatureOutcome({
  state,
  reported: told,
}: Pick<Signature, "state" | "reported">): "pass" | "header" | "fail" | null {
  if (told === "pass") return "pass";
  if (isRefused(told)) return "fail";
  if (state === "unknown") return null;
  return state === "verified" ? "header" : "fail";
}

/**
 * The DMARC result. A fail by the receiver counts. So does a pass, unless nothing aligned can pass and no ARC set in the header explains it (RFC 8617
 * §7.2.1). Null if unknown.
 */
export function dmarcOutcome({
  dmarc: { reported: told, computed },
  arc,
  trustBoundaryHop: border,
}: {
  readonly dmarc: Pick<EmailHeaderRaw["dmarc"], "reported" | "computed">;
  readonly arc: Pick<EmailHeaderRaw["arc"], "reported" | "state" | "setsTotal">;
  readonly trustBoundaryHop: Pick<NonNullable<EmailHeaderRaw["trustBoundaryHop"]>, "isFilter" | "hasPassed"> | null;
}): EmailHeaderRaw["dmarc"]["computed"] {
  // A host behind a filter sees the filter's address and a changed message: its fail does not outweigh the pass that the filter recorded.
  if (told === "fail") return border?.isFilter === true && border.hasPassed ? withoutFailure(computed) : "fail";
  // Some receivers write "bestguesspass" if no record exists.
  if (told !== "pass") return computed;
  const isUnproven = computed === "fail" || computed === "none";
  const isVouchedFor = arc.reported === "pass" && arc.setsTotal > 0 && arc.state !== "broken";
  return isUnproven && !isVouchedFor ? null : "pass";
}

function withoutFailure(computed: EmailHeaderRaw["dmarc"]["computed"]): EmailHeaderRaw["dmarc"]["computed"] {
  return computed === "fail" || computed === "none" ? null : computed;
}

/**
 * Whether a failed check may have passed before a gateway of the receiver. The filtering service's operator is unknown, and no other result decides
 * DMARC.
 */
export function isFilteredAway(raw: Parameters<typeof dmarcOutcome>[0]): boolean {
  const outcome = dmarcOutcome(raw);
  return raw.trustBoundaryHop?.isFilter === true && (outcome === null || outcome === "header");
}

/** Whether the receiver accepted a message only because of ARC. */
export function isByArc(raw: Parameters<typeof dmarcOutcome>[0]): boolean {
  const { reported: told, computed } = raw.dmarc;
  return dmarcOutcome(raw) === "pass" && told === "pass" && (computed === "fail" || computed === "none");
}
