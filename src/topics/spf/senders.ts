import type { Context } from "../../core/check.ts";
import { senderOf } from "../../data/mail/senders.ts";
import { below } from "../../formats/dns/below.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { ask } from "../../probes/dns/lookup.ts";
import type { MailHosts } from "../../probes/dns/mail-hosts.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import { exchangersOf } from "../../probes/mail/exchangers.ts";
import type { SpfAsk } from "../../probes/spf/question.ts";
import { mailStateOf, type MailAddressState } from "../../probes/mail/state.ts";

/** The known senders, and the record's ending. */
export interface Senders {
  readonly terms: readonly string[];
  readonly end: "~all" | "-all";
}

/** RFC 7208 §8.5: other senders are unknown and must not be rejected, so the record ends in `~all`. */
function soft(...terms: readonly string[]): Senders {
  return { terms, end: "~all" };
}

/** How the senders of a domain are looked up. */
interface Looking {
  readonly context: Context;
  readonly asking: SpfAsk;
  readonly name: DnsName;
  readonly mayConnect: boolean;
}

/** SPF terms for the known senders, most likely first. */
export async function knownSenders(
  { context, asking, name, mayConnect }: Looking,
  { hosts, answer }: MailHosts,
): Promise<readonly Senders[]> {
  // Unvalidated answers may be forged to block mail.
  if (answer.kind === "unknown" || (await exchangersOf(context, name)).kind === "bogus") return [];
  if (hosts.length > 0 && hosts.every(({ kind }) => kind === "null")) return [{ terms: [], end: "-all" }];
  if (hosts.length > 0) {
    const exchangers = hosts.flatMap((host) => (host.kind === "host" ? [plainText(host.name)] : []));
    const senders = new Set(exchangers.map(senderOf));
    const includes = [...senders].flatMap((each) => (each === null ? [] : [`include:${each}`]));
    const mx = hosts.some(({ addresses }) => addresses.length > 0) ? ["mx"] : [];
    const byName = senders.has(null) ? [...mx, ...includes] : includes;
    // If no sender is known, a record would block all mail.
    return [...(includes.length > 0 ? [soft(...byName)] : []), ...(mx.length > 0 ? [soft(...mx)] : [])];
  }
  // RFC 5321 §5.1: without MX records the host itself counts, if it accepts mail. Only a connection shows that.
  if (!mayConnect) return [];
  const { hosts: own } = await mailStateOf(context, name);
  if (own.some(({ addresses }) => addresses.some(({ outcome }) => speaking.has(outcome)))) return [soft("a")];
  const [four, six] = await Promise.all([asking(name, "A"), asking(name, "AAAA")]);
  const isTold = four.kind !== "unknown" && six.kind !== "unknown" && (await hasNoKeys(context, name));
  return isTold ? [{ terms: [], end: "-all" }] : [];
}

/** A host that rejects us may accept mail from others. */
const speaking: ReadonlySet<MailAddressState["outcome"]> = new Set(["accepted", "rejected"]);

/** Whether no DKIM key exists below _domainkey (RFC 8020 §2). A domain with keys sends mail from somewhere. */
async function hasNoKeys(context: Context, name: DnsName): Promise<boolean> {
  const at = below(name, "_domainkey");
  return at === null || (await ask(context, at, types.TXT)).answer.kind === "nxdomain";
}
