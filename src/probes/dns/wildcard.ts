import { createHash } from "node:crypto";
import type { Context } from "../../core/check.ts";
import { types, typeText } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { labelsOf, nameOf, type DnsName } from "../../formats/dns/name.ts";
import { ask } from "./ask.ts";
import { plainText } from "./plain-text.ts";

/** Whether names that nobody has made are there all the same, RFC 4592. */
export interface Wildcard {
  readonly state: "present" | "absent" | "unknown";
  readonly reason: string | null;
  /** The types of records that any name has. */
  readonly types: readonly string[];
}

/** The types that are asked for. */
export const wildcardTypes = [types.A, types.AAAA, types.MX, types.TXT] as const;

/**
 * Asks for two names below one that nobody can have made. An empty answer is no proof of a wildcard: servers that sign while they
 * answer deny every name that way (RFC 9824).
 */
export async function wildcardBelow(context: Pick<Context, "net" | "once" | "now">, name: DnsName): Promise<Wildcard> {
  const names = [1, 2].flatMap((turn) => unheardOf(name, `${context.now().toISOString()} ${turn}`) ?? []);
  // Below a name as long as a name can be there is none.
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

/** A name below another one that nobody can have made, the same for the same seed, and for no other; null where that would be too long. */
export function unheardOf(name: DnsName, seed: string): DnsName | null {
  const label = createHash("sha256")
    .update(`${plainText(name)} ${seed}`)
    .digest("hex")
    .slice(0, 20);
  try {
    return nameOf([Buffer.from(label), ...labelsOf(name)]);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}
