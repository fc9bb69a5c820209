import { createHash } from "node:crypto";
import type { Context } from "../../core/check.ts";
import { below } from "../../formats/dns/below.ts";
import { types, typeText } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { ask } from "./lookup.ts";
import { plainText } from "./plain-text.ts";

/** Whether arbitrary names exist because of a wildcard, RFC 4592. */
export interface Wildcard {
  readonly state: "present" | "absent" | "unknown";
  readonly reason: string | null;
  /** The record types that every name has. */
  readonly types: readonly string[];
}

/** The types that are asked for. */
export const wildcardTypes = [types.A, types.AAAA, types.MX, types.TXT] as const;

/**
 * Asks for two random names below a name. An empty answer does not prove a wildcard: servers that sign online deny names that way (RFC
 * 9824).
 */
export async function observeWildcard(
  context: Pick<Context, "net" | "once" | "now">,
  name: DnsName,
): Promise<Wildcard> {
  const names = [1, 2].flatMap((turn) => unheardOf(name, `${context.now().toISOString()} ${turn}`) ?? []);
  // A name of maximal length has no names below it.
  if (names.length === 0) return { state: "absent", reason: null, types: [] };
  const told = await Promise.all(
    wildcardTypes.map((type) => Promise.all(names.map((each) => ask(context, each, type)))),
  );
  const found = wildcardTypes.filter((_, index) => told[index]?.every(({ answer }) => answer.kind === "found"));
  if (found.length > 0) return { state: "present", reason: null, types: found.map(typeText) };
  const [untold] = told.flat().flatMap(({ answer }) => (answer.kind === "unknown" ? [answer.reason] : []));
  return untold === undefined
    ? { state: "absent", reason: null, types: [] }
    : { state: "unknown", reason: untold, types: [] };
}

/** A random name below another one, deterministic for a seed; null where it would be too long. */
export function unheardOf(name: DnsName, seed: string): DnsName | null {
  const label = createHash("sha256")
    .update(`${plainText(name)} ${seed}`)
    .digest("hex")
    .slice(0, 20);
  return below(name, label);
}
