import type { VNode } from "preact";
import type { Interpretation, Status } from "../../../src/core/result/interpretation.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { reportWords } from "../../../src/report/words.ts";
import { toneOf, toneText } from "../tone.ts";
import { Sign } from "./sign.tsx";
import { words } from "./words.ts";

interface TileProps {
  readonly title: string;
  readonly interpretation: Pick<Interpretation, "status" | "grade" | "score"> & Partial<Pick<Interpretation, "issues">>;
  readonly language: Language;
}

/** A check's summary: grade or score, and its state as a symbol and in words. */
export function Tile({ title, interpretation, language }: TileProps): VNode {
  const { grade, score } = interpretation;
  const mark = grade ?? (score === undefined ? null : `${Math.round(score)}`);
  const tone = toneOf(interpretation);
  return (
    <figure class={`tile ${tone}`}>
      <p class="tile-mark">
        {mark === null ? null : <span class="letter">{mark}</span>}
        <Mark status={tone} />
      </p>
      <figcaption>
        <span class="tile-title">{harmless(title, 100)}</span>{" "}
        <span class="quiet">{factsOf(interpretation, language)}</span>
      </figcaption>
    </figure>
  );
}

/** The symbol of a state. */
export function Mark({ status }: { readonly status: Status }): VNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <Sign status={status} x={0} y={0} />
    </svg>
  );
}

/** What the tile shows, in words. */
function factsOf(interpretation: TileProps["interpretation"], language: Language): string {
  const { score, issues = [] } = interpretation;
  const points = score === undefined ? undefined : fill(reportWords.score, { score: Math.round(score) }, language);
  const count = issues.filter(({ severity }) => severity !== "info").length;
  const problems = count === 0 ? undefined : fill(words.problems, { count }, language);
  return [points, toneText(toneOf(interpretation), language), problems]
    .filter((each) => each !== undefined)
    .join(" · ");
}
