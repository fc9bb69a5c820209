import type { Context } from "../../../core/check.ts";
import { isSameName, root, type DnsName } from "../../../formats/dns/name.ts";
import { ground } from "../../../probes/dns/dangling.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { textsOf } from "../../../probes/dns/texts.ts";
import { observeWildcard } from "../../../probes/dns/wildcard.ts";
import { observeDmarc } from "../../../topics/dmarc/observe.ts";
import { observeMx } from "../../../topics/mx/observe.ts";
import { observeSpf } from "../../../topics/spf/observe.ts";
import { addressesOf, aliasesOf, wildcardRaw } from "./collect-names.ts";
import { bindingsOf } from "./services/collect-bindings.ts";
import { naptrOf } from "./services/collect-naptr.ts";
import { srvOf } from "./services/collect-srv.ts";
import { groundedRaw, referencesOf } from "./collect-references.ts";
import { caaOf, textsRaw } from "./collect-texts.ts";
import type { RecordsRaw } from "./schema.ts";

/** This check asks the DNS alone. */
const observing = { mayConnect: false };

/**
 * Collects the contents of a name's records and the names they refer to. `zone` is the name's zone, null if unknown. Failed lookups are stored with
 * their reason; nothing is thrown.
 */
export async function collectRecords(context: Context, name: DnsName, zone: DnsName | null): Promise<RecordsRaw> {
  const [addresses, aliases, mx, texts, spf, dmarc, caa, https, svcb, srv, naptr, wildcard] = await Promise.all([
    addressesOf(context, name),
    aliasesOf(context, name, zone),
    observeMx(context, name),
    textsOf(context, name),
    observeSpf(context, name, observing),
    observeDmarc(context, name, observing),
    caaOf(context, name),
    bindingsOf(context, name, "HTTPS"),
    bindingsOf(context, name, "SVCB"),
    srvOf(context, name),
    naptrOf(context, name),
    observeWildcard(context, name),
  ]);
  const relied = await referencesOf(context, name, { zone, aliases, mail: mx.mail, caa, https, svcb });
  const all = [...relied, ...srv.references, ...naptr.references].filter((each) => !isSameName(each.name, root));
  const { grounded, total } = await ground(context, name, all);
  return {
    name: plainText(name),
    zone: zone && plainText(zone),
    addresses,
    aliases: aliases.raw,
    mail: mx.raw,
    texts: textsRaw(name, texts),
    spf,
    dmarc,
    caa: caa.raw,
    https: https.raw,
    svcb: svcb.raw,
    srv: srv.raw,
    naptr: naptr.raw,
    wildcard: wildcardRaw(wildcard),
    references: { list: grounded.map(groundedRaw), total },
  };
}
