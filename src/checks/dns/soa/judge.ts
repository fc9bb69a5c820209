import { dnsOperatorOf } from "../../../data/lookalikes/dns-operators.ts";
import { durationText } from "../../../core/duration.ts";
import type { Finding } from "../../../core/result/interpretation.ts";
import { placesOf, subjectOf } from "../zone/direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import type { Soa } from "../zone/schema.ts";
import { serialFindings } from "./judge-serials.ts";

type Findings = readonly Finding<ProblemId>[];

/**
 * The least and most seconds that harm nobody. RFC 1912 §2.2: refresh from 20 minutes, retry from 3 minutes. Expire: a week, the least that DENIC
 * delegates to; RFC 1912 recommends two to four weeks. Minimum: RFC 2308 §5 limits it to a day, and DENIC asks for 3 minutes.
 */
const bounds = {
  refresh: 1200,
  retry: 180,
  expire: 604_800,
  minimum: { least: 180, most: 86_400 },
} as const;

/** Operators that copy zones between their name servers without zone transfers, and set the timers themselves. November 2026. */
const copiesByItself: ReadonlySet<string> = new Set([
  "Amazon Route 53",
  "Azure DNS",
  "Cloudflare",
  "DigitalOcean",
  "Google Cloud DNS",
]);

/** Timers of secondary servers. */
const ofTransfers: ReadonlySet<string> = new Set([
  "soa-refresh",
  "soa-retry",
  "soa-retry-refresh",
  "soa-expire",
  "soa-expire-refresh",
]);

/** Findings about the SOA record and the zone versions of the servers. */
export function soaFindings(raw: DnsRaw): Findings {
  const { soa, zone } = raw;
  if (!soa || raw.existence.state === "nxdomain") return [];
  const several = placesOf(raw).filter(({ soaCount }) => soaCount > 1);
  return [
    ...suitedToOperator(timerFindings(soa), soa, raw),
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

/** Where one operator serves the zone without zone transfers, the timers of transfers are no fault, and its customers cannot change them. */
function suitedToOperator(
  timers: Findings,
  { refresh, retry, expire }: Soa,
  { authoritativeServers }: DnsRaw,
): Findings {
  const operators = authoritativeServers.list.map(({ name }) => dnsOperatorOf(name));
  const [operator] = operators;
  const isAlone =
    operator && copiesByItself.has(operator.name) && operators.every((each) => each?.name === operator.name);
  const others = timers.filter(({ id }) => !ofTransfers.has(id));
  if (!isAlone || others.length === timers.length) return timers;
  const what = [refresh, retry, expire].join(", ");
  return [...others, find("soa-operator", { what, operator: operator.name })];
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
