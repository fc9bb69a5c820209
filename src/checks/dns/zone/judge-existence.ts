import { outOfTime } from "../../../core/net/dns.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { answerWords, resolverWords } from "../../../probes/dns/resolver-words.ts";
import type { Text } from "../../../core/text.ts";
import { denialsOf, restWords } from "../servers/judge-views.ts";
import { directOf, placesOf } from "./direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import { listedTypes, type ListedType } from "./schema-listing.ts";
import { extendedWords, listed, stanceWords } from "./words.ts";

type Findings = readonly Finding<ProblemId>[];

/** Findings about the existence of the name, and about resolvers and name servers that cannot answer. */
export function existenceFindings(raw: DnsRaw): Findings {
  const { existence, zone, name } = raw;
  const { authoritativeState: authorities } = existence;
  const holder = { zone: zone.name === "." ? rootZone : (zone.name ?? name) };
  // A CNAME loop has its own finding.
  const isAstray = raw.parsed?.aliases.outcome === "loop" || raw.parsed?.aliases.outcome === "long";
  if (isAstray && authorities === "exists") return [];
  if (existence.reason !== null) return [untoldFinding(raw)];
  if (existence.state === "nxdomain") {
    if (authorities === "exists") return [find("name-disputed", { ...holder, rest: restWords([]) })];
    const id = authorities === "nxdomain" || isProvenAbsent(raw) ? "nxdomain" : "nxdomain-unconfirmed";
    // Only a resolver's cache still has it.
    const remembered = raw.resolverDifferences.length > 0 ? [find("name-remembered", holder)] : [];
    return [...contradictionFindings(raw), ...remembered, find(id, holder)];
  }
  const { dns64: translated } = raw;
  const denials = denialsOf(raw);
  return [
    ...contradictionFindings(raw),
    ...(denials.length > 0 ? [find("name-disputed", { ...holder, rest: restWords(denials) })] : []),
    ...(isRemembered(raw) ? [find("name-remembered", holder)] : []),
    ...typeFindings(raw),
    ...(translated.length > 0 ? [find("addresses-translated", { addresses: listed(translated) })] : []),
  ];
}

/** RFC 4035 §5.4: a signed proof of the zone shows that the name does not exist. */
function isProvenAbsent({ security }: DnsRaw): boolean {
  return security?.rrsets.some(({ answer: holds, state }) => holds === "no-name" && state === "secure") ?? false;
}

/** RFC 2308 §5: several caches behind one address expire independently. */
function contradictionFindings({ contradiction }: DnsRaw): Findings {
  if (!contradiction) return [];
  const { resolver, name, deniedTypes: denied, answeredTypes: told } = contradiction;
  const params = { resolver, host: name, denied: listed(denied), told: listed(told) };
  return [find("resolver-inconsistent", params, { subject: name })];
}

/** Whether only the resolver has the name: every name server returns NXDOMAIN. */
function isRemembered(raw: DnsRaw): boolean {
  const places = placesOf(raw).filter(({ state }) => state === "authoritative");
  return places.length > 0 && places.every(({ existence }) => existence === "nxdomain");
}

const rootZone: Text = { en: "the root zone", ko: "루트" };

/** Old servers fail for types that they do not know. Few names have records of these, and clients ask for them below other names. */
const optional: ReadonlySet<ListedType> = new Set(["SRV", "NAPTR"]);

/** Types of an existing name without an answer. Sets that fail validation have their own findings. */
function typeFindings(raw: DnsRaw): Findings {
  const { security, records } = raw;
  const bogus = new Set(security?.rrsets.filter(({ state }) => state === "bogus").map(({ type }) => type));
  const isBogus = security?.state === "bogus" || bogus.size > 0;
  const broken = listedTypes.filter((type) => records[type].broken > 0);
  // A resolver may fail for a set with an unreadable record; the finding about the record covers that.
  const untold = listedTypes.filter(
    (type) => records[type].reason !== null && !broken.includes(type) && !optional.has(type),
  );
  const isUnanswered = isWithoutIpv6(raw);
  const reasons = [...new Set(untold.map((type) => records[type].reason ?? ""))].toSorted();
  const faults = broken.map((type) => {
    const { broken: count, total } = records[type];
    return find(count === total ? "records-broken" : "record-broken", { type, count }, { subject: type });
  });
  const others = reasons.flatMap((reason): Findings => {
    const names = untold.filter((type) => records[type].reason === reason);
    const isFailing = reason === "SERVFAIL";
    if (isFailing && isBogus) return [];
    // A type that all name servers leave unanswered is unavailable, whatever the resolver returns.
    const silent = names.filter((type) => isKeptBack(raw, type) && !(type === "AAAA" && isUnanswered));
    const seen = { subject: reason, evidence: reason };
    const wrongly = names.filter((type) => isFailing && isSound(security, type));
    // Servers that do not answer AAAA queries have their own findings.
    const rest = names.filter(
      (type) => !wrongly.includes(type) && !silent.includes(type) && !(isFailing && type === "AAAA" && isUnanswered),
    );
    const said = (id: "type-fails" | "type-resolver-fails" | "type-untold", some: readonly string[]): Findings =>
      some.length > 0 ? [find(id, { types: some.join(", "), reason: resolverWords(reason) }, seen)] : [];
    const served = Map.groupBy(rest, (type) => (isFailing ? servedAs(raw, type) : "unknown"));
    return [
      ...said("type-fails", [...silent, ...(served.get("failing") ?? [])]),
      ...said("type-resolver-fails", served.get("answered") ?? []),
      ...said("type-untold", served.get("unknown") ?? []),
      ...(wrongly.length > 0 ? [find("type-refused-wrongly", { types: wrongly.join(", ") }, seen)] : []),
    ];
  });
  return [...faults, ...others];
}

