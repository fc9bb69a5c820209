import { isIP } from "node:net";
import type { DnsName } from "../../formats/dns/name.ts";
import type { SpfRecord } from "../../formats/spf/record.ts";
import { common, rangeOf } from "../../formats/spf/ranges.ts";
import type { SpfTerm } from "../../formats/spf/terms.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import type { SpfAsk } from "../../probes/spf/question.ts";

/** The addresses of a domain's own host that terms of its own record name as senders. RFC 7208 §5.1: mechanisms after `all` are ignored. */
export async function ownHostIn(asking: SpfAsk, name: DnsName, { terms }: SpfRecord): Promise<readonly string[]> {
  const end = terms.findIndex((each) => each.kind === "directive" && each.mechanism === "all");
  const counted = end < 0 ? terms : terms.slice(0, end);
  const [four, six] = await Promise.all([asking(name, "A"), asking(name, "AAAA")]);
  const addresses = [
    ...recordsOf("A", four.kind === "found" ? four.records : []),
    ...recordsOf("AAAA", six.kind === "found" ? six.records : []),
  ].map(({ data }) => data.address);
  return addresses.filter((address) => counted.some((each) => isLet(each, address, plainText(name))));
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
