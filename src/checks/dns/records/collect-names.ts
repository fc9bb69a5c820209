import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { isEchConfigList } from "../../../formats/dns/ech-config.ts";
import { isSameName, keyOf, labelsOf, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../formats/dns/set.ts";
import { aliasChain } from "../../../probes/dns/alias-chain.ts";
import { ask } from "../../../probes/dns/lookup.ts";
import { addressesIn, askAuthority, nameServersOf } from "../../../probes/dns/name-servers.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { isPublicAddress } from "../../../probes/dns/public-address.ts";
import type { Wildcard } from "../../../probes/dns/wildcard.ts";
import { stateOf } from "./collect-texts.ts";
import type { RecordsRaw } from "./schema.ts";

type Asking = Pick<Context, "net" | "once">;

/** Maximum number of addresses judged per name. */
const mostAddresses = 32;

/** The addresses of a name, and whether they are public. */
export async function addressesOf(context: Asking, name: DnsName): Promise<RecordsRaw["addresses"]> {
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
export async function aliasesOf(context: Asking, name: DnsName, zone: DnsName | null) {
  const { targets, end, reason } = await aliasChain(context, name);
  const beside = targets.length > 0 ? await besideAlias(context, name, zone) : [];
  return { raw: { targets: targets.map(plainText), outcome: end, reason, conflictingTypes: beside }, targets };
}

/** Resolvers answer every query with the CNAME, so only the zone's own servers show other records. */
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

/** The HTTPS records of a name and the hosts they point to. */
export async function httpsOf(context: Asking, name: DnsName) {
  const { answer } = await ask(context, name, types.HTTPS);
  const records = answer.kind === "found" ? recordsOf("HTTPS", answer.records) : [];
  // RFC 9460 §2.4.2: parameters are ignored in AliasMode.
  const parameters = records.flatMap(({ data }) => (data.priority === 0 ? [] : data.parameters));
  const keys = parameters.flatMap((each) => (each.key === 5 ? [isEchConfigList(each.config)] : []));
  const hints = parameters.flatMap((each) => (each.key === 4 || each.key === 6 ? each.addresses : []));
  const judged = [...new Set(hints)].slice(0, mostAddresses).map(async (address) => {
    return (await isPublicAddress(context, address)) ? [] : [address];
  });
  const chain = await serviceChain(context, name, records);
  const raw: RecordsRaw["https"] = {
    ...stateOf(answer),
    hasEch: keys.includes(true),
    hasBrokenEch: keys.includes(false),
    aliases: chain.targets.map(plainText),
    isLoop: chain.isLoop,
    ...modesOf(name, records),
    hints: (await Promise.all(judged)).flat(),
  };
  return { raw, targets: records.map(({ data }) => data.target) };
}

/** What a set of records says by itself. */
function modesOf(
  name: DnsName,
  records: readonly RecordOf<"HTTPS">[],
): Pick<RecordsRaw["https"], "isUnavailable" | "hasBothModes" | "unknownMandatoryKeys" | "ports" | "ownHints"> {
  const aliases = records.filter(({ data }) => data.priority === 0);
  const services = records.filter(({ data }) => data.priority !== 0);
  const parameters = services.flatMap(({ data }) => data.parameters);
  // §2.5.2: in ServiceMode the target "." is the owner name.
  const own = services.filter(({ data: { target } }) => labelsOf(target).length === 0 || isSameName(target, name));
  const hints = own
    .flatMap(({ data }) => data.parameters)
    .flatMap((each) => (each.key === 4 || each.key === 6 ? each.addresses : []));
  const mandatory = parameters.flatMap((each) => (each.key === 0 ? each.mandatory : []));
  return {
    isUnavailable: aliases.some(({ data }) => labelsOf(data.target).length === 0),
    hasBothModes: aliases.length > 0 && services.length > 0,
    unknownMandatoryKeys: [...new Set(mandatory.filter((key) => key > highestServiceKey))].slice(0, mostAddresses),
    ports: [...new Set(parameters.flatMap((each) => (each.key === 3 ? [each.port] : [])))].slice(0, mostAddresses),
    ownHints: [...new Set(hints)].slice(0, mostAddresses),
  };
}

/** The highest key of IANA's registry of service parameters, November 2026: `docpath`. */
const highestServiceKey = 10;

/** RFC 9460 §3 leaves the limit to clients. They follow at least eight aliases. */
const mostServiceAliases = 8;

/** Follows HTTPS records in AliasMode. */
async function serviceChain(
  context: Asking,
  name: DnsName,
  first: readonly RecordOf<"HTTPS">[],
): Promise<{ readonly targets: readonly DnsName[]; readonly isLoop: boolean }> {
  const targets: DnsName[] = [];
  const seen = new Set([keyOf(name)]);
  for (let records = first; ;) {
    const alias = records.find(({ data }) => data.priority === 0);
    // §2.5.1: the target "." in AliasMode means that the service does not exist.
    if (!alias || labelsOf(alias.data.target).length === 0) return { targets, isLoop: false };
    const { target } = alias.data;
    targets.push(target);
    if (seen.has(keyOf(target)) || targets.length > mostServiceAliases) return { targets, isLoop: true };
    seen.add(keyOf(target));
    const { answer } = await ask(context, target, types.HTTPS);
    records = answer.kind === "found" ? recordsOf("HTTPS", answer.records) : [];
  }
}

/** The wildcard result as it is stored. */
export function wildcardRaw({ state, reason, types: found }: Wildcard): RecordsRaw["wildcard"] {
  return { state, reason, types: found };
}
