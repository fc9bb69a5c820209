import { literal, markup } from "./escape.ts";

/** A block ends at the next empty line. */
export function block(tag: string, content: string): string {
  return `<${tag}>${content}</${tag}>\n`;
}

/** A text as it stands in a page. */
export function plain(text: string): string {
  return markup(text, 2500);
}

/** A name, in the letters of one. */
export function code(text: string): string {
  return `<code>${literal(text, 500)}</code>`;
}

/** Rows below their titles; titles and cells are HTML already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const titles = head.map((each) => `<th>${each}</th>`).join("");
  // The first cell is a word or two, which in Korean would break anywhere.
  const body = rows.map(([first = "", ...cells]) => {
    const others = cells.map((cell) => `<td>${cell}</td>`).join("");
    return `<tr><td nowrap>${first}</td>${others}</tr>`;
  });
  return block("table", [`<tr>${titles}</tr>`, ...body].join("\n"));
}
