import type { Context } from "../../core/check.ts";
import { below } from "../../formats/dns/below.ts";
import { types } from "../../formats/dns/codes.ts";
import { joinedText } from "../../formats/dns/data.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask } from "../../probes/dns/lookup.ts";
import { doubtfulReasonIn } from "../../probes/dns/doubtful.ts";

/** TXT records at a name; empty with a reason if the lookup failed. */
export interface PolicyTexts {
  readonly texts: readonly string[];
  readonly reason: string | null;
  /** Whether the name is an alias. No TXT record is allowed there (RFC 1034 §3.6.2). */
  readonly isAlias: boolean;
}

/** Maximum number of characters kept of one text. */
export const longestText = 1024;

/** Maximum number of texts, hosts or patterns kept in a list. */
export const mostTold = 32;

/** Looks up TXT records below a domain, with the strings of each record joined. */
export async function policyTexts(
  context: Pick<Context, "net" | "once">,
  domain: DnsName,
  prefix: readonly string[],
): Promise<PolicyTexts> {
  const name = below(domain, ...prefix);
  // A name that is too long cannot exist.
  if (!name) return { texts: [], reason: null, isAlias: false };
  const told = await ask(context, name, types.TXT);
  const { answer } = told;
  const isAlias = answer.kind !== "unknown" && answer.aliases.length > 0;
  if (answer.kind !== "found") return { texts: [], reason: await doubtfulReasonIn(told), isAlias };
  const texts = recordsOf("TXT", answer.records).map(({ data }) => joinedText(data.strings));
  return { texts, reason: null, isAlias };
}
