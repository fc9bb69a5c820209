import { markup, type Markup } from "./markup.ts";

/** One cell of a table. */
export type Cell = Markup | string;

/** A table that a narrow screen scrolls by itself, also from the keyboard; the first cell of each row names it. */
export function table(label: string, head: readonly string[], rows: readonly (readonly Cell[])[]): Markup {
  return markup`<div class="scroll" role="region" tabindex="0" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${head.map((name) => markup`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(row)}
      </tbody>
    </table>
  </div>`;
}

function row([name = "", ...cells]: readonly Cell[]): Markup {
  return markup`<tr>
    <th scope="row">${name}</th>
    ${cells.map(cell)}
  </tr>`;
}

/** Sentences get room, codes do not need it. */
const longText = 40;

function cell(content: Cell): Markup {
  const isLong = typeof content === "string" ? content.length > longText : content.text.length > 3 * longText;
  return isLong ? markup`<td class="wide">${content}</td>` : markup`<td>${content}</td>`;
}

/** A value in the type of programs; nothing where there is none. A long one may go on in the next line behind a dot. */
export function code(text: string): Markup {
  const parts = text.split(/(?<=\.)(?=.)/);
  return text === ""
    ? markup``
    : markup`<code>${parts.map((part, at) => (at === 0 ? part : markup`<wbr />${part}`))}</code>`;
}
