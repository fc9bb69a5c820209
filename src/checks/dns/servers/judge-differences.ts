import { printable } from "../../../core/printable.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { bySigner, placesOf, subjectOf, type Placed } from "../zone/direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import type { SeenDifference } from "./schema.ts";
import { listed, stanceWords } from "../zone/words.ts";
import { isMeantToVary } from "./values.ts";

type Findings = readonly Finding<ProblemId>[];

/** Findings about servers of one zone that return different data: the result depends on the server that a resolver queries. */
export function differenceFindings(raw: DnsRaw): Findings {
  if (raw.existence.state === "nxdomain") return [];
  const places = placesOf(raw).filter(({ state }) => state === "authoritative");
  return [
    ...nameFindings(raw, places),
    ...untoldFindings(raw, places),
    ...answerFindings(raw, places),
    ...bySigner(raw, places).flatMap(originFindings),
  ];
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

/** Findings for types that a server leaves unanswered. If no server answers, another finding covers it. */
function untoldFindings({ name }: DnsRaw, places: readonly Placed[]): Findings {
  const isCommon = (type: string): boolean =>
    places.length > 1 && places.every(({ unansweredTypes: untold }) => untold.some((each) => each.type === type));
  return places.flatMap((place): Findings => {
    const own = place.unansweredTypes.filter(({ type }) => !isCommon(type));
    const [first] = own;
    if (!first) return [];
    const { server, address } = place;
    const types = listed(own.map(({ type }) => type));
    const params = { name, server: server.name, address, types, what: stanceWords(first.reason) };
    return [find("server-type-fails", params, { subject: subjectOf(place), evidence: first.reason })];
  });
}

/** Findings for data that one server has and another with the same zone version lacks. Answers that rotate or depend on the client are intended. */
function answerFindings({ name, authoritativeServers: servers }: DnsRaw, places: readonly Placed[]): Findings {
  const all = servers.differences.map((each) => ({ ...each, versions: soundVersions(each, places) }));
  const differing = all.filter(({ versions }) => versions.length > 1);
  const meant = differing.filter((each) =>
    isMeantToVary(each.type, { isChanging: each.isVarying, isTailored: each.isClientSpecific }, each.ttl),
  );
  const others = differing.filter(
    (each) => !isMeantToVary(each.type, { isChanging: each.isVarying, isTailored: each.isClientSpecific }, each.ttl),
  );
  return [
    ...others.map(({ type, versions }) =>
      find("answers-differ", { name, type, what: versions.map(versionWords).join("; ") }, { subject: type }),
    ),
    ...(meant.length > 0 ? [find("answers-vary", { name, types: listed(meant.map(({ type }) => type)) })] : []),
  ];
}

/** A server whose answers fail validation is not compared with the others. */
function soundVersions(
  { type, answers: versions }: SeenDifference,
  places: readonly Placed[],
): SeenDifference["answers"] {
  const bogus = new Set(places.flatMap((place) => (place.signatures.types.includes(type) ? [subjectOf(place)] : [])));
  const sound = versions.map((each) => ({ ...each, by: each.by.filter((server) => !bogus.has(server)) }));
  return sound.filter(({ by }) => by.length > 0);
}

function versionWords({ values, total, by }: SeenDifference["answers"][number]): string {
  const shown = values.slice(0, 3).map((value) => printable(value, 80));
  const rest = total > shown.length ? ` (+${total - shown.length})` : "";
  return `${shown.length === 0 ? "–" : shown.join(", ")}${rest} (${listed(by, 3)})`;
}

/** A different zone version shows in its serial and may gain the name soon. */
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
    return [find("soa-differs", { server: server.name, address, own: origin, first }, { subject: subjectOf(place) })];
  });
}
