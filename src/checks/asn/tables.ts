import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import type { AsnRaw, SourceName } from "./schema.ts";
import { sourceTitles } from "./words.ts";

const columns = [
  { en: "Fact", ko: "항목" },
  { en: "Source", ko: "출처" },
  { en: "Data of", ko: "기준" },
  { en: "Value", ko: "값" },
] as const;

const facts = {
  origin: { en: "Origin", ko: "광고" },
  operator: { en: "Operator", ko: "운영자" },
  rpki: { en: "RPKI", ko: "RPKI" },
  country: { en: "Country", ko: "국가" },
  abuse: { en: "Abuse contact", ko: "신고 연락처" },
  prefixes: { en: "Prefixes", ko: "프리픽스" },
} as const satisfies Record<string, Text>;

const blocks = [{ en: "Announced prefixes", ko: "광고 프리픽스" }] as const;

/** Prefixes that fit on a screen; JSON has more. */
const mostShown = 20;

interface From {
  readonly source: SourceName;
  readonly asOf: string;
}

/** Who told what and how old that is, and what the AS announces. */
export function tablesOf(raw: AsnRaw): readonly Table[] {
  const { origins, country, abuse, prefixes } = raw;
  const rows = [
    ...origins.flatMap((origin) => origin.sources.map((each) => rowOf(facts.origin, each, [`AS${origin.asn}`, each.prefix].filter(Boolean).join(" ")))),
    ...origins.flatMap(({ operator }) => (operator ? [rowOf(facts.operator, operator, operator.value)] : [])),
    ...origins.flatMap(({ rpki, asn }) => (rpki ? [rowOf(facts.rpki, rpki, `AS${asn} ${rpki.state}`)] : [])),
    ...(country ? [rowOf(facts.country, country, country.value)] : []),
    ...(abuse ? [rowOf(facts.abuse, abuse, abuse.mails.join(", ") || "–")] : []),
    ...(prefixes ? [rowOf(facts.prefixes, prefixes, `${prefixes.total}`)] : []),
  ];
  const listed = raw.kind === "as" ? (prefixes?.list ?? []) : [];
  return [
    ...(rows.length > 0 ? [{ columns, rows }] : []),
    ...(listed.length > 0 ? [{ columns: blocks, rows: shown(listed, prefixes?.total ?? listed.length) }] : []),
  ];
}

function rowOf(fact: Text, { source, asOf }: From, value: string): Table["rows"][number] {
  return [fact, sourceTitles[source], asOf.slice(0, 10), value];
}

function shown(prefixes: readonly string[], total: number): Table["rows"] {
  const first = prefixes.slice(0, mostShown).map((prefix) => [prefix]);
  const left = total - first.length;
  return left > 0 ? [...first, [{ en: `… and ${left} more`, ko: `… 외 ${left}개` }]] : first;
}
