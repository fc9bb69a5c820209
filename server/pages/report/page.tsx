import { renderToString } from "preact-render-to-string";
import { fill } from "../../../src/core/text.ts";
import { unicodeOf } from "../../../src/core/target/unicode-host.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { accountPaths, linkTo } from "../account/paths.ts";
import { AskForm, askField } from "../ask-form.tsx";
import { layout, pathIn } from "../layout.tsx";
import { reportPath, reportsPath } from "../../http/paths.ts";
import type { Setting } from "../site.ts";
import { freshField } from "../tools/fields.tsx";
import { words as pageWords } from "../words.ts";
import { Answer } from "./answer.tsx";
import { Details, Passed } from "./details.tsx";
import { Findings } from "./findings.tsx";
import { Gate } from "./gate.tsx";
import { Progress, Tiles, Undetermined, Waiting } from "./overview.tsx";
import { History } from "./history.tsx";
import { isEmpty, longestName, type Report } from "./report.ts";
import { fileNames, words } from "./words.ts";

/** Seconds after which a browser without script reloads a running report. */
const refresh = 2;

/** The page of a report. */
export function reportPage(report: Report, setting: Setting): string {
  const { language, site } = setting;
  const { target, isRunning } = report;
  const name = harmless(target.name, longestName);
  const path = reportPath(target.name);
  const unicode = unicodeOf(new URL(target.url).hostname);
  const filter = report.only === undefined ? "" : `?severity=${report.only}`;
  const shown = { report, language };
  const main = (
    <div class={report.isFull === true ? "frame report full" : "frame report"}>
      <AskForm language={language} value={name} />
      <h1>
        {name}
        {unicode === null ? null : <span class="unicode">{unicode}</span>}
      </h1>
      <Waiting {...shown} />
      <Answer {...shown} />
      <Progress {...shown} />
      <div class="actions" {...(isRunning && { "data-events": pathIn(`${path}/events${filter}`, language) })}>
        <form action={pathIn(reportsPath, language)} method="post">
          <input type="hidden" name={askField} value={target.name} />
          <input type="hidden" name={freshField} value="1" />
          <button type="submit">{isEmpty(report) ? words.begin[language] : words.again[language]}</button>
        </form>
        <button type="button" hidden data-share data-done={pageWords.copied[language]}>
          {words.share[language]}
        </button>
        <button type="button" hidden data-print>
          {words.print[language]}
        </button>
        <a class="button" href="#gate">
          {words.gateThis[language]}
        </a>
        {site.hasAccounts === true ? (
          <a class="button" href={linkTo(accountPaths.watches, language, { target: target.host })}>
            {words.watch[language]}
          </a>
        ) : null}
        {isEmpty(report) ? null : (
          <details class="take">
            <summary class="button">{words.download[language]}</summary>
            <ul>
              <li>
                <a href={pathIn(`${path}?full=1`, language)} rel="nofollow">
                  {words.full[language]}
                </a>
              </li>
              {(["json", "csv", "markdown"] as const).map((kind) => (
                <li>
                  <a href={pathIn(`${path}/${kind}`, language)} rel="nofollow">
                    {fileNames[kind]}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Tiles {...shown} />
      <Findings {...shown} />
      <Undetermined {...shown} />
      <History {...shown} />
      <Passed {...shown} />
      <Details {...shown} />
      <Gate {...shown} baseUrl={site.baseUrl} />
    </div>
  );
  return layout(
    {
      path,
      title: fill(words.title, { target: name }, language),
      description: fill(words.description, { target: name }, language),
      main,
      isListed: false,
      ...(isRunning && { refresh }),
    },
    setting,
  );
}

/** The changing parts of a running report's page as HTML, by id. */
export function reportParts(report: Report, { language, site }: Setting): Readonly<Record<string, string>> {
  const parts = {
    answer: Answer,
    progress: Progress,
    tiles: Tiles,
    findings: Findings,
    undetermined: Undetermined,
    waiting: Waiting,
    history: History,
    passed: Passed,
    details: Details,
    gate: Gate,
  };
  return Object.fromEntries(
    Object.entries(parts).map(([id, Each]) => [
      id,
      renderToString(<Each report={report} language={language} baseUrl={site.baseUrl} />),
    ]),
  );
}

/** The page for an input that no report or check accepts. */
export function sorryPage(message: string, given: string, setting: Setting): string {
  const { language } = setting;
  const main = (
    <div class="frame">
      <h1>{words.sorry[language]}</h1>
      <p>{message}</p>
      <AskForm language={language} value={harmless(given, longestName)} isMain />
    </div>
  );
  return layout(
    { path: reportsPath, title: words.sorry[language], description: words.sorry[language], main, isListed: false },
    setting,
  );
}
