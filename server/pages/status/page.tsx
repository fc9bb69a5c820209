import type { VNode } from "preact";
import { durationText } from "../../../src/core/duration.ts";
import type { Table } from "../../../src/core/result/table.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { version } from "../../../src/core/version.ts";
import type { SourceStateRow } from "../../../src/settings/source-states.ts";
import { layout } from "../layout.tsx";
import { statusPath } from "../../http/paths.ts";
import { Sign } from "../pictures/sign.tsx";
import type { Setting } from "../site.ts";
import { StackingTable } from "../table.tsx";
import { words } from "./words.ts";

/** The state of this process. */
export interface Health {
  readonly isDraining: boolean;
  readonly store: "working" | "failing" | "none";
  /** Absent where this process runs no jobs. */
  readonly jobs?: { readonly waiting: number; readonly running: number };
}

/** The state of the service. Times are milliseconds since 1970. */
export interface ServiceState extends Health {
  readonly now: number;
  readonly startedAt: number;
  readonly sources: readonly SourceStateRow[];
}

/** The state of a source. */
type Doing = "pass" | "warn" | "unknown";

/** The page at `/status`. It reports the state of the parts, and nothing about the machine. */
export function statusPage(state: ServiceState, setting: Setting): string {
  const { language } = setting;
  const time = durationText((state.now - state.startedAt) / 1000);
  const main = (
    <div class="frame">
      <h1>{words.title[language]}</h1>
      <p class="lede">{words.description[language]}</p>
      <p class="quiet">{fill(words.since, { version, time }, language)}</p>
      <h2>{words.parts[language]}</h2>
      <StackingTable table={partsOf(state, language)} label={words.parts[language]} language={language} />
      <h2>{words.sources[language]}</h2>
      <p>{words.sourcesLede[language]}</p>
      <ul class="sources">
        {state.sources.map((source) => (
          <Source source={source} now={state.now} language={language} />
        ))}
      </ul>
    </div>
  );
  const title = `${words.title[language]} · Portcullis`;
  return layout({ path: statusPath, title, description: words.description[language], main }, setting);
}

function partsOf({ store, jobs, isDraining }: ServiceState, language: Language): Table {
  return {
    columns: [words.part, words.state],
    rows: [
      [words.requests, isDraining ? words.draining : words.accepting],
      [words.store, words.stores[store]],
      ...(jobs === undefined ? [] : [[words.jobs, fill(words.jobsState, jobs, language)]]),
    ],
  };
}

interface SourceProps {
  readonly source: SourceStateRow;
  readonly now: number;
  readonly language: Language;
}

function Source({ source, now, language }: SourceProps): VNode {
  const { name, terms, answered, failed } = source;
  const doing = doingOf(source);
  const ago = (at: number): string => durationText(Math.max(0, now - at) / 1000)[language];
  return (
    <li>
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        <Sign status={doing} x={0} y={0} />
      </svg>
      <div>
        <h3>
          {name} <span class="quiet">{words.states[doing][language]}</span>
        </h3>
        <dl class="figures">
          <dt>{words.lastSuccess[language]}</dt>
          <dd>
            {answered === null ? (
              words.never[language]
            ) : (
              <time dateTime={new Date(answered.at).toISOString()}>
                {fill(words.ago, { time: ago(answered.at) }, language)}
              </time>
            )}
          </dd>
          <dt>{words.latency[language]}</dt>
          <dd>{answered === null ? words.never[language] : `${Math.round(answered.ms)} ms`}</dd>
          <dt>{words.lastFailure[language]}</dt>
          <dd>
            {failed === null
              ? words.never[language]
              : fill(words.failure, { time: ago(failed.at), reason: failed.reason }, language)}
          </dd>
        </dl>
        <p class="hint">{terms[language]}</p>
      </div>
    </li>
  );
}

/** The state by a source's last answer and failure. */
function doingOf({ answered, failed }: SourceStateRow): Doing {
  if (answered === null && failed === null) return "unknown";
  return failed === null || (answered !== null && answered.at >= failed.at) ? "pass" : "warn";
}
