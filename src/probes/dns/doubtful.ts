import { isSameName, root, type DnsName } from "../../formats/dns/name.ts";
import type { DnsLookup } from "./lookup.ts";
import { plainText } from "./plain-text.ts";
import { isTampered } from "../dnssec/withheld.ts";

/**
 * Why a negative answer proves nothing about the name, as a language-independent code; null where its zone denies the name. Filtering
 * resolvers return NXDOMAIN as well, but only a zone includes its SOA record (RFC 2308 §2).
 */
export async function doubtfulReasonIn(told: DnsLookup): Promise<string | null> {
  const { answer } = told;
  if (answer.kind === "unknown") return answer.reason;
  if (answer.kind === "found") return null;
  if (isTampered(told)) return "FILTERED";
  if (!answer.soa) return "NO-SOA";
  // A private root has few top-level domains and proves nothing about the public ones.
  const isDeniedByRoot = answer.kind === "nxdomain" && isSameName(answer.soa.name, root);
  return isDeniedByRoot && (await isInPublicDomain(answer.name)) ? "PRIVATE-ROOT" : null;
}

/** Whether a name is below an existing top-level domain or an ICANN suffix of the Public Suffix List. */
export async function isInPublicDomain(name: DnsName): Promise<boolean> {
  const { parse } = await import("tldts");
  const { isIcann } = parse(plainText(name), {
    allowPrivateDomains: false,
    extractHostname: false,
    validateHostname: false,
  });
  return isIcann === true;
}
