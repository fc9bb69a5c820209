// East Asian Wide and Fullwidth blocks and pictographs (Unicode UAX #11), which take two columns of a terminal; so do emoji
// outside of them, such as ✅ and ⚡.
const wide =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const combining = /^\p{Mark}/u;

// Unicode UTS #51: variation selector 16 asks for the emoji form, two columns wide, of what is text by itself, such as ❤.
const emojiForm = /^\p{Emoji}\p{Mark}*\ufe0f/u;

// What is never parted: a character with the marks upon it.
const clusters = /\P{Mark}\p{Mark}*|\p{Mark}/gsu;

// What most texts are; each of these takes one column.
const ascii = /^[ -~]*$/;

/** The columns a text takes in a terminal. */
export function widthOf(text: string): number {
  if (ascii.test(text)) return text.length;
  let width = 0;
  for (const [character] of text.matchAll(clusters)) width += columns(character);
  return width;
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
  for (const [character] of text.matchAll(clusters)) {
    room -= columns(character);
    if (room < 0) break;
    kept += character;
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
  for (const [character] of word.matchAll(clusters)) {
    room -= columns(character);
    if (room < 0) {
      parts.push(part);
      part = "";
      room = width - columns(character);
    }
    part += character;
  }
  return [...parts, part];
}

function columns(character: string): number {
  if (combining.test(character)) return 0;
  return wide.test(character) || emojiForm.test(character) ? 2 : 1;
}
