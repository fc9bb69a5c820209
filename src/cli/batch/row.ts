import type { FailureCode } from "../../core/failure.ts";
import type { Refusal, Success } from "../../core/result/envelope.ts";
import type { Interpretation, Status } from "../../core/result/interpretation.ts";
import { toCsv } from "../../report/kinds/csv.ts";
import { parseCsvRow } from "./csv-row.ts";

/** The formats of results. */
export const rowFormats = ["ndjson", "csv"] as const;

/** One of them. */
export type RowFormat = (typeof rowFormats)[number];

/** A target of a batch: its number, the check, and the target as given, without secrets. */
export interface RowTarget {
  readonly index: number;
  readonly check: string;
  readonly target: string;
}

/** What is known of a finished target: its status, or the code and reason of its failure. */
export interface RowOutcome {
  readonly status: Status | null;
  readonly code: FailureCode | null;
  readonly reason: string | null;
}

type Envelope = Success | Refusal;

const columns = [
  "index",
  "check",
  "target",
  "status",
  "grade",
  "score",
  "code",
  "reason",
  "updatedAt",
  "summary",
] as const;

/** The first line of a file; empty for a format without one. */
export function headOf(format: RowFormat): string {
  return format === "csv" ? toCsv(columns, []) : "";
}

/** A finished target as one line with its end. */
export function rowOf(format: RowFormat, target: RowTarget, envelope: Envelope): string {
  if (format === "ndjson") return `${JSON.stringify({ ...target, envelope })}\n`;
  const { status, grade = null, score = null, summary } = interpretationOf(envelope) ?? {};
  const { code = null, reason = null, message } = envelope.error ?? {};
  const { updatedAt } = envelope;
  const said = summary ?? message ?? null;
  return withoutHead(toCsv(columns, [{ ...target, status, grade, score, code, reason, updatedAt, summary: said }]));
}

function withoutHead(text: string): string {
  return text.slice(headOf("csv").length);
}

/** The status of an envelope, or its failure. */
export function outcomeOf(envelope: Envelope): RowOutcome {
  const { code = null, reason = null } = envelope.error ?? {};
  return { status: interpretationOf(envelope)?.status ?? null, code, reason };
}

function interpretationOf({ data }: Envelope): Partial<Interpretation> | undefined {
  return (data as { readonly interpretation?: Interpretation } | null)?.interpretation;
}

/** Whether a text that was cut off can be the beginning of a row. */
export function beginsRow(format: RowFormat, text: string): boolean {
  if (format === "csv") return /^(?:\d+(?:,|$)|$)/.test(text);
  const beginning = '{"index":';
  return beginning.startsWith(text) || text.startsWith(beginning);
}

/** A finished target as a file has it; null for a line that is none of ours. */
export function readRow(format: RowFormat, line: string): (RowTarget & RowOutcome) | null {
  return format === "csv" ? readCsv(line) : readJson(line);
}

function readJson(line: string): (RowTarget & RowOutcome) | null {
  try {
    const { index, check, target, envelope } = JSON.parse(line) as RowTarget & { readonly envelope: Envelope };
    return { index, check, target, ...outcomeOf(envelope) };
  } catch {
    return null;
  }
}

function readCsv(line: string): (RowTarget & RowOutcome) | null {
  const cells = parseCsvRow(line);
  if (cells?.length !== columns.length) return null;
  const cell = (name: (typeof columns)[number]): string => cells[columns.indexOf(name)] ?? "";
  return {
    index: Number(cell("index")),
    check: cell("check"),
    target: cell("target"),
    status: (cell("status") || null) as Status | null,
    code: (cell("code") || null) as FailureCode | null,
    reason: cell("reason") || null,
  };
}

/** A target as a row of this format has it: a cell of a table may be changed, so that no spreadsheet runs it. */
export function shownTarget(format: RowFormat, row: RowTarget): string {
  if (format === "ndjson") return row.target;
  return parseCsvRow(withoutHead(toCsv(columns, [{ ...row }])).trimEnd())?.[columns.indexOf("target")] ?? "";
}
