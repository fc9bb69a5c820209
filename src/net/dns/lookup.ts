import { answerIn, type DnsAnswer } from "../../formats/dns/answer.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import type { Untold } from "./unheard.ts";

/** The types whose data is an address. */
export type AddressType = "A" | "AAAA";

/** What is known of the addresses of a name, and for how many seconds. */
export type Lookup =
  | { readonly kind: "addresses"; readonly addresses: readonly string[]; readonly seconds: number }
  /** There is no such name, or it has no address of this kind: somebody who must know has said so. */
  | { readonly kind: "nxdomain" | "none"; readonly seconds: number }
  /** Could not tell, and why, in a word that has no language. */
  | { readonly kind: "failed"; readonly detail: string; readonly tried?: Untold["tried"] }
  | { readonly kind: "silent"; readonly tried?: Untold["tried"] };

/** Asks for the addresses of a host. Rejects with the reason of the signal, or with `Failure` at the end of a budget. */
export type Resolve = (host: string, type: AddressType, signal: AbortSignal) => Promise<Lookup>;

/** Why nobody was asked: nothing can have such a name. */
export const badName = "BADNAME";

/** What came of a question, as far as it matters here. */
type Told = { readonly message: DnsMessage } | Untold;

/** What an answer says of the addresses of a name. */
export function lookupIn(told: Told, name: DnsName, type: AddressType): Lookup {
  if ("message" in told) return toLookup(answerIn(told.message, name, types[type]));
  const { tried } = told;
  const by = tried && { tried };
  return "silent" in told ? { kind: "silent", ...by } : { kind: "failed", detail: told.failed, ...by };
}

function toLookup(answer: DnsAnswer): Lookup {
  if (answer.kind === "unknown") return { kind: "failed", detail: answer.reason };
  const { seconds } = answer;
  if (answer.kind === "nxdomain") return { kind: "nxdomain", seconds };
  if (answer.kind === "nodata") return { kind: "none", seconds };
  const found = answer.records.flatMap(({ data }) => (data.type === "A" || data.type === "AAAA" ? [data.address] : []));
  return { kind: "addresses", addresses: [...new Set(found)], seconds };
}
