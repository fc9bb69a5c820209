import type { Context } from "../../core/check.ts";
import { chooseDmarc, type DmarcChoice } from "../../formats/dmarc/record.ts";
import { below } from "../../formats/dns/below.ts";
import { countLabels, outermost, type DnsName } from "../../formats/dns/name.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import { textsOf } from "../dns/texts.ts";

/** The DMARC records of a name and of its parents. */
export interface DmarcFound {
  /** The name that was asked, below the one that it is about. */
  readonly at: DnsName;
  readonly about: DnsName;
  readonly answer: DnsAnswer;
  readonly choice: DmarcChoice;
}

/** RFC 9989 §4.10: for names with more labels, the walk continues with this many. */
const mostLabels = 7;

/**
 * Looks up the DMARC records of the walk of RFC 9989 §4.10: the name itself and its parents up to the top-level domain, at most eight. All
 * are asked in parallel, because where the walk ends depends on the answers.
 */
export async function dmarcAlong(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
): Promise<readonly [own: DmarcFound | null, ...above: DmarcFound[]]> {
  const count = countLabels(name);
  const from = count > mostLabels ? mostLabels : count - 1;
  const above = Array.from({ length: Math.max(0, from) }, (_, index) => outermost(name, from - index));
  const [own = null, ...others] = await Promise.all([name, ...above].map((each) => look(context, each)));
  return [own, ...others.filter((each) => each !== null)];
}

async function look(context: Pick<Context, "net" | "once">, about: DnsName): Promise<DmarcFound | null> {
  const at = dmarcNameOf(about);
  if (!at) return null;
  const { answer, texts } = await textsOf(context, at);
  return { at, about, answer, choice: chooseDmarc(texts) };
}

/** The name of a domain's DMARC record; null where it would be too long. */
export function dmarcNameOf(name: DnsName): DnsName | null {
  return below(name, "_dmarc");
}
