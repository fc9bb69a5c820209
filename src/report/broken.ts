import { inert } from "./github/escape.ts";
import { widthOf, wrap } from "./width.ts";

/** As much longer is a line whose beginning a runner would obey, once it is made harmless: `::` becomes `\x3a:`. */
const longer = 3;

/** A harmless text broken into lines that are harmless as well, wherever it was broken, and no wider than so many columns. */
export function broken(text: string, width: number): readonly string[] {
  const lines = wrap(text, width).map(inert);
  return lines.every((line) => widthOf(line) <= width) ? lines : wrap(text, width - longer).map(inert);
}
