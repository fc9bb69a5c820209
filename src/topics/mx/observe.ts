import type { Context } from "../../core/check.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { mailHosts, type MailHosts } from "../../probes/dns/mail-hosts.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import { exchangerOf, type Exchanger } from "../../probes/mail/exchangers.ts";
import type { MxHost, MxRaw } from "./schema.ts";

/** Looks up the MX records of a name and the addresses of their hosts. Failed lookups are part of the result. */
export async function observeMx(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
): Promise<{ readonly raw: MxRaw; readonly mail: MailHosts }> {
  const mail = await mailHosts(context, name);
  const { answer, hosts, total } = mail;
  const isNull = hosts.length > 0 && hosts.every(({ kind }) => kind === "null");
  return {
    raw: {
      kind: kindOf(answer, isNull),
      reason: answer.kind === "unknown" ? answer.reason : null,
      hosts: isNull ? [] : hosts.map((each) => mxHostOf(exchangerOf(each))),
      total,
    },
    mail,
  };
}

function kindOf({ kind }: MailHosts["answer"], isNull: boolean): MxRaw["kind"] {
  if (kind === "found") return isNull ? "null" : "found";
  return kind === "unknown" ? "unknown" : "none";
}

/** A mail host in stored form. */
export function mxHostOf({ host, preference, alias, addresses, addressesTotal, problems, reason }: Exchanger): MxHost {
  return { host, preference, alias: alias && plainText(alias), addresses, addressesTotal, problems, reason };
}
