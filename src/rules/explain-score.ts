import { registry } from "../checks/index.ts";
import type { Language, Text } from "../core/text.ts";

/** One table about a score: each row has a value and what it stands for. */
export interface ScoreTable {
  readonly title: string;
  readonly rows: readonly (readonly [value: string, of: string])[];
}

const words = {
  weights: { en: "parts", ko: "항목" },
  ceilings: { en: "ceilings", ko: "상한" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * Returns tables that explain the score or grade of a check: the weights of its parts for each kind of target, and its ceilings. Empty if
 * the check gives neither.
 */
export async function scoreTables(id: string, language: Language): Promise<readonly ScoreTable[]> {
  const entry = registry.find((each) => each.id === id);
  if (!entry || id === "gate") return [];
  const { grading, scoring, words: told } = await entry.load();
  const made = scoring ?? grading;
  if (!made) return [];
  const partsOf = (weights: Readonly<Record<string, number>>): ScoreTable["rows"] =>
    Object.entries(weights).map(([part, weight]) => [`${weight} %`, told.parts[part]?.[language] ?? part]);
  const ceilings = Object.entries<number | string>(made.ceilings);
  const kinds = made.rubrics ?? [];
  const tables: readonly ScoreTable[] = [
    { title: words.weights[language], rows: partsOf(made.weights) },
    ...kinds.map(({ title, weights }) => ({ title: title[language], rows: partsOf(weights) })),
    {
      title: words.ceilings[language],
      rows: ceilings.map(([cap, max]) => [`${max}`, told.caps[cap]?.[language].replace(/\.$/, "") ?? cap]),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}
