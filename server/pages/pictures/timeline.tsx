import type { VNode } from "preact";
import type { HistoryRaw } from "../../../src/checks/history/schema.ts";
import { tablesOf } from "../../../src/checks/history/tables.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { fitting, fittingEnds, width } from "./fit.ts";
import { Picture } from "./picture.tsx";
import { words } from "./words.ts";

interface TimelineProps {
  readonly raw: HistoryRaw;
  readonly language: Language;
}

/** The most values drawn; the table has all of the page. */
const mostDrawn = 40;
const row = 34;
const top = 22;

/** When each value was first and last observed, on one axis. */
export function Timeline({ raw, language }: TimelineProps): VNode | null {
  const all = raw.kinds.flatMap(({ kind, values }) => values.map((value) => ({ kind, ...value })));
  const [facts] = tablesOf(raw);
  if (all.length === 0 || !facts) return null;
  const drawn = all.slice(0, mostDrawn);
  const from = drawn.map(({ firstSeen }) => firstSeen).reduce((a, b) => (a < b ? a : b));
  const to = drawn.map(({ lastSeen }) => lastSeen).reduce((a, b) => (a > b ? a : b));
  const more = all.length - drawn.length;
  const { title, tells } = words.timeline;
  return (
    <Picture
      title={title[language]}
      tells={fill(tells, { count: drawn.length, from: dayOf(from), to: dayOf(to) }, language)}
      height={top + drawn.length * row + (more > 0 ? 18 : 0)}
      language={language}
      facts={facts}
    >
      <text class="small quiet" x="0" y="12">
        {dayOf(from)}
      </text>
      <text class="small quiet" x={width} y="12" text-anchor="end">
        {dayOf(to)}
      </text>
      {drawn.map((value, at) => (
        <Span value={value} y={top + at * row} from={Date.parse(from)} to={Date.parse(to)} />
      ))}
      {more > 0 ? (
        <text class="small quiet" x="0" y={top + drawn.length * row + 12}>
          {fill(words.more, { count: more }, language)}
        </text>
      ) : null}
    </Picture>
  );
}

interface SpanProps {
  readonly value: {
    readonly kind: string;
    readonly value: string;
    readonly firstSeen: string;
    readonly lastSeen: string;
  };
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** The least width of a bar, so that a value seen once is visible. */
const least = 4;

function Span({ value: { kind, value, firstSeen, lastSeen }, y, from, to }: SpanProps): VNode {
  const scale = to > from ? (width - least) / (to - from) : 0;
  const start = Math.round(scale * (Date.parse(firstSeen) - from));
  const length = to > from ? Math.round(scale * (Date.parse(lastSeen) - Date.parse(firstSeen))) + least : width;
  return (
    <g>
      <text class="small quiet" x="0" y={y + 11}>
        {fitting(kind, 92, "small")}
      </text>
      <text class="mono small" x="96" y={y + 11}>
        {fittingEnds(value, width - 96, "small")}
      </text>
      <rect class="track" x="0" y={y + 17} width={width} height="7" rx="2" />
      <rect class="bar" x={start} y={y + 17} width={length} height="7" rx="2" />
    </g>
  );
}

function dayOf(time: string): string {
  return time.slice(0, 10);
}
