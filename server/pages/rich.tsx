import type { ComponentChildren, VNode } from "preact";

const pieces = /\{(?<hole>\w+)\}|`(?<code>[^`]+)`/g;

interface RichProps {
  readonly sentence: string;
  readonly holes?: Readonly<Record<string, VNode>>;
}

/** A sentence with components in its placeholders; text between backticks is code. */
export function Rich({ sentence, holes = {} }: RichProps): VNode {
  const parts: ComponentChildren[] = [];
  let read = 0;
  for (const match of sentence.matchAll(pieces)) {
    const { code, hole = "" } = match.groups ?? {};
    parts.push(sentence.slice(read, match.index), code === undefined ? (holes[hole] ?? match[0]) : <code>{code}</code>);
    read = match.index + match[0].length;
  }
  return (
    <>
      {parts}
      {sentence.slice(read)}
    </>
  );
}
