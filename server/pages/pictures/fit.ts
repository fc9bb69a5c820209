import { harmless } from "../../../src/report/github/escape.ts";
import { cut, widthOf } from "../../../src/report/width.ts";

/** The width of every drawing in its own units; the page scales it, so that it fits a screen of 360 px. */
export const width = 360;

/** Sizes of type in those units. */
export const sizes = { usual: 12, small: 11 } as const;

/** The widest that one column is in either type, as a share of the size: fixed width takes 0.6, and the letters of a sentence less on average. */
const column = 0.62;

/** Characters of a text from outside that are looked at. */
const longest = 400;

/** What is never parted: a character as its reader sees it (Unicode UAX #29). */
const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text from outside that fits into so many units, with an ellipsis where something is missing. */
export function fitting(text: string, room: number, size: keyof typeof sizes = "usual"): string {
  return cut(harmless(text, longest), columnsIn(room, size));
}

/** The same with the ellipsis in the middle: what tells URLs apart stands at both ends. */
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
