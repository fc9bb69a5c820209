import type { Status } from "../../../src/core/result/interpretation.ts";
import type { VNode } from "preact";
import { fill, type Language } from "../../../src/core/text.ts";
import { withUnicode } from "../../../src/core/target/unicode-host.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { AskForm } from "../ask-form.tsx";
import { layout, pathIn } from "../layout.tsx";
import { reportPath } from "../../http/paths.ts";
import { Sign } from "../pictures/sign.tsx";
import type { Setting } from "../site.ts";
import { toneText, toneOf } from "../tone.ts";
import { Waiting } from "./overview.tsx";
import { doneOf, isEmpty, isNonexistent, longestName, type Report } from "./report.ts";
import { verdictOf } from "./verdict.ts";
import { verdictWords } from "./verdict-words.ts";
import { manyWords as words, stateWords, words as reportText } from "./words.ts";

/** Seconds after which a browser without script loads the page again. */
const refresh = 3;

interface ManyReports {
  readonly reports: readonly Report[];
  /** The page's own path with its query. */
  readonly path: string;
}

/** Several reports as a table, which fills while they are measured. */
export function manyPage({ reports, path }: ManyReports, setting: Setting): string {
  const { language } = setting;
  const isRunning = reports.some((report) => report.isRunning);
  const sections = reports.flatMap((report) => report.sections);
  const [first] = reports;
  const main = (
    <div class="frame report">
      <AskForm language={language} value={reports.map(({ target }) => harmless(target.name, longestName)).join(" ")} />
      <h1>{fill(words.title, { count: reports.length }, language)}</h1>
      <div id="reports" data-refill={isRunning ? "" : undefined} aria-busy={isRunning ? "true" : undefined}>
        {first ? <Waiting report={{ ...first, sections }} language={language} /> : null}
        <table role="table" aria-label={fill(words.title, { count: reports.length }, language)}>
          <thead role="rowgroup">
            <tr role="row">
              {Object.values(words.columns).map((column) => (
                <th role="columnheader" scope="col">
                  {column[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {reports.map((report) => (
              <Row report={report} language={language} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
  const title = fill(words.title, { count: reports.length }, language);
  return layout({ path, title, description: title, main, isListed: false, ...(isRunning && { refresh }) }, setting);
}

interface RowProps {
  readonly report: Report;
  readonly language: Language;
}

function Row({ report, language }: RowProps): VNode {
  const { target } = report;
  const { problems } = verdictOf(report);
  const { columns } = words;
  const { text, sign } = stateOf(report, language);
  return (
    <tr role="row">
      <td role="cell" data-label={columns.name[language]}>
        <a href={pathIn(reportPath(target.name), language)}>{harmless(withUnicode(target.name), longestName)}</a>
      </td>
      <td role="cell" data-label={columns.verdict[language]} class="with-sign">
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <Sign status={sign} x={0} y={0} />
        </svg>
        {text}
      </td>
      {(["ssl", "http", "email"] as const).map((id) => (
        <td role="cell" data-label={columns[id][language]}>
          {markOf(report, id, language)}
        </td>
      ))}
      <td role="cell" data-label={columns.problems[language]}>
        {doneOf(report.sections).length === 0 || isNonexistent(report) ? "–" : problems.length}
      </td>
    </tr>
  );
}

/** The verdict of a report, or why it has none yet. */
function stateOf(report: Report, language: Language): { readonly text: string; readonly sign: Status } {
  if (isNonexistent(report)) return { text: reportText.nonexistent[language], sign: "unknown" };
  if (report.isRunning || isEmpty(report))
    return { text: stateWords[report.isRunning ? "running" : "absent"][language], sign: "unknown" };
  const { level, tone, problems } = verdictOf(report);
  const isClean = level === "good" && problems.length === 0;
  return { text: (isClean ? verdictWords.clean : verdictWords.levels[level])[language], sign: tone };
}

function markOf({ sections }: Report, id: string, language: Language): string {
  const section = sections.find(({ check }) => check.id === id);
  if (!section) return "–";
  if (section.seen.state !== "done") return stateWords[section.seen.state][language];
  const { interpretation } = section.seen.data;
  const { grade, score } = interpretation;
  return grade ?? (score === undefined ? toneText(toneOf(interpretation), language) : `${Math.round(score)}`);
}
