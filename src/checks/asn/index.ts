import { defineCheck } from "../../core/check.ts";
import { targetOfHost, targetOfText } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { lasts, wholeDay } from "./lasts.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";
import { tablesOf } from "./tables.ts";

export type { AsnRaw } from "./schema.ts";

/** The operator of the network of an address, or of an AS. */
export const asn = defineCheck({
  id: "asn",
  version: 4,
  title: { en: "Network and AS", ko: "네트워크와 AS" },
  about: {
    en: "Shows the operator of an address or an AS, the origin AS and its prefixes, the abuse contact, the country, the RPKI state and the network type: cloud, CDN, ISP, hosting or enterprise.",
    ko: "IP 주소나 AS의 운영자, origin AS와 프리픽스, 악용 신고 연락처, 국가, RPKI 상태, 네트워크 유형(클라우드, CDN, ISP, 호스팅, 기업)를 확인합니다.",
  },
  notes,
  input,
  subject: "query",
  raw,
  cost: "standard",
  ttl: wholeDay,
  lasts,
  words,
  target: ({ query }) => (query.startsWith("AS") ? targetOfText(query) : targetOfHost(query)),
  collect,
  judge,
  fits: (seen, { query }) => seen.query === query,
  tables: tablesOf,
  observe: ({ query, kind, origins }) =>
    kind === "address"
      ? origins
          .filter(({ sources, reserved }) => reserved === null && sources.some(({ source }) => source !== "pack"))
          .map(({ asn: number }) => ({ target: query, kind: "ip:asn", value: `AS${number}` }))
      : [],
});
