import { failure } from "../../core/failure.ts";
import { nearest, suggest, suggestOr } from "../../core/nearest.ts";
import { printable } from "../../core/printable.ts";
import type { Language, Text } from "../../core/text.ts";
import { fixesFor } from "../../report/fixes.ts";
import { reportWords } from "../../report/words.ts";
import { wrap } from "../../report/width.ts";
import { pointTables, scoreTables, type DocumentedScore } from "../../rules/explain-score.ts";
import { explanations, type Explanation } from "../../rules/explain.ts";
import { gradingInWords, verdictInWords } from "../../rules/explain-words.ts";
import { givenFlags, readGiven } from "../../settings/options/given.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import { widthOfReport } from "../io.ts";
import type { Invocation } from "../invocation.ts";
import { optionsFor } from "../command-table.ts";
import { tooManySubjects } from "../usage.ts";

const words = {
  cause: { en: "cause", ko: "원인" },
  action: { en: "action", ko: "조치" },
  grading: { en: "grading", ko: "평가" },
  source: { en: "source", ko: "근거" },
  verdict: { en: "verdict", ko: "판정" },
  configuration: { en: "configuration", ko: "설정" },
} as const satisfies Readonly<Record<string, Text>>;

/** `portcullis explain [rule]`: explains a rule with its action and grading, or the score of a check; lists all names without an argument. */
export async function explainCommand({ subjects, isFromEnvironment, argv, io }: Invocation): Promise<ExitCode> {
  const [rule, second] = isFromEnvironment ? [] : subjects;
  if (second !== undefined) throw tooManySubjects("explain", second);
  const language = readLanguage(readGiven(givenFlags(argv), io.env, optionsFor("explain")));
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
    const near = nearestBare(rule, ids);
    const bare = ids.find((id) => id.slice(id.indexOf(".") + 1) === near);
    const listed: Text = {
      en: " To list all rules: npx portcullis explain",
      ko: " 모든 규칙을 보려면: npx portcullis explain",
    };
    const suggestion = suggestOr(suggest(bare ?? rule, ids), listed);
    throw failure("input.unknown", { field, suggestion }, { reason: "rule" });
  }
  const [only] = found;
  const tables = found.length === 1 && only ? await tablesFor(only.id, language) : [];
  const fixes = found.length === 1 && only ? configurationLines(only.id) : [];
  const blocks = [...found.map(lines), ...(fixes.length > 0 ? [fixes] : []), ...tables.map(tableLines)];
  io.out(`${blocks.map((each) => each.join("\n")).join("\n\n")}\n`);
  return exitCodes.pass;

  function tableLines({ title, rows }: DocumentedScore): readonly string[] {
    const wide = Math.max(...rows.map(([value]) => value.length));
    return [
      ...wrap(`${title}:`, width),
      ...rows.flatMap(([value, of]) =>
        wrap(of, width - wide - 4).map((line, at) => `  ${(at === 0 ? value : "").padStart(wide)}  ${line}`),
      ),
    ];
  }

  /** The lines to copy for each server; the subject is that of the most common case. */
  function configurationLines(id: string): readonly string[] {
    return fixesFor({ id, subject: "server" }).flatMap(({ server, text, note }, at) => [
      ...(at === 0 ? [`${words.configuration[language]}:`] : [""]),
      `  ${server}`,
      ...text.split("\n").map((line) => `    ${line}`),
      ...(note ? wrap(note[language], width - 2).map((line) => `  ${line}`) : []),
    ]);
  }

  function lines({ id, severity, cause, action, reference, grading, verdict }: Explanation): readonly string[] {
    const rows: readonly (readonly [Text, string])[] = [
      [words.cause, cause],
      [words.action, action],
      ...(grading.length > 0 ? [[words.grading, gradingInWords(grading, language)] as const] : []),
      [words.verdict, verdictInWords({ id, verdict }, language)],
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

/** The whole score for the threshold of a check, and the points of its part for a problem. */
async function tablesFor(rule: string, language: Language): Promise<readonly DocumentedScore[]> {
  const [check = "", problem = ""] = rule.split(".");
  if (check !== "gate") return pointTables(check, language, problem);
  return [...(await scoreTables(problem, language)), ...(await pointTables(problem, language))];
}

/** The rule that was probably meant, given without its check. */
function nearestBare(rule: string, ids: readonly string[]): string | null {
  if (rule.includes(".")) return null;
  return nearest(
    rule,
    ids.map((id) => id.slice(id.indexOf(".") + 1)),
  );
}
