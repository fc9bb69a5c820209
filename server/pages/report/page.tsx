import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { AnyCheck, Answer } from "../../../src/core/check.ts";
import { describeFailure, type Failure } from "../../../src/core/failure.ts";
import { severities, type Interpretation, type Issue } from "../../../src/core/result/interpretation.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { AskForm, askField } from "../ask-form.tsx";
import { layout, pathIn } from "../layout.tsx";
import { checkPath, reportPath, reportsPath } from "../paths.ts";
import { Pictures } from "../pictures/pictures.tsx";
import { Tile } from "../pictures/tile.tsx";
import type { Setting } from "../site.ts";
import { freshField } from "../tools/fields.tsx";
import { Finding } from "../tools/result.tsx";
import { fixesFor } from "./fixes.ts";
import { askedOf, type ReportTarget } from "./target.ts";
import { words } from "./words.ts";

/** One check of a report, as far as it is known. */
export interface Section {
  readonly check: AnyCheck;
  readonly seen:
    | { readonly state: "absent" | "running" }
    | { readonly state: "failed"; readonly failure: Failure }
    | { readonly state: "done"; readonly data: Answer; readonly observedAt: number };
}

/** What a report shows. */
export interface Report {
  readonly target: ReportTarget;
  readonly sections: readonly Section[];
  /** Whether it is measured now. */
  readonly isRunning: boolean;
}

interface Shown {
  readonly report: Report;
  readonly language: Language;
}

/** Findings that are shown at once; the rest is folded. */
const mostShown = 8;

/** Characters of a name. */
const longest = 300;

/** Seconds after which a browser without script loads a report again that is under way. */
const refresh = 2;

