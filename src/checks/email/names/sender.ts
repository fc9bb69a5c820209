import { isIP } from "node:net";
import { common, rangeOf } from "../../../formats/spf/ranges.ts";
import type { SpfTerm } from "../../../formats/spf/terms.ts";
import { parseSpf } from "../../../formats/spf/record.ts";
import type { NamesRaw } from "./schema.ts";
import type { DomainRaw } from "../schema.ts";

/**
 * The names of those addresses that count of a domain that only sends. RFC 5321 §5.1 makes its host one for mail where it takes some, and
 * nobody has heard it do so: a web site of a domain whose mail others send needs no name. It does where the record of the domain itself
 * names it as a sender, as receivers look at the names of those who send.
 */
export function namesOfSenders({ names, spf, mx }: DomainRaw): NamesRaw {
  const { text, passesAll } = spf.sight;
  if (mx.kind !== "implicit" || text === null || passesAll !== null) return { addresses: [], addressesTotal: 0 };
  const terms = termsOf(text);
  const addresses = names.addresses.filter(({ address }) => terms.some((each) => isLet(each, address, spf.name)));
  return { addresses, addressesTotal: addresses.length };
}

/** RFC 7208 §5.1: what stands behind all is never looked at. */
function termsOf(text: string): readonly SpfTerm[] {
  const { terms } = parseSpf(text);
  const end = terms.findIndex((each) => each.kind === "directive" && each.mechanism === "all");
  return end < 0 ? terms : terms.slice(0, end);
}

function isLet(term: SpfTerm, address: string, name: string): boolean {
  if (term.kind !== "directive" || term.qualifier !== "+") return false;
  if (term.mechanism === "a") return term.domain === null || isOwnName(term.text, name);
  if (!("network" in term) || isIP(term.network.address) !== isIP(address)) return false;
  return (
    common(rangeOf(term.network.address, term.network.prefix), rangeOf(address, isIP(address) === 4 ? 32 : 128))
      .length > 0
  );
}

function isOwnName(text: string, name: string): boolean {
  const named = /^\+?a:([^/]*)/i.exec(text)?.[1] ?? "";
  return named.toLowerCase().replace(/\.$/, "") === name || /^%\{[do]\}$/i.test(named);
}
