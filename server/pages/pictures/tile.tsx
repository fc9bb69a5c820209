import type { VNode } from "preact";
import type { Interpretation } from "../../../src/core/result/interpretation.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { reportWords } from "../../../src/report/words.ts";
import { Sign } from "./sign.tsx";
import { words } from "./words.ts";

interface TileProps {
  readonly title: string;
  readonly interpretation: Pick<Interpretation, "status" | "grade" | "score">;
  readonly language: Language;
}

/** A check's summary: grade or score, and status as a symbol and a word. */
export function Tile({ title, interpretation, language }: TileProps): VNode {
  const { status, grade, score } = interpretation;
  const mark = grade ?? (score === undefined ? null : `${Math.round(score)}`);
  const params = { title: harmless(title, 100), mark: mark ?? "", status: reportWords.status[status][language] };
  return (
    <figure class={`tile ${status}`}>
      <svg role="img" viewBox="0 0 96 72">
        <title>{fill(words.tile[kindOf(interpretation)], params, language)}</title>
        {mark === null ? (
          <Sign status={status} x={24} y={12} size={48} />
        ) : (
          <>
            <text class="letter" x="38" y="52" text-anchor="middle">
              {mark}
            </text>
            <Sign status={status} x={80} y={2} />
          </>
        )}
      </svg>
      <figcaption>
        <span class="tile-title">{params.title}</span> <span class="quiet">{factsOf(interpretation, language)}</span>
      </figcaption>
    </figure>
  );
}

function kindOf({ grade, score }: TileProps["interpretation"]): keyof typeof words.tile {
  if (grade !== undefined) return "grade";
  return score === undefined ? "status" : "score";
}

/** What the drawing shows, in words. */
function factsOf({ status, grade, score }: TileProps["interpretation"], language: Language): string {
  const points = score === undefined ? undefined : fill(reportWords.score, { score: Math.round(score) }, language);
  return [grade, points, reportWords.status[status][language]].filter((each) => each !== undefined).join(" · ");
}
