import { durationText } from "../../../core/duration.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { placesOf, subjectOf } from "../zone/direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import type { Soa } from "../zone/schema.ts";
import { serialFindings } from "./judge-serials.ts";

type Findings = readonly Finding<ProblemId>[];

/** Recommended ranges in seconds (RIPE-203, RFC 1912 §2.2, Zonemaster). */
const bounds = {
  refresh: 14_400,
  retry: 3600,
  expire: 604_800,
  minimum: { least: 300, most: 86_400 },
} as const;

/** Findings about the SOA record and the zone versions of the servers. */
export function soaFindings(raw: DnsRaw): Findings {
  const { soa, zone } = raw;
  if (!soa || raw.existence.state === "nxdomain") return [];
  const several = placesOf(raw).filter(({ soaCount }) => soaCount > 1);
  return [
    ...timerFindings(soa),
    ...contactFindings(soa, raw),
    ...several.map((place) =>
      find(
        "soa-several",
        { server: place.server.name, address: place.address, zone: zone.name ?? "" },
        { subject: subjectOf(place) },
      ),
    ),
    ...serialFindings(raw),
  ];
}

function timerFindings({ refresh, retry, expire, minimum }: Soa): Findings {
  const { least, most } = bounds.minimum;
  return [
    ...(refresh < bounds.refresh
      ? [find("soa-refresh", { time: durationText(refresh) }, { evidence: `${refresh}` })]
      : []),
    ...(retry < bounds.retry ? [find("soa-retry", { time: durationText(retry) }, { evidence: `${retry}` })] : []),
    ...(retry >= refresh
      ? [find("soa-retry-refresh", { retry: durationText(retry), refresh: durationText(refresh) })]
      : []),
    ...(expire < bounds.expire ? [find("soa-expire", { time: durationText(expire) }, { evidence: `${expire}` })] : []),
    ...(expire < refresh
      ? [find("soa-expire-refresh", { expire: durationText(expire), refresh: durationText(refresh) })]
      : []),
    ...(minimum < least || minimum > most
      ? [find("soa-minimum", { time: durationText(minimum) }, { evidence: `${minimum}` })]
      : []),
  ];
}

function contactFindings(
  { mname: primary, mnameState: primaryState, rname: mailbox }: Soa,
  { authoritativeServers: servers }: DnsRaw,
): Findings {
  const isTold = servers.list.length > 0 && servers.list.length === servers.total;
  const isListed = servers.list.some(({ name }) => name === primary);
  const isMissing = primaryState === "absent" || primaryState === "nxdomain";
  return [
    ...(isTold && !isListed ? [find("soa-primary-unlisted", { primary })] : []),
    ...(isMissing ? [find("soa-primary-missing", { primary })] : []),
    ...(isMailbox(mailbox) ? [] : [find("soa-mailbox", { mailbox })]),
  ];
}

/** RFC 1035 §8: RNAME is a mailbox. The first label is the local part, which may contain escapes; the rest is a domain of at least two labels. */
function isMailbox(text: string): boolean {
  return /^(?:[^@.\\\s]|\\[^@\s])+(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?){2,}$/i.test(text);
}
