/** How a script reads what comes next: HTML §13.2.5.4 "script data state", and §13.2.5.18 to §13.2.5.31 where it is escaped. */
type State = "plain" | "escaped" | "double";

/** Where each mark leads; what is not listed is text like any other. */
const turns: Readonly<Record<State, Readonly<Record<string, State | "end">>>> = {
  plain: { "<!--": "escaped", "</script": "end" },
  // A comment inside a script hides nothing but a whole script element.
  escaped: { "-->": "plain", "<script": "double", "</script": "end" },
  double: { "-->": "plain", "</script": "escaped" },
};

/** A tag counts only where its name ends: HTML §13.2.5.26 "script data double escape start state". */
const marks = /<!--|-->|<\/?script(?=[\t\n\f\r />])/g;

/**
 * Where the text of a script ends that begins at `from`: at its end tag, or at the end of the document. An end tag that belongs
 * to a script inside a comment of the script is text. Expects letters in lower case; linear in the length of the document.
 */
export function endOfScript(folded: string, from: number): number {
  let state: State = "plain";
  marks.lastIndex = from;
  for (let found = marks.exec(folded); found; found = marks.exec(folded)) {
    const [mark] = found;
    const next: State | "end" = turns[state][mark] ?? state;
    if (next === "end") return found.index;
    state = next;
    // The dashes that open a comment may close it too: <!-->.
    if (mark === "<!--") marks.lastIndex = found.index + 2;
  }
  return folded.length;
}
