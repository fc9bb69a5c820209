import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { DnsError } from "../../../formats/dns/error.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { targetsIn } from "../../../formats/spf/effect.ts";
import type { SpfRecord } from "../../../formats/spf/record.ts";
import { printable } from "../../../core/printable.ts";
import { ask } from "../../../probes/dns/ask.ts";
import { doubtIn } from "../../../probes/dns/doubt.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";

/** Terms that point to names that do not exist. */
interface DeadEnds {
  /** Void lookups, repeated as often as they happen: RFC 7208 §4.6.4 counts empty answers like NXDOMAIN. */
  readonly voids: readonly string[];
  /** Targets of include or redirect that are not valid DNS names. */
  readonly impossible: readonly string[];
}

/** The record types that each mechanism looks up. `a` uses the sender's address family; it is void for everyone only if both are missing. */
const asked: Readonly<Record<string, readonly number[]>> = {
  a: [types.A, types.AAAA],
  mx: [types.MX],
  exists: [types.A],
};

/** Maximum number of terms examined, far more than receivers allow. */
const mostTerms = 40;

/** Maximum length of a name; receivers cut longer ones at the front (RFC 7208 §7.3). */
const longestName = 253;

/** Terms of the SPF record that point to nonexistent names for every sender. */
export async function deadEndsOf(
  context: Pick<Context, "net" | "once">,
  own: DnsName,
  record: SpfRecord | null,
): Promise<DeadEnds> {
  // RFC 7208 §4.6: a record with a syntax error has no effect.
  if (!record || record.faults.length > 0) return { voids: [], impossible: [] };
  const found = await Promise.all(
    targetsIn(record)
      .slice(0, mostTerms)
      .map(async ({ what, name: text }) => {
        const name = text === null ? own : nameFrom(text);
        const told = text === null ? plainText(own) : printable(text, longestName);
        const isImpossible = name === null && told.length <= longestName;
        if (what === "include" || what === "redirect") return { impossible: isImpossible ? [told] : [], voids: [] };
        const isVoid = name ? await findsNothing(context, name, asked[what] ?? []) : isImpossible && what in asked;
        return { impossible: [], voids: isVoid ? [told] : [] };
      }),
  );
  return { voids: found.flatMap(({ voids }) => voids), impossible: found.flatMap(({ impossible }) => impossible) };
}

function nameFrom(text: string): DnsName | null {
  try {
    return parseName(text.replaceAll("\\", "\\\\"));
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

async function findsNothing(
  context: Pick<Context, "net" | "once">,
  name: DnsName,
  kinds: readonly number[],
): Promise<boolean> {
  if (kinds.length === 0) return false;
  const told = await Promise.all(kinds.map((type) => ask(context, name, type)));
  const doubts = await Promise.all(told.map(doubtIn));
  return told.every(({ answer }, index) => answer.kind !== "found" && doubts[index] === null);
}
