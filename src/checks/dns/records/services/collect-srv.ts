import { isIP } from "node:net";
import { serviceNames } from "../../../../data/dns/service-names.ts";
import { below } from "../../../../formats/dns/below.ts";
import { types } from "../../../../formats/dns/codes.ts";
import { labelsOf, type DnsName } from "../../../../formats/dns/name.ts";
import { recordsOf, type RecordOf } from "../../../../formats/dns/set.ts";
import type { Reference } from "../../../../probes/dns/dangling.ts";
import { ask, type LookupContext } from "../../../../probes/dns/lookup.ts";
import { plainText } from "../../../../probes/dns/plain-text.ts";
import type { RecordsRaw } from "../schema.ts";

type Srv = RecordsRaw["srv"]["list"][number];

/** Maximum number of records examined. */
const mostRecords = 48;

interface Found {
  /** The place as references name it. */
  readonly by: string;
  readonly records: readonly RecordOf<"SRV">[];
}

/** The SRV records of a name and of well-known services below it, and the hosts they point to. */
export async function srvOf(
  context: LookupContext,
  name: DnsName,
): Promise<{ readonly raw: RecordsRaw["srv"]; readonly references: readonly Reference[] }> {
  const services = serviceNames.flatMap((service) => {
    const at = below(name, ...service.split("."));
    return at ? [{ at, by: `SRV of ${service}` }] : [];
  });
  const found = await Promise.all([{ at: name, by: "SRV" }, ...services].map((each) => foundAt(context, each)));
  const all = found.flatMap(({ by, records }) => records.map((record) => ({ by, record })));
  const kept = all.slice(0, mostRecords);
  return {
    raw: { list: await Promise.all(kept.map(({ record }) => seenRecord(context, record))), total: all.length },
    references: kept
      .map(({ by, record }) => ({ by, name: record.data.target }))
      .filter((each) => isIP(plainText(each.name)) === 0),
  };
}

async function foundAt(
  context: LookupContext,
  { at, by }: { readonly at: DnsName; readonly by: string },
): Promise<Found> {
  const { answer } = await ask(context, at, types.SRV);
  return { by, records: answer.kind === "found" ? recordsOf("SRV", answer.records) : [] };
}

async function seenRecord(context: LookupContext, { name, data }: RecordOf<"SRV">): Promise<Srv> {
  const { priority, weight, port, target } = data;
  const state = await targetState(context, target);
  return { owner: plainText(name), priority, weight, port, target: plainText(target), ...state };
}

/** RFC 2782: the target is a host with addresses and no alias; the root means that the service does not exist. */
async function targetState(context: LookupContext, target: DnsName): Promise<Pick<Srv, "state" | "reason">> {
  if (labelsOf(target).length === 0) return { state: "unavailable", reason: null };
  if (isIP(plainText(target)) !== 0) return { state: "address", reason: null };
  const told = await Promise.all([ask(context, target, types.A), ask(context, target, types.AAAA)]);
  const answers = told.map(({ answer }) => answer);
  if (answers.some((answer) => answer.kind !== "unknown" && answer.aliases.length > 0)) {
    return { state: "alias", reason: null };
  }
  if (answers.some(({ kind }) => kind === "found")) return { state: "there", reason: null };
  const unknown = answers.find((answer) => answer.kind === "unknown");
  if (unknown?.kind === "unknown") return { state: "unknown", reason: unknown.reason };
  return { state: answers.every(({ kind }) => kind === "nxdomain") ? "missing" : "no-address", reason: null };
}
