import { isIP } from "node:net";
import type { Context } from "../../core/check.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, type LookupOptions, type DnsLookup } from "./lookup.ts";

/** One server of a zone: its name and addresses. */
export interface NameServer {
  readonly name: DnsName;
  readonly addresses: readonly string[];
  /** The resolvers' answers for both address families. */
  readonly answers: { readonly A: DnsAnswer; readonly AAAA: DnsAnswer };
}

/** The most servers of a zone that are checked, and the most addresses of each. */
const mostServers = 32;
const mostAddresses = 16;

/** The servers of a zone as the run's resolvers know them, and the answer that names them. */
export async function nameServersOf(
  context: Pick<Context, "net" | "once">,
  zone: DnsName,
  asking: LookupOptions = {},
): Promise<{ readonly answer: DnsAnswer; readonly servers: readonly NameServer[] }> {
  const { answer } = await ask(context, zone, types.NS, asking);
  // The target of an alias is in another zone with its own servers.
  const isOwn = answer.kind === "found" && answer.aliases.length === 0;
  const named = isOwn ? recordsOf("NS", answer.records).slice(0, mostServers) : [];
  return { answer, servers: await Promise.all(named.map(({ data }) => nameServer(context, data.name, asking))) };
}

/** Looks up the addresses of a name server. */
export async function nameServer(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
  asking: LookupOptions = {},
): Promise<NameServer> {
  const [four, six] = await Promise.all([ask(context, name, types.A, asking), ask(context, name, types.AAAA, asking)]);
  const addresses = [...addressesIn(four), ...addressesIn(six)].slice(0, mostAddresses);
  return { name, addresses, answers: { A: four.answer, AAAA: six.answer } };
}

/** The addresses in an answer. */
export function addressesIn({ answer }: DnsLookup): readonly string[] {
  if (answer.kind !== "found") return [];
  const found = answer.records.flatMap(({ data }) => (data.type === "A" || data.type === "AAAA" ? [data.address] : []));
  return [...new Set(found)].filter((each) => isIP(each) !== 0);
}

/**
 * Milliseconds for one answer of a name server. It is asked twice; one that accepted the connection gets longer. An authoritative server
 * answers from its own data, and resolvers move on to the next server sooner.
 */
const patience = 1200;

/** Asks one address of a name server for its own data: RD is off, RFC 1035 §4.1.1. */
export function askAuthority(
  context: Pick<Context, "net" | "once">,
  address: string,
  [name, type]: readonly [name: DnsName, type: number],
  asking: Omit<LookupOptions, "server" | "isRecursionDesired" | "namedBy" | "patience"> = {},
): Promise<DnsLookup> {
  // The address comes from a record, so it must be public even inside the operator's networks.
  return ask(context, name, type, {
    ...asking,
    patience,
    server: address,
    namedBy: address,
    isRecursionDesired: false,
  });
}
