import { fill, type Language } from "../../../src/core/text.ts";
import { markup } from "../../../src/report/github/escape.ts";
import { toCsv } from "../../../src/report/kinds/csv.ts";
import { reportWords } from "../../../src/report/words.ts";
import { pageActionText } from "../page-action.ts";
import { toneOf, toneText } from "../tone.ts";
import { problemsOf } from "./problems.ts";
import { doneOf, type Report } from "./report.ts";
import { verdictOf } from "./verdict.ts";
import { verdictWords } from "./verdict-words.ts";

/** The columns of the CSV file, in English: programs read them. */
const columns = [
  "severity",
  "id",
  "checks",
  "subject",
  "cause",
  "action",
  "recordName",
  "recordType",
  "recordValue",
  "reference",
];

/** The problems of a report as CSV, one a line. */
export function csvOf({ sections }: Report): string {
  return toCsv(
    columns,
    problemsOf(sections).map(({ issue, check, others }) => ({
      severity: issue.severity,
      id: issue.id,
      checks: [check, ...others].map(({ id }) => id),
      subject: issue.subject,
      cause: issue.cause,
      action: issue.action,
      recordName: issue.record?.name,
      recordType: issue.record?.type,
      recordValue: issue.record?.value,
      reference: issue.reference,
    })),
  );
}

/** The most characters of a sentence. */
const longest = 1000;

/** A report as Markdown, for a ticket or a chat: verdict, grades and problems. Texts from the target make no markup. */
export function markdownOf(report: Report, language: Language): string {
  const { target, sections } = report;
  const { level, problems } = verdictOf(report);
  const grades = doneOf(sections).map(({ check, data: { interpretation } }) => {
    const { grade, score } = interpretation;
    const points = score === undefined ? undefined : fill(reportWords.score, { score: Math.round(score) }, language);
    const said = [grade, points, toneText(toneOf(interpretation), language)].filter((each) => each !== undefined);
    return `| ${check.title[language]} | ${said.join(" · ")} |`;
  });
  const list = problems.map(({ issue }) => {
    const { severity, cause, action } = issue;
    const name = reportWords.severity[severity][language];
    return `- **${name}** ${markup(cause, longest)}\n  ${markup(pageActionText(action, language), longest)}`;
  });
  const title = `# ${markup(target.name, longest)}: ${verdictWords.levels[level][language]}`;
  return [title, ["|  |  |", "| --- | --- |", ...grades].join("\n"), list.join("\n"), ""].join("\n\n");
}
