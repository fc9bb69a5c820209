import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { joinedText } from "../../formats/dns/data.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { labelsOf, nameOf, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask } from "../../probes/dns/ask.ts";
import { doubtIn } from "../../probes/dns/doubt.ts";

/** What is published at a name; none where nothing is, or where that could not be told, for the reason. */
export interface PolicyTexts {
  readonly texts: readonly string[];
  readonly reason: string | null;
  /** Whether the name is an alias, beside which no text may stand (RFC 1034 §3.6.2). */
  readonly isAlias: boolean;
}

/** So many characters of a text are told, and so many texts, hosts or patterns. */
export const longestText = 1024;

/** The same of lists. */
export const mostTold = 32;

/** Asks for the texts at a name below a domain, each of them the strings of one record joined. */
export async function policyTexts(
  context: Pick<Context, "net" | "once">,
  domain: DnsName,
  prefix: readonly string[],
): Promise<PolicyTexts> {
  const name = below(domain, prefix);
  // A name that is too long cannot be there.
  if (!name) return { texts: [], reason: null, isAlias: false };
  const told = await ask(context, name, types.TXT);
  const { answer } = told;
  const isAlias = answer.kind !== "unknown" && answer.aliases.length > 0;
  if (answer.kind !== "found") return { texts: [], reason: await doubtIn(told), isAlias };
  const texts = recordsOf("TXT", answer.records).map(({ data }) => joinedText(data.strings));
  return { texts, reason: null, isAlias };
}

/** A name below another one; null where it would be too long. */
export function below(domain: DnsName, prefix: readonly string[]): DnsName | null {
  try {
    return nameOf([...prefix.map((label) => Buffer.from(label)), ...labelsOf(domain)]);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}
