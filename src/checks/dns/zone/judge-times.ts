import { durationText } from "../../../core/duration.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { placesOf } from "./direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import { listedTypes } from "./schema-listing.ts";

type Findings = readonly Finding<ProblemId>[];

/** Seconds. */
const shortest = 60;
const longest = 86_400;

/** DNS Flag Day 2020. */
const largest = 1232;

/** Findings about original TTLs and about answers too large for one datagram. */
export function timeFindings(raw: DnsRaw): Findings {
  const { records } = raw;
  const known = listedTypes.filter((type) => {
    const { state, isAuthoritative, aliases } = records[type];
    // The TTL of a CNAME target belongs to its owner; the CNAME itself is listed.
    return state === "found" && isAuthoritative && (aliases.length === 0 || type === "CNAME");
  });
  const ttls = known.map((type) => ({ type, seconds: records[type].ttl ?? shortest }));
  return [
    ...ttls.filter(({ seconds }) => seconds < shortest).map((each) => timeFinding("ttl-short", each)),
    ...ttls.filter(({ seconds }) => seconds > longest).map((each) => timeFinding("ttl-long", each)),
    ...sizeFindings(raw),
  ];
}

function timeFinding(
  id: "ttl-short" | "ttl-long",
  { type, seconds }: { readonly type: string; readonly seconds: number },
): Finding<ProblemId> {
  return find(id, { type, time: durationText(seconds) }, { subject: type, evidence: `${seconds}` });
}

function sizeFindings(raw: DnsRaw): Findings {
  const sizes = placesOf(raw).flatMap(({ largestResponse: each, state }) =>
    each && state === "authoritative" ? [each] : [],
  );
  const [first] = sizes.toSorted((one, other) => other.octets - one.octets);
  if (!first || first.octets <= largest) return [];
  return [find("answer-large", { type: first.type, octets: first.octets }, { subject: first.type })];
}
