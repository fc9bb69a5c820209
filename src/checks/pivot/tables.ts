import type { Table } from "../../core/result/table.ts";
import type { PivotRaw } from "./schema.ts";

const columns = [
  { en: "First seen", ko: "최초 관측" },
  { en: "Last seen", ko: "마지막 관측" },
  { en: "Domain", ko: "도메인" },
] as const;

/** Every domain of the page. */
export function tablesOf({ domains }: PivotRaw): readonly Table[] {
  const rows = domains.map(({ domain, firstSeen, lastSeen }) => [
    firstSeen.slice(0, 10),
    lastSeen.slice(0, 10),
    domain,
  ]);
  return rows.length === 0 ? [] : [{ columns, rows }];
}
