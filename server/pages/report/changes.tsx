import type { VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { Finding } from "../../../src/core/result/interpretation.ts";
import { fillStored } from "../../../src/core/template.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { reportWords } from "../../../src/report/words.ts";
import { Rich } from "../rich.tsx";
import { toneOf, toneText } from "../tone.ts";
import { When } from "../when.tsx";
import type { Difference, Mark } from "./difference.ts";
import { doneOf, type Shown } from "./report.ts";
import { words } from "./words.ts";

/** The most findings listed per check; the rest is counted. */
const mostListed = 10;

/** The changes since the newest different stored result, check by check; null where there are none. */
export function Changes({ report, language }: Shown): VNode | null {
  const changed = doneOf(report.sections).flatMap(({ check, difference }) =>
    difference ? [{ check, difference }] : [],
  );
  if (changed.length === 0) return null;
  return (
    <>
      <h3>{words.changes[language]}</h3>
      <ul class="changes">
        {changed.map(({ check, difference }) => (
          <Change check={check} difference={difference} language={language} />
        ))}
      </ul>
    </>
  );
}

interface ChangeProps {
  readonly check: AnyCheck;
  readonly difference: Difference;
  readonly language: Language;
}

function Change({ check, difference: { since, from, to, fixed, added }, language }: ChangeProps): VNode {
  const [before, after] = [markText(from, language), markText(to, language)];
  const lists = [
    [words.fixed, fixed],
    [words.added, added],
  ] as const;
  return (
    <li>
      <h4>
        {check.title[language]}{" "}
        <span class="quiet">
          <Rich sentence={words.since[language]} holes={{ time: <When at={since} language={language} as="time" /> }} />
        </span>
      </h4>
      {before === after ? null : <p>{`${before} → ${after}`}</p>}
      {lists.map(([label, findings]) =>
        findings.length === 0 ? null : (
          <>
            <p>{fill(label, { count: findings.length }, language)}</p>
            <ul>
              {findings.slice(0, mostListed).map((finding) => (
                <li>{causeOf(check, finding, language)}</li>
              ))}
              {findings.length > mostListed ? (
                <li>{fill(words.more, { count: findings.length - mostListed }, language)}</li>
              ) : null}
            </ul>
          </>
        ),
      )}
    </li>
  );
}

function markText(mark: Mark, language: Language): string {
  const { grade, score } = mark;
  const points = score === undefined ? undefined : fill(reportWords.score, { score }, language);
  return [grade, points, toneText(toneOf(mark), language)].filter((each) => each !== undefined).join(" · ");
}

/** A finding of an older version may no longer have a text; then its id is shown. */
function causeOf({ id: check, words: { problems } }: AnyCheck, { id, params }: Finding, language: Language): string {
  const problem = Object.hasOwn(problems, id) ? problems[id] : undefined;
  return harmless(problem ? fillStored(problem.cause, params, language) : `${check}.${id}`, 500);
}
