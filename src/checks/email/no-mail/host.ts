import type { DomainRaw } from "../schema.ts";

type Host = DomainRaw["mx"]["hosts"][number];
type Outcome = Host["answers"][number]["outcome"];

/** Why a domain without MX records cannot receive mail; `untold`: no answer, so it may receive mail. */
export type NoTaker = "nobody" | "unreachable" | "refusing" | "untold";

/**
 * Whether a domain without MX records accepts mail. RFC 5321 §5.1: mail goes to its own host, so only a host that rejects at every address is known
 * not to. A timeout proves nothing: most networks block outbound port 25.
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
