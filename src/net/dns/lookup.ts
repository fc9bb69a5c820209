import { answerIn, type DnsAnswer } from "../../formats/dns/answer.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import type { Undetermined } from "./undetermined.ts";

/** The record types that hold addresses. */
export type AddressType = "A" | "AAAA";

/** The addresses of a name, and for how many seconds they are valid. */
export type Lookup =
  | { readonly kind: "addresses"; readonly addresses: readonly string[]; readonly seconds: number }
  /** An authoritative denial: the name does not exist, or has no address of this family. */
  | { readonly kind: "nxdomain" | "none"; readonly seconds: number }
  /** The lookup failed; the reason is a language-independent code. */
  | { readonly kind: "failed"; readonly detail: string; readonly tried?: Undetermined["tried"] }
  | { readonly kind: "silent"; readonly tried?: Undetermined["tried"] };

/** Looks up the addresses of a host. Rejects with the reason of the signal, or with `Failure` when a budget is exhausted. */
export type Resolve = (host: string, type: AddressType, signal: AbortSignal) => Promise<Lookup>;

/** The result of a question, as far as it matters here. */
type Told = { readonly message: DnsMessage } | Undetermined;

/** The addresses of a name in an answer. */
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
