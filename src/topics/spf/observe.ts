import type { Context } from "../../core/check.ts";
import { printable } from "../../core/printable.ts";
import { types } from "../../formats/dns/codes.ts";
import { countLabels, isSameName, isWithin, outermost, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { namesSenders } from "../../formats/spf/intended.ts";
import { chooseSpf } from "../../formats/spf/record.ts";
import { ask } from "../../probes/dns/lookup.ts";
import { mailHosts, type MailHosts } from "../../probes/dns/mail-hosts.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import { textsOf } from "../../probes/dns/texts.ts";
import { spfAskIn } from "../../probes/spf/ask.ts";
import { auditSpf, type SpfAudit } from "../../probes/spf/audit.ts";
import { evaluateSpf } from "../../probes/spf/evaluate.ts";
import type { SpfAsk } from "../../probes/spf/question.ts";
import { hijackableIn } from "./hijack.ts";
import { heloRecord } from "./limits.ts";
import { ownHostIn } from "./own-host.ts";
import { repairsOf } from "./repair.ts";
import { longestRecord, type SpfRaw } from "./schema.ts";
import { evaluationOf } from "./evaluation.ts";

/** Limits: MX hosts looked up, and addresses of each. */
const mostAddresses = 10;
const mostHosts = 10;

/** What the check that observes may do. */
export interface SpfObserving {
  /** Whether it may connect to port 25 of the domain's own host. */
  readonly mayConnect: boolean;
}

/** Evaluates the SPF record of a domain with everything it includes, and possible replacements. */
export async function observeSpf(context: Context, name: DnsName, observing: SpfObserving): Promise<SpfRaw> {
  const asking = spfAskIn(context);
  const [audit, mail, ofOwnType] = await Promise.all([
    auditSpf(asking, name),
    mailHosts(context, name),
    ask(context, name, types.SPF),
  ]);
  const isExchanger = await isExchangerAbove(context, name);
  const { choice } = audit.tree.root;
  const record = choice?.kind === "one" ? choice.record : null;
  const [mending, hijackable, uncovered, helo, ownHost] = await Promise.all([
    repairsOf({ context, asking, name, audit, mail: { ...mail, isExchanger }, ...observing }),
    hijackableIn(context, name, audit),
    uncoveredBy(asking, name, audit, mail),
    heloOf(context, name, mail),
    record && mail.hosts.length === 0 ? ownHostIn(asking, name, record) : [],
  ]);
  const { kind } = ofOwnType.answer;
  return {
    name: plainText(name),
    evaluation: evaluationOf(audit),
    ...mending,
    hasSpfTypeRecord: kind === "unknown" ? null : kind === "found",
    hasSenderTerms: [record?.text ?? "", ...(choice?.lookalikes ?? [])].some((text) =>
      namesSenders(printable(text, longestRecord)),
    ),
    isHeloRecord: record?.text.trim().toLowerCase() === heloRecord,
    ownHostAddresses: ownHost.slice(0, mostAddresses),
    mxState: mailOf(mail),
    isParentMx: isExchanger,
    hijackable,
    uncovered,
    helo,
  };
}

/** Whether a parent domain uses the name as its MX host. Only the nearest parents are queried. */
async function isExchangerAbove(context: Context, name: DnsName): Promise<boolean> {
  const most = Math.min(countLabels(name) - 1, mostLabels);
  const above = Array.from({ length: Math.max(0, most - 1) }, (_, at) => outermost(name, most - at));
  const told = await Promise.all(above.map((each) => ask(context, each, types.MX)));
  return told.some(({ answer }) =>
    recordsOf("MX", answer.kind === "found" ? answer.records : []).some(({ data }) => isSameName(data.exchange, name)),
  );
}

/** MX hosts are a few labels below their domain. */
const mostLabels = 4;

function mailOf({ answer, hosts }: MailHosts): SpfRaw["mxState"] {
  if (answer.kind === "unknown") return "unknown";
  if (hosts.some(({ kind }) => kind !== "null")) return "hosts";
  return hosts.length > 0 ? "null" : "none";
}

/** MX host addresses that the record does not allow. Many hosts receive mail and never send. */
async function uncoveredBy(
  asking: SpfAsk,
  name: DnsName,
  { tree }: SpfAudit,
  { hosts }: MailHosts,
): Promise<SpfRaw["uncovered"]> {
  if (tree.root.state !== "one") return [];
  const domain = plainText(name);
  const pairs = hosts.flatMap(({ name: host, addresses }) =>
    addresses.map(({ address }) => ({ host: plainText(host), address })),
  );
  const told = await Promise.all(
    pairs.slice(0, mostAddresses).map(async ({ host, address }) => {
      const { result } = await evaluateSpf({ ip: address, domain, sender: `postmaster@${domain}`, helo: host }, asking);
      return { host, address, result };
    }),
  );
  return told.filter(({ result }) => result === "fail" || result === "softfail" || result === "neutral");
}

/** RFC 7208 §10.1.3: receivers also check SPF for the HELO name. */
async function heloOf(context: Context, name: DnsName, { hosts }: MailHosts): Promise<SpfRaw["helo"]> {
  // RFC 1034 §3.6.2: nothing else can be published at an alias.
  const named = hosts
    .filter(({ kind, state, alias }) => kind === "host" && state === "there" && alias === null)
    .slice(0, mostHosts);
  return Promise.all(
    named.map(async ({ name: host }) => {
      const { answer, texts } = await textsOf(context, host);
      const state = answer.kind === "unknown" ? ("unknown" as const) : chooseSpf(texts).kind;
      return { host: plainText(host), isOwn: isWithin(host, name), state };
    }),
  );
}
