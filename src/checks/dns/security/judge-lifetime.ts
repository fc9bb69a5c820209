import type { Finding } from "../../../core/result/interpretation.ts";
import { placesOf } from "../zone/direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import type { SeenSecurity } from "./schema.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** How soon signatures end, in milliseconds: Zonemaster's REMAINING_SHORT and DURATION_LONG, and a weekend between. */
const limits = { end: 12 * hour, short: 3 * day, long: 180 * day } as const;

const keys = "DNSKEY";

interface Lifetime {
  readonly what: string;
  readonly inception: string | null;
  readonly expires: string;
}

/** Signatures that are short-lived by design, such as online signatures, always have at least this share of their lifetime left. */
const freshShare = 0.3;

function isFresh({ inception, expires }: Lifetime, now: number): boolean {
  if (inception === null) return false;
  const end = Date.parse(expires);
  return (end - now) / (end - Date.parse(inception)) > freshShare;
}

/** Findings about the earliest expiry and the longest validity. Expired signatures are bogus and have their own finding. */
export function lifetimeFindings(raw: DnsRaw, security: SeenSecurity, zone: string): readonly Finding<ProblemId>[] {
  if (security.state !== "secure") return [];
  const now = Date.parse(raw.observedAt);
  const leftOf = ({ expires }: Lifetime): number => Date.parse(expires) - now;
  const all = lifetimes(raw, security, zone)
    .filter((each) => leftOf(each) > 0)
    .toSorted((one, other) => leftOf(one) - leftOf(other));
  // Online signatures are valid for hours by design. DNSKEY signatures are made in advance in any case.
  const isByDesign = (each: Lifetime): boolean =>
    isFresh(each, now) && !(each.what === keys && leftOf(each) < limits.end);
  const first = all.find((each) => !isByDesign(each));
  const brief = all.find((each) => isByDesign(each) && leftOf(each) < limits.end);
  const longest = Math.max(...all.map(leftOf));
  const last = all.find((each) => leftOf(each) === longest);
  if (!last) return [];
  const told = ({ what, expires }: Lifetime) => ({
    zone,
    what,
    expires: expires.slice(0, 16).replace("T", " ") + " UTC",
  });
  return [
    ...(first && leftOf(first) < limits.end ? [find("signatures-end", told(first))] : []),
    ...(first && leftOf(first) >= limits.end && leftOf(first) < limits.short
      ? [find("signatures-short", told(first))]
      : []),
    ...(brief && !(first && leftOf(first) < limits.end) ? [find("signatures-brief", told(brief))] : []),
    ...(longest > limits.long ? [find("signatures-long", told(last))] : []),
  ];
}

/** Signatures made by the zone itself; its DS records are signed by the parent. */
function lifetimes(
  raw: DnsRaw,
  { rrsets: sets, chainOfTrust: links }: SeenSecurity,
  zone: string,
): readonly Lifetime[] {
  const own = links.find((each) => each.zone === zone)?.signatures.filter(({ type }) => type === keys) ?? [];
  const servers = placesOf(raw).flatMap(({ signatures, server }) =>
    signatures.expires === null
      ? []
      : [{ what: server.name, inception: signatures.inception, expires: signatures.expires }],
  );
  const ofName = sets.filter((each) => each.zone === zone && each.state === "secure");
  return [
    ...own.map(({ type, inception, expires }) => ({ what: type, inception, expires })),
    ...ofName.flatMap(({ type, inception, expires }) => (expires === null ? [] : [{ what: type, inception, expires }])),
    ...servers,
  ];
}
