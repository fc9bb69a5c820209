import type { DomainRaw } from "../schema.ts";

type Host = DomainRaw["mx"]["hosts"][number];
type Outcome = Host["answers"][number]["outcome"];

/** Why nobody can hand any mail to a domain that names no host for it; `untold`: nothing was heard of it, and it may well take some. */
export type NoTaker = "nobody" | "unreachable" | "refusing" | "untold";

/**
 * What is known of whether a domain without MX records takes mail. RFC 5321 §5.1: its own host does, where there is one, so that only one
 * that refuses at every address is known not to. Silence says nothing of it: port 25 is blocked on the way out of most networks.
 */
export function takerIn({ kind, hosts }: DomainRaw["mx"]): NoTaker {
  if (kind === "none") return "nobody";
  const all = hosts.map(ofHost);
  return (["untold", "refusing", "unreachable"] as const).find((each) => all.includes(each)) ?? "untold";
}

const refusing: ReadonlySet<Outcome> = new Set(["refused", "odd", "closed"]);

function ofHost({ addresses, addressesTotal, answers, reason }: Host): Exclude<NoTaker, "nobody"> {
  const open = addresses.filter(({ isPublic }) => isPublic);
  const isAllKnown = reason === null && addressesTotal === addresses.length && answers.length === open.length;
  if (!isAllKnown || !answers.every(({ outcome }) => refusing.has(outcome))) return "untold";
  return open.length === 0 ? "unreachable" : "refusing";
}
