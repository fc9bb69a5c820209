import { outOfTime } from "../../../core/net/dns.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { directOf, isWithoutSignatures, placesOf, subjectOf, type Direct, type Placed } from "../zone/direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import { changedCase } from "./abilities.ts";
import type { Ability, SeenServer } from "./schema.ts";
import { listed, stanceWords } from "../zone/words.ts";

type Findings = readonly Finding<ProblemId>[];

/** Findings about single name servers, as far as the network between us is not the cause. */
export function serverFindings(raw: DnsRaw): Findings {
  const direct = directOf(raw);
  return [
    ...(direct.works ? noServerFindings(raw) : []),
    ...raw.authoritativeServers.list.flatMap(nameFindings),
    ...raw.authoritativeServers.list.flatMap((server) => serverFindingsOf(server, raw, direct)),
    ...privateFindings(raw),
    ...cutFindings(raw),
    ...lateFindings(raw),
    ...transferFindings(raw),
  ];
}

/** Servers that had no time to answer share one finding: it is not their fault. */
function lateFindings(raw: DnsRaw): Findings {
  const late = placesOf(raw).filter(({ state, reason }) => state === "unasked" && reason === outOfTime);
  return late.length > 0 ? [find("servers-late", { count: late.length })] : [];
}

/** A zone transfer shows every name of the zone (RFC 5936 §5). Only the user knows whether this machine is one of the secondaries. */
function transferFindings({ zoneTransfers, zone }: DnsRaw): Findings {
  return (zoneTransfers ?? []).flatMap(({ state, server, address, records, isComplete }) => {
    if (state !== "open" || records === null) return [];
    const id = isComplete === true ? "zone-transfer-open" : "zone-transfer-open-cut";
    const params = { zone: zone.name ?? "", server, address, count: records };
    return [find(id, params, { subject: `${server} ${address}` })];
  });
}

/** Private addresses that this run may query: no fault inside that network, but one outside. */
function privateFindings(raw: DnsRaw): Findings {
  const asked = placesOf(raw).filter(({ isPublic, state }) => !isPublic && state !== "unasked");
  const addresses = [...new Set(asked.map(({ address }) => address))];
  return addresses.length > 0 ? [find("servers-private", { addresses: listed(addresses) })] : [];
}

/** How many of the queried addresses answer for the zone. */
function tally(raw: DnsRaw): { readonly working: number; readonly asked: number } {
  const asked = placesOf(raw).filter(({ state }) => state !== "unasked");
  return { working: asked.filter(({ state }) => state === "authoritative").length, asked: asked.length };
}

function noServerFindings(raw: DnsRaw): Findings {
  const { zone, authoritativeServers: servers, existence, parent } = raw;
  if (zone.name === null || servers.list.length === 0) return [];
  const { working, asked } = tally(raw);
  const places = placesOf(raw);
  const isUnseen = places.some(({ state }) => state === "unasked") || servers.total > servers.list.length;
  if (working > 0 || isUnseen) return [];
  const found = find("no-server", { zone: zone.name, asked });
  if (asked === 0) {
    // No server can be queried if none has an address.
    const isKnown = servers.list.every(
      ({ state, isInside, glue }) => state === "absent" || state === "nxdomain" || (isInside && glue.length === 0),
    );
    return isKnown && parent?.state === "delegated" && existence.reason !== null ? [found] : [];
  }
  // A resolver with an answer has reached a server, so the silence may concern us only.
  const isSaid = places.every(({ state }) => state === "lame");
  return isSaid || existence.reason !== null ? [found] : [];
}

function nameFindings({ name, alias, state, reason, glue, isInside }: SeenServer): Findings {
  const subject = { subject: name };
  const isWell = isHostName(name);
  return [
    ...(isWell ? [] : [find("server-name", { server: name }, subject)]),
    ...(alias === null ? [] : [find("server-alias", { server: name, alias }, subject)]),
    ...(state === "absent" || state === "nxdomain"
      ? [find("server-no-address", { server: name, what: stanceWords(state) }, subject)]
      : []),
    ...(state === "unknown" && glue.length === 0 && !isInside
      ? [find(failsIn(reason), { server: name, reason: stanceWords(reason) }, subject)]
      : []),
  ];
}

/** A resolver that answers SERVFAIL has tried; silence may concern us only. */
function failsIn(reason: string | null): "server-name-fails" | "server-address-unknown" {
  return reason === "SERVFAIL" ? "server-name-fails" : "server-address-unknown";
}