/** RFC 2308 §7.1: one failing resolver proves nothing about the zone. The name servers show whether they answer and whether that is valid. */
function servedAs({ authoritativeFallback: refused }: DnsRaw, type: string): "answered" | "failing" | "unknown" {
  const own = refused.find((each) => each.type === type);
  if (!own || own.state === "silent") return "unknown";
  return own.state === "answered" && own.security === "bogus" ? "failing" : own.state;
}

/** RFC 4074 §4 for every type: servers answer other queries, but none for this type. */
function isKeptBack(raw: DnsRaw, type: string): boolean {
  const places = placesOf(raw).filter(({ state }) => state === "authoritative");
  const isSilent = raw.authoritativeFallback.some((each) => each.type === type && each.state === "silent");
  if (isSilent) return places.length > 0;
  return places.length > 1 && places.every(({ unansweredTypes: untold }) => untold.some((each) => each.type === type));
}

/** Whether the records that the resolver returns without validation are valid. */
function isSound(security: DnsRaw["security"], type: string): boolean {
  const sets = security?.rrsets.filter((each) => each.type === type) ?? [];
  return sets.length > 0 && sets.every(({ state, answer: holds }) => holds !== "unknown" && sound.has(state));
}

const sound: ReadonlySet<string> = new Set(["secure", "insecure", "island"]);

function isWithoutIpv6(raw: DnsRaw): boolean {
  const places = placesOf(raw).filter(({ state }) => state === "authoritative");
  return places.length > 0 && places.every(({ aaaa }) => aaaa.works === false);
}

/**
 * A resolver that answers for the parent zone but not for this name fails because of the name. One that answers for neither is
 * itself broken.
 */
function untoldFinding(raw: DnsRaw): Finding<ProblemId> {
  const { reason, extended, isResolverWorking: works } = raw.existence;
  const params = { reason: answerWords(reason), words: extendedWords(extended) };
  const seen = { evidence: reason ?? "" };
  if (works !== true || !failing.has(reason ?? "")) return find("resolver-unable", params, seen);
  // Servers that had no time to answer might have answered.
  const isUnseen = placesOf(raw).some((each) => each.reason === outOfTime) || raw.parent?.state === "unknown";
  const isServed = placesOf(raw).some(({ state }) => state === "authoritative");
  const isBogus = raw.security?.state === "bogus" || raw.security?.rrsets.some(({ state }) => state === "bogus");
  if (isUnseen && !isServed && !isBogus) return find("resolver-unable", params, seen);
  if (!isServed || isBogus) return find("servfail", params, seen);
  const isWrong = reason === "SERVFAIL" && listedTypes.every((type) => isSound(raw.security, type));
  return isWrong && raw.security && sound.has(raw.security.state)
    ? find("resolver-refuses-wrongly", params, seen)
    : find("resolver-fails", params, seen);
}

/** Results that a failing zone causes at resolvers; REFUSED has other reasons. */
const failing: ReadonlySet<string> = new Set(["SERVFAIL", "TIMEOUT", "NO-SOA"]);

/**
 * A domain that its registry has removed, while resolver caches and its own servers still answer: the cause of all other problems.
 */
export function removedFindings({ zone, parent, existence, authoritativeServers: servers }: DnsRaw): Findings {
  const isGone = zone.isDomain && parent?.state === "undelegated" && existence.state !== "nxdomain";
  // A zone of a private network is not meant to be delegated.
  const addresses = servers.list.flatMap((server) => server.addresses);
  const isInternal = addresses.length > 0 && addresses.every(({ isPublic }) => !isPublic);
  if (!isGone || isInternal) return [];
  const { reason } = parent;
  const params = { zone: zone.name ?? "", parent: parent.name ?? "", reason: stanceWords(reason) };
  return [find("domain-removed", params, { subject: zone.name ?? "", evidence: reason ?? "" })];
}

/** Findings about what is unknown of the zone and its parent zone. */
export function zoneFindings(raw: DnsRaw): Findings {
  const { zone, parent, existence, authoritativeServers: servers } = raw;
  if (existence.state === "nxdomain") return [];
  if (zone.name === null)
    return [find("zone-unknown", { reason: stanceWords(zone.reason) }, { evidence: zone.reason ?? "" })];
  const direct = directOf(raw);
  const isAsked = servers.list.some(({ addresses }) => addresses.length > 0) || (parent?.servers.length ?? 0) > 0;
  if (isAsked && !direct.works) {
    return [find("authorities-unreached", { reason: stanceWords(direct.reason) }, { evidence: direct.reason ?? "" })];
  }
  const target = zone.isApex ? raw.parsed?.aliases.targets[0] : undefined;
  const alias = target === undefined ? [] : [find("apex-alias", { zone: zone.name, target }, { subject: zone.name })];
  return [...alias, ...parentFindings(raw, zone.name)];
}

function parentFindings({ parent, existence }: DnsRaw, zone: string): Findings {
  if (!parent) return [];
  const above = { zone, parent: parent.name ?? "" };
  if (parent.state === "undelegated" && existence.reason === null) {
    return [find("undelegated", { ...above, reason: stanceWords(parent.reason) }, { evidence: parent.reason ?? "" })];
  }
  return parent.state === "unknown"
    ? [find("parent-unknown", { zone, reason: stanceWords(parent.reason) }, { evidence: parent.reason ?? "" })]
    : [];
}
