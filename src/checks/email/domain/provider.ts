import { mailSenderOf } from "../../../data/mail/senders.ts";
import type { DomainRaw } from "../schema.ts";
import type { CeilingId } from "../weights.ts";

/**
 * Whether a mail provider receives and sends the mail of a domain as it comes: every mail server is the provider's, SPF passes its servers, and at most
 * DMARC is missing. Receivers accept such mail (Google and Yahoo require SPF or DKIM of small senders), so missing protection alone is no failure.
 */
export function isDeliveredAsItComes({ mx, spf }: DomainRaw, held: readonly CeilingId[]): boolean {
  const { state, permerrors, undeterminedTerms, permitsAll, tree } = spf.evaluation;
  if (mx.kind !== "found" || held.some((each) => each !== "dmarc-missing")) return false;
  if (state !== "one" || permerrors.length > 0 || undeterminedTerms.length > 0 || permitsAll !== null) return false;
  const [first, ...others] = mx.hosts.map(({ host }) => mailSenderOf(host));
  if (!first || others.some((each) => each !== first)) return false;
  return tree.some(({ domain, state: found }) => domain === first.include && found === "one");
}
