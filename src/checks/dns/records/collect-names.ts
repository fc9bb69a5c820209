import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import { aliasChain } from "../../../probes/dns/alias-chain.ts";
import { ask } from "../../../probes/dns/ask.ts";
import type { MailHosts } from "../../../probes/dns/mail-hosts.ts";
import { addressesIn, askAuthority, nameServersOf } from "../../../probes/dns/name-servers.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { isPublicAddress } from "../../../probes/dns/public-address.ts";
import type { Wildcard } from "../../../probes/dns/wildcard.ts";
import { stateOf } from "./collect-texts.ts";
import type { RecordsRaw } from "./schema.ts";

type Asking = Pick<Context, "net" | "once">;

/** So many addresses of a name are judged. */
const mostAddresses = 32;

/** Where a name is, and whether that is where everybody can go. */
export async function addressesOf(context: Asking, name: DnsName): Promise<RecordsRaw["addresses"]> {
  const [four, six] = await Promise.all([ask(context, name, types.A), ask(context, name, types.AAAA)]);
  const all = [...addressesIn(four), ...addressesIn(six)];
  const judged = all.slice(0, mostAddresses).map(async (address) => {
    return { address, isPublic: await isPublicAddress(context, address) };
  });
  return {
    four: stateOf(four.answer).state,
    six: stateOf(six.answer).state,
    list: await Promise.all(judged),
    total: all.length,
  };
}

/** RFC 1034 §3.6.2: where there is an alias there is nothing else; these are what is found there all the same. */
const others = [types.SOA, types.NS, types.MX, types.TXT, types.A, types.AAAA] as const;

/** What a name is an alias of, and what stands beside it. */
export async function aliasesOf(context: Asking, name: DnsName, zone: DnsName | null) {
  const { targets, end, reason } = await aliasChain(context, name);
  const beside = targets.length > 0 ? await besideAlias(context, name, zone) : [];
  return { raw: { targets: targets.map(plainText), end, reason, beside }, targets };
}

/** A resolver that has an alias answers every question by it: only the zone's own servers show what else they have. */
async function besideAlias(context: Asking, name: DnsName, zone: DnsName | null): Promise<readonly string[]> {
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

/** The hosts that take mail, as they are told. */
export function mailRaw({ answer, hosts, total }: MailHosts): RecordsRaw["mail"] {
  return {
    ...stateOf(answer),
    hosts: hosts.map(({ name, alias, ...host }) => ({
      ...host,
      name: plainText(name),
      alias: alias && plainText(alias),
    })),
    total,
  };
}

/** What browsers are told before they connect, and the hosts that they are sent to. */
export async function httpsOf(context: Asking, name: DnsName) {
  const { answer } = await ask(context, name, types.HTTPS);
  const records = answer.kind === "found" ? recordsOf("HTTPS", answer.records) : [];
  const raw: RecordsRaw["https"] = {
    ...stateOf(answer),
    hasEch: records.some(({ data }) => data.parameters.some(({ key }) => key === 5)),
  };
  return { raw, targets: records.map(({ data }) => data.target) };
}

/** Whether unheard-of names are there, as it is told. */
export function wildcardRaw({ state, reason, types: found }: Wildcard): RecordsRaw["wildcard"] {
  return { state, reason, types: found };
}
