import { types } from "../../../../formats/dns/codes.ts";
import { isEchConfigList } from "../../../../formats/dns/ech-config.ts";
import { isSameName, keyOf, labelsOf, type DnsName } from "../../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../../formats/dns/set.ts";
import { ask, type LookupContext } from "../../../../probes/dns/lookup.ts";
import { plainText } from "../../../../probes/dns/plain-text.ts";
import { isPublicAddress } from "../../../../probes/dns/public-address.ts";
import { stateOf } from "../collect-texts.ts";
import type { RecordsRaw } from "../schema.ts";

/** The types of service bindings, RFC 9460: HTTPS records for web servers, SVCB records for other protocols. */
type BindingType = "HTTPS" | "SVCB";

/** Maximum number of values of a kind. */
const mostAddresses = 32;

/** The HTTPS or SVCB records of a name and the hosts they point to. */
export async function bindingsOf(context: LookupContext, name: DnsName, type: BindingType) {
  const { answer } = await ask(context, name, types[type]);
  const records = answer.kind === "found" ? recordsOf(type, answer.records) : [];
  // RFC 9460 §2.4.2: parameters are ignored in AliasMode.
  const parameters = records.flatMap(({ data }) => (data.priority === 0 ? [] : data.parameters));
  const keys = parameters.flatMap((each) => (each.key === 5 ? [isEchConfigList(each.config)] : []));
  const hints = parameters.flatMap((each) => (each.key === 4 || each.key === 6 ? each.addresses : []));
  const judged = [...new Set(hints)].slice(0, mostAddresses).map(async (address) => {
    return (await isPublicAddress(context, address)) ? [] : [address];
  });
  const chain = await bindingChain(context, name, type, records);
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
  records: readonly RecordOf<BindingType>[],
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

/** Follows records in AliasMode. */
async function bindingChain(
  context: LookupContext,
  name: DnsName,
  type: BindingType,
  first: readonly RecordOf<BindingType>[],
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
    const { answer } = await ask(context, target, types[type]);
    records = answer.kind === "found" ? recordsOf(type, answer.records) : [];
  }
}
