import { rcodes } from "../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";

/** An hour: the longest that anything is believed, whatever it says of itself. */
const longest = 3600;

/** For how many seconds a message holds: 0 where it says nothing that holds at all. */
export function secondsOf({ rcode, answers, authorities, isTruncated }: DnsMessage): number {
  if (isTruncated || (rcode !== rcodes.NOERROR && rcode !== rcodes.NXDOMAIN)) return 0;
  // RFC 2308 §5: what does not exist, does not for as long as the SOA record of the zone says, and for no time without one.
  const isUnproven = rcode === rcodes.NXDOMAIN && !authorities.some(({ data }) => data.type === "SOA");
  const records = [...answers, ...authorities];
  if (isUnproven || records.length === 0) return 0;
  return Math.min(longest, ...records.map(secondsOfRecord));
}

function secondsOfRecord({ ttl, data }: ResourceRecord): number {
  return data.type === "SOA" ? Math.min(ttl, data.minimum) : ttl;
}
