import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import { rpkiWords } from "./problems.ts";
import type { AsnRaw, SourceName } from "./schema.ts";
import { listText, sourceTitles } from "./words.ts";

const columns = [
  { en: "Fact", ko: "항목" },
  { en: "Source", ko: "출처" },
  { en: "Date", ko: "기준일" },
  { en: "Value", ko: "값" },
] as const;

const facts = {
  origin: { en: "Origin AS", ko: "Origin AS" },
  operator: { en: "Operator", ko: "운영자" },
  rpki: { en: "RPKI", ko: "RPKI" },
  country: { en: "Country", ko: "국가" },
  abuse: { en: "Abuse contact", ko: "신고 연락처" },
  prefixes: { en: "Prefixes", ko: "프리픽스" },
} as const satisfies Record<string, Text>;

const blocks = [{ en: "Announced prefixes", ko: "광고 프리픽스" }] as const;

interface From {
  readonly source: SourceName;
  readonly asOf: string;
}

/** The source and date of each fact, and the announced prefixes. */
export function tablesOf(raw: AsnRaw): readonly Table[] {
  const { origins, country, abuse, prefixes } = raw;
  const rows = [
    ...origins.flatMap((origin) =>
      origin.sources.map((each) =>
        rowOf(facts.origin, each, [`AS${origin.asn}`, each.prefix].filter(Boolean).join(" ")),
      ),
    ),
    ...origins.flatMap(({ operator }) => (operator ? [rowOf(facts.operator, operator, operator.value)] : [])),
    ...origins.flatMap(({ rpki, asn }) =>
      rpki
        ? [
            rowOf(
              facts.rpki,
              rpki,
              listText([asn], (each, language) => `AS${each} ${rpkiWords[rpki.state][language]}`),
            ),
          ]
        : [],
    ),
    ...(country ? [rowOf(facts.country, country, country.value)] : []),
    ...(abuse ? [rowOf(facts.abuse, abuse, abuse.emails.join(", ") || "–")] : []),
    ...(prefixes ? [rowOf(facts.prefixes, prefixes, `${prefixes.total}`)] : []),
  ];
  const listed = raw.kind === "as" ? (prefixes?.list ?? []) : [];
  return [
    ...(rows.length > 0 ? [{ columns, rows }] : []),
    ...(listed.length > 0 ? [{ columns: blocks, rows: listed.map((prefix) => [prefix]) }] : []),
  ];
}

function rowOf(fact: Text, { source, asOf }: From, value: Text | string): Table["rows"][number] {
  return [fact, sourceTitles[source], asOf.slice(0, 10), value];
}
