import type { Context } from "../../../core/check.ts";
import { printable } from "../../../core/printable.ts";
import { chooseSts } from "../../../formats/mail/mta-sts.ts";
import { below } from "../../../formats/dns/below.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { emptyPolicy, fetchPolicy } from "./policy.ts";
import type { MtaStsRaw } from "./schema.ts";
import { longestText, mostTold, policyTexts, type PolicyTexts } from "../policy-texts.ts";

/** Looks up the MTA-STS record and fetches the policy, even without a record. Never throws. */
export async function collectMtaSts(context: Context, domain: DnsName): Promise<MtaStsRaw> {
  const host = below(domain, "mta-sts");
  const [texts, policy] = await Promise.all([
    policyTexts(context, domain, ["_mta-sts"]),
    host ? fetchPolicy(context, host) : { ...emptyPolicy(""), state: "absent" as const, reason: "no-host" },
  ]);
  return { domain: plainText(domain), record: recordOf(`_mta-sts.${plainText(domain)}`, texts), policy };
}

function recordOf(name: string, { texts, reason, isAlias }: PolicyTexts): MtaStsRaw["record"] {
  const nothing = { name, isAlias, reason, text: null, total: 0, id: null, broken: null, malformedRecords: [] };
  if (reason !== null) return { ...nothing, state: "unknown" };
  const choice = chooseSts(texts);
  if (choice.kind === "none")
    return { ...nothing, state: "absent", malformedRecords: choice.lookalikes.slice(0, mostTold).map(shown) };
  if (choice.kind === "several") return { ...nothing, state: "several", total: choice.texts.length };
  const found = { ...nothing, total: 1, text: shown(choice.text) };
  if (choice.kind === "invalid") return { ...found, state: "invalid", broken: shown(choice.broken) };
  return { ...found, state: "found", id: choice.id };
}

function shown(text: string): string {
  return printable(text, longestText);
}
