import { isIPv4 } from "node:net";
import { z } from "zod";
import { nameText } from "../../formats/dns/name-text.ts";
import { reverseName } from "../../formats/dns/reverse-name.ts";
import type { HistoryRaw } from "./schema.ts";

/** The passive DNS common output format has record types; values from certificates and registries have none. */
const recordTypes: Readonly<Record<string, string>> = {
  "dns:a": "A",
  "dns:aaaa": "AAAA",
  "dns:ns": "NS",
  "dns:mx": "MX",
  "dns:cname": "CNAME",
  "ip:ptr": "PTR",
};

/** An object of the passive-DNS common output format (draft-dulaunoy-dnsop-passive-dns-cof §3). */
export const line = z.object({
  rrname: z.string().meta({ description: "Name that was asked about", ko: "조회한 이름" }),
  rrtype: z.string().meta({
    description: "Record type, such as A (draft-dulaunoy-dnsop-passive-dns-cof §3)",
    ko: "레코드 유형(예: A, draft-dulaunoy-dnsop-passive-dns-cof §3)",
  }),
  rdata: z.string().meta({
    description: "Record data (draft-dulaunoy-dnsop-passive-dns-cof §3)",
    ko: "레코드의 값(draft-dulaunoy-dnsop-passive-dns-cof §3)",
  }),
  time_first: z.int().meta({ description: "First seen, in seconds since 1970", ko: "최초 관측 시각(1970년부터의 초)" }),
  time_last: z.int().meta({ description: "Last seen, in seconds since 1970", ko: "마지막 관측 시각(1970년부터의 초)" }),
});

/**
 * The DNS values as objects of the passive DNS common output format (draft-dulaunoy-dnsop-passive-dns-cof), with times as Unix seconds. An MX record
 * has only its host, since the preference is not stored.
 */
export function linesOf({ target, kinds }: HistoryRaw): readonly z.output<typeof line>[] {
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
