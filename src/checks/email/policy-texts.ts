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
  if (!name) return { texts: [], reason: null };
  const told = await ask(context, name, types.TXT);
  if (told.answer.kind !== "found") return { texts: [], reason: await doubtIn(told) };
  return { texts: recordsOf("TXT", told.answer.records).map(({ data }) => joinedText(data.strings)), reason: null };
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
