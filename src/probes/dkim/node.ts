import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { below } from "../../formats/dns/below.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { ask, type LookupContext } from "../dns/lookup.ts";
import { doubtfulReasonIn } from "../dns/doubtful.ts";
import { unheardOf } from "../dns/wildcard.ts";

/** Whether a domain has any DKIM keys, for any selector, as seen at `_domainkey`. */
export interface DkimNode {
  /**
   * `none`: `_domainkey` does not exist, so no name below it does (RFC 8020). `present`: names exist below. `other`: `_domainkey` exists
   * because of something that is not a key. `void`: every name exists.
   */
  readonly state: "none" | "present" | "other" | "void" | "unknown";
  readonly reason: string | null;
  /** The name of that other thing; null if there is none, or it was not looked up. */
  readonly at: DnsName | null;
}

/** Whether anything exists below `_domainkey`. A selector that was found already explains why the name exists. */
export async function nodeAt(
  context: LookupContext & Pick<Context, "now">,
  domain: DnsName,
  node: DnsName,
  isExplained: boolean,
): Promise<DkimNode> {
  const sibling = unheardOf(domain, `${context.now().toISOString()} sibling`);
  const [told, other] = await Promise.all([
    ask(context, node, types.TXT),
    sibling ? ask(context, sibling, types.TXT) : null,
  ]);
  const { answer } = told;
  const bare = { reason: null, at: null };
  const reason = await doubtfulReasonIn(told);
  if (reason !== null) return { state: "unknown", reason, at: null };
  const isDenied = answer.kind === "nxdomain" && isSameName(answer.name, node);
  if (isDenied) {
    if (isExplained) return { state: "present", ...bare };
    return (await deniesParents(context, domain))
      ? { state: "unknown", reason: "BADRESP", at: null }
      : { state: "none", ...bare };
  }
  if (other?.answer.kind === "unknown") return { state: "unknown", reason: other.answer.reason, at: null };
  // The server never returns NXDOMAIN, or there is a wildcard: any name exists.
  if (other?.answer.kind !== "nxdomain") return { state: "void", ...bare };
  if (isExplained) return { state: "present", ...bare };
  // A name with records of its own need not have names below it.
  const isBare = answer.kind === "nodata" && answer.aliases.length === 0;
  return isBare ? belowNode(context, domain) : { state: "other", reason: null, at: node };
}

/**
 * Names below `_domainkey` that are not selectors: the policies of RFC 5617 §4.1 (ADSP) and its drafts, and the reporting record of RFC
 * 6651 §3.2.
 */
const strangers = ["_adsp", "_report", "_policy", "_ssp"] as const;

async function belowNode(context: LookupContext, domain: DnsName): Promise<DkimNode> {
  const names = strangers.flatMap((each) => below(domain, each, "_domainkey") ?? []);
  const told = await Promise.all(names.map((each) => ask(context, each, types.TXT)));
  const found = names.find((_, index) => told[index]?.answer.kind === "found");
  if (found) return { state: "other", reason: null, at: found };
  const [reason] = told.flatMap(({ answer }) => (answer.kind === "unknown" ? [answer.reason] : []));
  return reason === undefined ? { state: "present", reason: null, at: null } : { state: "unknown", reason, at: null };
}

/** Names that many domains have, each below a name that usually has no records of its own. */
const samples = [
  { parent: "_tls", child: "_smtp", type: types.TXT },
  { parent: "_tcp", child: "_autodiscover", type: types.SRV },
  { parent: "_tcp", child: "_imaps", type: types.SRV },
  { parent: "_tcp", child: "_submission", type: types.SRV },
] as const;

/** RFC 8020 §2: some servers return NXDOMAIN for empty non-terminals. A server that does so elsewhere may do so here. */
async function deniesParents(context: LookupContext, domain: DnsName): Promise<boolean> {
  const denied = await Promise.all(
    samples.map(async ({ parent, child, type }) => {
      const [outer, inner] = [below(domain, parent), below(domain, child, parent)];
      if (!outer || !inner) return false;
      const { answer } = await ask(context, inner, type);
      if (answer.kind !== "found" || answer.aliases.length > 0) return false;
      return (await ask(context, outer, types.TXT)).answer.kind === "nxdomain";
    }),
  );
  return denied.includes(true);
}
