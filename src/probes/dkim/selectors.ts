import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { chooseDkimKey, type DkimKey } from "../../formats/dkim/key.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, labelsOf, nameOf, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ask } from "../dns/ask.ts";
import { doubtIn } from "../dns/doubt.ts";
import { textsOf } from "../dns/texts.ts";
import { unheardOf } from "../dns/wildcard.ts";
import { below, nodeAt, type DkimNode } from "./node.ts";

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

/** What any name below `_domainkey` answers. */
interface DkimWildcard {
  readonly state: "present" | "absent" | "unknown";
  readonly texts: readonly string[];
  /** Whether it says that every key is revoked. */
  readonly isRevoking: boolean;
  /** Where it leads as an alias behind which nothing is; null where it does not. */
  readonly target: DnsName | null;
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
  const isExplained = seen.some(({ state }) => state !== "absent" && state !== "unknown");
  return { selectors: seen, wildcard, node: await nodeAt(context, domain, node, isExplained) };
}

const nowhere: DkimLook = {
  selectors: [],
  wildcard: { state: "absent", texts: [], isRevoking: false, target: null },
  node: { state: "none", reason: null, at: null },
};

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
  const bare = { texts, isRevoking: false, target: null };
  if (told.length > 0 && told.every(({ answer }) => answer.kind === "found")) {
    const keys = told.map((each) => chooseDkimKey(each.texts));
    return {
      ...bare,
      state: "present",
      isRevoking: keys.every((each) => each.kind === "one" && each.record.isRevoked),
    };
  }
  if (told.some(({ answer }) => answer.kind === "unknown")) return { ...bare, state: "unknown" };
  const targets = await Promise.all(names.map((each) => deadEndOf(context, each)));
  const [target] = targets;
  return target && targets.every((each) => each !== null && isSameName(each, target))
    ? { ...bare, state: "present", target }
    : { ...bare, state: "absent" };
}

/** Where a name leads that is an alias of nothing; null where it is none, or that could not be told. */
async function deadEndOf(context: Asking, name: DnsName): Promise<DnsName | null> {
  const told = await ask(context, name, types.TXT);
  const { answer } = told;
  if (answer.kind === "unknown" || answer.kind === "found" || answer.aliases.length === 0) return null;
  return (await doubtIn(told)) === null ? targetOf(name, answer.name) : null;
}

/** What an alias names: of a name that a DNAME has moved (RFC 6672 §2.2) the part that is not the name's own. */
function targetOf(name: DnsName, end: DnsName): DnsName {
  const [own, labels] = [labelsOf(name), labelsOf(end)];
  const kept = labels.findIndex((each, index) => !own[index]?.equals(each));
  return kept < 1 ? end : nameOf(labels.slice(kept));
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
    if (aliases.length === 0) return { ...seen, state: "absent" };
    const isOfAny = wildcard.target !== null && isSameName(targetOf(name, answer.name), wildcard.target);
    return { ...seen, state: isOfAny ? "wildcard" : "dangling" };
  }
  // What is there by itself hides the wildcard (RFC 4592 §2.2.1), so that only what differs from it tells anything.
  const isOfAny = wildcard.state === "present" && texts.every((each) => wildcard.texts.includes(each));
  const choice = chooseDkimKey(texts);
  if (isOfAny) return { ...seen, state: "wildcard", key: choice.kind === "one" ? choice.record : null };
  if (choice.kind === "none") return { ...seen, state: "other" };
  return choice.kind === "one" ? { ...seen, state: "key", key: choice.record } : { ...seen, state: "several" };
}
