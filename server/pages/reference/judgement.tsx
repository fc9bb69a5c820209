import type { VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import { severities } from "../../../src/core/result/interpretation.ts";
import type { Table } from "../../../src/core/result/table.ts";
import { fill, languages, type Language } from "../../../src/core/text.ts";
import { reportWords } from "../../../src/report/words.ts";
import { scoreTables, type DocumentedScore } from "../../../src/rules/explain-score.ts";
import { explanations, type Explanation } from "../../../src/rules/explain.ts";
import { StackingTable } from "../table.tsx";
import { words } from "./words.ts";

/** The rules of a check. */
export interface CheckRules {
  /** The version of its grade or score; null where it has neither. */
  readonly version: string | null;
  readonly isGrade: boolean;
  readonly tables: readonly DocumentedScore[];
  readonly rules: readonly Explanation[];
}

/** The rules of every check, by check and language. */
export async function rulesOf(
  checks: readonly AnyCheck[],
): Promise<(check: AnyCheck, language: Language) => CheckRules> {
  const told = new Map<string, CheckRules>();
  for (const language of languages) {
    const byCheck = Map.groupBy(await explanations(language), ({ id }) => id.slice(0, id.indexOf(".")));
    for (const { id, grading, scoring } of checks) {
      const version = (scoring ?? grading)?.version ?? null;
      const tables = await scoreTables(id, language);
      const isGrade = grading !== undefined;
      told.set(`${language} ${id}`, { version, isGrade, tables, rules: (byCheck.get(id) ?? []).toSorted(bySeverity) });
    }
  }
  return ({ id }, language) => told.get(`${language} ${id}`) ?? nothing;
}

const nothing: CheckRules = { version: null, isGrade: false, tables: [], rules: [] };

function bySeverity(a: Explanation, b: Explanation): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity);
}

interface JudgementProps {
  readonly rules: CheckRules;
  readonly language: Language;
}

/** How a check judges: the parts of its grade, and every rule. */
export function Judgement({ rules: { version, isGrade, tables, rules }, language }: JudgementProps): VNode {
  return (
    <>
      {version === null ? null : (
        <>
          <h2>{(isGrade ? words.grade : words.score)[language]}</h2>
          <p>{fill(words.version, { version }, language)}</p>
          {tables.map(({ title, rows }) => (
            <>
              <h3>{title}</h3>
              <StackingTable table={{ columns: [words.value, words.of], rows }} label={title} language={language} />
            </>
          ))}
        </>
      )}
      {rules.length === 0 ? null : (
        <>
          <h2 id="rules">{words.rules[language]}</h2>
          <p>{fill(words.rulesLede, { count: rules.length }, language)}</p>
          <details open={rules.length <= fewRules}>
            <summary>{words.showRules[language]}</summary>
            <StackingTable table={ruleTable(rules)} label={words.rules[language]} language={language} />
          </details>
        </>
      )}
    </>
  );
}

/** The most rules shown unfolded. */
const fewRules = 12;

function ruleTable(rules: readonly Explanation[]): Table {
  return {
    columns: [words.severity, words.rule, words.cause, words.action],
    rows: rules.map(({ id, severity, cause, action }) => [reportWords.severity[severity], id, cause, action]),
  };
}
