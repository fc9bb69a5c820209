import { durationText } from "../../../core/duration.ts";
import { reasonWords } from "../../../core/reason-words.ts";
import { adaptedFindings } from "../../../core/result/adapted.ts";
import type { Text } from "../../../core/text.ts";
import { unpublished } from "../../../data/registration/registries.ts";
import { expiryOf } from "../../../probes/registration/end.ts";
import { judgeRegistrationEnd } from "../../../topics/registration/judge.ts";
import type { Essential, Findings } from "../essential.ts";
import { find } from "../problems.ts";
import type { GoliveRaw } from "../schema.ts";
import { endHere } from "./problems.ts";

type Registration = GoliveRaw["registration"];

/** Whether the domain stays registered. */
export function judgeRegistration(raw: GoliveRaw): Essential {
  const { registration } = raw;
  return { id: "registration", findings: findingsOf(raw), again: registration.retryAfter };
}

function findingsOf({ domain: asked, registration, observedAt }: GoliveRaw): Findings {
  const domain = registration.domain ?? asked;
  const { state } = registration;
  if (state === "absent") return [find("registration-missing", { domain })];
  // The registry does not publish this, so checking again would not help.
  if (state === "reserved") return [find("registration-reserved", { domain })];
  if (state === "quarantine") return [find("registration-hold", { domain, status: state })];
  if (state === "unserved") return [find("registration-unpublished", { domain })];
  if (state === "unknown") return [unknownFinding(domain, registration)];
  return [...holdFindings(domain, registration), ...endFindings(domain, registration, observedAt)];
}

function unknownFinding(domain: string, { reason, retryAfter }: Registration): Findings[number] {
  if (reason === "public-suffix") return find("registration-suffix", { domain });
  if (reason === "contradicted") return find("registration-contradicted", { domain });
  const wait = againWords(retryAfter);
  return find(
    "registration-unknown",
    { domain, reason: reasonWords(reason), wait },
    reason === null ? {} : { evidence: reason },
  );
}

function againWords(retryAfter: number | null): Text {
  if (retryAfter === null) return { en: "later", ko: "나중에" };
  const { en, ko } = durationText(retryAfter);
  return { en: `in ${en}`, ko: `${ko} 후에` };
}

/** RFC 5731 §2.3, RFC 3915 §3.1: a name with one of these statuses is not in the DNS or will soon be removed. */
const holds: ReadonlySet<string> = new Set([
  "clientHold",
  "serverHold",
  "pendingDelete",
  "pendingRestore",
  "redemptionPeriod",
  // Registries' own words for the same.
  "suspended",
  "expired",
  "deleted",
  "deactivated",
  "quarantine",
]);

function holdFindings(domain: string, { status }: Registration): Findings {
  const held = status.filter((each) => holds.has(each));
  return held.length > 0 ? [find("registration-hold", { domain, status: held.join(", ") })] : [];
}

function endFindings(domain: string, registration: Registration, observedAt: string): Findings {
  const ends = adaptedFindings(judgeRegistrationEnd({ ...registration, domain, observedAt }), endHere);
  if (registration.expires !== null) return ends;
  return [find(isWithheld(domain) ? "registration-unpublished" : "registration-undated", { domain }), ...ends];
}

/** Whether the registry publishes no expiry date for any domain. */
function isWithheld(domain: string): boolean {
  return unpublished[domain.slice(domain.lastIndexOf(".") + 1)]?.fields.includes("expires") ?? false;
}

/** Milliseconds until the registration ends; null if unknown, undefined if not published. */
export function registrationLeft({
  domain: asked,
  registration,
  observedAt,
}: Pick<GoliveRaw, "domain" | "registration" | "observedAt">): number | null | undefined {
  const { state, expires, domain } = registration;
  if (expires !== null) return expiryOf(expires) - Date.parse(observedAt);
  return state === "unserved" || (state === "found" && isWithheld(domain ?? asked)) ? undefined : null;
}
