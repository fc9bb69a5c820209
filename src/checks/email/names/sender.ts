import { isIP } from "node:net";
import { common, rangeOf } from "../../../formats/spf/ranges.ts";
import type { SpfTerm } from "../../../formats/spf/terms.ts";
import { parseSpf } from "../../../formats/spf/record.ts";
import type { NamesRaw } from "./schema.ts";
import type { DomainRaw } from "../schema.ts";

/**
 * The PTR records that count for a domain that only sends. By RFC 5321 §5.1 its own host is a mail host, but here it accepts no mail. It needs a PTR
 * record only if the domain's own SPF record lists it as a sender, because receivers check the PTR record of senders.
 */
export function namesOfSenders({ names, spf, mx }: DomainRaw): NamesRaw {
  const { text, passesAll } = spf.sight;
  if (mx.kind !== "implicit" || text === null || passesAll !== null) return { addresses: [], addressesTotal: 0 };
  const terms = termsOf(text);
  const addresses = names.addresses.filter(({ address }) => terms.some((each) => isLet(each, address, spf.name)));
  return { addresses, addressesTotal: addresses.length };
}

/** RFC 7208 §5.1: mechanisms after `all` are ignored. */
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
