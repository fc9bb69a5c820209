import type { Context } from "../../core/check.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import { types } from "../../formats/dns/codes.ts";
import { joinedText } from "../../formats/dns/data.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask } from "./lookup.ts";

/** The TXT records of a name, each joined from its strings; empty if there are none, or the lookup failed. */
export interface Texts {
  readonly answer: DnsAnswer;
  readonly texts: readonly string[];
}

/** Looks up the TXT records of a name. */
export async function textsOf(context: Pick<Context, "net" | "once">, name: DnsName): Promise<Texts> {
  const { answer } = await ask(context, name, types.TXT);
  const records = answer.kind === "found" ? recordsOf("TXT", answer.records) : [];
  return { answer, texts: records.map(({ data }) => joinedText(data.strings)) };
}
