import { types } from "../../../formats/dns/codes.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import { aliasChain } from "../../../probes/dns/alias-chain.ts";
import { ask, type LookupContext } from "../../../probes/dns/lookup.ts";
import { addressesIn, askAuthority, nameServersOf } from "../../../probes/dns/name-servers.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { isPublicAddress } from "../../../probes/dns/public-address.ts";
import type { Wildcard } from "../../../probes/dns/wildcard.ts";
import { stateOf } from "./collect-texts.ts";
import type { RecordsRaw } from "./schema.ts";

/** Maximum number of addresses judged per name. */
const mostAddresses = 32;

/** The addresses of a name, and whether they are public. */
export async function addressesOf(context: LookupContext, name: DnsName): Promise<RecordsRaw["addresses"]> {
  const [four, six] = await Promise.all([ask(context, name, types.A), ask(context, name, types.AAAA)]);
  const all = [...addressesIn(four), ...addressesIn(six)];
  const judged = all.slice(0, mostAddresses).map(async (address) => {
    return { address, isPublic: await isPublicAddress(context, address) };
  });
  return {
    hasA: stateOf(four.answer).state,
    hasAaaa: stateOf(six.answer).state,
    list: await Promise.all(judged),
    total: all.length,
  };
}

/** RFC 1034 §3.6.2 forbids other records beside a CNAME; these types are looked up to find violations. */
const others = [types.SOA, types.NS, types.MX, types.TXT, types.A, types.AAAA] as const;

/** The alias chain of a name, and forbidden records beside the CNAME. */
export async function aliasesOf(context: LookupContext, name: DnsName, zone: DnsName | null) {
  const { targets, end, reason } = await aliasChain(context, name);
  const beside = targets.length > 0 ? await besideAlias(context, name, zone) : [];
  return { raw: { targets: targets.map(plainText), outcome: end, reason, conflictingTypes: beside }, targets };
}

/** Resolvers answer every query with the CNAME, so only the zone's own servers show other records. */
async function besideAlias(context: LookupContext, name: DnsName, zone: DnsName | null): Promise<readonly string[]> {
  const { servers } = zone ? await nameServersOf(context, zone) : { servers: [] };
  const addresses = servers.flatMap((server) => server.addresses).slice(0, 2);
  const seen = await Promise.all(
    Object.entries(types)
      .filter(([, type]) => others.some((each) => each === type))
      .map(async ([kind, type]) => {
        const told = await Promise.all([
          ask(context, name, type),
          ...addresses.map((address) => askAuthority(context, address, [name, type])),
        ]);
        const answers = told.flatMap(({ message }) => message?.answers ?? []);
        return answers.some((each) => each.type === type && isSameName(each.name, name)) ? [kind] : [];
      }),
  );
  return seen.flat();
}

/** The wildcard result as it is stored. */
export function wildcardRaw({ state, reason, types: found }: Wildcard): RecordsRaw["wildcard"] {
  return { state, reason, types: found };
}
