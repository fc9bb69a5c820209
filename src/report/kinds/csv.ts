import { printable } from "../../core/printable.ts";

/** A record as a table row; nested fields have their own columns (`page.state`). */
export type CsvRecord = Readonly<Record<string, unknown>>;

/** Maximum length of a cell in characters. */
const longestCell = 2000;

/** Records as comma-separated values (RFC 4180) with a header; every record has a cell for every column. */
export function toCsv(columns: readonly string[], records: readonly CsvRecord[]): string {
  const rows = records.map((record) => columns.map((column) => toCell(valueAt(record, column.split(".")))));
  return [columns, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function valueAt(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, first)) return null;
  return valueAt((value as CsvRecord)[first], rest);
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return `${value}`;
  const plain = Array.isArray(value) ? value.join(" ") : value;
  const text = printable(typeof plain === "string" ? plain : JSON.stringify(plain), longestCell);
  return quoted(beginsFormula.test(text) ? `'${text}` : text);
}

// The beginning of a spreadsheet formula, which could run a command (https://owasp.org/www-community/attacks/CSV_Injection). Tabs and line breaks are
// escaped before.
const beginsFormula = /^[\s'"]*[=+\-@＝＋－＠]/u;

/** RFC 4180 §2.6 and §2.7. */
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
