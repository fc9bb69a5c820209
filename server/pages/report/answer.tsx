import type { VNode } from "preact";
import { getDomain } from "tldts";
import { pageFailure } from "../page-failure.ts";
import { severities } from "../../../src/core/result/interpretation.ts";
import { fill, type Language, type Text } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { reportWords } from "../../../src/report/words.ts";
import { Action } from "../action.tsx";
import { pathIn } from "../layout.tsx";
import { reportPath } from "../../http/paths.ts";
import { Sign } from "../pictures/sign.tsx";
import { RecordToPublish } from "../record.tsx";
import { Snippet } from "../snippet.tsx";
import { headerFor } from "../../../src/report/fixes.ts";
import { countsOf, type Problem } from "./problems.ts";
import { doneOf, isNonexistent, longestName, type Shown } from "./report.ts";
import { words as reportText } from "./words.ts";
import { hostOf } from "./target.ts";
import { verdictOf, type Level, type ReportVerdict } from "./verdict.ts";
import { verdictWords as words } from "./verdict-words.ts";

/** The most characters of a sentence in the answer: it must fit the first screen of a phone. */
const longest = 400;

/** The answer of a report: whether the target is safe, why, what to do first, and the number of problems. */
export function Answer({ report, language }: Shown): VNode {
  if (isNonexistent(report)) return <Nonexistent report={report} language={language} />;
  const verdict = verdictOf(report);
  const { first, problems } = verdict;
  const isOpen = report.isRunning && !isCertain(verdict.level);
  const tone = isOpen ? "unknown" : verdict.tone;
  const hasResult = doneOf(report.sections).length > 0;
  return (
    <section id="answer" aria-label={words.label[language]} hidden={!hasResult && !report.isRunning}>
      <div class={`verdict ${tone}`}>
        <p class="mark">
          <svg viewBox="0 0 16 16" width="26" height="26" aria-hidden="true">
            <Sign status={tone} x={0} y={0} />
          </svg>
          {isOpen ? words.measuring[language] : headline(verdict)[language]}
        </p>
        <p>{first && !isOpen ? causeOf(first, verdict, language) : withoutProblems(verdict, { report, language })}</p>
        {first && !isOpen ? <First problem={first} language={language} /> : null}
      </div>
      {problems.length > 0 ? <Counts problems={problems} report={report} language={language} /> : null}
    </section>
  );
}

/** The answer about a name that does not exist: nothing was measured, and the name is still in the field above. */
function Nonexistent({ report: { target }, language }: Shown): VNode {
  const host = hostOf(target);
  const domain = getDomain(host, { allowPrivateDomains: true });
  return (
    <section id="answer" aria-label={words.label[language]}>
      <div class="verdict unknown">
        <p class="mark">
          <svg viewBox="0 0 16 16" width="26" height="26" aria-hidden="true">
            <Sign status="unknown" x={0} y={0} />
          </svg>
          {reportText.nonexistent[language]}
        </p>
        <p>{fill(reportText.nonexistentLede, { name: harmless(host, longestName) }, language)}</p>
        <p>{reportText.nonexistentAction[language]}</p>
        {domain === null || domain === host ? null : (
          <p>
            <a href={pathIn(reportPath(domain), language)}>
              {fill(reportText.checkParent, { domain: harmless(domain, longestName) }, language)}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** What is known to be bad stays bad, whatever the running checks find. */
function isCertain(level: Level): boolean {
  return level === "unsafe" || level === "urgent" || level === "serious";
}

function headline({ level, problems }: ReportVerdict): Text {
  return level === "good" && problems.length === 0 ? words.clean : words.levels[level];
}

function causeOf({ issue }: Problem, { level }: ReportVerdict, language: Language): string {
  const cause = harmless(issue.cause, longest);
  return level === "good" ? `${words.minor[language]} ${cause}` : cause;
}

function withoutProblems({ level }: ReportVerdict, { report, language }: Shown): string {
  if (report.isRunning) return words.soFar[language];
  const [done, total] = [doneOf(report.sections).length, report.sections.length];
  if (level === "good" || level === "improvable") return fill(words.nothingFound, { done, total }, language);
  const said = level === "unknown" ? words.nothingKnown[language] : fill(words.partlyKnown, { done, total }, language);
  return [said, reasonOf(report, language)].join(" ").trim();
}

/** Why the first check has no result. */
function reasonOf({ sections }: Shown["report"], language: Language): string {
  const [failure] = sections.flatMap(({ seen }) => (seen.state === "failed" ? [seen.failure] : []));
  return failure ? harmless(pageFailure(failure.facts, language), longest) : "";
}

function First({ problem: { issue }, language }: { readonly problem: Problem; readonly language: Language }): VNode {
  const header = headerFor(issue);
  return (
    <>
      <p>
        <strong>{words.first[language]}</strong> <Action text={harmless(issue.action, longest)} language={language} />
      </p>
      {issue.record ? <RecordToPublish record={issue.record} language={language} /> : null}
      {header === null ? null : <Snippet title={words.header[language]} text={header} language={language} />}
    </>
  );
}

/** The number of problems by severity; each is a link that shows only these. */
function Counts({ problems, report, language }: Shown & { readonly problems: readonly Problem[] }): VNode {
  const path = reportPath(report.target.name);
  const counts = countsOf(problems);
  return (
    <nav class="counts" aria-label={words.filter[language]}>
      {[null, ...severities].map((severity) => {
        const count = severity === null ? problems.length : counts.find(([each]) => each === severity)?.[1];
        if (count === undefined) return null;
        const query = severity === null ? "" : `?severity=${severity}`;
        return (
          <a
            class={severity ?? "all"}
            href={pathIn(`${path}${query}#findings`, language)}
            aria-current={severity === (report.only ?? null) ? "true" : undefined}
          >
            {severity === null
              ? fill(words.all, { count }, language)
              : fill(words.count, { count, name: reportWords.severity[severity][language] }, language)}
          </a>
        );
      })}
    </nav>
  );
}
