import { isOurs } from "./essential.ts";
import type { PropagationFacts } from "./propagation/schema.ts";
import type { GoliveRaw } from "./schema.ts";

/**
 * Why a name has no answers. `unresolvable`: other resolvers were asked and fail too. `untold`: no other resolver could be asked, or their answers do
 * not show whether others can resolve it.
 */
export type Unanswered = "unresolvable" | "untold";

/** This many public resolvers are representative. If the operator configured fewer, all of them count. */
const enough = 4;

/** The conclusion if no server answered for the addresses of a name; null if one did. */
export function unansweredOf({ dns, propagation }: Pick<GoliveRaw, "dns" | "propagation">): Unanswered | null {
  if (dns.state !== "unknown" || propagation.length === 0 || !propagation.every(isSilent)) return null;
  return propagation.every(isUnresolvable) ? "unresolvable" : "untold";
}

/** Whether neither name servers nor resolvers answered. Bogus and filtered answers are answers. */
function isSilent({ authoritativeServers: authorities, resolvers }: PropagationFacts): boolean {
  return (
    authorities.every(({ state }) => state === "failed") &&
    resolvers.every(({ verdict, answer }) => verdict === "error" && answer === "unknown")
  );
}

/**
 * Whether the name is unresolvable for everyone. Our resolvers may be faulty, a firewall may block us, or the network may intercept DNS. So three
 * things must hold: the zone is known, which shows that queries for this name get through; its servers have no answer; and resolvers elsewhere return
 * SERVFAIL, which is not how they refuse a client.
 */
function isUnresolvable({ reason, zone, authoritativeServers: authorities, resolvers }: PropagationFacts): boolean {
  if (reason !== null || zone === null) return false;
  if (authorities.length > 0 && authorities.every((each) => isOurs(each.reason))) return false;
  const failing = failingAmong(resolvers);
  return failing >= Math.max(1, Math.min(enough, resolvers.length)) && failing * 2 >= resolvers.length;
}

/** The number of resolvers that failed to resolve the name. */
export function failingAmong(resolvers: PropagationFacts["resolvers"]): number {
  return resolvers.filter(({ verdict, reason }) => verdict === "error" && reason === "SERVFAIL").length;
}
