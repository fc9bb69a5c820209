import type { VNode } from "preact";
import type { SpfSight } from "../../../src/topics/spf/schema.ts";
import type { Status } from "../../../src/core/result/interpretation.ts";
import type { Table } from "../../../src/core/result/table.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { fitting, width } from "./fit.ts";
import { Picture } from "./picture.tsx";
import { Sign } from "./sign.tsx";
import { words } from "./words.ts";

type Branch = SpfSight["tree"][number];

interface SpfTreeProps {
  readonly sight: Pick<SpfSight, "tree" | "lookups" | "isLowerBound">;
  readonly language: Language;
}

/** RFC 7208 §4.6.4. */
const mostLookups = 10;

/** The most records drawn; the table has all of them. */
const mostDrawn = 30;
const deepest = 8;

const top = 40;
const row = 26;
const indent = 14;

/** The records that an SPF evaluation reads, and their share of the limit of ten lookups. */
export function SpfTree({ sight, language }: SpfTreeProps): VNode | null {
  const { tree } = sight;
  if (tree.length === 0) return null;
  const drawn = tree.slice(0, mostDrawn);
  const lookups = lookupsOf(sight, language);
  const more = tree.length - drawn.length;
  return (
    <Picture
      title={words.spf.title[language]}
      tells={fill(words.spf.tells, { lookups }, language)}
      height={top + drawn.length * row + (more > 0 ? 20 : 0)}
      language={language}
      facts={factsOf(sight, language)}
    >
      <Gauge sight={sight} text={lookups} />
      {drawn.map((branch, at) => (
        <Record branch={branch} y={top + at * row} above={parentOf(drawn, at)} />
      ))}
      {more > 0 ? (
        <text class="small quiet" x="0" y={top + drawn.length * row + 14}>
          {fill(words.more, { count: more }, language)}
        </text>
      ) : null}
    </Picture>
  );
}

function lookupsOf({ lookups, isLowerBound: isAtLeast }: SpfTreeProps["sight"], language: Language): string {
  const { used, atLeast, endless } = words.spf;
  if (lookups === null) return endless[language];
  return fill(isAtLeast ? atLeast : used, { count: lookups }, language);
}

/** Ten boxes, one filled per lookup. */
function Gauge({ sight: { lookups }, text }: { readonly sight: SpfTreeProps["sight"]; readonly text: string }): VNode {
  const count = lookups ?? Number.POSITIVE_INFINITY;
  const tone = count > mostLookups ? "fail" : "pass";
  return (
    <g>
      {Array.from({ length: mostLookups }, (_, at) => (
        <rect class={at < count ? `bar ${tone}` : "track"} x={at * 14} y="4" width="11" height="14" rx="2" />
      ))}
      <Sign status={tone} x={mostLookups * 14 + 4} y={3} />
      <text class="small" x={width} y="15" text-anchor="end">
        {fitting(text, width - mostLookups * 14 - 26, "small")}
      </text>
    </g>
  );
}

interface RecordProps {
  readonly branch: Branch;
  readonly y: number;
  /** The distance in rows to the parent record; null for the first. */
  readonly above: number | null;
}

function Record({ branch, y, above }: RecordProps): VNode {
  const x = indent * Math.min(branch.depth, deepest);
  const room = width - x - 24 - 30;
  return (
    <g>
      {above === null ? null : <path class="link" d={`M${x - indent + 8} ${y - above * row + 18}V${y + 10}H${x}`} />}
      <Sign status={toneOf(branch.state)} x={x} y={y + 2} />
      <text class="mono" x={x + 22} y={y + 14}>
        {fitting(branch.term === "" ? branch.domain : branch.term, room)}
      </text>
      <text class="small quiet" x={width} y={y + 14} text-anchor="end">
        {countOf(branch)}
      </text>
    </g>
  );
}

/** The distance in rows to a record's parent. */
function parentOf(drawn: readonly Branch[], at: number): number | null {
  const depth = drawn[at]?.depth ?? 0;
  const parent = drawn.slice(0, at).findLastIndex((each) => each.depth < depth);
  return depth === 0 || depth > deepest || parent === -1 ? null : at - parent;
}

function toneOf(state: Branch["state"]): Status {
  if (state === "one") return "pass";
  return state === "unknown" || state === "macro" || state === "beyond" ? "unknown" : "fail";
}

function countOf({ lookups }: Branch): string {
  return lookups === null ? "∞" : `${lookups}`;
}

function factsOf(sight: SpfTreeProps["sight"], language: Language): Table {
  const { record, term, lookups, state, states } = words.spf;
  return {
    columns: [record, term, state, lookups],
    rows: [
      ...sight.tree.map((branch) => [branch.domain, branch.term, states[branch.state], countOf(branch)]),
      ["", "", "", lookupsOf(sight, language)],
    ],
  };
}
