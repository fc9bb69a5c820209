// As string-width measures, whose expressions for emoji take 60 ms to be compiled: more than all of a report.
import stringWidth from "fast-string-width";

let clusters: Intl.Segmenter | undefined;

/** What is never parted: a character as its reader sees it (Unicode UAX #29), with the marks upon it and the parts of an emoji. */
function clustersOf(text: string): Intl.Segments {
  // Its tables take milliseconds to load, and few reports need truncation.
  clusters ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return clusters.segment(text);
}

// What most texts are, with the marks of our own reports; each of these takes one column.
const plain = /^[ -~·×–—‘’“”…→≤≥─█✓✗]*$/;

/** The columns a text takes in a terminal. */
export function widthOf(text: string): number {
  return plain.test(text) ? text.length : stringWidth(text);
}

/** A text padded to some columns; one that is wider stays as it is. */
export function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** A text cut to some columns, with an ellipsis where something is missing. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = "";
  let room = width - 1;
  for (const { segment } of clustersOf(text)) {
    room -= widthOf(segment);
    if (room < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** A text broken into lines of at most so many columns, at spaces where there are any. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, width))) {
    const columnsOfWord = widthOf(word);
    const isFirst = line === "";
    if (isFirst || taken + 1 + columnsOfWord <= width) {
      line = isFirst ? word : `${line} ${word}`;
      taken += columnsOfWord + (isFirst ? 0 : 1);
    } else {
      lines.push(line);
      line = word;
      taken = columnsOfWord;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** A word that is wider than a line, in pieces. */
function pieces(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return word === "" ? [] : [word];
  const parts: string[] = [];
  let part = "";
  let room = width;
  for (const { segment } of clustersOf(word)) {
    room -= widthOf(segment);
    if (room < 0) {
      parts.push(part);
      part = "";
      room = width - widthOf(segment);
    }
    part += segment;
  }
  return [...parts, part];
}
