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

/** The DNS state of a lookalike name. */
export type DelegationState =
  | { readonly status: "registered"; readonly nameServers: readonly string[] }
  /**
   * `nxdomain`: the registry's zone does not have the name. It is not delegated, and may still be registered: a hold removes it from the zone
   * (RFC 5731 §2.3). `undelegated`: the name exists in that zone, without name servers of its own.
   */
  | { readonly status: "nxdomain" | "undelegated" }
  | { readonly status: "unknown"; readonly reason: string }
  /** The run ended first. */
  | { readonly status: "unasked" };

/** How a registry answers for unregistered names, by suffix. */
export type SuffixWildcard =
  | { readonly state: "none" }
  /** It answers for every name, with these name servers or with other records. */
  | { readonly state: "every-name"; readonly nameServers: readonly string[] }
  | { readonly state: "unknown" };

/** What is known of a suffix before the names below it are looked up. */
export interface Registry {
  readonly wildcard: SuffixWildcard;
  /** Whether a private party gives out the names, as at `github.io`: they are records in its zone, not delegations. */
  readonly isPrivate: boolean;
}

/** Milliseconds for one try; a recursive resolver needs about one second for a dead delegation. */
const patience = 2500;

/** Asks up to two resolvers in turn until one answers; `turn` chooses the first. */
export async function delegationStateOf(
  { net, dns }: Pick<Context, "net" | "dns">,
  name: string,
  { turn, registry }: { readonly turn: number; readonly registry: Registry },
): Promise<DelegationState> {
  const owner = parseName(name);
  const first = await askAt({ net, dns }, owner, types.NS, turn);
  if (first === null) return { status: "unasked" };
  const answer = first.kind === "unknown" ? await askAt({ net, dns }, owner, types.NS, turn + 1) : first;
  return answer === null ? { status: "unasked" } : delegationIn(answer, owner, registry);
}

/**
 * The state of a name below another domain, such as `goo.gle.com`. It counts as registered if the domain is, and has this name other than by a
 * wildcard; `random` is a label that it does not have.
 */
export async function subdomainOf(
  context: Pick<Context, "net" | "dns">,
  name: string,
  { random, ...within }: { readonly turn: number; readonly registry: Registry; readonly random: string },
): Promise<DelegationState> {
  const parent = name.slice(name.indexOf(".") + 1);
  const found = await delegationStateOf(context, parent, within);
  if (found.status !== "registered") return found;
  const [itself, other] = await Promise.all(
    [name, `${random}.${parent}`].map((each) => askAt(context, parseName(each), types.A, within.turn)),
  );
  if (!itself || !other) return { status: "unasked" };
  if (itself.kind === "nxdomain") return { status: "nxdomain" };
  if (itself.kind === "unknown") return { status: "unknown", reason: itself.reason };
  if (other.kind === "unknown") return { status: "unknown", reason: "WILDCARD" };
  return other.kind === "nxdomain" ? found : { status: "undelegated" };
}

/** Asks about an unregistered name: the answer is what the registry returns for every such name. */
export async function wildcardOf(
  { net, dns }: Pick<Context, "net" | "dns">,
  suffix: string,
  label: string,
): Promise<SuffixWildcard> {
  const found = await delegationStateOf({ net, dns }, `${label}.${suffix}`, { turn: 0, registry: noWildcard });
  if (found.status === "nxdomain") return { state: "none" };
  if (found.status === "registered") return { state: "every-name", nameServers: found.nameServers };
  return found.status === "undelegated" ? { state: "every-name", nameServers: [] } : { state: "unknown" };
}

const noWildcard: Registry = { wildcard: { state: "none" }, isPrivate: false };

/** What an NS answer shows about a registration. */
function delegationIn(answer: DnsAnswer, owner: DnsName, { wildcard, isPrivate }: Registry): DelegationState {
  if (answer.kind === "unknown") return { status: "unknown", reason: answer.reason };
  if (answer.kind === "nxdomain" && answer.aliases.length === 0) return { status: "nxdomain" };
  // If it is unknown whether the registry answers for every name, the result is unknown as well.
  if (wildcard.state === "unknown") return { status: "unknown", reason: "WILDCARD" };
  const nameServers = nameServersIn(answer);
  if (wildcard.state === "every-name" && isEqual(nameServers, wildcard.nameServers)) {
    // The registrations of a private suffix are records, which the wildcard hides.
    return isPrivate ? { status: "unknown", reason: "WILDCARD" } : { status: "undelegated" };
  }
  if (nameServers.length > 0) return { status: "registered", nameServers };
  // A zone of its own counts as delegated even without NS records.
  const isOwnZone = answer.kind === "nodata" && isSameName(answer.soa.name, owner);
  return isOwnZone || isPrivate ? { status: "registered", nameServers: [] } : { status: "undelegated" };
}

/** The name servers in an answer, sorted; those behind an alias do not count. */
export function nameServersIn(answer: DnsAnswer): readonly string[] {
  if (answer.kind !== "found" || answer.aliases.length > 0) return [];
  return [...new Set(recordsOf("NS", answer.records).map(({ data }) => plainText(data.name)))].toSorted().slice(0, 16);
}

/** Asks one resolver, uncached because each of the many names is asked once; null where the run ended first. */
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
