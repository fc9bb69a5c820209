import { types } from "../../../formats/dns/codes.ts";
import { nameText } from "../../../formats/dns/name-text.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { dmarcNameOf } from "../../../probes/dmarc/policy.ts";
import { ask } from "../../../probes/dns/lookup.ts";
import { securityIn, securityOf, type Security } from "../../../probes/dnssec/security.ts";
import type { SetSecurity } from "../../../probes/dnssec/set-security.ts";
import type { DnssecContext } from "../../../probes/dnssec/verified.ts";
import type { ZoneLink } from "../../../probes/dnssec/zone-link.ts";
import { listedTypes } from "../zone/schema-listing.ts";
import type { SeenSecurity } from "./schema.ts";
import { changeOf, denialOf } from "./zone-facts.ts";

/** The trust chain of a name has few zones, and its aliases lead to few others. */
const mostLinks = 24;

/** Validates the SOA record of the zone and each record set of the name by itself: one set may be bogus while others are valid. */
export async function securityFor(context: DnssecContext, name: DnsName, zone: DnsName): Promise<SeenSecurity> {
  const facts = Promise.all([denialOf(context, zone), changeOf(context, zone)]);
  const dmarc = dmarcSetsOf(context, name);
  const [own, ...sets] = await Promise.all([
    securityOf(context, zone, types.SOA),
    securityOf(context, name, types.A),
    ...listedTypes.filter((type) => type !== "A").map((type) => verify(context, name, types[type])),
  ]);
  const [denial, change] = await facts;
  // The zone's SOA record may be valid although the name's own set is bogus.
  const link = own.state === "bogus" && own.links.find((each) => isZone(each, zone) && each.state === "secure");
  const parts = [...(link ? own.sets : []), ...sets.flatMap((each) => each.sets)];
  const links = [own, ...sets].flatMap((each) => each.links);
  return {
    state: link ? link.state : own.state,
    reason: link ? link.reason : own.reason,
    zone: spelt(own.zone),
    chainOfTrust: links
      .filter(isFirst((each) => each.zone))
      .slice(0, mostLinks)
      .map(seenLink),
    rrsets: parts.filter(isFirst((each) => `${each.name} ${each.type}`)).map(seenSet),
    dmarc: await dmarc,
    denial,
    childDs: change,
    resolverValidation: seenOpinion(own),
    isRemembered: false,
  };
}

/** Receivers that validate treat a DMARC record with invalid signatures as a failed lookup. Most names have none. */
async function dmarcSetsOf(context: DnssecContext, name: DnsName): Promise<SeenSecurity["dmarc"]> {
  const at = dmarcNameOf(name);
  const { sets } = at ? await verify(context, at, types.TXT) : { sets: [] };
  return sets.filter(({ holds }) => holds === "records" || holds === "alias").map(seenSet);
}

function isZone({ zone: text }: ZoneLink, zone: DnsName): boolean {
  return spelt(text) === spelt(nameText(zone));
}

async function verify(context: DnssecContext, name: DnsName, type: number): ReturnType<typeof securityIn> {
  const told = await ask(context, name, type, { isCheckingDisabled: true, isDnssecOk: true });
  return securityIn(context, told, name, type);
}

function isFirst<T>(keyOf: (each: T) => string): (each: T, index: number, all: readonly T[]) => boolean {
  return (each, index, all) => all.findIndex((other) => keyOf(other) === keyOf(each)) === index;
}

function seenLink({
  zone,
  state,
  reason,
  delegations,
  keys,
  signatures,
}: ZoneLink): SeenSecurity["chainOfTrust"][number] {
  return { zone: spelt(zone), state, reason, delegations, keys, signatures };
}

function seenSet({
  name,
  type,
  holds,
  state,
  reason,
  zone,
  algorithm,
  inception,
  expires,
  wildcard,
}: SetSecurity): SeenSecurity["rrsets"][number] {
  return {
    name: spelt(name),
    type,
    answer: holds,
    state,
    reason,
    zone: spelt(zone),
    algorithm,
    inception,
    expires,
    wildcard: wildcard && spelt(wildcard),
  };
}

function seenOpinion({ opinion, agrees }: Security): SeenSecurity["resolverValidation"] {
  const { server, rcode, extended, withoutChecking, verdict, reason } = opinion;
  return { server, rcode, extended, cdRcode: withoutChecking, verdict, reason, agrees };
}

function spelt(name: string): string {
  return name === "." ? name : name.replace(/\.$/, "").toLowerCase();
}
