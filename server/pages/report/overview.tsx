import type { VNode } from "preact";
import { describeFailure } from "../../../src/core/failure.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { Tile } from "../pictures/tile.tsx";
import { isEmpty, longestName, type Section, type Shown } from "./report.ts";
import { words } from "./words.ts";

/** The report's progress or age. */
export function Progress({ report, language }: Shown): VNode {
  const { sections, isRunning, target } = report;
  const times = sections.flatMap(({ seen }) => (seen.state === "done" ? [seen.observedAt] : []));
  const done = sections.filter(({ seen }) => seen.state === "done" || seen.state === "failed").length;
  const holes = { done, total: sections.length, target: harmless(target.name, longestName) };
  const time = new Date(Math.min(...times, Date.now())).toISOString().replace(/:\d\d\.\d{3}Z$/, "Z");
  const said = isRunning ? words.running : isEmpty(report) ? words.nothing : words.stored;
  return (
    <div id="progress" aria-live="polite">
      <p class="lede">{fill(said, { ...holes, time }, language)}</p>
      {isRunning ? <progress value={done} max={sections.length} aria-label={words.grades[language]} /> : null}
    </div>
  );
}

/** A tile for each check. */
export function Tiles({ report: { sections }, language }: Shown): VNode {
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

/** The checks without a result, with the reason. */
export function Untold({ report: { sections }, language }: Shown): VNode {
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
