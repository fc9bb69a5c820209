import type { VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import { severities, type Issue } from "../../../src/core/result/interpretation.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { byCause, checkOf, type MergedFinding } from "../../../src/report/causes.ts";
import { Snippet } from "../snippet.tsx";
import { Finding } from "../tools/result.tsx";
import { fixesFor } from "./fixes.ts";
import { doneOf, type Section, type Shown } from "./report.ts";
import { words } from "./words.ts";

/** The most findings shown unfolded. */
const mostShown = 8;

/** The most findings of one page, for the browser's sake. The JSON has all of them. */
const mostFindings = 200;

/** A problem, and the titles of the checks that report it or its effects. */
interface Problem {
  readonly issue: MergedFinding<Issue>;
  readonly check: AnyCheck;
  readonly others: readonly AnyCheck[];
}

function issuesOf(sections: readonly Section[]): readonly Problem[] {
  const done = doneOf(sections);
  const checks = new Map(done.map(({ check }) => [check.id, check]));
  const issues = done
    .flatMap(({ data }) => data.interpretation.issues)
    .filter(({ severity }) => severity !== "info")
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return byCause(issues).flatMap((issue) => {
    const [check, ...others] = new Set([issue, ...issue.also].flatMap((each) => checks.get(checkOf(each)) ?? []));
    return check ? [{ issue, check, others }] : [];
  });
}

/** The findings to fix, the worst first. */
export function Findings({ report, language }: Shown): VNode {
  const all = issuesOf(report.sections);
  const [first, rest] = [all.slice(0, mostShown), all.slice(mostShown, mostFindings)];
  const hasResult = report.sections.some(({ seen }) => seen.state === "done");
  return (
    <section id="findings" aria-labelledby="findings-title" hidden={!hasResult}>
      <h2 id="findings-title">{words.findings[language]}</h2>
      {all.length === 0 && !report.isRunning ? <p>{words.none[language]}</p> : null}
      <FindingList issues={first} language={language} />
      {rest.length > 0 ? (
        <details data-fold="more">
          <summary>{fill(words.more, { count: rest.length }, language)}</summary>
          <FindingList issues={rest} language={language} />
        </details>
      ) : null}
      {all.length > mostFindings ? <p>{fill(words.beyond, { count: all.length - mostFindings }, language)}</p> : null}
    </section>
  );
}

interface ListProps {
  readonly issues: readonly Problem[];
  readonly language: Language;
}

function FindingList({ issues, language }: ListProps): VNode {
  return (
    <ul class="issues">
      {issues.map((problem) => (
        <Finding issue={problem.issue} language={language} source={sourceOf(problem, language)}>
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
      {fixes.map(({ server, text }) => (
        <Snippet title={server} text={text} language={language} />
      ))}
    </details>
  );
}
