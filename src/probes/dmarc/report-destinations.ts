import type { Context } from "../../core/check.ts";
import { chooseDmarc } from "../../formats/dmarc/record.ts";
import type { ReportUri } from "../../formats/dmarc/uris.ts";
import { types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, labelsOf, nameOf, root, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, type DnsLookup } from "../dns/lookup.ts";
import { doubtfulReasonIn } from "../dns/doubtful.ts";
import { textsOf } from "../dns/texts.ts";
import { organisationalDomain, type Walking } from "./walk.ts";
import { mailStateOf } from "../mail/state.ts";

/** Whether reports can be delivered to a destination, and why this is unknown, as a language-independent code. */
export interface DestinationState {
  /**
   * `unsupported`: a scheme other than `mailto` (RFC 9990). `missing`: the domain does not exist. `no-mail`: the domain accepts no mail.
   * `unauthorised`: another organisation's domain without an authorisation record.
   */
  readonly state: "usable" | "unsupported" | "missing" | "no-mail" | "unauthorised" | "unknown";
  readonly reason: string | null;
}

/** A report destination and its state. */
export interface ReportDestination extends DestinationState {
  /** The name of the authorisation record; null where the destination is the domain's own, or the name would be too long. */
  readonly consent: DnsName | null;
}

/** Whether a domain accepts mail. */
export type MailAt = (domain: DnsName) => Promise<DestinationState>;

/** Checks a report destination of a domain's record, RFC 9990 §4 (and RFC 7489 §7.1, which says the same). */
export async function destinationOf(
  context: Walking,
  about: DnsName,
  uri: ReportUri,
  mailAt: MailAt = (domain) => mailOf(context, domain),
): Promise<ReportDestination> {
  const host = uri.scheme === "mailto" && uri.host !== null ? parseName(uri.host) : null;
  if (!host) return { state: "unsupported", reason: null, consent: null };
  const [mail, ours, theirs] = await Promise.all([
    mailAt(host),
    organisationalDomain(context, about),
    organisationalDomain(context, host),
  ]);
  const isOurs = ours.kind === "known" && theirs.kind === "known" && isSameName(ours.name, theirs.name);
  if (isOurs || isSameName(about, host)) return { ...mail, consent: null };
  const consent = consentName(about, host);
  // A missing domain cannot have an authorisation record.
  if (mail.state === "missing" || mail.state === "no-mail") return { ...mail, consent };
  const given = await consentOf(context, consent);
  if (given.state === "usable") return { ...mail, consent };
  const doubt = [ours, theirs].find((each) => each.kind === "unknown");
  return doubt?.kind === "unknown" && given.state === "unauthorised"
    ? { state: "unknown", reason: doubt.reason, consent }
    : { ...given, consent };
}

/** §4 steps 2 to 4. */
function consentName(about: DnsName, host: DnsName): DnsName | null {
  try {
    return nameOf([...labelsOf(about), Buffer.from("_report"), Buffer.from("_dmarc"), ...labelsOf(host)]);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/** §4 steps 5 to 8: one record is enough. A wildcard counts like any other name. */
async function consentOf(context: Walking, name: DnsName | null): Promise<DestinationState> {
  if (!name) return { state: "unauthorised", reason: null };
  const { texts } = await textsOf(context, name);
  if (chooseDmarc(texts).kind !== "none") return { state: "usable", reason: null };
  const reason = await doubtfulReasonIn(await ask(context, name, types.TXT));
  return reason === null ? { state: "unauthorised", reason } : { state: "unknown", reason };
}

/** The most hosts checked for one destination: the record's author chooses them. */
const mostHosts = 4;

/** Why it is unknown whether a domain without MX records accepts mail at its own address. */
const noExchanger = "NO-MX";

/**
 * Whether a domain accepts mail at its mail exchangers, RFC 5321 §5.1. Without MX records mail goes to the domain's own addresses, which
 * may run only a web server.
 */
export async function mailOf(context: Walking, domain: DnsName): Promise<DestinationState> {
  const told = await ask(context, domain, types.MX);
  if (told.answer.kind !== "found") {
    const own = await addressOf(context, domain, [told]);
    if (own.state !== "usable") return own;
    return { state: "unknown", reason: (await doubtfulReasonIn(told)) ?? noExchanger };
  }
  const exchanges = recordsOf("MX", told.answer.records)
    .map(({ data }) => data)
    .filter(({ exchange }) => !isSameName(exchange, root))
    .toSorted((one, other) => one.preference - other.preference);
  // RFC 7505: a null MX means that the domain accepts no mail.
  if (exchanges.length === 0) return { state: "no-mail", reason: null };
  const states = await Promise.all(exchanges.slice(0, mostHosts).map((each) => addressOf(context, each.exchange)));
  const taking = states.find(({ state }) => state === "usable") ?? states.find(({ state }) => state === "unknown");
  if (taking) return taking;
  return exchanges.length > mostHosts ? { state: "unknown", reason: null } : { state: "no-mail", reason: null };
}

/** Whether a host has an address. */
async function addressOf(
  context: Walking,
  host: DnsName,
  others: readonly DnsLookup[] = [],
): Promise<DestinationState> {
  const own = await Promise.all([types.A, types.AAAA].map((type) => ask(context, host, type)));
  if (own.some(({ answer }) => answer.kind === "found")) return { state: "usable", reason: null };
  const told = [...others, ...own];
  const doubts = await Promise.all(told.map(doubtfulReasonIn));
  const reason = doubts.find((each) => each !== null);
  if (reason !== undefined) return { state: "unknown", reason };
  return { state: told.some(({ answer }) => answer.kind === "nxdomain") ? "missing" : "no-mail", reason: null };
}

/** The same where the checked domain itself is probed: if its own address answers SMTP, it accepts mail. */
export function mailAround(context: Context, domain: DnsName): MailAt {
  return async (host) => {
    const mail = await mailOf(context, host);
    if (mail.reason !== noExchanger || !isSameName(host, domain)) return mail;
    const { hosts } = await mailStateOf(context, domain);
    return hosts.some(({ isGreeted }) => isGreeted) ? { state: "usable", reason: null } : mail;
  };
}
