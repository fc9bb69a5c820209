import type { Language } from "../../src/core/text.ts";
import type { Table } from "../../src/core/result/table.ts";
import { harmless } from "../../src/report/github/escape.ts";
import { markup, type Markup } from "./markup.ts";

/** A term and what is said of it. */
export type Row = readonly [term: Markup | string, about: Markup | string];

/** Terms with what is said of each: side by side where there is room, one below the other on a narrow screen. */
export function rowList(rows: readonly Row[]): Markup {
  return markup`<dl class="rows">
    ${rows.map(
      ([term, about]) =>
        markup`<div>
          <dt>${term}</dt>
          <dd>${about}</dd>
        </div> `,
    )}
  </dl>`;
}

/**
 * A table whose rows become blocks on a narrow screen, each cell under the name of its column. The roles are written out because
 * `display:block` takes them away.
 */
export function stackingTable({ columns, rows }: Table, label: string, language: Language): Markup {
  const heads = columns.map((column) => column[language]);
  return markup`<table role="table" aria-label="${label}">
    <thead role="rowgroup">
      <tr role="row">
        ${heads.map((head) => markup`<th role="columnheader" scope="col">${head}</th> `)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        (row) =>
          markup`<tr role="row">
            ${row.map((cell, at) => markup`<td role="cell" data-label="${heads[at] ?? ""}">${harmless(typeof cell === "string" ? cell : cell[language], 300)}</td> `)}
          </tr> `,
      )}
    </tbody>
  </table>`;
}

/** A value in the type of programs; nothing where there is none. A long one may continue on the next line after a dot. */
export function code(text: string): Markup {
  const parts = text.split(/(?<=\.)(?=.)/);
  return text === ""
    ? markup``
    : markup`<code>${parts.map((part, at) => (at === 0 ? part : markup`<wbr />${part}`))}</code>`;
}
