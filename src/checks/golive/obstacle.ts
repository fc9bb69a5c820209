import type { Text } from "../../core/text.ts";
import type { Essential } from "./essential.ts";
import type { ProblemId } from "./problems.ts";
import type { GoliveRaw } from "./schema.ts";

/**
 * What stands before there is anything else to see. `names`: the DNS leads nowhere. `untold`: our own resolvers could not tell where
 * it leads. `refused`: no address takes a connection, which is an answer of the host and no failure of ours, as silence may be; those
 * that this machine has no way to are not counted, since whoever uses the others is turned away. `elsewhere`: our own resolvers lead to
 * another place than the name servers do, and whatever was seen there, good or bad, is not what visitors get.
 */
export type Obstacle = "names" | "untold" | "refused" | "elsewhere";

/** Where it is the name itself that leads nowhere, and no difference between servers. */
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

/** Where our own resolvers could not be believed. */
const untold: ReadonlySet<ProblemId> = new Set<ProblemId>([
  "dns-unknown",
  "dns-absence-unconfirmed",
  "dns-resolver-inconsistent",
  "dns-resolver-errs",
]);

const unresolved = /^(?:dns\.|timeout\.dns$|address\.private$)/;

/** The one cause that connections fail by; null where there is none that is known. `names` is what was found of the name. */
export function obstacleOf({ domain, tls, https }: GoliveRaw, names: Essential): Obstacle | null {
  if (names.findings.some(({ id }) => id === "dns-own-differs")) return "elsewhere";
  if (https.reason === "tcp.refused") return "refused";
  const own = tls.find(({ target }) => target === domain)?.reason ?? "";
  const isLost = unresolved.test(own) && unresolved.test(https.reason ?? "");
  if (!isLost) return null;
  if (names.findings.some(({ id }) => nameless.has(id))) return "names";
  return names.findings.some(({ id }) => untold.has(id)) ? "untold" : null;
}

/** Whether the failure of a connection is nothing but the obstacle. */
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
