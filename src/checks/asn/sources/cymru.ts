import type { Context } from "../../../core/check.ts";
import { types } from "../../../formats/dns/codes.ts";
import { joinedText } from "../../../formats/dns/data.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import {
  asName,
  originName,
  readAs,
  readOrigin,
  type CymruAs,
  type CymruOrigin,
} from "../../../formats/routing/cymru.ts";
import { ask } from "../../../probes/dns/lookup.ts";
import type { Told } from "./ledger.ts";

const patience = 2000;

/** Looks up the most specific announcement of an address and all of its origin AS at Team Cymru, over DNS. */
export async function askOrigin(context: Context, address: string): Promise<Told<CymruOrigin>> {
  return askTexts(context, originName(address), (texts) => {
    const all = texts.flatMap((text) => readOrigin(text, address) ?? []);
    const longest = Math.max(...all.map(bitsOf));
    const [first, ...others] = all.filter((each) => bitsOf(each) === longest);
    return first ? { ...first, asns: [...new Set([first, ...others].flatMap(({ asns }) => asns))] } : null;
  });
}

function bitsOf({ prefix }: CymruOrigin): number {
  return Number(prefix.split("/")[1]);
}

/** Looks up the name of an AS at Team Cymru, over DNS. */
export async function askName(context: Context, asn: number): Promise<Told<CymruAs>> {
  return askTexts(context, asName(asn), (texts) => texts.flatMap((text) => readAs(text, asn) ?? [])[0] ?? null);
}

async function askTexts<T>(
  context: Context,
  name: DnsName,
  read: (texts: readonly string[]) => T | null,
): Promise<Told<T>> {
  const { answer } = await ask(context, name, types.TXT, { patience });
  if (answer.kind === "unknown") return { state: "failed", reason: answer.reason };
  const records = answer.kind === "found" ? recordsOf("TXT", answer.records) : [];
  if (records.length === 0) return { state: "empty" };
  const value = read(records.map(({ data }) => joinedText(data.strings)));
  // The data is refreshed every four hours; the answer carries no time.
  return value === null
    ? { state: "failed", reason: "source.malformed" }
    : { state: "told", value, asOf: context.now().toISOString() };
}
