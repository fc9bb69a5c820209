import type { Context } from "../../../core/check.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { exchangersOf, type Exchanger } from "../../../probes/mail/exchangers.ts";
import { mailStateOf, type MailAddressState, type MailHostState } from "../../../probes/mail/state.ts";
import { mxHostOf } from "../../../topics/mx/observe.ts";
import type { MxRaw } from "./schema.ts";

/** Looks up the mail hosts of a domain and connects to them on port 25. Only throws on bugs. */
export async function collectMx(context: Context, domain: DnsName): Promise<MxRaw> {
  const [{ kind, reason, security, hosts, total }, standing] = await Promise.all([
    exchangersOf(context, domain),
    mailStateOf(context, domain),
  ]);
  const answers = new Map(standing.hosts.map((each) => [each.host, each]));
  return {
    kind,
    reason,
    security,
    hosts: hosts.map((each) => hostOf(each, answers.get(each.host))),
    hostsTotal: total,
    isBlocked: standing.isBlocked,
  };
}

function hostOf(exchanger: Exchanger, standing: MailHostState | undefined): MxRaw["hosts"][number] {
  return { ...mxHostOf(exchanger), answers: (standing?.addresses ?? []).map(answerOf) };
}

function answerOf({ address, outcome, reason, greeting }: MailAddressState): MxRaw["hosts"][number]["answers"][number] {
  return {
    address,
    outcome,
    reason,
    code: greeting?.code ?? null,
    banner: greeting?.banner ?? null,
    hello: greeting?.hello?.name ?? null,
    keywords: greeting?.keywords ?? [],
    ms: greeting?.ms ?? null,
  };
}
