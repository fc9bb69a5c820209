import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { outOfTime } from "../../core/net/dns.ts";
import { answerIn, type DnsAnswer } from "../../formats/dns/answer.ts";
import { types } from "../../formats/dns/codes.ts";
import { messageIn } from "../../formats/dns/read-once.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { plainText } from "../dns/plain-text.ts";

/** What the DNS says of a name that somebody may have registered. */
export type Delegation =
  | { readonly status: "registered"; readonly nameServers: readonly string[] }
  /** `undelegated`: the name exists in the zone of the registry, and has no name servers of its own. */
  | { readonly status: "free" | "undelegated" }
  | { readonly status: "unknown"; readonly reason: string }
  /** The end of the run came first. */
  | { readonly status: "unasked" };

/** What a registry says of a name that nobody has registered, by its suffix. */
export type Wildcard =
  | { readonly state: "none" }
  /** It answers for every name: with these name servers, or with none but with other records. */
  | { readonly state: "every-name"; readonly nameServers: readonly string[] }
  | { readonly state: "unknown" };

/** Milliseconds for one try; a resolver that has to ask others needs about one second for a dead delegation. */
const patience = 2500;

/** Asks one resolver after the other, two at most, until one can tell; `turn` says who comes first. */
export async function delegationOf(
  { net, dns }: Pick<Context, "net" | "dns">,
  name: string,
  { turn, wildcard }: { readonly turn: number; readonly wildcard: Wildcard },
): Promise<Delegation> {
  const owner = parseName(name);
  const first = await askAt({ net, dns }, owner, types.NS, turn);
  if (first === null) return { status: "unasked" };
  const answer = first.kind === "unknown" ? await askAt({ net, dns }, owner, types.NS, turn + 1) : first;
  return answer === null ? { status: "unasked" } : delegationIn(answer, owner, wildcard);
}

/** Asks about a name that nobody has: what comes back is what the registry says of every such name. */
export async function wildcardOf(
  { net, dns }: Pick<Context, "net" | "dns">,
  suffix: string,
  label: string,
): Promise<Wildcard> {
  const found = await delegationOf({ net, dns }, `${label}.${suffix}`, { turn: 0, wildcard: { state: "none" } });
  if (found.status === "free") return { state: "none" };
  if (found.status === "registered") return { state: "every-name", nameServers: found.nameServers };
  return found.status === "undelegated" ? { state: "every-name", nameServers: [] } : { state: "unknown" };
}

/** What an answer to a question for name servers says of a registration. */
function delegationIn(answer: DnsAnswer, owner: DnsName, wildcard: Wildcard): Delegation {
  if (answer.kind === "unknown") return { status: "unknown", reason: answer.reason };
  if (answer.kind === "nxdomain" && answer.aliases.length === 0) return { status: "free" };
  const nameServers = nameServersIn(answer);
  if (wildcard.state === "every-name" && isEqual(nameServers, wildcard.nameServers)) return { status: "free" };
  // Whether the registry says the same of every name is what could not be told.
  if (wildcard.state === "unknown") return { status: "unknown", reason: "WILDCARD" };
  if (nameServers.length > 0) return { status: "registered", nameServers };
  // A zone of its own that names no servers is one all the same.
  const isOwnZone = answer.kind === "nodata" && isSameName(answer.soa.name, owner);
  return isOwnZone ? { status: "registered", nameServers: [] } : { status: "undelegated" };
}

/** The name servers in an answer, sorted; an alias at a name says nothing of its own. */
export function nameServersIn(answer: DnsAnswer): readonly string[] {
  if (answer.kind !== "found" || answer.aliases.length > 0) return [];
  return [...new Set(recordsOf("NS", answer.records).map(({ data }) => plainText(data.name)))].toSorted().slice(0, 16);
}

/** Asks one of the resolvers; null where the end of the run came first. Nothing is remembered: names are many, and each is asked once. */
export async function askAt(
  { net, dns }: Pick<Context, "net" | "dns">,
  name: DnsName,
  type: number,
  turn: number,
): Promise<DnsAnswer | null> {
  const server = dns.doh[turn % dns.doh.length];
  const got = await attempt(() =>
    net.dns({ name: plainText(name), type, patience, ...(server !== undefined && { server }) }),
  );
  if (got.ok) return answerIn(messageIn(got.value.message), name, type);
  if (got.failure.reason === outOfTime) return null;
  const { detail } = got.failure.params;
  if (got.failure.reason === "timeout.dns") return { kind: "unknown", reason: "TIMEOUT" };
  return { kind: "unknown", reason: typeof detail === "string" ? detail : got.failure.reason };
}

function isEqual(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each, place) => each === others[place]);
}
