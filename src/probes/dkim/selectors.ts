import type { Context } from "../../core/check.ts";
import { below } from "../../formats/dns/below.ts";
import { types } from "../../formats/dns/codes.ts";
import { chooseDkimKey, type DkimKey } from "../../formats/dkim/key.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { isSameName, labelsOf, nameOf, type DnsName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { ask, type LookupContext } from "../dns/lookup.ts";
import { doubtfulReasonIn } from "../dns/doubtful.ts";
import { textsOf } from "../dns/texts.ts";
import { unheardOf } from "../dns/wildcard.ts";
import { nodeAt, type DkimNode } from "./node.ts";

/** The records at a selector. */
export interface DkimSelector {
  readonly selector: string;
  /**
   * `dangling`: an alias whose target does not exist. `other`: TXT records that are not keys. `several`: more than one key; receivers may
   * use any of them. `wildcard`: the answer that every name gets.
   */
  readonly state: "key" | "several" | "other" | "dangling" | "absent" | "wildcard" | "unknown";
  readonly reason: string | null;
  /** The owner name of the TXT records, after following aliases. */
  readonly at: DnsName | null;
  readonly aliases: readonly DnsName[];
  readonly texts: readonly string[];
  readonly key: DkimKey | null;
}

/** The answer for an arbitrary name below `_domainkey`. */
interface DkimWildcard {
  readonly state: "present" | "absent" | "unknown";
  readonly texts: readonly string[];
  /** Whether it revokes every key (an empty p=). */
  readonly isRevoking: boolean;
  /** The alias target that does not exist; null where there is no such alias. */
  readonly target: DnsName | null;
}

/** The selectors that were looked up, and why guessed selectors may prove nothing. */
export interface DkimLook {
  readonly selectors: readonly DkimSelector[];
  readonly wildcard: DkimWildcard;
  readonly node: DkimNode;
}

/**
 * Looks up selectors of a domain. The parent name is asked for last: after an NXDOMAIN for it a resolver may not ask for names below it any
 * more, and some servers wrongly deny it.
 */
export async function lookAtSelectors(
  context: LookupContext & Pick<Context, "now">,
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

/** The name of a selector, which may have several labels (RFC 6376 §3.1); null where it is not a valid name. */
function selectorName(domain: DnsName, selector: string): DnsName | null {
  try {
    const node = below(domain, "_domainkey");
    return node && nameOf([...labelsOf(parseName(selector)), ...labelsOf(node)]);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

async function wildcardAt(context: LookupContext & Pick<Context, "now">, node: DnsName): Promise<DkimWildcard> {
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

/** The target of a dangling alias; null where the name is not one, or this is unknown. */
async function deadEndOf(context: LookupContext, name: DnsName): Promise<DnsName | null> {
  const told = await ask(context, name, types.TXT);
  const { answer } = told;
  if (answer.kind === "unknown" || answer.kind === "found" || answer.aliases.length === 0) return null;
  return (await doubtfulReasonIn(told)) === null ? targetOf(name, answer.name) : null;
}

/** The name that an alias points to. For a name that a DNAME redirects (RFC 6672 §2.2), its own labels are removed. */
function targetOf(name: DnsName, end: DnsName): DnsName {
  const [own, labels] = [labelsOf(name), labelsOf(end)];
  const kept = labels.findIndex((each, index) => !own[index]?.equals(each));
  return kept < 1 ? end : nameOf(labels.slice(kept));
}

async function lookAt(
  context: LookupContext,
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
    const reason = await doubtfulReasonIn(told);
    if (reason !== null) return { ...seen, state: "unknown", reason };
    if (aliases.length === 0) return { ...seen, state: "absent" };
    const isOfAny = wildcard.target !== null && isSameName(targetOf(name, answer.name), wildcard.target);
    return { ...seen, state: isOfAny ? "wildcard" : "dangling" };
  }
  // An existing name hides the wildcard (RFC 4592 §2.2.1), so only an answer that differs from the wildcard proves a record.
  const isOfAny = wildcard.state === "present" && texts.every((each) => wildcard.texts.includes(each));
  const choice = chooseDkimKey(texts);
  if (isOfAny) return { ...seen, state: "wildcard", key: choice.kind === "one" ? choice.record : null };
  if (choice.kind === "none") return { ...seen, state: "other" };
  return choice.kind === "one" ? { ...seen, state: "key", key: choice.record } : { ...seen, state: "several" };
}
