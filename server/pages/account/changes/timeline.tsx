import type { VNode } from "preact";
import type { Change } from "../../../../src/core/store.ts";
import { fill, type Language } from "../../../../src/core/text.ts";
import { fitting, width } from "../../pictures/fit.ts";
import { Sign } from "../../pictures/sign.tsx";
import { signs } from "./change.tsx";
import { words } from "./words.ts";

const [row, top, left, mark] = [26, 24, 96, 14] as const;

/** When each check saw changes, on one axis; null for a single point. The list below has the same as text. */
export function ChangeTimeline({
  changes,
  language,
}: {
  readonly changes: readonly Change[];
  readonly language: Language;
}): VNode | null {
  const times = changes.map(({ firstMeasuredAt: at }) => Date.parse(at));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  if (times.length === 0 || from === to) return null;
  const checks = [...new Set(changes.map(({ check }) => check))].toSorted();
  const days = { from: dayOf(from), to: dayOf(to) };
  const room = width - left - mark;
  return (
    <figure class="picture alone">
      <figcaption>{words.drawn[language]}</figcaption>
      <svg role="img" viewBox={`0 0 ${width} ${top + checks.length * row}`}>
        <title>{fill(words.tells, { count: changes.length, ...days }, language)}</title>
        <text class="small quiet" x={left} y="12">
          {days.from}
        </text>
        <text class="small quiet" x={width} y="12" text-anchor="end">
          {days.to}
        </text>
        {checks.map((check, at) => {
          const y = top + at * row;
          return (
            <g>
              <text class="small" x="0" y={y + 12}>
                {fitting(check, left - 6, "small")}
              </text>
              <rect class="track" x={left} y={y + 7} width={width - left} height="2" />
              {changes
                .filter((change) => change.check === check)
                .map((change) => (
                  <Sign
                    status={signs[change.direction]}
                    x={Math.round(left + (room * (Date.parse(change.firstMeasuredAt) - from)) / (to - from))}
                    y={y + 1}
                    size={mark}
                  />
                ))}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
