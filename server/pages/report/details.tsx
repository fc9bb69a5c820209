import type { VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { Interpretation } from "../../../src/core/result/interpretation.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { pathIn } from "../layout.tsx";
import { checkPath } from "../../http/paths.ts";
import { Pictures } from "../pictures/pictures.tsx";
import { toneOf, toneText } from "../tone.ts";
import { doneOf, isNonexistent, type Done, type Shown } from "./report.ts";
import { askedOf, type ReportTarget } from "./target.ts";
import { words } from "./words.ts";

/** Everything that passed, folded. */
export function Passed({ report, language }: Shown): VNode {
  const { sections } = report;
  const passed = doneOf(sections).flatMap((each) => passedOf(each));
  return (
    <section id="passed" aria-label={words.passedTitle[language]} hidden={passed.length === 0 || isNonexistent(report)}>
      <details data-fold="passed">
        <summary>{fill(words.passedCount, { count: passed.length }, language)}</summary>
        <ul>
          {passed.map(({ check, label }) => (
            <li>
              {check.title[language]}
              {label === null ? "" : `: ${harmless(label, 200)}`}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface PassedPart {
  readonly check: AnyCheck;
  /** The part of the check; null where the whole check passed and has no parts. */
  readonly label: string | null;
}

function passedOf({ check, data: { interpretation } }: Done): readonly PassedPart[] {
  const { parts = [], status } = interpretation;
  if (parts.length === 0) return status === "pass" ? [{ check, label: null }] : [];
  return parts.filter(({ score }) => score === 100).map(({ label }) => ({ check, label }));
}

/** Each check with its pictures, folded. */
export function Details({ report, language }: Shown): VNode {
  const { sections, target } = report;
  const done = doneOf(sections);
  return (
    <section id="details" aria-labelledby="details-title" hidden={done.length === 0 || isNonexistent(report)}>
      <h2 id="details-title">{words.details[language]}</h2>
      {done.map(({ check, data }) => (
        <details id={`check-${check.id}`} data-fold={check.id}>
          <summary>
            {check.title[language]} <span class="quiet">{markOf(data.interpretation, language)}</span>
          </summary>
          <p>{harmless(data.interpretation.summary, 2500)}</p>
          <Pictures check={check.id} data={data} language={language} />
          <p>
            <ResultLink check={check} target={target} language={language} />
          </p>
        </details>
      ))}
    </section>
  );
}

function markOf(interpretation: Interpretation, language: Language): string {
  const { grade, score } = interpretation;
  return grade ?? (score === undefined ? toneText(toneOf(interpretation), language) : `${Math.round(score)}`);
}

interface LinkProps {
  readonly check: AnyCheck;
  readonly target: ReportTarget;
  readonly language: Language;
}

function ResultLink({ check, target, language }: LinkProps): VNode {
  const query = new URLSearchParams(askedOf(check, target)).toString();
  return (
    <a href={pathIn(`${checkPath(check)}?${query}`, language)}>
      {words.page[language]}
      <span class="hidden">: {check.title[language]}</span>
    </a>
  );
}