/** The page of a report. */
export function reportPage(report: Report, setting: Setting): string {
  const { language } = setting;
  const { target, isRunning } = report;
  const name = harmless(target.name, longest);
  const path = reportPath(target.name);
  const main = (
    <div class="frame report">
      <h1>{name}</h1>
      <Progress report={report} language={language} />
      <div class="actions" {...(isRunning && { "data-events": pathIn(`${path}/events`, language) })}>
        <form action={pathIn(reportsPath, language)} method="post">
          <input type="hidden" name={askField} value={target.name} />
          <input type="hidden" name={freshField} value="1" />
          <button type="submit">{isEmpty(report) ? words.begin[language] : words.again[language]}</button>
        </form>
        <button type="button" hidden data-share data-done={words.copied[language]}>
          {words.share[language]}
        </button>
        <button type="button" hidden data-print>
          {words.print[language]}
        </button>
      </div>
      <Tiles report={report} language={language} />
      <Findings report={report} language={language} />
      <Untold report={report} language={language} />
      <Details report={report} language={language} />
      <Gate target={target} language={language} baseUrl={setting.site.baseUrl} />
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

/** The parts of the page that change while a report is under way, as HTML by their ids. */
export function reportParts(report: Report, language: Language): Readonly<Record<string, string>> {
  const parts = { progress: Progress, tiles: Tiles, findings: Findings, untold: Untold, details: Details };
  return Object.fromEntries(
    Object.entries(parts).map(([id, Each]) => [id, renderToString(<Each report={report} language={language} />)]),
  );
}

/** The page for what no report and no check can be about. */
export function sorryPage(message: string, given: string, setting: Setting): string {
  const { language } = setting;
  const main = (
    <div class="frame">
      <h1>{words.sorry[language]}</h1>
      <p>{message}</p>
      <AskForm language={language} value={harmless(given, longest)} isMain />
    </div>
  );
  return layout(
    { path: reportsPath, title: words.sorry[language], description: words.sorry[language], main, isListed: false },
    setting,
  );
}

function isEmpty({ sections, isRunning }: Report): boolean {
  return !isRunning && sections.every(({ seen }) => seen.state === "absent");
}

function Progress({ report, language }: Shown): VNode {
  const { sections, isRunning, target } = report;
  const times = sections.flatMap(({ seen }) => (seen.state === "done" ? [seen.observedAt] : []));
  const done = sections.filter(({ seen }) => seen.state === "done" || seen.state === "failed").length;
  const holes = { done, total: sections.length, target: harmless(target.name, longest) };
  const time = new Date(Math.min(...times, Date.now())).toISOString().replace(/:\d\d\.\d{3}Z$/, "Z");
  const said = isRunning ? words.running : isEmpty(report) ? words.nothing : words.stored;
  return (
    <div id="progress" aria-live="polite">
      <p class="lede">{fill(said, { ...holes, time }, language)}</p>
      {isRunning ? <progress value={done} max={sections.length} aria-label={words.grades[language]} /> : null}
    </div>
  );
}

function Tiles({ report: { sections }, language }: Shown): VNode {
  return (
    <section id="tiles" aria-label={words.grades[language]}>
      <ul class="tiles">
        {sections.map(({ check, seen }) => (
          <li>
            {seen.state === "done" ? (
              <a href={`#check-${check.id}`}>
                <Tile title={check.title[language]} interpretation={seen.data.interpretation} language={language} />
              </a>
            ) : (
              <div class={`tile ${seen.state}`}>
                <span class="tile-title">{check.title[language]}</span>{" "}
                <span class="quiet">{stateWord(seen.state, language)}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateWord(state: Section["seen"]["state"], language: Language): string {
  if (state === "running") return words.waiting[language];
  return state === "done" ? "" : words.failed[language];
}

interface Told {
  readonly issue: Issue;
  readonly check: AnyCheck;
}

function issuesOf(sections: readonly Section[]): readonly Told[] {
  return sections
    .flatMap(({ check, seen }) =>
      seen.state === "done" ? seen.data.interpretation.issues.map((issue) => ({ issue, check })) : [],
    )
    .filter(({ issue }) => issue.severity !== "info")
    .toSorted((a, b) => severities.indexOf(a.issue.severity) - severities.indexOf(b.issue.severity));
}

function Findings({ report, language }: Shown): VNode {
  const all = issuesOf(report.sections);
  const [first, rest] = [all.slice(0, mostShown), all.slice(mostShown)];
  const hasResult = report.sections.some(({ seen }) => seen.state === "done");
  return (
    <section id="findings" aria-labelledby="findings-title">
      <h2 id="findings-title">{words.findings[language]}</h2>
      {all.length === 0 && hasResult && !report.isRunning ? <p>{words.none[language]}</p> : null}
      <FindingList issues={first} language={language} />
      {rest.length > 0 ? (
        <details data-fold="more">
          <summary>{fill(words.more, { count: rest.length }, language)}</summary>
          <FindingList issues={rest} language={language} />
        </details>
      ) : null}
    </section>
  );
}

function FindingList({ issues, language }: { readonly issues: readonly Told[]; readonly language: Language }): VNode {
  return (
    <ul class="issues">
      {issues.map(({ issue, check }) => (
        <Finding issue={issue} language={language} source={check.title[language]}>
          <Fixes id={issue.id} language={language} />
        </Finding>
      ))}
    </ul>
  );
}

function Fixes({ id, language }: { readonly id: string; readonly language: Language }): VNode | null {
  const fixes = fixesFor(id);
  if (fixes.length === 0) return null;
  return (
    <details data-fold={`fix ${id}`}>
      <summary>{words.fix[language]}</summary>
      {fixes.map(({ server, text }) => (
        <Snippet title={server} text={text} language={language} />
      ))}
    </details>
  );
}

interface SnippetProps {
  readonly title: string;
  readonly text: string;
  readonly language: Language;
}

function Snippet({ title, text, language }: SnippetProps): VNode {
  return (
    <figure data-copy>
      <figcaption>
        {title}{" "}
        <button type="button" class="copy" data-copy-button data-done={words.copied[language]}>
          {words.copy[language]}
        </button>
      </figcaption>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}

function Untold({ report: { sections }, language }: Shown): VNode {
  const failed = sections.flatMap(({ check, seen }) =>
    seen.state === "failed" ? [{ check, failure: seen.failure }] : [],
  );
  return (
    <section id="untold" aria-labelledby="untold-title" hidden={failed.length === 0}>
      <h2 id="untold-title">{words.open[language]}</h2>
      <ul>
        {failed.map(({ check, failure }) => (
          <li>
            <strong>{check.title[language]}</strong>: {harmless(describeFailure(failure.facts, language), 1000)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ report: { sections, target }, language }: Shown): VNode {
  const done = sections.flatMap(({ check, seen }) => (seen.state === "done" ? [{ check, data: seen.data }] : []));
  return (
    <section id="details" aria-labelledby="details-title" hidden={done.length === 0}>
      <h2 id="details-title">{words.details[language]}</h2>
      {done.map(({ check, data }) => (
        <details id={`check-${check.id}`} data-fold={check.id}>
          <summary>
            {check.title[language]} <span class="quiet">{markOf(data.interpretation, language)}</span>
          </summary>
          <p>{harmless(data.interpretation.summary, 2500)}</p>
          <Pictures check={check.id} data={data} language={language} />
          <p>
            <Links check={check} target={target} language={language} />
          </p>
        </details>
      ))}
    </section>
  );
}

function markOf({ grade, score, status }: Interpretation, language: Language): string {
  return grade ?? (score === undefined ? (status === "pass" ? words.passed[language] : "") : `${Math.round(score)}`);
}

interface LinksProps {
  readonly check: AnyCheck;
  readonly target: ReportTarget;
  readonly language: Language;
}

function Links({ check, target, language }: LinksProps): VNode {
  const query = new URLSearchParams(askedOf(check, target)).toString();
  return (
    <>
      <a href={pathIn(`${checkPath(check)}?${query}`, language)}>
        {words.page[language]}
        <span class="hidden">: {check.title[language]}</span>
      </a>{" "}
      <a href={pathIn(`/api/util/${check.id}?${query}`, language)} rel="nofollow">
        {words.json[language]}
        <span class="hidden">: {check.title[language]}</span>
      </a>
    </>
  );
}

interface GateProps {
  readonly target: ReportTarget;
  readonly language: Language;
  readonly baseUrl: string | null;
}

function Gate({ target: { url }, language, baseUrl }: GateProps): VNode {
  const address = harmless(url, longest);
  const server = baseUrl === null ? "" : `\n    server: ${baseUrl}`;
  const github = `- uses: portcullis/portcullis@<commit of the release> # v0.1.0\n  with:\n    url: ${address}${server}`;
  const gitlab = `include:\n  - component: $CI_SERVER_FQDN/portcullis/portcullis/gate@0.1.0\n    inputs:\n      url: ${address}`;
  const command = `npx portcullis gate '${address.replaceAll("'", "%27")}'`;
  return (
    <section aria-labelledby="gate-title">
      <h2 id="gate-title">{words.gate[language]}</h2>
      <p>{words.gateLede[language]}</p>
      {Object.entries({ "GitHub Actions": github, GitLab: gitlab, CLI: command }).map(([title, text]) => (
        <Snippet title={title} text={text} language={language} />
      ))}
    </section>
  );
}
