import { parseAuthenticationResults } from "../../../formats/mail/authentication-results.ts";
import type { MailHeader } from "../../../formats/mail/header.ts";
import { mostTelling } from "./most-telling.ts";
import type { OrganisationOf } from "../organisations.ts";
import { ownResults } from "./own-results.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import { isBreakingOut } from "../sender/collect.ts";
import { isBrokenInto, isConfirmed, standingOf, toResultsRaw, uncounted, type Evidence } from "../trust.ts";
import type { Route } from "../route/hops.ts";

const mostResults = 20;

/**
 * Authentication results by their position. Those that may be the receiver's are compared with our own check. ARC-Authentication-Results (RFC 8617
 * §4.1.1) are results too and count where only the receiver can have written them.
 */
export function resultsOf(
  header: MailHeader,
  way: Route,
  evidence: Evidence,
  organisationOf: OrganisationOf,
): EmailHeaderRaw["results"] {
  const { places } = way;
  const own = ownResults(header.fields, places);
  const isSenderOdd = isBreakingOut(header, way);
  const fields = header.fields.flatMap((field, place) => {
    const isResults = field.name === "authentication-results";
    const isOfSealer = field.name === "arc-authentication-results" && places.border !== null && place < places.border;
    return isResults || isOfSealer ? [{ field, place }] : [];
  });
  return fields.slice(0, mostResults).map(({ field, place }) => {
    const read = parseAuthenticationResults(field.value);
    const standing = own.has(place) ? "believed" : standingOf(place, read.server, places, organisationOf);
    const whole = toResultsRaw(read, standing, evidence.dkim);
    const raw = { ...whole, methods: [...mostTelling(whole.methods, evidence.dkim)] };
    if (isSenderOdd || isBrokenInto(read)) return doubted(raw);
    return raw.trustLevel === "unsure" && places.border !== null && isConfirmed(raw, evidence)
      ? { ...raw, trustLevel: "confirmed" as const }
      : raw;
  });
}

/** Results that the sender may have written in part: only what speaks against the sender counts. */
export function doubted(results: EmailHeaderRaw["results"][number]): EmailHeaderRaw["results"][number] {
  return uncounted.has(results.trustLevel) ? results : { ...results, trustLevel: "unsure" };
}
