import { markup, type Markup } from "./markup.ts";

const pieces = /(?<hole>\{\w+\})|`(?<code>[^`]+)`/g;

/** A sentence with markup in its holes; what stands between backticks is code. */
export function rich(sentence: string, holes: Readonly<Record<string, Markup>> = {}): Markup {
  const parts: Markup[] = [];
  let read = 0;
  for (const match of sentence.matchAll(pieces)) {
    const { code } = match.groups ?? {};
    const shown = code === undefined ? holes[match[0].slice(1, -1)] : markup`<code>${code}</code>`;
    parts.push(markup`${sentence.slice(read, match.index)}`, shown ?? markup`${match[0]}`);
    read = match.index + match[0].length;
  }
  return markup`${parts}${sentence.slice(read)}`;
}

/** Paragraphs of such sentences, which an empty line parts. */
export function paragraphs(text: string): Markup {
  return markup`${text.split("\n\n").map((each) => markup`<p>${rich(each)}</p>`)}`;
}
