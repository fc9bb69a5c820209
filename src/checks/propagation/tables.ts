import { resolverWords } from "../../probes/dns/resolver-words.ts";
import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import type { PropagationRaw } from "./schema.ts";

type Seen = PropagationRaw["resolvers"][number];

/** The words for each verdict about a resolver. */
export const verdictWords: Readonly<Record<Seen["verdict"], Text>> = {
  updated: { en: "up to date", ko: "최신" },
  stale: { en: "old", ko: "이전 값" },
  variant: { en: "varies", ko: "다른 값" },
  filtered: { en: "filtered", ko: "차단됨" },
  "stale-served": { en: "expired copy", ko: "만료된 값" },
  bogus: { en: "bogus", ko: "검증 실패" },
  error: { en: "no answer", ko: "응답 없음" },
  unverified: { en: "not compared", ko: "비교 불가" },
};

const stateWords: Readonly<Record<PropagationRaw["authoritativeServers"][number]["state"], Text>> = {
  current: { en: "current", ko: "최신" },
  behind: { en: "behind", ko: "뒤처짐" },
  failed: { en: "no answer", ko: "응답 없음" },
};

const nothing: Readonly<Record<Seen["answer"], Text>> = {
  found: { en: "", ko: "" },
  alias: { en: "CNAME only", ko: "CNAME만 있음" },
  nxdomain: { en: "no such name", ko: "이름 없음" },
  nodata: { en: "no such record", ko: "레코드 없음" },
  unknown: { en: "", ko: "" },
};

/** The answers table: name servers of the zone first, then resolvers. */
export function tablesOf({ authoritativeServers: authorities, resolvers }: PropagationRaw): readonly Table[] {
  return [
    {
      columns: [
        { en: "Name server", ko: "네임서버" },
        { en: "Address", ko: "주소" },
        { en: "Serial", ko: "일련번호" },
        { en: "State", ko: "상태" },
        { en: "Answer", ko: "응답" },
      ],
      rows: authorities.map((each) => [
        each.name,
        each.address,
        each.serial === null ? "?" : `${each.serial}`,
        stateWords[each.state],
        told(each),
      ]),
    },
    {
      columns: [
        { en: "Resolver", ko: "리졸버" },
        { en: "State", ko: "상태" },
        { en: "TTL", ko: "TTL" },
        { en: "Answer", ko: "응답" },
      ],
      rows: resolvers.map((each) => [
        each.name,
        verdictWords[each.verdict],
        each.ttl === null ? "?" : `${each.ttl}`,
        told(each),
      ]),
    },
  ];
}

/** An answer as text: CNAME chain and records, or that there are none, or why there is no answer. */
function told({
  answer,
  aliases,
  values,
  total,
  reason,
}: Pick<Seen, "answer" | "aliases" | "values" | "total" | "reason">): Text | string {
  const said = [...aliases, ...values];
  const more = total > values.length ? [`(+${total - values.length})`] : [];
  if (said.length > 0) return [...said, ...more].join(" ");
  if (answer !== "unknown") return nothing[answer];
  return reason === null ? "?" : resolverWords(reason);
}
