import type { Table } from "../core/result/table.ts";
import { fill, type Language } from "../core/text.ts";
import { harmless } from "./github/escape.ts";
import type { PrettyOptions } from "./pretty.ts";
import { cut, pad, widthOf, wrap } from "./width.ts";
import { words } from "./words.ts";

/** So many rows are shown; who wants the others reads them as JSON. */
const mostRows = 16;

/** No column but the last one is wider, where that leaves the last one no room: a name server's name may have 253 characters. */
const widestColumn = 24;

/** The last column goes on below itself for so many lines. */
const mostLines = 3;

/** The lines of a table, its heads among them; none for a table without rows. */
export function tableLines({ columns, rows }: Table, { language, paint, width }: PrettyOptions): readonly string[] {
  if (rows.length === 0) return [];
  const heads = columns.map((head) => head[language]);
  const cells = rows.slice(0, mostRows).map((row) => row.map((cell) => cellText(cell, language)));
  const natural = heads.map((head, column) =>
    Math.max(widthOf(head), ...cells.map((row) => widthOf(row[column] ?? ""))),
  );
  const room = width - natural.slice(0, -1).reduce((sum, each) => sum + each + 2, 4);
  const widths = natural.map((each) => (room >= widestColumn ? each : Math.min(each, widestColumn)));
  const linesOf = (row: readonly string[]): readonly string[] => {
    const fixed = row.slice(0, -1).map((cell, column) => pad(cut(cell, widths[column] ?? 0), widths[column] ?? 0));
    const start = `    ${fixed.map((cell) => `${cell}  `).join("")}`;
    const [first = "", ...rest] = lastColumn(row.at(-1) ?? "", Math.max(8, width - widthOf(start)));
    return [`${start}${first}`.trimEnd(), ...rest.map((each) => `${" ".repeat(widthOf(start))}${each}`)];
  };
  const left = rows.length - mostRows;
  const more = left > 0 ? [`    ${fill(words.moreRows, { count: left }, language)}`] : [];
  return [...linesOf(heads).map((each) => paint("quiet", each)), ...cells.flatMap(linesOf), ...more];
}

/** A word that has no room is cut, as in every other column, since names in pieces cannot be read. */
function lastColumn(text: string, room: number): readonly string[] {
  const fitting = text.split(/\s+/).map((word) => cut(word, room));
  const lines = wrap(fitting.join(" "), room);
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - 1), cut(lines.slice(mostLines - 1).join(" "), room)];
}

function cellText(cell: Table["rows"][number][number], language: Language): string {
  return harmless(typeof cell === "string" ? cell : cell[language], 300);
}
