import type { VNode } from "preact";
import type { Issue } from "../../../src/core/result/interpretation.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { fixesFor } from "../../../src/report/fixes.ts";
import { Snippet } from "../snippet.tsx";
import { Finding } from "../tools/result.tsx";
import { providerOf, type ProviderHint } from "./dns-provider.ts";
import { problemsOf, type Problem } from "./problems.ts";
import { isNonexistent, type Shown } from "./report.ts";
import { words } from "./words.ts";

/** The most findings shown unfolded. */
const mostShown = 8;

/** The most findings of one page, for the browser's sake. The JSON has all of them. */
const mostFindings = 200;

/** The findings to fix, the worst first. */
export function Findings({ report, language }: Shown): VNode {
  const { only } = report;
  const every = problemsOf(report.sections);
  const all = only === undefined ? every : every.filter(({ issue }) => issue.severity === only);
  const [first, rest] = [all.slice(0, mostShown), all.slice(mostShown, mostFindings)];
  const hint = providerOf(report.sections);
  const hasResult = report.sections.some(({ seen }) => seen.state === "done");
  return (
    <section id="findings" aria-labelledby="findings-title" hidden={!hasResult || isNonexistent(report)}>
      <h2 id="findings-title">{words.findings[language]}</h2>
      {every.length === 0 && !report.isRunning ? <p>{words.none[language]}</p> : null}
      <FindingList issues={first} hint={hint} language={language} />
      {rest.length > 0 ? (
        <details data-fold="more">
          <summary>{fill(words.more, { count: rest.length }, language)}</summary>
          <FindingList issues={rest} hint={hint} language={language} />
        </details>
      ) : null}
      {all.length > mostFindings ? <p>{fill(words.beyond, { count: all.length - mostFindings }, language)}</p> : null}
    </section>
  );
}

interface ListProps {
  readonly issues: readonly Problem[];
  readonly hint: ProviderHint | null;
  readonly language: Language;
}

function FindingList({ issues, hint, language }: ListProps): VNode {
  return (
    <ul class="issues">
      {issues.map((problem) => (
        <Finding issue={problem.issue} language={language} source={sourceOf(problem, language)} hint={hint}>
          <Fixes issue={problem.issue} language={language} />
        </Finding>
      ))}
    </ul>
  );
}

function sourceOf({ check, others }: Problem, language: Language): string {
  if (others.length === 0) return check.title[language];
  const list = others.map(({ title }) => title[language]).join(", ");
  return `${check.title[language]} · ${fill(words.also, { list }, language)}`;
}

function Fixes({ issue, language }: { readonly issue: Issue; readonly language: Language }): VNode | null {
  const fixes = fixesFor(issue);
  if (fixes.length === 0) return null;
  return (
    <details data-fold={`fix ${issue.id}`}>
      <summary>{words.fix[language]}</summary>
      {fixes.map(({ server, text, note }) => (
        <>
          <Snippet title={server} text={text} language={language} />
          {note ? <p>{note[language]}</p> : null}
        </>
      ))}
    </details>
  );
}
