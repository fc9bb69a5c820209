import type { Context } from "../../../core/check.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { keyAssociation, tlsaFault, withStrongestDigest, type Association } from "../../../formats/dns/tlsa.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { compareWith, type DaneVerdict } from "../../../probes/dane/match.ts";
import { tlsaOf, type HostTlsa } from "../../../probes/dane/dane.ts";
import { exchangersOf } from "../../../probes/mail/exchangers.ts";
import { mailStateOf, type MailAddressState } from "../../../probes/mail/state.ts";
import type { DaneRaw } from "./schema.ts";

type Host = DaneRaw["hosts"][number];

/** Limits: TLSA records per host, and characters of each digest that are kept. */
const mostRecords = 16;
const mostDigits = 128;

/** Looks up the TLSA records of the mail hosts and compares them with the certificates they serve. Only throws on bugs. */
export async function collectDane(context: Context, domain: DnsName): Promise<DaneRaw> {
  const [{ security, hosts, total }, tlsa, standing] = await Promise.all([
    exchangersOf(context, domain),
    tlsaOf(context, domain),
    mailStateOf(context, domain),
  ]);
  const answers = new Map(standing.hosts.map(({ host, addresses }) => [host, addresses]));
  const own = { domain: plainText(domain), now: context.now().getTime() };
  return {
    security,
    hosts: tlsa.map((each) => hostOf(each, answers.get(each.host) ?? [], own)),
    isComplete: tlsa.length === hosts.length && total <= hosts.length,
  };
}

interface ComparisonContext {
  readonly domain: string;
  /** Milliseconds. */
  readonly now: number;
}

function hostOf(tlsa: HostTlsa, answers: readonly MailAddressState[], { domain, now }: ComparisonContext): Host {
  const { host, addresses, alias, security, state, reason } = tlsa;
  const base = plainText(tlsa.base);
  const records = tlsa.records.slice(0, mostRecords);
  const counting = new Set(withStrongestDigest(tlsa.records));
  const names = [base, host, domain];
  const compared = answers.map((each) => {
    const chain = each.greeting?.handshake?.chain ?? null;
    const verdicts = chain ? records.map((record) => compareWith(record, { chain, names, now })) : null;
    return { each, chain, verdicts };
  });
  const shown = compared.map(({ verdicts }) => verdicts).filter((each) => each !== null);
  return {
    host,
    base,
    addresses,
    alias,
    security,
    state,
    reason,
    records: records.map((record, index) => ({
      ...recordOf(record),
      isSuperseded: !counting.has(record),
      matches: shown.length === 0 ? null : shown.some((verdicts) => verdicts[index] === "match"),
    })),
    recordsTotal: tlsa.records.length,
    presentedKeys: compared.map(({ each, chain, verdicts }) => ({
      address: each.address,
      starttls: each.starttls,
      verdict: verdicts && best(verdicts.filter((_, at) => records[at] && counting.has(records[at]))),
      reason: each.reason ?? each.greeting?.failure?.reason ?? null,
      key: chain?.[0] ? (keyAssociation(chain[0])?.data.toString("hex").toUpperCase() ?? null) : null,
    })),
  };
}

/** RFC 7671 §5: one matching record that counts is enough. */
function best(verdicts: readonly DaneVerdict[]): DaneVerdict {
  return (["match", "invalid"] as const).find((each) => verdicts.includes(each)) ?? "other";
}

function recordOf(record: Association): Omit<Host["records"][number], "matches" | "isSuperseded"> {
  const { usage, selector, matching, data } = record;
  const digits = data
    .subarray(0, mostDigits / 2)
    .toString("hex")
    .toUpperCase();
  return { usage, selector, matching, data: digits, fault: tlsaFault(record) };
}
