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
              <td role="cell" data-label={heads[at] ?? ""}>
                {harmless(typeof cell === "string" ? cell : cell[language], longestCell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
