import type { AnyCheck, Answer, Result } from "../core/check.ts";
import { interpret } from "../core/result/interpretation.ts";
import type { Table } from "../core/result/table.ts";
import type { Language } from "../core/text.ts";

/** Returns the tables of an answer, in whichever format it is. */
export function tablesOf(check: AnyCheck, data: unknown): readonly Table[] {
  if (check.answer) return check.answer.tables?.(data) ?? [];
  return check.tables?.((data as Answer).raw) ?? [];
}

/** Returns the answer of a check: in the check's own format, or else the observation and its interpretation. */
export function toAnswer(check: AnyCheck, result: Result, input: object, language: Language): unknown {
  if (check.answer) return check.answer.of(result, input, language);
  return { raw: result.raw, interpretation: interpret(check, result.verdict, language) } satisfies Answer;
}
