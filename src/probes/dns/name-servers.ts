import { isIP } from "node:net";
import type { Context } from "../../core/check.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, type Asking, type Told } from "./ask.ts";

/** One server of a zone, by name, and where it is. */
export interface NameServer {
  readonly name: DnsName;
  readonly addresses: readonly string[];
  /** What the resolvers say of both families of addresses. */
  readonly answers: { readonly A: DnsAnswer; readonly AAAA: DnsAnswer };
}

/** So many servers of a zone are looked at, and so many addresses of each. */
const mostServers = 32;
const mostAddresses = 16;

/** The servers of a zone as the resolvers of the run know them, and the answer that names them. */
export async function nameServersOf(
  context: Pick<Context, "net" | "once">,
  zone: DnsName,
  asking: Asking = {},
): Promise<{ readonly answer: DnsAnswer; readonly servers: readonly NameServer[] }> {
  const { answer } = await ask(context, zone, types.NS, asking);
  // What an alias leads to is another zone, with servers of its own.
  const isOwn = answer.kind === "found" && answer.aliases.length === 0;
  const named = isOwn ? recordsOf("NS", answer.records).slice(0, mostServers) : [];
  return { answer, servers: await Promise.all(named.map(({ data }) => nameServer(context, data.name, asking))) };
}

/** Where a server of that name is. */
export async function nameServer(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
  asking: Asking = {},
): Promise<NameServer> {
  const [four, six] = await Promise.all([ask(context, name, types.A, asking), ask(context, name, types.AAAA, asking)]);
  const addresses = [...addressesIn(four), ...addressesIn(six)].slice(0, mostAddresses);
  return { name, addresses, answers: { A: four.answer, AAAA: six.answer } };
}

/** The addresses that an answer holds. */
export function addressesIn({ answer }: Told): readonly string[] {
  if (answer.kind !== "found") return [];
  const found = answer.records.flatMap(({ data }) => (data.type === "A" || data.type === "AAAA" ? [data.address] : []));
  return [...new Set(found)].filter((each) => isIP(each) !== 0);
}

/**
 * Milliseconds that a name server has for one answer; it is asked twice, and one that is there and slow has longer still. It only has
 * to look at what it has, while a resolver may have others to ask: resolvers themselves go to the next server sooner.
 */
const patience = 1200;

/** Asks one address of a name server for what it has itself: RD is off, RFC 1035 §4.1.1. */
export function askAuthority(
  context: Pick<Context, "net" | "once">,
  address: string,
  [name, type]: readonly [name: DnsName, type: number],
  asking: Omit<Asking, "server" | "isRecursionDesired" | "namedBy" | "patience"> = {},
): Promise<Told> {
  // It is a record that names it: even where it is one of the operator's own, it must be public.
  return ask(context, name, type, {
    ...asking,
    patience,
    server: address,
    namedBy: address,
    isRecursionDesired: false,
  });
}
