import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, labelsOf, nameOf, type DnsName } from "../../formats/dns/name.ts";
import { ask } from "../dns/ask.ts";
import { doubtIn } from "../dns/doubt.ts";
import { unheardOf } from "../dns/wildcard.ts";

type Asking = Pick<Context, "net" | "once">;

/** Whether there are keys of a domain at all, whatever their selectors, as the name above all of them tells. */
export interface DkimNode {
  /**
   * `none`: there is no name, and so none below it (RFC 8020). `present`: there are names below. `other`: it is there for something that is
   * no key, which tells nothing of keys. `void`: any name is there.
   */
  readonly state: "none" | "present" | "other" | "void" | "unknown";
  readonly reason: string | null;
  /** Where something else stands; null where nothing does, or where that was not asked. */
  readonly at: DnsName | null;
}

/** Whether there is anything below `_domainkey`, given whether something was seen at a selector, which explains the name by itself. */
export async function nodeAt(
  context: Asking & Pick<Context, "now">,
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
  const reason = await doubtIn(told);
  if (reason !== null) return { state: "unknown", reason, at: null };
  const isDenied = answer.kind === "nxdomain" && isSameName(answer.name, node);
  if (isDenied) {
    if (isExplained) return { state: "present", ...bare };
    return (await deniesParents(context, domain))
      ? { state: "unknown", reason: "BADRESP", at: null }
      : { state: "none", ...bare };
  }
  if (other?.answer.kind === "unknown") return { state: "unknown", reason: other.answer.reason, at: null };
  // A server that denies nothing, or a wildcard: the name is there as any other would be.
  if (other?.answer.kind !== "nxdomain") return { state: "void", ...bare };
  if (isExplained) return { state: "present", ...bare };
  // A name that has records of its own need not have any below it.
  const isBare = answer.kind === "nodata" && answer.aliases.length === 0;
  return isBare ? belowNode(context, domain) : { state: "other", reason: null, at: node };
}

/**
 * What stands below `_domainkey` and is no selector: the policies of RFC 5617 §4.1 (ADSP) and of the drafts before it, and the address for
 * reports of RFC 6651 §3.2.
 */
const strangers = ["_adsp", "_report", "_policy", "_ssp"] as const;

async function belowNode(context: Asking, domain: DnsName): Promise<DkimNode> {
  const names = strangers.flatMap((each) => below(domain, each, "_domainkey") ?? []);
  const told = await Promise.all(names.map((each) => ask(context, each, types.TXT)));
  const found = names.find((_, index) => told[index]?.answer.kind === "found");
  if (found) return { state: "other", reason: null, at: found };
  const [reason] = told.flatMap(({ answer }) => (answer.kind === "unknown" ? [answer.reason] : []));
  return reason === undefined ? { state: "present", reason: null, at: null } : { state: "unknown", reason, at: null };
}

/** Names that many domains have, each of them below one that has no records of its own as a rule. */
const samples = [
  { parent: "_tls", child: "_smtp", type: types.TXT },
  { parent: "_tcp", child: "_autodiscover", type: types.SRV },
  { parent: "_tcp", child: "_imaps", type: types.SRV },
  { parent: "_tcp", child: "_submission", type: types.SRV },
] as const;

/** RFC 8020 §2: some servers deny a name that has none but names below it. One that is seen to may do so here. */
async function deniesParents(context: Asking, domain: DnsName): Promise<boolean> {
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

/** A name below a domain; null where no name can be that long. */
export function below(domain: DnsName, ...labels: readonly string[]): DnsName | null {
  try {
    return nameOf([...labels.map((each) => Buffer.from(each)), ...labelsOf(domain)]);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}
