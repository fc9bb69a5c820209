import type { Table } from "../core/result/table.ts";
import { fill, type Language } from "../core/text.ts";
import { harmless } from "./github/escape.ts";
import { cut, pad, widthOf, wrap } from "./width.ts";
import { reportWords } from "./words.ts";
import type { PrettyOptions } from "./paint.ts";

/** Maximum number of rows shown; JSON has all of them. */
const mostRows = 16;

/** Maximum width of all but the last column, if space is short: a name server's name may have 253 characters. */
const widestColumn = 24;

/** Maximum number of lines that the last column wraps to. */
const mostLines = 3;

/** The lines of a table with its titles; empty without rows. */
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
  const more = left > 0 ? [`    ${fill(reportWords.moreRows, { count: left }, language)}`] : [];
  return [...linesOf(heads).map((each) => paint("quiet", each)), ...cells.flatMap(linesOf), ...more];
}

/** An overlong word is cut, as in other columns, since a broken name is unreadable. */
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
