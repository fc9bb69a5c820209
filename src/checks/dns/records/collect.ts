import type { Context } from "../../../core/check.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { ground } from "../../../probes/dns/dangling.ts";
import { mailHosts } from "../../../probes/dns/mail-hosts.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { textsOf } from "../../../probes/dns/texts.ts";
import { wildcardBelow } from "../../../probes/dns/wildcard.ts";
import { addressesOf, aliasesOf, httpsOf, mailRaw, wildcardRaw } from "./collect-names.ts";
import { groundedRaw, referencesOf } from "./collect-references.ts";
import { caaOf, dmarcOf, spfOf, textsRaw } from "./collect-texts.ts";
import type { RecordsRaw } from "./schema.ts";

/**
 * Collects the contents of a name's records and the names they refer to. `zone` is the name's zone, null if unknown. Failed lookups are stored with
 * their reason; nothing is thrown.
 */
export async function collectRecords(context: Context, name: DnsName, zone: DnsName | null): Promise<RecordsRaw> {
  const [addresses, aliases, mail, texts, spf, dmarc, caa, https, wildcard] = await Promise.all([
    addressesOf(context, name),
    aliasesOf(context, name, zone),
    mailHosts(context, name),
    textsOf(context, name),
    spfOf(context, name),
    dmarcOf(context, name),
    caaOf(context, name),
    httpsOf(context, name),
    wildcardBelow(context, name),
  ]);
  const relied = await referencesOf(context, name, { zone, aliases, mail, spf, dmarc, caa, https });
  const { grounded, total } = await ground(context, name, relied);
  return {
    name: plainText(name),
    zone: zone && plainText(zone),
    addresses,
    aliases: aliases.raw,
    mail: mailRaw(mail),
    texts: textsRaw(name, texts),
    spf: spf.raw,
    dmarc: dmarc.raw,
    caa: caa.raw,
    https: https.raw,
    wildcard: wildcardRaw(wildcard),
    references: { list: grounded.map(groundedRaw), total },
  };
}
