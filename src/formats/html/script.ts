/** Tokenizer states inside a script: HTML §13.2.5.4 "script data state", and §13.2.5.18 to §13.2.5.31 for escaped text. */
type State = "plain" | "escaped" | "double";

/** The next state for each mark; everything else is text. */
const turns: Readonly<Record<State, Readonly<Record<string, State | "end">>>> = {
  plain: { "<!--": "escaped", "</script": "end" },
  // A comment inside a script only hides a complete script element.
  escaped: { "-->": "plain", "<script": "double", "</script": "end" },
  double: { "-->": "plain", "</script": "escaped" },
};

/** A tag counts only if its name ends here: HTML §13.2.5.26 "script data double escape start state". */
const marks = /<!--|-->|<\/?script(?=[\t\n\f\r />])/g;

/**
 * The end of the script text that begins at `from`: its end tag, or the end of the document. An end tag of a script inside a comment is text. Expects
 * lower-case input; linear.
 */
export function endOfScript(folded: string, from: number): number {
  let state: State = "plain";
  marks.lastIndex = from;
  for (let found = marks.exec(folded); found; found = marks.exec(folded)) {
    const [mark] = found;
    const next: State | "end" = turns[state][mark] ?? state;
    if (next === "end") return found.index;
    state = next;
    // The dashes that open a comment can also close it: <!-->.
    if (mark === "<!--") marks.lastIndex = found.index + 2;
  }
  return folded.length;
}
