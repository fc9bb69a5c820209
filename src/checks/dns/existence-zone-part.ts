import { outOfTime } from "../../core/dns.ts";
import type { Finding } from "../../core/interpretation.ts";
import { resolverWords } from "../../core/resolver-words.ts";
import type { Text } from "../../core/text.ts";
import { directOf, placesOf } from "./direct-zone.ts";
import { find, type ProblemId } from "./problems.ts";
import type { DnsRaw } from "./schema.ts";
import { listedTypes } from "./schema-listing.ts";
import { extendedWords, stanceWords } from "./words-zone.ts";

type Findings = readonly Finding<ProblemId>[];

/** Whether there is such a name, and whether those who should know can tell. */
export function existenceFindings(raw: DnsRaw): Findings {
  const { existence, zone, name } = raw;
  const { authorities } = existence;
  const holder = { zone: zone.name === "." ? rootZone : (zone.name ?? name) };
  // Of aliases in a circle nobody can tell the end, and that is told by itself.
  const isAstray = raw.contents?.aliases.end === "loop" || raw.contents?.aliases.end === "long";
  if (isAstray && authorities === "exists") return [];
  if (existence.reason !== null) return [untoldFinding(raw)];
  if (existence.state === "nxdomain") {
    if (authorities === "exists") return [find("name-disputed", holder)];
    return [find(authorities === "nxdomain" ? "nxdomain" : "nxdomain-unconfirmed", holder)];
  }
  return [...(isRemembered(raw) ? [find("name-remembered", holder)] : []), ...typeFindings(raw)];
}

/** Whether nobody but the resolver has the name; one server that could not tell might have it. */
function isRemembered(raw: DnsRaw): boolean {
  const places = placesOf(raw).filter(({ state }) => state === "authoritative");
  return places.length > 0 && places.every(({ existence }) => existence === "nxdomain");
}

const rootZone: Text = { en: "the root zone", ko: "루트" };

/** Types that could not be told of a name that is there; what does not verify is told by its signatures. */
function typeFindings({ records, security }: DnsRaw): Findings {
  const bogus = new Set(security?.sets.filter(({ state }) => state === "bogus").map(({ type }) => type));
  const isBogus = security?.state === "bogus" || bogus.size > 0;
  const broken = listedTypes.filter((type) => records[type].broken > 0);
  // Resolvers that read every record fail for the whole answer: that is told by the record.
  const untold = listedTypes.filter((type) => records[type].reason !== null && !broken.includes(type));
  const reasons = [...new Set(untold.map((type) => records[type].reason ?? ""))].toSorted();
  const faults = broken.map((type) => find("record-broken", { type, count: records[type].broken }, { subject: type }));
  const others = reasons.flatMap((reason): Findings => {
    const names = untold.filter((type) => records[type].reason === reason);
    if (reason === "SERVFAIL" && isBogus) return [];
    const params = { types: names.join(", "), reason: resolverWords(reason) };
    // The resolver that fails has told of other types: it is not what does not work.
    return [find(reason === "SERVFAIL" ? "type-fails" : "type-untold", params, { subject: reason, evidence: reason })];
  });
  return [...faults, ...others];
}

/**
 * A resolver that fails for this name alone fails because of the name, as far as nobody else does better. One that cannot tell of
 * the zone above either is itself what does not work.
 */
function untoldFinding(raw: DnsRaw): Finding<ProblemId> {
  const { reason, extended, works } = raw.existence;
  const params = { reason: reason ?? "?", words: extendedWords(extended) };
  const seen = { evidence: reason ?? "" };
  if (works !== true || !failing.has(reason ?? "")) return find("resolver-unable", params, seen);
  // Of servers that there was no time to ask nobody knows whether they would have done better.
  const isUnseen = placesOf(raw).some((each) => each.reason === outOfTime) || raw.parent?.state === "unknown";
  const isServed = placesOf(raw).some(({ state }) => state === "authoritative");
  const isBogus = raw.security?.state === "bogus" || raw.security?.sets.some(({ state }) => state === "bogus");
  if (isUnseen && !isServed && !isBogus) return find("resolver-unable", params, seen);
  return find(isServed && !isBogus ? "resolver-fails" : "servfail", params, seen);
}

/** What resolvers answer, or do not, where it is the zone that fails; whoever refuses does so for reasons of its own. */
const failing: ReadonlySet<string> = new Set(["SERVFAIL", "TIMEOUT", "NO-SOA"]);

/** What could not be found out about the zone and the one above. */
export function zoneFindings(raw: DnsRaw): Findings {
  const { zone, parent, existence, servers } = raw;
  if (existence.state === "nxdomain") return [];
  if (zone.name === null)
    return [find("zone-unknown", { reason: stanceWords(zone.reason) }, { evidence: zone.reason ?? "" })];
  const direct = directOf(raw);
  const isAsked = servers.list.some(({ addresses }) => addresses.length > 0) || (parent?.asked.length ?? 0) > 0;
  if (isAsked && !direct.works) {
    return [find("authorities-unreached", { reason: stanceWords(direct.reason) }, { evidence: direct.reason ?? "" })];
  }
  if (!parent) return [];
  const above = { zone: zone.name, parent: parent.name ?? "" };
  if (parent.state === "undelegated" && existence.reason === null) {
    return [find("undelegated", { ...above, reason: parent.reason ?? "" })];
  }
  return parent.state === "unknown"
    ? [
        find(
          "parent-unknown",
          { zone: zone.name, reason: stanceWords(parent.reason) },
          { evidence: parent.reason ?? "" },
        ),
      ]
    : [];
}
