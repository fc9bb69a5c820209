import type { Context } from "../../../core/check.ts";
import { printable } from "../../../core/printable.ts";
import { operatorOf } from "../../../data/mail/operators.ts";
import type { DkimKey } from "../../../formats/dkim/key.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { dkimGuesses } from "../../../probes/dkim/guesses.ts";
import { lookAtSelectors, type DkimSelector } from "../../../probes/dkim/selectors.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { parentKeys } from "./parents.ts";
import { longestKeyText, type DkimRaw } from "./schema.ts";
import { hidesKey } from "./repair.ts";
import { isUsableKey } from "./usable.ts";

/** Maximum number of aliases kept per selector. */
const mostAliases = 10;

/** Looks up the DKIM keys of a domain at guessed selectors and at those the user names. */
export async function collectDkim(
  context: Pick<Context, "net" | "once" | "now">,
  name: DnsName,
  named: readonly string[] = [],
): Promise<DkimRaw> {
  const guesses = await dkimGuesses(context, name);
  const asked = [...new Set([...named, ...guesses.selectors])];
  const { selectors, wildcard, node } = await lookAtSelectors(context, name, asked);
  const isNamed = (selector: string): boolean => named.includes(selector);
  // Answers from a wildcard are reported once.
  const ofAny = selectors.find(({ state }) => state === "wildcard");
  const told = selectors.filter(
    (each) => isNamed(each.selector) || each === ofAny || (each.state !== "absent" && each.state !== "wildcard"),
  );
  const hasKey = selectors.some(({ state, key }) => state === "key" && key !== null && isUsableKey(key));
  return {
    name: plainText(name),
    // A domain with keys of its own needs none of its parents.
    parents: hasKey ? [] : await parentKeys(context, name, named),
    selectors: told.map((each) => selectorOf(each, isNamed(each.selector))),
    queriedSelectors: asked,
    providers: guesses.operators.map((each) => each.name),
    node: { ...node, at: node.at && plainText(node.at) },
    wildcard: {
      state: wildcard.state,
      isRevoking: wildcard.isRevoking,
      target: wildcard.target && plainText(wildcard.target),
    },
  };
}

function selectorOf(seen: DkimSelector, isNamed: boolean): DkimRaw["selectors"][number] {
  const { selector, state, reason, at, aliases, texts, key } = seen;
  const last = aliases.at(-1);
  const text = texts.find(hidesKey) ?? texts[0];
  return {
    selector,
    isNamed,
    state,
    reason,
    at: at ? plainText(at) : "",
    aliases: aliases.slice(0, mostAliases).map(plainText),
    operator: (last && operatorOf(plainText(last))?.name) ?? null,
    total: texts.length,
    text: key || text !== undefined ? printable((key?.text ?? text ?? "").replaceAll("\t", " "), longestKeyText) : null,
    key: key && keyOf(key),
  };
}

function keyOf({
  type,
  bits,
  key,
  isTesting,
  isStrict,
  isRevoked,
  problems,
}: DkimKey): DkimRaw["selectors"][number]["key"] {
  const isUsable = isUsableKey({ key, problems });
  return { type: printable(type, 40), bits, isUsable, isTesting, isStrict, isRevoked, problems };
}
