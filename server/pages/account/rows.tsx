import type { ComponentChildren, VNode } from "preact";

interface RowsProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
}

/**
 * A table with links and forms. On a narrow screen its rows become blocks, each cell under its column's name; explicit roles are needed
 * because `display: block` removes them.
 */
export function Rows({ label, heads, rows }: RowsProps): VNode {
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
        {rows.map((cells) => (
          <tr role="row">
            {cells.map((cell, at) => (
              <td role="cell" data-label={heads[at] ?? ""}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
