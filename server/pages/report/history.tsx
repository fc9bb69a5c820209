import type { VNode } from "preact";
import { severities, type Severity, type Status } from "../../../src/core/result/interpretation.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { pathIn } from "../layout.tsx";
import { comparePath, momentPath } from "../../http/paths.ts";
import { When, whenText } from "../when.tsx";
import { measuredOf, problemsAt } from "./compare.ts";
import { Changes } from "./changes.tsx";
import { historyWords as words } from "./history-words.ts";
import type { Moment } from "./moments.ts";
import { doneOf, isNonexistent, type Shown } from "./report.ts";

/** The grades that a line of the history names. */
const named = [
  ["ssl", "TLS"],
  ["http", "HTTP"],
] as const;

/** The past of a report: what changed last, a small picture of the number of problems, and a permalink to each moment with its grades. */
export function History({ report, language }: Shown): VNode {
  const { moments = [], isRunning, sections } = report;
  const hasMoments = moments.length > 1 && !isRunning;
  const hasChanged = doneOf(sections).some(({ difference }) => difference !== null);
  return (
    <section id="history" aria-labelledby="history-title" hidden={!(hasMoments || hasChanged) || isNonexistent(report)}>
      <h2 id="history-title">{words.title[language]}</h2>
      <Changes report={report} language={language} />
      {hasMoments ? <Past report={report} language={language} /> : null}
    </section>
  );
}

function Past({ report: { moments = [], target }, language }: Shown): VNode {
  const [newest] = moments;
  return (
    <>
      <Bars moments={moments} language={language} />
      <details data-fold="history">
        <summary>{fill(words.moments, { count: moments.length }, language)}</summary>
        <ol class="moments">
          {moments.map((moment) => (
            <li>
              <a href={pathIn(momentPath(target.name, moment.at), language)}>
                <When at={moment.at} language={language} as="time" />
              </a>{" "}
              <span class="quiet">{momentText(moment, language)}</span>
              {newest && moment !== newest ? (
                <>
                  {" "}
                  <a href={pathIn(comparePath(target.name, moment.at, newest.at), language)}>
                    {words.compare[language]}
                    <span class="hidden">: {whenText({ at: moment.at, language, as: "time" })}</span>
                  </a>
                </>
              ) : null}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** A moment in one line: grades, and the number of problems. */
function momentText(moment: Moment, language: Language): string {
  const checks = measuredOf(moment);
  const grades = named.flatMap(([id, name]) => {
    const grade = checks.find((check) => check.id === id)?.grade;
    return grade === undefined ? [] : [`${name} ${grade}`];
  });
  const count = problemsAt(moment).size;
  if (checks.length === 0) return words.noResult[language];
  return [...grades, fill(words.problems, { count }, language)].join(" · ");
}

const [height, width, gap] = [48, 14, 4];

/** A bar for each moment, the oldest first: its height is the number of problems, its colour the worst severity. */
function Bars({ moments, language }: { readonly moments: readonly Moment[]; readonly language: Language }): VNode {
  const bars = moments.toReversed().map((moment) => ({ moment, count: problemsAt(moment).size }));
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const [first, last] = [bars[0]?.count ?? 0, bars.at(-1)?.count ?? 0];
  return (
    <svg
      class="bars"
      role="img"
      viewBox={`0 0 ${bars.length * (width + gap)} ${height + 2}`}
      width={bars.length * (width + gap)}
      height={height + 2}
    >
      <title>{fill(words.picture, { count: bars.length, first, last }, language)}</title>
      {bars.map(({ moment, count }, at) => {
        const tall = Math.max(3, (count / highest) * height);
        return (
          <rect
            class={toneAt(moment)}
            x={at * (width + gap)}
            y={height - tall + 1}
            width={width}
            height={tall}
            rx={2}
          />
        );
      })}
    </svg>
  );
}

function toneAt(moment: Moment): Status {
  if (measuredOf(moment).length === 0) return "unknown";
  const found = new Set<Severity>([...problemsAt(moment).values()].map(({ severity }) => severity));
  const worst = severities.find((severity) => found.has(severity));
  if (worst === "critical" || worst === "high") return "fail";
  return worst === "medium" ? "warn" : "pass";
}
