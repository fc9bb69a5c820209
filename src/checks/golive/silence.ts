import { isOurs } from "./essential.ts";
import type { PropagationFacts } from "./propagation/schema.ts";
import type { GoliveRaw } from "./schema.ts";

/**
 * What it comes to that nobody told anything of a name. `unresolvable`: others were asked, and fail as well, so that nobody finds it.
 * `untold`: whoever could tell could not be asked, or said nothing that shows how others fare.
 */
export type Silence = "unresolvable" | "untold";

/** As many public resolvers speak for all others; where the operator has narrowed them to fewer, those do. */
const enough = 4;

/** What follows if no server answered for the addresses of a name; null if one did. */
export function silenceOf({ dns, propagation }: Pick<GoliveRaw, "dns" | "propagation">): Silence | null {
  if (dns.state !== "unknown" || propagation.length === 0 || !propagation.every(isSilent)) return null;
  return propagation.every(isUnresolvable) ? "unresolvable" : "untold";
}

/** What does not verify, and what is withheld, is something that was told. */
function isSilent({ authorities, resolvers }: PropagationFacts): boolean {
  return (
    authorities.every(({ state }) => state === "failed") &&
    resolvers.every(({ verdict, answer }) => verdict === "error" && answer === "unknown")
  );
}

/**
 * A failure of our own resolvers may be theirs, the silence of servers may be a fence around us, and a network may answer in the
 * place of everybody else. That the zone is known shows that a question about this very name came through and was answered; that its
 * servers have no answer and that resolvers elsewhere fail (SERVFAIL, which is not how they turn somebody away) must both be so then.
 */
function isUnresolvable({ reason, zone, authorities, resolvers }: PropagationFacts): boolean {
  if (reason !== null || zone === null) return false;
  if (authorities.length > 0 && authorities.every((each) => isOurs(each.reason))) return false;
  const failing = failingAmong(resolvers);
  return failing >= Math.max(1, Math.min(enough, resolvers.length)) && failing * 2 >= resolvers.length;
}

/** How many resolvers looked for a name and got nowhere. */
export function failingAmong(resolvers: PropagationFacts["resolvers"]): number {
  return resolvers.filter(({ verdict, reason }) => verdict === "error" && reason === "SERVFAIL").length;
}
