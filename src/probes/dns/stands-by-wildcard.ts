import type { Context } from "../../core/check.ts";
import { types, typeText } from "../../formats/dns/codes.ts";
import { parentOf, type DnsName } from "../../formats/dns/name.ts";
import { ask } from "./lookup.ts";
import { observeWildcard, wildcardTypes, type Wildcard } from "./wildcard.ts";

/**
 * Whether a name exists only through a wildcard (`present`). RFC 4592 §2.2.1 and §3.3.1: any record at the name, or below it, makes it
 * exist and hides the wildcard. `types` are the types that it would lose.
 */
export async function standsByWildcard(
  context: Pick<Context, "net" | "once" | "now">,
  name: DnsName,
): Promise<Wildcard> {
  const parent = parentOf(name);
  if (!parent || (await isApex(context, name))) return itself;
  const beside = await observeWildcard(context, parent);
  if (beside.state !== "present") return beside;
  const told = await Promise.all(wildcardTypes.map((type) => ask(context, name, type)));
  const differs = wildcardTypes.some((type, at) => {
    const kind = told[at]?.answer.kind;
    return kind !== "unknown" && (kind === "found") !== beside.types.includes(typeText(type));
  });
  if (differs) return itself;
  // RFC 4592 §3.3.1: if the name exists, it is the closest encloser of names below it, and the wildcard beside it does not apply to them.
  return observeWildcard(context, name);
}

/** A zone apex always exists; the SOA of an alias's target does not show an apex. */
async function isApex(context: Pick<Context, "net" | "once">, name: DnsName): Promise<boolean> {
  const { answer } = await ask(context, name, types.SOA);
  return answer.kind === "found" && answer.aliases.length === 0;
}

const itself: Wildcard = { state: "absent", reason: null, types: [] };
