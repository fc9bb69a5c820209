import { isSameName, root, type DnsName } from "../../formats/dns/name.ts";
import type { Told } from "./ask.ts";
import { plainText } from "./plain-text.ts";
import { isTampered } from "../dnssec/withheld.ts";

/**
 * Why an answer without records says nothing of the name, in a word that has no language; null where its zone says so. Resolvers that
 * withhold names deny them, and only a zone shows its SOA record (RFC 2308 §2).
 */
export async function doubtIn(told: Told): Promise<string | null> {
  const { answer } = told;
  if (answer.kind === "unknown") return answer.reason;
  if (answer.kind === "found") return null;
  if (isTampered(told)) return "FILTERED";
  if (!answer.soa) return "NO-SOA";
  // A private root has few top-level domains, and says nothing of those that everybody else has.
  const isDeniedByRoot = answer.kind === "nxdomain" && isSameName(answer.soa.name, root);
  return isDeniedByRoot && (await isInPublicDomain(answer.name)) ? "PRIVATE-ROOT" : null;
}

/** Whether a name is below a top-level domain that there is, or a suffix of one (the part of the Public Suffix List about the DNS). */
export async function isInPublicDomain(name: DnsName): Promise<boolean> {
  const { parse } = await import("tldts");
  const { isIcann } = parse(plainText(name), {
    allowPrivateDomains: false,
    extractHostname: false,
    validateHostname: false,
  });
  return isIcann === true;
}
