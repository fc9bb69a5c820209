import type { Text } from "../../core/text.ts";
import type { Essential } from "./essential.ts";
import type { ProblemId } from "./problems.ts";
import type { GoliveRaw } from "./schema.ts";

/**
 * An obstacle that makes connections fail or meaningless. `names`: the name does not resolve. `untold`: our resolvers could not resolve it.
 * `refused`: no reachable address accepts connections, which unlike a timeout is an answer of the host; addresses without a route from here do not
 * count. `elsewhere`: our resolvers return other addresses than the name servers, so what was measured is not what visitors get.
 */
export type Obstacle = "names" | "untold" | "refused" | "elsewhere";

/** Problems of the name itself, as opposed to differences between servers. */
const nameless: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "dns-nxdomain",
  "dns-removed",
  "dns-unresolvable",
  "dns-own-absent",
  "dns-no-address",
  "dns-dangling",
  "dns-private",
  "dns-private-unconfirmed",
  "dns-bogus",
]);

/** Problems that make our own resolvers unreliable. */
const untold: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "dns-unknown",
  "dns-absence-unconfirmed",
  "dns-resolver-inconsistent",
  "dns-resolver-errs",
]);

const unresolved = /^(?:dns\.|timeout\.dns$|address\.private$)/;

/** The one known cause of failing connections; null without one. `names` is the result for the name. */
export function obstacleOf({ domain, tls, https }: GoliveRaw, names: Essential): Obstacle | null {
  if (names.findings.some(({ id }) => id === "dns-own-differs")) return "elsewhere";
  if (https.reason === "tcp.refused") return "refused";
  const own = tls.find(({ target }) => target === domain)?.reason ?? "";
  const isLost = unresolved.test(own) && unresolved.test(https.reason ?? "");
  if (!isLost) return null;
  if (names.findings.some(({ id }) => nameless.has(id))) return "names";
  return names.findings.some(({ id }) => untold.has(id)) ? "untold" : null;
}

/** Whether a connection failure has no other cause than the obstacle. */
export function isBecauseOf(obstacle: Obstacle | null, reason: string): boolean {
  if (obstacle === "elsewhere") return true;
  if (obstacle === "refused") return reason === "tcp.refused";
  return obstacle !== null && unresolved.test(reason);
}

/** The obstacle as the end of "because …". */
export const obstacleWords: Readonly<Record<Obstacle, Text>> = {
  names: { en: "the DNS returns no address for it", ko: "DNS에서 주소를 얻지 못해" },
  untold: {
    en: "the resolver of this machine returned no address",
    ko: "이 시스템의 리졸버에서 주소를 얻지 못해",
  },
  elsewhere: {
    en: "the resolver of this machine returns other addresses",
    ko: "이 시스템의 리졸버가 다른 주소를 반환하여",
  },
  refused: { en: "the connection is refused", ko: "연결이 거부되어" },
};
