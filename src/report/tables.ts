import type { Table } from "../core/table.ts";
import { fill, type Language } from "../core/text.ts";
import { harmless } from "./github-escape.ts";
import type { PrettyOptions } from "./pretty.ts";
import { cut, pad, widthOf } from "./width.ts";
import { words } from "./words.ts";

/** So many rows are shown; who wants the others reads them as JSON. */
const mostRows = 16;

/** No column but the last one is wider: a name server's name may have 253 characters. */
const widestColumn = 24;

/** The lines of a table, its heads among them; none for a table without rows. */
export function tableLines({ columns, rows }: Table, { language, paint, width }: PrettyOptions): readonly string[] {
  if (rows.length === 0) return [];
  const heads = columns.map((head) => head[language]);
  const cells = rows.slice(0, mostRows).map((row) => row.map((cell) => cellText(cell, language)));
  const widths = heads.map((head, column) =>
    Math.min(widestColumn, Math.max(widthOf(head), ...cells.map((row) => widthOf(row[column] ?? "")))),
  );
  const line = (row: readonly string[]): string => {
    const fixed = row.slice(0, -1).map((cell, column) => pad(cut(cell, widths[column] ?? 0), widths[column] ?? 0));
    const start = `    ${fixed.map((cell) => `${cell}  `).join("")}`;
    return `${start}${cut(row.at(-1) ?? "", Math.max(8, width - widthOf(start)))}`.trimEnd();
  };
  const left = rows.length - mostRows;
  const more = left > 0 ? [`    ${fill(words.moreRows, { count: left }, language)}`] : [];
  return [paint("quiet", line(heads)), ...cells.map(line), ...more];
}

function cellText(cell: Table["rows"][number][number], language: Language): string {
  return harmless(typeof cell === "string" ? cell : cell[language], 300);
}
