import { harmless } from "../../../src/report/github/escape.ts";
import { cut, widthOf } from "../../../src/report/width.ts";

/** The width of every drawing in its own units; the page scales it to fit a screen of 360 px. */
export const width = 360;

/** Sizes of type in those units. */
export const sizes = { usual: 12, small: 11 } as const;

/** The average width of a character as a share of the font size: monospace takes 0.6, proportional text less. */
const column = 0.62;

/** The most characters of external text that are measured. */
const longest = 400;

/** Grapheme clusters (Unicode UAX #29) are never split. */
const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** External text cut to a width, with an ellipsis. */
export function fitting(text: string, room: number, size: keyof typeof sizes = "usual"): string {
  return cut(harmless(text, longest), columnsIn(room, size));
}

/** The same with the ellipsis in the middle, since both ends of a URL are significant. */
export function fittingEnds(text: string, room: number, size: keyof typeof sizes = "usual"): string {
  const safe = harmless(text, longest);
  const columns = columnsIn(room, size);
  if (widthOf(safe) <= columns) return safe;
  const tail = Math.floor(columns / 3);
  const end = Array.from(clusters.segment(safe), ({ segment }) => segment)
    .slice(-tail)
    .join("");
  return `${cut(safe, Math.max(1, columns - widthOf(end)))}${end}`;
}

function columnsIn(room: number, size: keyof typeof sizes): number {
  return Math.max(1, Math.floor(room / (column * sizes[size])));
}
