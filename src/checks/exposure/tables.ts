import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import { exposureCategories } from "../../data/exposure/rule.ts";
import { categoryWords } from "./problems.ts";
import type { ExposureRaw, HostSeen } from "./schema.ts";

const columns = [
  { en: "Category", ko: "분류" },
  { en: "Access", ko: "접근" },
  { en: "Status", ko: "상태" },
  { en: "Host", ko: "호스트" },
  { en: "Product or title", ko: "제품 또는 제목" },
] as const;

const accessWords: Readonly<Record<NonNullable<HostSeen["access"]>, Text>> = {
  open: { en: "open", ko: "공개" },
  login: { en: "login", ko: "로그인" },
  unknown: { en: "unknown", ko: "알 수 없음" },
};

/** The hosts that answered, most important first. */
export function tablesOf({ hosts }: ExposureRaw): readonly Table[] {
  const answered = hosts.filter(({ category }) => category !== null).toSorted((a, b) => rankOf(a) - rankOf(b));
  if (answered.length === 0) return [];
  const rows = answered.map((seen) => [
    seen.category === null ? "–" : categoryWords[seen.category],
    seen.access === null ? "–" : accessWords[seen.access],
    `${seen.status ?? "–"}`,
    seen.host,
    seen.matches.map(({ product }) => product).join(", ") ||
      (seen.redirectsTo === null ? (seen.title ?? "") : `→ ${seen.redirectsTo}`),
  ]);
  return [{ columns, rows }];
}

function rankOf({ category }: HostSeen): number {
  return category === null ? exposureCategories.length : exposureCategories.indexOf(category);
}
