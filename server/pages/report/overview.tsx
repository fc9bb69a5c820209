import type { VNode } from "preact";
import { pageFailure } from "../page-failure.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { Mark, Tile } from "../pictures/tile.tsx";
import { Rich } from "../rich.tsx";
import { When } from "../when.tsx";
import { compareMoments } from "./compare.ts";
import { historyWords as past } from "./history-words.ts";
import type { Moment } from "./moments.ts";
import { problemsOf, undeterminedOf } from "./problems.ts";
import { isNonexistent, longestName, type Shown } from "./report.ts";
import { stateWords, words } from "./words.ts";

/** The report's progress; when it is done, its age, the number of problems, and what changed since the moment before. */
export function Progress({ report, language }: Shown): VNode {
  const { sections, isRunning, target } = report;
  const times = sections.flatMap(({ seen }) => (seen.state === "done" ? [seen.observedAt] : []));
  const done = sections.filter(({ seen }) => seen.state === "done" || seen.state === "failed").length;
  const holes = { done, total: sections.length, target: harmless(target.name, longestName) };
  const at = times.length > 0 ? Math.min(...times) : report.moments?.[0]?.at;
  return (
    <div id="progress" aria-live="polite">
      <p class="lede">
        {isRunning || at === undefined ? (
          fill(isRunning ? words.running : words.nothing, holes, language)
        ) : (
          <Outcome report={report} language={language} at={at} />
        )}
      </p>
      {isRunning ? <progress value={done} max={sections.length} aria-label={words.grades[language]} /> : null}
    </div>
  );
}

function Outcome({ report, language, at }: Shown & { readonly at: number }): VNode {
  const [latest, before] = report.moments ?? [];
  const count = problemsOf(report.sections).length;
  const checked = <Rich sentence={past.checked[language]} holes={{ when: <When at={at} language={language} /> }} />;
  if (isNonexistent(report)) return checked;
  return (
    <>
      {checked}
      {count === 0 ? null : ` · ${fill(past.problems, { count }, language)}`}
      {latest && before ? (
        <>
          {" · "}
          <Rich
            sentence={past.since[language]}
            holes={{
              what: <>{changeText(before, latest, language)}</>,
              when: <When at={before.at} language={language} as="date" />,
            }}
          />
        </>
      ) : null}
    </>
  );
}

function changeText(before: Moment, latest: Moment, language: Language): string {
  const { fixed, added } = compareMoments(before, latest);
  const parts = [
    fixed.length > 0 ? fill(past.fixed, { count: fixed.length }, language) : null,
    added.length > 0 ? fill(past.added, { count: added.length }, language) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(", ") : past.same[language];
}

/** A tile for each check. */
export function Tiles({ report, language }: Shown): VNode {
  const { sections } = report;
  return (
    <section id="tiles" aria-label={words.grades[language]} hidden={isNonexistent(report)}>
      <ul class="tiles">
        {sections.map(({ check, seen }) => (
          <li>
            {seen.state === "done" ? (
              <a href={`#check-${check.id}`}>
                <Tile title={check.title[language]} interpretation={seen.data.interpretation} language={language} />
              </a>
            ) : (
              <div class={seen.state === "failed" ? "tile unknown" : "tile"}>
                <p class="tile-mark">{seen.state === "failed" ? <Mark status="unknown" /> : null}</p>
                <span class="tile-title">{check.title[language]}</span>{" "}
                <span class="quiet">{stateWords[seen.state][language]}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The checks without a result, and what the others could not look up, with the reason. Checks that share a reason stand together.
 */
export function Undetermined({ report, language }: Shown): VNode {
  const { sections } = report;
  const failed = sections.flatMap(({ check, seen }) =>
    seen.state === "failed" ? [[check, pageFailure(seen.failure.facts, language)] as const] : [],
  );
  const unclear = undeterminedOf(sections).map(([check, issue]) => [check, issue.cause] as const);
  const reasons = Map.groupBy([...failed, ...unclear], ([, reason]) => reason);
  return (
    <section
      id="undetermined"
      aria-labelledby="undetermined-title"
      hidden={reasons.size === 0 || isNonexistent(report)}
    >
      <h2 id="undetermined-title">{words.open[language]}</h2>
      <p class="quiet">{words.openLede[language]}</p>
      <ul>
        {[...reasons].map(([reason, told]) => (
          <li>
            <strong>{told.map(([check]) => check.title[language]).join(", ")}</strong>: {harmless(reason, 1000)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The notice that the report waits for the visitor's rate limit. It continues by itself. */
export function Waiting({ report: { sections }, language }: Shown): VNode {
  const until = Math.max(0, ...sections.flatMap(({ seen }) => (seen.state === "limited" ? [seen.until] : [])));
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return (
    <p id="waiting" class="banner" role="status" hidden={until === 0}>
      {words.limited[language]}{" "}
      <span data-until={until === 0 ? undefined : new Date(until).toISOString()}>
        {fill(words.continues, { seconds }, language)}
      </span>
    </p>
  );
}
