import { rcodes } from "../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";

/** An hour: the longest time that an answer is cached, for any TTL. */
const longest = 3600;

/** The seconds that a message may be cached; 0 where it is no valid answer. */
export function secondsOf({ rcode, answers, authorities, isTruncated }: DnsMessage): number {
  if (isTruncated || (rcode !== rcodes.NOERROR && rcode !== rcodes.NXDOMAIN)) return 0;
  // RFC 2308 §5: negative answers are cached by the zone's SOA record, and not at all without one.
  const isUnproven = rcode === rcodes.NXDOMAIN && !authorities.some(({ data }) => data.type === "SOA");
  const records = [...answers, ...authorities];
  if (isUnproven || records.length === 0) return 0;
  return Math.min(longest, ...records.map(secondsOfRecord));
}

function secondsOfRecord({ ttl, data }: ResourceRecord): number {
  return data.type === "SOA" ? Math.min(ttl, data.minimum) : ttl;
}
