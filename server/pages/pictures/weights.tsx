import type { VNode } from "preact";
import type { Interpretation, Status } from "../../../src/core/result/interpretation.ts";
import type { Table } from "../../../src/core/result/table.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { reportWords } from "../../../src/report/words.ts";
import { fitting, width } from "./fit.ts";
import { Picture } from "./picture.tsx";
import { words } from "./words.ts";

type Part = NonNullable<Interpretation["parts"]>[number];

interface WeightsProps {
  readonly interpretation: Pick<Interpretation, "parts" | "caps">;
  readonly language: Language;
}

const row = 44;

/** The parts of a grade: a bar for each, as long as its weight and filled up to its score; then the caps. */
export function Weights({ interpretation: { parts = [], caps = [] }, language }: WeightsProps): VNode | null {
  if (parts.length === 0) return null;
  const heaviest = Math.max(...parts.map(({ weight }) => weight));
  return (
    <Picture
      title={words.weights.title[language]}
      tells={fill(words.weights.tells, { count: parts.length }, language)}
      height={parts.length * row + caps.length * 20}
      language={language}
      facts={factsOf(parts, caps, language)}
    >
      {parts.map((part, at) => (
        <Bar part={part} y={at * row} longest={heaviest} language={language} />
      ))}
      {caps.map(({ max, reason }, at) => (
        <text class="small warn" x="0" y={parts.length * row + at * 20 + 14}>
          {fitting(`≤ ${max}: ${reason}`, width, "small")}
        </text>
      ))}
    </Picture>
  );
}

interface BarProps {
  readonly part: Part;
  readonly y: number;
  /** The weight of the longest bar. */
  readonly longest: number;
  readonly language: Language;
}

function Bar({ part, y, longest, language }: BarProps): VNode {
  const { label, weight, score } = part;
  const length = longest === 0 ? 0 : (width * weight) / longest;
  const points = score === null ? words.notMeasured : `${round(score)}/100`;
  const both = fill(words.weights.both, { score: points, weight: round(weight) }, language);
  return (
    <g>
      <text x="0" y={y + 14}>
        {fitting(label, width * 0.44)}
      </text>
      <text class="small quiet" x={width} y={y + 14} text-anchor="end">
        {fitting(both, width * 0.56, "small")}
      </text>
      <rect class={score === null ? "track dashed" : "track"} x="0" y={y + 22} width={length} height="10" rx="2" />
      {score === null ? null : (
        <rect class={`bar ${toneOf(score)}`} x="0" y={y + 22} width={(length * score) / 100} height="10" rx="2" />
      )}
    </g>
  );
}

/** The colour of a part; the number next to it says the same. */
function toneOf(score: number): Status {
  if (score >= 80) return "pass";
  return score >= 50 ? "warn" : "fail";
}

function factsOf(parts: readonly Part[], caps: Interpretation["caps"] = [], language: Language): Table {
  return {
    columns: [words.weights.part, words.weights.weight, words.weights.score],
    rows: [
      ...parts.map((part) => [part.label, `${round(part.weight)} %`, scoreOf(part, language)]),
      ...caps.map(({ max, reason }) => [reason, "", `≤ ${max}`]),
    ],
  };
}

function scoreOf({ score }: Part, language: Language): string {
  return score === null ? words.notMeasured[language] : fill(reportWords.score, { score: round(score) }, language);
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
