// Measures like string-width, whose emoji expressions take 60 ms to compile: more than a whole report.
import stringWidth from "fast-string-width";

let clusters: Intl.Segmenter | undefined;

/** Grapheme clusters (Unicode UAX #29): characters with their marks, and emoji sequences. */
function clustersOf(text: string): Intl.Segments {
  // Its tables take milliseconds to load, and few reports need truncation.
  clusters ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return clusters.segment(text);
}

// Most texts: ASCII and the marks of our reports, one column each.
const plain = /^[ -~·×–—‘’“”…→≤≥─█✓✗]*$/;

/** The number of terminal columns of a text. */
export function widthOf(text: string): number {
  return plain.test(text) ? text.length : stringWidth(text);
}

/** Pads a text to a number of columns; a wider one is unchanged. */
export function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Cuts a text to a number of columns, with an ellipsis. */
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

/** Wraps a text at spaces to a number of columns. */
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

/** Splits a word that is wider than a line. */
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
