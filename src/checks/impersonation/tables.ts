import type { Table } from "../../core/result/table.ts";
import type { ImpersonationRaw } from "./schema.ts";

const columns = [
  { en: "Risk", ko: "위험" },
  { en: "Kind", ko: "방식" },
  { en: "Mail", ko: "메일" },
  { en: "Lookalike of others", ko: "타인의 유사 도메인" },
] as const;

/** The lookalikes of others, riskiest first. */
export function tablesOf({ lookalikes }: ImpersonationRaw): readonly Table[] {
  if (!lookalikes || lookalikes.hostile.length === 0) return [];
  const rows = lookalikes.hostile.map(({ risk, kind, mail, name, unicode }) => [
    `${risk}`,
    kind,
    mail ? { en: "yes", ko: "있음" } : { en: "no", ko: "없음" },
    unicode === undefined ? name : `${name} (${unicode})`,
  ]);
  return [{ columns, rows }];
}
