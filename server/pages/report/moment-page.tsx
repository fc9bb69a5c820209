import type { VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import { pageFailure } from "../page-failure.ts";
import { severities } from "../../../src/core/result/interpretation.ts";
import { fillStored } from "../../../src/core/template.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { withUnicode } from "../../../src/core/target/unicode-host.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { reportWords } from "../../../src/report/words.ts";
import { retention } from "../../store/retention.ts";
import { layout, pathIn } from "../layout.tsx";
import { comparePath, momentPath, reportPath } from "../../http/paths.ts";
import type { Setting } from "../site.ts";
import { toneOf, toneText } from "../tone.ts";
import { When, whenText } from "../when.tsx";
import { compareMoments, problemsAt, type ComparedFinding } from "./compare.ts";
import { historyWords as words } from "./history-words.ts";
import { failureAt, type Moment } from "./moments.ts";
import { longestName } from "./report.ts";
import type { ReportTarget } from "./target.ts";

interface Past {
  readonly target: ReportTarget;
  readonly checks: readonly AnyCheck[];
}

/** The page of one past moment: grades and findings as they were. */
export function momentPage({ target, checks, moment }: Past & { readonly moment: Moment }, setting: Setting): string {
  const { language } = setting;
  const title = fill(words.at, { when: whenText({ at: moment.at, language, as: "time" }) }, language);
  const main = (
    <>
      <p class="lede">
        <When at={moment.at} language={language} as="time" />
      </p>
      <p>{words.past[language]}</p>
      <Grades checks={checks} moments={[moment]} language={language} />
      <Findings checks={checks} findings={[...problemsAt(moment).values()]} language={language} />
    </>
  );
  return pastPage({ target, title, path: momentPath(target.name, moment.at), main }, setting);
}

interface Two {
  readonly from: Moment;
  readonly to: Moment;
}

/** Two moments side by side, by ids and grades. */
export function comparePage({ target, checks, from, to }: Past & Two, setting: Setting): string {
  const { language } = setting;
  const difference = compareMoments(from, to);
  const title = fill(words.compareTitle, { target: harmless(target.name, longestName) }, language);
  const main = (
    <>
      <Grades checks={checks} moments={[from, to]} language={language} />
      {(["added", "fixed", "unchanged"] as const).map((kind) => (
        <>
          <h2>{fill(words.titles[kind], { count: difference[kind].length }, language)}</h2>
          <Findings checks={checks} findings={difference[kind]} language={language} />
        </>
      ))}
    </>
  );
  return pastPage({ target, title, path: comparePath(target.name, from.at, to.at), main }, setting);
}

/** The page of a moment after its retention. */
export function gonePage(target: ReportTarget, path: string, setting: Setting): string {
  const { language } = setting;
  const days = retention.snapshots / 86_400_000;
  const main = <p>{fill(words.goneLede, { days }, language)}</p>;
  return pastPage({ target, title: words.gone[language], path, main }, setting);
}

interface PastPage {
  readonly target: ReportTarget;
  readonly title: string;
  readonly path: string;
  readonly main: VNode;
}

function pastPage({ target, title, path, main }: PastPage, setting: Setting): string {
  const { language } = setting;
  const name = harmless(withUnicode(target.name), longestName);
  const page = (
    <div class="frame report">
      <h1>{name}</h1>
      <p class="quiet">{title}</p>
      <p>
        <a href={pathIn(reportPath(target.name), language)}>{words.now[language]}</a>
      </p>
      {main}
    </div>
  );
  return layout({ path, title: `${title} · ${name}`, description: title, main: page, isListed: false }, setting);
}

interface GradesProps {
  readonly checks: readonly AnyCheck[];
  readonly moments: readonly Moment[];
  readonly language: Language;
}

function Grades({ checks, moments, language }: GradesProps): VNode {
  const heads = moments.map((moment) => whenText({ at: moment.at, language, as: "time" }));
  return (
    <table role="table" aria-label={words.result[language]}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.check[language]}
          </th>
          {heads.map((head) => (
            <th role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {checks.map((check) => (
          <tr role="row">
            <td role="cell" data-label={words.check[language]}>
              {check.title[language]}
            </td>
            {moments.map((moment, at) => (
              <td role="cell" data-label={heads[at]}>
                {resultAt(moment, check.id, language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function resultAt(moment: Moment, id: string, language: Language): string {
  const failure = failureAt(moment, id);
  if (failure) return harmless(pageFailure(failure.facts, language), 300);
  const found = moment.checks.find((check) => check.id === id);
  if (!found || !("findings" in found)) return "–";
  const { grade, score } = found;
  const points = score === undefined ? undefined : fill(reportWords.score, { score: Math.round(score) }, language);
  return [grade, points, toneText(toneOf(found), language)].filter((each) => each !== undefined).join(" · ");
}

interface FindingsProps {
  readonly checks: readonly AnyCheck[];
  readonly findings: readonly ComparedFinding[];
  readonly language: Language;
}

function Findings({ checks, findings, language }: FindingsProps): VNode {
  if (findings.length === 0) return <p>{words.none[language]}</p>;
  const sorted = findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  return (
    <ul class="issues">
      {sorted.map((finding) => (
        <li class={finding.severity}>
          <span class="severity">{reportWords.severity[finding.severity][language]}</span>{" "}
          {causeOf(checks, finding, language)}{" "}
          <code>
            {finding.check}.{finding.id}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** A finding of an older version may no longer have a text; then its id alone is shown. */
function causeOf(checks: readonly AnyCheck[], { check, id, params }: ComparedFinding, language: Language): string {
  const problems = checks.find((each) => each.id === check)?.words.problems ?? {};
  const problem = Object.hasOwn(problems, id) ? problems[id] : undefined;
  return problem ? harmless(fillStored(problem.cause, params, language), 500) : "";
}
