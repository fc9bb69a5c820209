import type { Context } from "../../../core/check.ts";
import { senderOf } from "../../../data/mail-senders.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { ask } from "../../../probes/dns/ask.ts";
import type { MailHosts } from "../../../probes/dns/mail-hosts.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { exchangersOf } from "../../../probes/mail/exchangers.ts";
import type { SpfAsk } from "../../../probes/spf/question.ts";
import { standingOf, type AddressStanding } from "../../../probes/mail/standing.ts";
import { below } from "../policy-texts.ts";

/** Who is known to send, and what becomes of all others. */
export interface Senders {
  readonly terms: readonly string[];
  readonly end: "~all" | "-all";
}

/** RFC 7208 §8.5: whoever else sends for the domain is not known from here, and must not be refused. */
function soft(...terms: readonly string[]): Senders {
  return { terms, end: "~all" };
}

/** Terms for those who are known to send, the likeliest first. */
export async function knownSenders(
  context: Context,
  asking: SpfAsk,
  name: DnsName,
  { hosts, answer }: MailHosts,
): Promise<readonly Senders[]> {
  // What does not verify may be what somebody else says, so as to keep mail away.
  if (answer.kind === "unknown" || (await exchangersOf(context, name)).kind === "bogus") return [];
  if (hosts.length > 0 && hosts.every(({ kind }) => kind === "null")) return [{ terms: [], end: "-all" }];
  if (hosts.length > 0) {
    const exchangers = hosts.flatMap((host) => (host.kind === "host" ? [plainText(host.name)] : []));
    const senders = new Set(exchangers.map(senderOf));
    const includes = [...senders].flatMap((each) => (each === null ? [] : [`include:${each}`]));
    const mx = hosts.some(({ addresses }) => addresses.length > 0) ? ["mx"] : [];
    const byName = senders.has(null) ? [...mx, ...includes] : includes;
    // Where nobody is known who sends, a record would keep all mail away.
    return [...(includes.length > 0 ? [soft(...byName)] : []), ...(mx.length > 0 ? [soft(...mx)] : [])];
  }
  // RFC 5321 §5.1: where no exchanger is named the host itself is one, if it takes mail.
  const { hosts: own } = await standingOf(context, name);
  if (own.some(({ addresses }) => addresses.some(({ outcome }) => speaking.has(outcome)))) return [soft("a")];
  const [four, six] = await Promise.all([asking(name, "A"), asking(name, "AAAA")]);
  const isTold = four.kind !== "unknown" && six.kind !== "unknown" && (await hasNoKeys(context, name));
  return isTold ? [{ terms: [], end: "-all" }] : [];
}

/** Whoever turns us away may do so for who we are, and takes the mail of others. */
const speaking: ReadonlySet<AddressStanding["outcome"]> = new Set(["greeted", "turned-away"]);

/** RFC 8020 §2: whether nothing is below the name below which keys stand. Whoever has keys sends, from wherever that may be. */
async function hasNoKeys(context: Context, name: DnsName): Promise<boolean> {
  const at = below(name, ["_domainkey"]);
  return at === null || (await ask(context, at, types.TXT)).answer.kind === "nxdomain";
}
