import type { Table } from "../../core/result/table.ts";
import type { Text } from "../../core/text.ts";
import type { ChangesRaw } from "./schema.ts";
import { wordsOf } from "./titles.ts";

const columns = [
  { en: "Date", ko: "날짜" },
  { en: "Host", ko: "호스트" },
  { en: "Direction", ko: "방향" },
  { en: "What", ko: "항목" },
  { en: "Before", ko: "이전" },
  { en: "After", ko: "이후" },
] as const;

const directions: Readonly<Record<ChangesRaw["changes"][number]["direction"], Text>> = {
  better: { en: "better", ko: "개선" },
  worse: { en: "worse", ko: "회귀" },
  neutral: { en: "changed", ko: "변경" },
};

/** Every change of the page, latest first. */
export function tablesOf({ changes }: Pick<ChangesRaw, "changes">): readonly Table[] {
  const rows = changes.map((change) => {
    const { firstMeasuredAt: at, target, direction, check, subject, from, to } = change;
    const { title } = wordsOf(change);
    const more = subject === null ? "" : ` ${subject}`;
    const what: Text = { en: `${check}: ${title.en}${more}`, ko: `${check}: ${title.ko}${more}` };
    return [at.slice(0, 10), target, directions[direction], what, from ?? "–", to ?? "–"];
  });
  return rows.length === 0 ? [] : [{ columns, rows }];
}
