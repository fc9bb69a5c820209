import { isIP } from "node:net";
import type { CaaRecord } from "../../../formats/dns/caa.ts";
import { chooseDmarc } from "../../../formats/dmarc/record.ts";
import { meantTarget } from "../../../formats/dns/alias.ts";
import { below } from "../../../formats/dns/below.ts";
import { types } from "../../../formats/dns/codes.ts";
import { DnsError } from "../../../formats/dns/error.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import { termNames } from "../../../formats/spf/effect.ts";
import { chooseSpf } from "../../../formats/spf/record.ts";
import { dmarcNameOf } from "../../../probes/dmarc/policy.ts";
import { ask, type LookupContext } from "../../../probes/dns/lookup.ts";
import type { Grounded, Reference } from "../../../probes/dns/dangling.ts";
import type { MailHosts } from "../../../probes/dns/mail-hosts.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { textsOf } from "../../../probes/dns/texts.ts";
import type { RecordsRaw } from "./schema.ts";

/** What was observed of a name, as far as it refers to other names. */
interface Seen {
  readonly zone: DnsName | null;
  readonly aliases: { readonly targets: readonly DnsName[] };
  readonly mail: MailHosts;
  readonly caa: { readonly records: readonly CaaRecord[] };
  readonly https: { readonly targets: readonly DnsName[] };
  readonly svcb: { readonly targets: readonly DnsName[] };
}

/** All names that a name's records refer to. */
export async function referencesOf(context: LookupContext, name: DnsName, seen: Seen): Promise<readonly Reference[]> {
  const asked = await Promise.all([
    serversOf(context, seen.zone),
    mailPolicyOf(context, name),
    sendersOf(context, name),
    receiversOf(context, name),
  ]);
  const { aliases, mail, caa, https, svcb } = seen;
  const all: readonly Reference[] = [
    ...aliases.targets.map((target) => ({ name: target, by: "CNAME" })),
    ...asked.flat(),
    ...mail.hosts.flatMap((host) => (host.kind === "host" ? [{ name: host.name, by: "MX" }] : [])),
    ...caa.records.flatMap(({ tag, value }) => (tag === "iodef" ? named("CAA iodef", hostIn(value)) : [])),
    ...https.targets.map((target) => ({ name: target, by: "HTTPS" })),
    ...svcb.targets.map((target) => ({ name: target, by: "SVCB" })),
  ];
  return all;
}

async function serversOf(context: LookupContext, zone: DnsName | null): Promise<readonly Reference[]> {
  if (!zone) return [];
  const { answer } = await ask(context, zone, types.NS);
  const records = answer.kind === "found" ? recordsOf("NS", answer.records) : [];
  return records.map(({ data }) => ({ name: data.name, by: "NS" }));
}

async function mailPolicyOf(context: LookupContext, name: DnsName): Promise<readonly Reference[]> {
  const [at, host] = [below(name, "_mta-sts"), below(name, "mta-sts")];
  if (!at || !host) return [];
  const { texts } = await textsOf(context, at);
  return texts.some((text) => /^v=STSv1 *;/.test(text)) ? [{ name: host, by: "MTA-STS" }] : [];
}

async function sendersOf(context: LookupContext, name: DnsName): Promise<readonly Reference[]> {
  const choice = chooseSpf((await textsOf(context, name)).texts);
  // RFC 7208 §4.6: a record with a syntax error has no effect.
  if (choice.kind !== "one" || choice.record.faults.length > 0) return [];
  return termNames(choice.record).flatMap(({ term, name: text }) => {
    const what = term.kind === "directive" ? term.mechanism : term.modifier;
    // An explanation (`exp=`) does not affect the result.
    return what === "exp" ? [] : named(`SPF ${what}`, text);
  });
}

/** Where DMARC reports go, and where an alias of the record leads. */
async function receiversOf(context: LookupContext, name: DnsName): Promise<readonly Reference[]> {
  const at = dmarcNameOf(name);
  if (!at) return [];
  const [{ answer, texts }, { message }] = await Promise.all([textsOf(context, at), ask(context, at, types.TXT)]);
  const choice = chooseDmarc(texts);
  const [rua, ruf] = choice.kind === "one" ? [choice.record.aggregate, choice.record.failures] : [[], []];
  const ways = answer.kind === "unknown" ? [] : answer.aliases;
  return [
    ...rua.flatMap(({ host }) => named("DMARC rua", host)),
    ...ruf.flatMap(({ host }) => named("DMARC ruf", host)),
    ...(message ? ways.map((each) => ({ name: meantTarget(message, each), by: "CNAME of _dmarc" })) : []),
  ];
}

/** The host in an email address or URL, RFC 8659 §4.4. */
function hostIn(url: string): string | null {
  const mail = /^mailto:[^@?]+@(?<host>[^?]+)/i.exec(url)?.groups?.["host"];
  return mail ?? (/^https?:/i.test(url) ? (URL.parse(url)?.hostname ?? null) : null);
}

/** A reference to a name; empty if the text is no valid DNS name. */
function named(by: string, text: string | null): readonly Reference[] {
  if (text === null || text === "" || text.startsWith("[") || isIP(text) !== 0) return [];
  try {
    return [{ name: parseName(text.replaceAll("\\", "\\\\")), by }];
  } catch (error) {
    if (error instanceof DnsError) return [];
    throw error;
  }
}

/** The state of a referenced name as it is stored. */
export function groundedRaw(grounded: Grounded): RecordsRaw["references"]["list"][number] {
  const { name, by, state, reason, domain, registration, service } = grounded;
  return {
    name: plainText(name),
    by,
    state,
    reason,
    domain: domain && plainText(domain),
    registration: registration.state,
    registrationReason: registration.reason,
    service,
  };
}
