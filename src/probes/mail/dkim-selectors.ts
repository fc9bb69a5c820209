import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { chooseDkimKey, type DkimKey } from "../../formats/dkim-key.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, labelsOf, nameOf, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ask } from "../dns/ask.ts";
import { doubtIn } from "../dns/doubt.ts";
import { textsOf } from "../dns/texts.ts";
import { unheardOf } from "../dns/wildcard.ts";

type Asking = Pick<Context, "net" | "once">;

/** What stands at a selector. */
export interface DkimSelector {
  readonly selector: string;
  /**
   * `dangling`: an alias of which nothing is at the end. `other`: texts that are no keys; `several`: more than one key, of which receivers
   * may take any. `wildcard`: what any name would have answered.
   */
  readonly state: "key" | "several" | "other" | "dangling" | "absent" | "wildcard" | "unknown";
  readonly reason: string | null;
  /** Where the texts stand, behind aliases. */
  readonly at: DnsName | null;
  readonly aliases: readonly DnsName[];
  readonly texts: readonly string[];
  readonly key: DkimKey | null;
}

/** Whether there are keys of a domain at all, whatever their selectors, as the name above all of them tells. */
interface DkimNode {
  /** `none`: there is no name, and so none below it (RFC 8020). `present`: there are names below. `void`: any name is there. */
  readonly state: "none" | "present" | "void" | "unknown";
  readonly reason: string | null;
}

/** What any name below `_domainkey` answers. */
interface DkimWildcard {
  readonly state: "present" | "absent" | "unknown";
  readonly texts: readonly string[];
  /** Whether it says that every key is revoked. */
  readonly isRevoking: boolean;
}

/** Selectors as they were looked at, and what keeps guesses from telling anything. */
export interface DkimLook {
  readonly selectors: readonly DkimSelector[];
  readonly wildcard: DkimWildcard;
  readonly node: DkimNode;
}

/**
 * Looks at selectors of a domain. The name above them is asked for last: a resolver that has heard that there is no such name may
 * not ask for names below it any more, and some servers deny it although there are.
 */
export async function lookAtSelectors(
  context: Asking & Pick<Context, "now">,
  domain: DnsName,
  selectors: readonly string[],
): Promise<DkimLook> {
  const node = below(domain, "_domainkey");
  if (!node) return nowhere;
  const wildcard = await wildcardAt(context, node);
  const seen = await Promise.all(selectors.map((each) => lookAt(context, domain, each, wildcard)));
  return { selectors: seen, wildcard, node: await nodeAt(context, domain, node, seen) };
}

const nowhere: DkimLook = {
  selectors: [],
  wildcard: { state: "absent", texts: [], isRevoking: false },
  node: { state: "none", reason: null },
};

function below(domain: DnsName, ...labels: readonly string[]): DnsName | null {
  try {
    return nameOf([...labels.map((each) => Buffer.from(each)), ...labelsOf(domain)]);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/** The name of a selector, which may have several labels (RFC 6376 §3.1); null where there can be none. */
function selectorName(domain: DnsName, selector: string): DnsName | null {
  try {
    const node = below(domain, "_domainkey");
    return node && nameOf([...labelsOf(parseName(selector)), ...labelsOf(node)]);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

async function wildcardAt(context: Asking & Pick<Context, "now">, node: DnsName): Promise<DkimWildcard> {
  const names = [1, 2].flatMap((turn) => unheardOf(node, `${context.now().toISOString()} ${turn}`) ?? []);
  const told = await Promise.all(names.map((each) => textsOf(context, each)));
  const texts = told.flatMap((each) => each.texts);
  if (told.length > 0 && told.every(({ answer }) => answer.kind === "found")) {
    const keys = told.map((each) => chooseDkimKey(each.texts));
    return { state: "present", texts, isRevoking: keys.every((each) => each.kind === "one" && each.record.isRevoked) };
  }
  const isUntold = told.some(({ answer }) => answer.kind === "unknown");
  return { state: isUntold ? "unknown" : "absent", texts, isRevoking: false };
}

async function lookAt(
  context: Asking,
  domain: DnsName,
  selector: string,
  wildcard: DkimWildcard,
): Promise<DkimSelector> {
  const name = selectorName(domain, selector);
  const bare = { selector, reason: null, at: name, aliases: [], texts: [], key: null };
  if (!name) return { ...bare, state: "absent" };
  const [{ answer, texts }, told] = await Promise.all([textsOf(context, name), ask(context, name, types.TXT)]);
  if (answer.kind === "unknown") return { ...bare, state: "unknown", reason: answer.reason };
  const aliases = answer.aliases.map(({ data }) => data.name);
  const seen = { ...bare, at: answer.name, aliases, texts };
  if (answer.kind !== "found") {
    const reason = await doubtIn(told);
    if (reason !== null) return { ...seen, state: "unknown", reason };
    return { ...seen, state: aliases.length > 0 ? "dangling" : "absent" };
  }
  // What is there by itself hides the wildcard (RFC 4592 §2.2.1), so that only what differs from it tells anything.
  const isOfAny = wildcard.state === "present" && texts.every((each) => wildcard.texts.includes(each));
  const choice = chooseDkimKey(texts);
  if (isOfAny) return { ...seen, state: "wildcard", key: choice.kind === "one" ? choice.record : null };
  if (choice.kind === "none") return { ...seen, state: "other" };
  return choice.kind === "one" ? { ...seen, state: "key", key: choice.record } : { ...seen, state: "several" };
}

/** Whether there is anything below `_domainkey`. */
async function nodeAt(
  context: Asking & Pick<Context, "now">,
  domain: DnsName,
  node: DnsName,
  selectors: readonly DkimSelector[],
): Promise<DkimNode> {
  const sibling = unheardOf(domain, `${context.now().toISOString()} sibling`);
  const [told, other] = await Promise.all([
    ask(context, node, types.TXT),
    sibling ? ask(context, sibling, types.TXT) : null,
  ]);
  const { answer } = told;
  const reason = await doubtIn(told);
  if (reason !== null) return { state: "unknown", reason };
  const isDenied = answer.kind === "nxdomain" && isSameName(answer.name, node);
  if (!isDenied) {
    if (other?.answer.kind === "unknown") return { state: "unknown", reason: other.answer.reason };
    // A server that denies nothing, or a wildcard: the name is there as any other would be.
    return other?.answer.kind === "nxdomain" ? { state: "present", reason: null } : { state: "void", reason: null };
  }
  const isThere = selectors.some(({ state }) => state !== "absent" && state !== "unknown");
  if (isThere) return { state: "present", reason: null };
  return (await deniesParents(context, domain))
    ? { state: "unknown", reason: "BADRESP" }
    : { state: "none", reason: null };
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
