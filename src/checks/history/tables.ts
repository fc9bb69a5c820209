import type { Table } from "../../core/result/table.ts";
import type { HistoryRaw } from "./schema.ts";

const columns = [
  { en: "Kind", ko: "종류" },
  { en: "First seen", ko: "최초 관측" },
  { en: "Last seen", ko: "마지막 관측" },
  { en: "Value", ko: "값" },
] as const;

/** Every value of the page, by kind. */
export function tablesOf({ kinds }: HistoryRaw): readonly Table[] {
  const rows = kinds.flatMap(({ kind, values }) =>
    values.map(({ value, firstSeen, lastSeen }) => [kind, firstSeen.slice(0, 10), lastSeen.slice(0, 10), value]),
  );
  return rows.length === 0 ? [] : [{ columns, rows }];
}
