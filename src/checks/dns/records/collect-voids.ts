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

/** Where a record leads nowhere. */
interface DeadEnds {
  /** By what a look-up finds nothing, as often as it is done: RFC 7208 §4.6.4 counts answers without records as it counts denials. */
  readonly voids: readonly string[];
  /** Included names, or one redirected to, that the DNS cannot have. */
  readonly impossible: readonly string[];
}

/** What each mechanism asks for; `a` asks for the family of whoever sends, and finds nothing for everybody where there is neither. */
const asked: Readonly<Record<string, readonly number[]>> = {
  a: [types.A, types.AAAA],
  mx: [types.MX],
  exists: [types.A],
};

/** So many terms are looked at, far more than receivers do. */
const mostTerms = 40;

/** The longest name that can be written; of a longer one receivers cut off the front, RFC 7208 §7.3. */
const longestName = 253;

/** Where the SPF record of a name leads nowhere, whoever sends. */
export async function deadEndsOf(
  context: Pick<Context, "net" | "once">,
  own: DnsName,
  record: SpfRecord | null,
): Promise<DeadEnds> {
  // RFC 7208 §4.6: of a record that cannot be read nothing counts.
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
