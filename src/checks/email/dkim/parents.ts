import type { Context } from "../../../core/check.ts";
import { isSameName, isWithin, upwards, type DnsName } from "../../../formats/dns/name.ts";
import { dkimGuesses } from "../../../probes/dkim/guesses.ts";
import { lookAtSelectors, type DkimLook } from "../../../probes/dkim/selectors.ts";
import { listedDomain } from "../../../probes/dmarc/walk.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { isUsableKey } from "./usable.ts";
import type { DkimRaw } from "./schema.ts";

type Parent = DkimRaw["parents"][number];

/** Maximum number of parents looked up: the nearest ones, and the organisational domain. */
const mostParents = 3;

/**
 * The DKIM keys of the domains above a name, up to its organisational domain. With relaxed alignment (RFC 9989 §4.4.1) a signature of any of them
 * proves mail of the name.
 */
export async function parentKeys(
  context: Pick<Context, "net" | "once" | "now">,
  name: DnsName,
  named: readonly string[],
): Promise<readonly Parent[]> {
  const organisation = await listedDomain(name);
  if (!organisation || isSameName(organisation, name)) return [];
  const above = [...upwards(name)].filter((each) => !isSameName(each, name) && isWithin(each, organisation));
  const chosen = [...above.slice(0, mostParents - 1), organisation].filter(
    (each, index, all) => all.findIndex((other) => isSameName(other, each)) === index,
  );
  return Promise.all(chosen.map((each) => keysAt(context, each, named)));
}

async function keysAt(
  context: Pick<Context, "net" | "once" | "now">,
  name: DnsName,
  named: readonly string[],
): Promise<Parent> {
  const guesses = await dkimGuesses(context, name);
  const look = await lookAtSelectors(context, name, [...new Set([...named, ...guesses.selectors])]);
  const usable = look.selectors.filter(({ state, key }) => state === "key" && key !== null && isUsableKey(key));
  return { name: plainText(name), state: stateOf(look, usable.length), selectors: usable.map((each) => each.selector) };
}

function stateOf({ selectors, node, wildcard }: DkimLook, usable: number): Parent["state"] {
  if (usable > 0) return "keys";
  const isUnknown = node.state === "unknown" || wildcard.state === "unknown";
  if (isUnknown || selectors.some(({ state }) => state === "unknown")) return "unknown";
  const isHidden = node.state === "present" && wildcard.state === "absent";
  return isHidden && selectors.every(({ state }) => state === "absent") ? "hidden" : "none";
}
