import type { VNode } from "preact";
import type { Table } from "../../src/core/result/table.ts";
import type { Language } from "../../src/core/text.ts";
import { harmless } from "../../src/report/github/escape.ts";

interface StackingTableProps {
  readonly table: Table;
  readonly label: string;
  readonly language: Language;
}

/** The most characters of a cell. */
const longestCell = 300;

/** A date, a number or an identifier: broken over two lines it is hard to read. */
const unbreakable = /^[\w:./+-]{1,14}$/;

/**
 * A table whose rows become blocks on a narrow screen, each cell under its column's name. Explicit roles are needed because `display:
 * block` removes them.
 */
export function StackingTable({ table: { columns, rows }, label, language }: StackingTableProps): VNode {
  const heads = columns.map((column) => column[language]);
  return (
    <table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row">
            {row.map((cell, at) => (
              <Cell head={heads[at] ?? ""} text={typeof cell === "string" ? cell : cell[language]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ head, text }: { readonly head: string; readonly text: string }): VNode {
  return (
    <td role="cell" data-label={head} class={unbreakable.test(text) ? "short" : "long"}>
      {harmless(text, longestCell)}
    </td>
  );
}
