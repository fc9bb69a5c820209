import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import { words } from "./problems.ts";
import { signIds, type IpRaw } from "./schema.ts";

const columns = [
  { en: "Sign", ko: "징후" },
  { en: "Result", ko: "결과" },
  { en: "Date", ko: "기준일" },
  { en: "Basis", ko: "근거" },
] as const;

const yes: Text = { en: "yes", ko: "예" };
const no: Text = { en: "no", ko: "아니요" };
const unknown: Text = { en: "unknown", ko: "알 수 없음" };
const noList: Text = { en: "no current list on the server", ko: "서버에 유효한 목록이 없음" };

/** Each sign with its basis. */
export function tablesOf({ indicators: signs, specialPurpose: special }: IpRaw): readonly Table[] {
  if (special) return [];
  const rows = signIds.map((id) => {
    const { detected: is, basis, asOf } = signs[id];
    const known = is ? yes : no;
    return [words.kpis[id], is === null ? unknown : known, asOf?.slice(0, 10) ?? "–", basis ?? noList];
  });
  return [{ columns, rows }];
}
