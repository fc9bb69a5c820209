import { registry } from "../checks/index.ts";
import type { AnyCheck } from "../core/check.ts";
import { fill, type Language, type Text } from "../core/text.ts";

/** One table about a score: each row has a value and what it stands for. */
export interface DocumentedScore {
  readonly title: string;
  readonly rows: readonly (readonly [value: string, of: string])[];
}

const words = {
  weights: { en: "parts", ko: "항목" },
  ceilings: { en: "ceilings", ko: "상한" },
  points: { en: "points for {part}", ko: "{part}의 점수" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * Returns tables that explain the score or grade of a check: the weights of its parts for each kind of target, and its ceilings. Empty if
 * the check gives neither.
 */
export async function scoreTables(id: string, language: Language): Promise<readonly DocumentedScore[]> {
  const check = await checkOf(id);
  const made = check?.scoring ?? check?.grading;
  if (!check || !made) return [];
  const { words: told } = check;
  const partsOf = (weights: Readonly<Record<string, number>>): DocumentedScore["rows"] =>
    Object.entries(weights).map(([part, weight]) => [`${weight} %`, told.parts[part]?.[language] ?? part]);
  const ceilings = Object.entries<number | string>(made.ceilings);
  const kinds = made.rubrics ?? [];
  const tables: readonly DocumentedScore[] = [
    { title: words.weights[language], rows: partsOf(made.weights) },
    ...kinds.map(({ title, weights }) => ({ title: title[language], rows: partsOf(weights) })),
    {
      title: words.ceilings[language],
      rows: ceilings.map(([cap, max]) => [`${max}`, told.caps[cap]?.[language].replace(/\.$/, "") ?? cap]),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** Returns the tables of what gives and costs points: of the part that a problem belongs to, or without a problem of every part. */
export async function pointTables(
  id: string,
  language: Language,
  problem?: string,
): Promise<readonly DocumentedScore[]> {
  const check = await checkOf(id);
  const made = check?.scoring ?? check?.grading;
  if (!check || !made) return [];
  const only = problem === undefined ? undefined : (made.effects[problem]?.part ?? "");
  return Object.entries(made.points)
    .filter(([part]) => only === undefined || part === only)
    .map(([part, rows]) => ({
      title: fill(words.points, { part: check.words.parts[part]?.[language] ?? part }, language),
      rows: rows.map(([seen, points]) => [points[language], seen[language]] as const),
    }));
}

async function checkOf(id: string): Promise<AnyCheck | null> {
  const entry = registry.find((each) => each.id === id);
  return entry && id !== "gate" ? entry.load() : null;
}
