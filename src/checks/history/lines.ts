import { isIPv4 } from "node:net";
import { nameText } from "../../formats/dns/name-text.ts";
import { reverseName } from "../../formats/dns/reverse-name.ts";
import type { HistoryRaw } from "./schema.ts";

/** The passive-DNS common output format has record types: what came from a certificate or a registry has none. */
const recordTypes: Readonly<Record<string, string>> = {
  "dns:a": "A",
  "dns:aaaa": "AAAA",
  "dns:ns": "NS",
  "dns:mx": "MX",
  "dns:cname": "CNAME",
  "ip:ptr": "PTR",
};

/**
 * The values that came from the DNS as objects of the passive-DNS common output format (draft-dulaunoy-dnsop-passive-dns-cof): times in
 * seconds since 1970. An MX record is told by its host alone, since the preference is not kept.
 */
export function linesOf({ target, kinds }: HistoryRaw): readonly object[] {
  const rrname = isIPv4(target) ? nameText(reverseName(target)) : target;
  return kinds.flatMap(({ kind, values }) => {
    const rrtype = recordTypes[kind];
    if (rrtype === undefined) return [];
    return values.map(({ value, firstSeen, lastSeen }) => ({
      rrname: rrname.replace(/\.$/, ""),
      rrtype,
      rdata: value,
      time_first: secondsOf(firstSeen),
      time_last: secondsOf(lastSeen),
    }));
  });
}

function secondsOf(iso: string): number {
  return Math.floor(Date.parse(iso) / 1000);
}