/** RFC 952 and RFC 1123 §2.1: letters, digits and hyphens; the last label is no number. */
function isHostName(name: string): boolean {
  const labels = name.split(".");
  return labels.every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
}

/** The same problem at every address of a server has one cause and one finding. */
function serverFindingsOf(server: SeenServer, raw: DnsRaw, direct: Direct): Findings {
  const asked = server.addresses.filter(({ state }) => state !== "unasked").length;
  const all = server.addresses.flatMap((each) => {
    return addressFindings({ ...each, server }, raw, direct).map((finding) => ({ address: each.address, finding }));
  });
  const groups = [...Map.groupBy(all, ({ finding: { id, evidence } }) => `${id} ${evidence ?? ""}`).values()];
  return groups.flatMap((group): Findings => {
    const [first] = group;
    if (!first || asked < 2 || group.length < asked) return group.map(({ finding }) => finding);
    const address = listed(group.map((each) => each.address));
    return [{ ...first.finding, params: { ...first.finding.params, address }, subject: server.name }];
  });
}

function addressFindings(place: Placed, raw: DnsRaw, direct: Direct): Findings {
  const { address, state, reason, server, isPublic } = place;
  const about = { server: server.name, address };
  const seen = { subject: subjectOf(place), ...(reason !== null && { evidence: reason }) };
  if (reason === outOfTime) return [];
  if (state === "unasked") {
    if (!isPublic) return [find("server-private", about, seen)];
    return [find("server-unasked", { ...about, reason: stanceWords(reason) }, seen)];
  }
  if (!direct.works) return [];
  if (state === "authoritative") return abilityFindings(place, raw, direct);
  const params = { ...about, what: stanceWords(reason), ...tally(raw) };
  const zone = raw.zone.name ?? "";
  return [state === "lame" ? find("server-lame", { ...params, zone }, seen) : find("server-silent", params, seen)];
}

/** What a server of the zone does not support. A feature counts only if another server shows that it works from here. */
function abilityFindings(place: Placed, raw: DnsRaw, direct: Direct): Findings {
  const {
    server,
    address,
    isPublic,
    serial,
    tcp,
    edns,
    aaaa,
    caseInsensitive: spelling,
    negativeAnswers: denials,
    isRecursive,
  } = place;
  const about = { server: server.name, address };
  const lacks = (id: LackId, ability: Ability, isTold = true): Findings =>
    ability.works === false && isTold
      ? [
          find(
            id,
            { ...about, what: stanceWords(ability.reason) },
            { subject: subjectOf(place), ...(ability.reason !== null && { evidence: ability.reason }) },
          ),
        ]
      : [];
  return [
    ...lacks("server-no-tcp", tcp, direct.overTcp),
    ...lacks(isWithoutSignatures(place, raw) ? "server-no-edns-signed" : "server-no-edns", edns, direct.withEdns),
    // When every server sends the same unreadable AAAA set, the zone data is wrong; the finding about the set covers it.
    ...lacks("server-no-ipv6-answer", aaaa, !isUnreadableEverywhere(raw)),
    ...lacks(spelling.reason === changedCase ? "server-case-changed" : "server-case", spelling),
    // A zone without an SOA record has its own finding.
    ...lacks("server-no-soa", denials, serial !== null),
    ...(isRecursive === true && isPublic
      ? [find("server-recursive", about, { subject: subjectOf(place), evidence: "RA" })]
      : []),
  ];
}

function isUnreadableEverywhere(raw: DnsRaw): boolean {
  const places = placesOf(raw).filter(({ state }) => state === "authoritative");
  return raw.records.AAAA.broken > 0 && places.every(({ aaaa }) => aaaa.reason === "BADRESP");
}

type LackId =
  | "server-no-soa"
  | "server-case-changed"
  | "server-no-tcp"
  | "server-no-edns"
  | "server-no-edns-signed"
  | "server-no-ipv6-answer"
  | "server-case";

function cutFindings({ authoritativeServers: servers }: DnsRaw): Findings {
  const addresses = servers.list.reduce((sum, { addressesTotal }) => sum + addressesTotal, 0);
  const seen = servers.list.reduce((sum, each) => sum + each.addresses.length, 0);
  const isCut = servers.total > servers.list.length || addresses > seen;
  return isCut ? [find("servers-cut", { seen, addresses, listed: servers.list.length, total: servers.total })] : [];
}
