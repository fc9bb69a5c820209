import { printable } from "../../../../core/printable.ts";
import { types } from "../../../../formats/dns/codes.ts";
import { labelsOf, type DnsName } from "../../../../formats/dns/name.ts";
import { naptrFaults } from "../../../../formats/dns/naptr.ts";
import { recordsOf, type RecordOf } from "../../../../formats/dns/set.ts";
import type { Reference } from "../../../../probes/dns/dangling.ts";
import { ask, type LookupContext } from "../../../../probes/dns/lookup.ts";
import { plainText } from "../../../../probes/dns/plain-text.ts";
import { stateOf } from "../collect-texts.ts";
import type { RecordsRaw } from "../schema.ts";

type Naptr = RecordsRaw["naptr"]["list"][number];

/** Limits of what is examined and kept. */
const mostRecords = 32;
const longestText = 255;

/** The NAPTR records of a name, and the names they lead to. */
export async function naptrOf(
  context: LookupContext,
  name: DnsName,
): Promise<{ readonly raw: RecordsRaw["naptr"]; readonly references: readonly Reference[] }> {
  const { answer } = await ask(context, name, types.NAPTR);
  const all = answer.kind === "found" ? recordsOf("NAPTR", answer.records) : [];
  const records = all.slice(0, mostRecords);
  const list = await Promise.all(records.map((record) => seenRecord(context, record)));
  return {
    raw: { ...stateOf(answer), list, total: all.length },
    references: records.map(({ data }) => ({ name: data.replacement, by: "NAPTR" })),
  };
}

async function seenRecord(context: LookupContext, { data }: RecordOf<"NAPTR">): Promise<Naptr> {
  const [flags, services, regexp] = [data.flags, data.services, data.expression].map((bytes) =>
    printable(bytes.toString("latin1"), longestText),
  );
  return {
    order: data.order,
    preference: data.preference,
    flags: flags ?? "",
    services: services ?? "",
    regexp: regexp ?? "",
    replacement: plainText(data.replacement),
    faults: naptrFaults(data),
    hasTarget: await hasTarget(context, data),
  };
}

/** RFC 3404 §4.3: S leads to SRV records, A to addresses, and no flag to further NAPTR records. */
const promised: Readonly<Record<string, readonly number[]>> = {
  S: [types.SRV],
  A: [types.A, types.AAAA],
  "": [types.NAPTR],
};

async function hasTarget(
  context: LookupContext,
  { flags, replacement }: RecordOf<"NAPTR">["data"],
): Promise<boolean | null> {
  const wanted = promised[flags.toString("latin1").toUpperCase()];
  if (!wanted || labelsOf(replacement).length === 0) return null;
  const told = await Promise.all(wanted.map((type) => ask(context, replacement, type)));
  if (told.some(({ answer }) => answer.kind === "found")) return true;
  return told.some(({ answer }) => answer.kind === "unknown") ? null : false;
}
