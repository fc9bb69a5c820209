import { inert } from "./github/escape.ts";
import { widthOf, wrap } from "./width.ts";

/** The growth factor of a line whose beginning must be escaped for a runner: `::` becomes `\x3a:`. */
const longer = 3;

/** Breaks a harmless text into lines of limited width that are harmless too. */
export function broken(text: string, width: number): readonly string[] {
  const lines = wrap(text, width).map(inert);
  return lines.every((line) => widthOf(line) <= width) ? lines : wrap(text, width - longer).map(inert);
}
