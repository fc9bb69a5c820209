import { isIP } from "node:net";
import { printable } from "../../core/printable.ts";
import { types } from "../../formats/dns/codes.ts";
import { isSameName, isWithin, labelsOf, parentOf, type DnsName } from "../../formats/dns/name.ts";
import { nameText, parseName } from "../../formats/dns/name-text.ts";
import { addressOctets } from "../../formats/dns/reverse-name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, type DnsLookup } from "../../probes/dns/lookup.ts";
import { doubtfulReasonIn } from "../../probes/dns/doubtful.ts";
import { addressesIn } from "../../probes/dns/name-servers.ts";
import { securityOf } from "../../probes/dnssec/security.ts";
import type { DnssecContext } from "../../probes/dnssec/verified.ts";
import { registrableOf } from "../../probes/registration/registrable.ts";
import { genericSign } from "./generic.ts";
import type { ReverseDnsRaw } from "./schema.ts";

type Asker = DnssecContext;
type Pointer = ReverseDnsRaw["ptrNames"][number];

const mostAddresses = 16;
const longestName = 300;
/** A domain's mail server is usually in the domain or a parent of it; this many levels are queried. */
const mostDomains = 3;

/** Resolves one PTR name of an address. */
export async function lookAtPointer(context: Asker, name: DnsName, address: string): Promise<Pointer> {
  const domain = await registrableOf(nameText(name).replace(/\.$/, "").toLowerCase());
  const [four, six, isMailHost] = await Promise.all([
    ask(context, name, types.A),
    ask(context, name, types.AAAA),
    isMailHostOf(context, name, domain),
  ]);
  const own = isIP(address) === 4 ? four : six;
  const found = [...addressesIn(four), ...addressesIn(six)];
  return {
    name: printable(nameText(name), longestName),
    ...((await bogusOf(context, name, own, address)) ?? forwardOf(own, address, await doubtfulReasonIn(own))),
    addresses: found.slice(0, mostAddresses),
    addressesTotal: found.length,
    aliases: aliasesOf(own),
    anomalies: odditiesOf(name),
    generic: genericSign(nameText(name), domain, address),
    isMailHost,
  };
}

/** RFC 4035 §5.5: SERVFAIL may mean failed validation or unreachable servers. Our own validation tells which. */
async function bogusOf(
  context: DnssecContext,
  name: DnsName,
  { answer }: DnsLookup,
  address: string,
): Promise<Pick<Pointer, "forward" | "reason"> | null> {
  if (answer.kind !== "unknown" || answer.reason !== "SERVFAIL") return null;
  const { state, reason } = await securityOf(context, name, isIP(address) === 4 ? types.A : types.AAAA);
  return state === "bogus" ? { forward: "bogus", reason: reason ?? answer.reason } : null;
}

/** Whether a PTR name resolves back to the address. Only addresses of the same family count. */
function forwardOf(own: DnsLookup, address: string, doubt: string | null): Pick<Pointer, "forward" | "reason"> {
  const octets = addressOctets(address);
  const found = addressesIn(own);
  if (found.some((each) => addressOctets(each).equals(octets))) return { forward: "confirmed", reason: null };
  // A filtering resolver denies names that exist.
  if (doubt !== null) return { forward: "unknown", reason: doubt };
  if (own.answer.kind === "nxdomain") return { forward: "no-name", reason: "NXDOMAIN" };
  return found.length > 0 ? { forward: "other", reason: null } : { forward: "no-address", reason: "NODATA" };
}

function aliasesOf({ answer }: DnsLookup): readonly string[] {
  if (answer.kind === "unknown") return [];
  return answer.aliases.map(({ data }) => printable(nameText(data.name), longestName));
}

/** Whether the domain of a name, or a domain in between, has it as MX host. */
async function isMailHostOf(context: Asker, name: DnsName, domain: string | null): Promise<boolean | null> {
  if (domain === null) return false;
  const domains: DnsName[] = [];
  const top = parseName(domain);
  for (
    let each: DnsName | null = name;
    each && isWithin(each, top) && domains.length < mostDomains;
    each = parentOf(each)
  ) {
    domains.push(each);
  }
  if (!domains.some((each) => isSameName(each, top))) domains.push(top);
  const told = await Promise.all(domains.map((each) => ask(context, each, types.MX)));
  const exchanges = told.flatMap(({ answer }) => (answer.kind === "found" ? recordsOf("MX", answer.records) : []));
  if (exchanges.some(({ data }) => isSameName(data.exchange, name))) return true;
  return told.some(({ answer }) => answer.kind === "unknown") ? null : false;
}

const reverseZones = ["in-addr.arpa", "ip6.arpa"].map(parseName);
/** RFC 952 and RFC 1123 §2.1. */
const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

function odditiesOf(name: DnsName): Pointer["anomalies"] {
  const labels = labelsOf(name).map((label) => label.toString("latin1"));
  if (labels.length === 0) return ["root"];
  const isReverse = reverseZones.some((zone) => isWithin(name, zone));
  const isLike = labels.every((label) => /^\d{1,3}$/.test(label));
  return [
    ...(labels.every((label) => hostLabel.test(label)) ? [] : (["not-a-host"] as const)),
    ...(labels.length < 2 ? (["single-label"] as const) : []),
    ...(isLike ? (["address-like"] as const) : []),
    ...(isReverse ? (["reverse-zone"] as const) : []),
  ];
}
