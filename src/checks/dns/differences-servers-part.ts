import type { Finding } from "../../core/interpretation.ts";
import { placesOf, subjectOf, type Placed } from "./direct-zone.ts";
import { find, type ProblemId } from "./problems.ts";
import type { DnsRaw } from "./schema.ts";
import { stanceWords } from "./words-zone.ts";

type Findings = readonly Finding<ProblemId>[];

/** Where servers of one zone say different things: what somebody gets depends on whom the resolver asks then. */
export function differenceFindings(raw: DnsRaw): Findings {
  if (raw.existence.state === "nxdomain") return [];
  const places = placesOf(raw).filter(({ state }) => state === "authoritative");
  return [...nameFindings(raw, places), ...originFindings(places)];
}

function nameFindings({ name }: DnsRaw, places: readonly Placed[]): Findings {
  const serials = new Set(places.filter(({ existence }) => existence === "exists").map(({ serial }) => serial));
  if (places.every(({ existence }) => existence === "unknown")) return [];
  return places
    .filter((place) => isDenying(place, serials) || isFailing(place))
    .map((place) => {
      const params = { name, server: place.server.name, address: place.address, what: stanceWords(place.rcode) };
      return find("servers-differ", params, { subject: subjectOf(place), evidence: place.rcode ?? "" });
    });
}

/** Of another version of the zone its serial tells, and it may have the name soon. */
function isDenying({ existence, serial }: Placed, serials: ReadonlySet<number | null>): boolean {
  return existence === "nxdomain" && serials.has(serial);
}

function isFailing({ existence, rcode }: Placed): boolean {
  return existence === "unknown" && rcode !== null && rcode !== "NOERROR" && rcode !== "NXDOMAIN";
}

/** One version of a zone has one SOA record. */
function originFindings(places: readonly Placed[]): Findings {
  const firsts = new Map<number, string>();
  return places.flatMap((place): Findings => {
    const { serial, origin, server, address } = place;
    if (serial === null || origin === null) return [];
    const first = firsts.get(serial) ?? origin;
    firsts.set(serial, first);
    if (first === origin) return [];
    return [find("soa-differs", { server: server.name, address, origin, first }, { subject: subjectOf(place) })];
  });
}
