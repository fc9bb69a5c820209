import { failure } from "../../core/failure.ts";
import { nearest, suggest } from "../../core/near.ts";
import { printable } from "../../core/printable.ts";
import { fill, type Text } from "../../core/text.ts";
import { words as reportWords } from "../../report/words.ts";
import { wrap } from "../../report/width.ts";
import { scoreTables, type ScoreTable } from "../../rules/explain-score.ts";
import { explanations, type Explanation } from "../../rules/explain.ts";
import { flagsOf, readGiven } from "../../settings/options/given.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import { widthOfReport } from "../io.ts";
import type { Order } from "../order.ts";
import { optionsFor } from "../command-table.ts";
import { tooManySubjects } from "../usage.ts";

const words = {
  cause: { en: "cause", ko: "원인" },
  action: { en: "action", ko: "조치" },
  grading: { en: "grading", ko: "평가" },
  source: { en: "source", ko: "근거" },
  part: {
    en: "Takes points from the part {part}, {weight} % of the score of {check}.",
    ko: "{check} 점수의 {weight}%인 {part} 항목에서 감점됩니다.",
  },
  capped: {
    en: "Where this ceiling holds, {check} is graded {max} at most: {reason}.",
    ko: "다음 상한에 해당하면 {check} 등급은 최대 {max}입니다: {reason}.",
  },
  scoredCapped: {
    en: "Where this ceiling holds, {check} scores {max} at most: {reason}.",
    ko: "다음 상한에 해당하면 {check} 점수는 최대 {max}점입니다: {reason}.",
  },
  open: {
    en: "The letter of {check} may depend on it: then none is given.",
    ko: "{check} 등급이 이것에 달려 있으면 등급을 매기지 않습니다.",
  },
  nothing: { en: "Changes nothing in the grade of {check}.", ko: "{check} 등급에는 영향을 주지 않습니다." },
  unscored: { en: "Changes nothing in the score of {check}.", ko: "{check} 점수에는 영향을 주지 않습니다." },
  ungraded: { en: "{check} gives no grade; its status counts.", ko: "{check|은/는} 등급 없이 상태로만 판정합니다." },
  verdict: { en: "verdict", ko: "판정" },
  finding: {
    en: "By itself a finding changes no verdict but through the grade; rules.{id} of the configuration makes it fail (error), warn (warn) or leaves it out (off).",
    ko: "문제 자체는 등급을 통해서만 판정에 영향을 줍니다. 설정의 rules.{id} 값으로 실패(error), 주의(warn), 제외(off)를 정할 수 있습니다.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** `portcullis explain [rule]`: what a rule means, what to do and how it is graded, of a check how its score comes about; all of them by name where none is given. */
export async function explainCommand({ subjects, isFromEnvironment, argv, io }: Order): Promise<ExitCode> {
  const [rule, second] = isFromEnvironment ? [] : subjects;
  if (second !== undefined) throw tooManySubjects("explain", second);
  const language = readLanguage(readGiven(flagsOf(argv), io.env, optionsFor("explain")));
  const all = await explanations(language);
  const width = widthOfReport(io);
  if (rule === undefined) {
    io.out(`${all.map(({ id, severity }) => `${id}  ${reportWords.severity[severity][language]}`).join("\n")}\n`);
    return exitCodes.pass;
  }
  const found = all.filter(({ id }) => id === rule || id.slice(id.indexOf(".") + 1) === rule);
  if (found.length === 0) {
    const field: Text = { en: `rule ${printable(rule, 100)}`, ko: `규칙 ${printable(rule, 100)}` };
    const ids = all.map(({ id }) => id);
    const bare = ids.find((id) => id.slice(id.indexOf(".") + 1) === nearestBare(rule, ids));
    const suggestion = suggest(bare ?? rule, ids);
    throw failure("input.unknown", { field, suggestion }, { reason: "rule" });
  }
  const [only] = found;
  const tables =
    found.length === 1 && only?.id.startsWith("gate.") ? await scoreTables(only.id.slice(5), language) : [];
  const blocks = [...found.map(lines), ...tables.map(tableLines)];
  io.out(`${blocks.map((each) => each.join("\n")).join("\n\n")}\n`);
  return exitCodes.pass;

  function inSentences(grading: Explanation["grading"]): string {
    return grading.map(({ kind, params }) => fill(words[kind], params, language)).join(" ");
  }

  function tableLines({ title, rows }: ScoreTable): readonly string[] {
    const wide = Math.max(...rows.map(([value]) => value.length));
    return [
      ...wrap(`${title}:`, width),
      ...rows.flatMap(([value, of]) =>
        wrap(of, width - wide - 4).map((line, at) => `  ${(at === 0 ? value : "").padStart(wide)}  ${line}`),
      ),
    ];
  }

  function lines({ id, severity, cause, action, reference, grading, verdict }: Explanation): readonly string[] {
    const rows: readonly (readonly [Text, string])[] = [
      [words.cause, cause],
      [words.action, action],
      ...(grading.length > 0 ? [[words.grading, inSentences(grading)] as const] : []),
      [words.verdict, verdict ?? fill(words.finding, { id }, language)],
      ...(reference === undefined ? [] : [[words.source, reference] as const]),
    ];
    const title = `${id}  ${reportWords.severity[severity][language]}`;
    return [
      title,
      ...rows.flatMap(([label, text]) => [
        "",
        `${label[language]}:`,
        ...wrap(text, width - 2).map((line) => `  ${line}`),
      ]),
    ];
  }
}

/** The name without its check that was probably meant. */
function nearestBare(rule: string, ids: readonly string[]): string | null {
  if (rule.includes(".")) return null;
  return nearest(
    rule,
    ids.map((id) => id.slice(id.indexOf(".") + 1)),
  );
}
