import { literal, markup } from "./escape.ts";

/** An HTML block without empty lines, which would end it. */
export function block(tag: string, content: string): string {
  return `<${tag}>${content}</${tag}>\n`;
}

/** Escapes a text for HTML. */
export function plainHtml(text: string): string {
  return markup(text, 2500);
}

/** A name in a code element. */
export function codeHtml(text: string): string {
  return `<code>${literal(text, 500)}</code>`;
}

/** A table; titles and cells are HTML. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const titles = head.map((each) => `<th>${each}</th>`).join("");
  // The first cell is short, and Korean would wrap anywhere.
  const body = rows.map(([first = "", ...cells]) => {
    const others = cells.map((cell) => `<td>${cell}</td>`).join("");
    return `<tr><td nowrap>${first}</td>${others}</tr>`;
  });
  return block("table", [`<tr>${titles}</tr>`, ...body].join("\n"));
}
