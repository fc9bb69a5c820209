import { appendFileSync, existsSync, openSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { whyNot } from "../../settings/system-words.ts";
import { beginsRow, headOf, readRow, shownTarget, type RowFormat, type RowOutcome, type RowTarget } from "./row.ts";

/** The largest file that is read to go on, in bytes. */
const largest = 1024 * 1024 * 1024;

/** Where the results of a batch go. */
export interface BatchOutput {
  /** The results that are there already, by number. */
  readonly done: ReadonlyMap<number, RowOutcome>;
  /** Adds one line. */
  readonly append: (row: string) => void;
}

/** The file of `--output`. */
interface OutputFile {
  readonly path: string;
  readonly field: string;
  readonly format: RowFormat;
  readonly targets: readonly RowTarget[];
}

/**
 * Opens a file for results. One that has some already is continued: a line that a killed process has not finished is removed, and what
 * stands there is not measured again. Throws `Failure` INVALID_INPUT where it has anything but results of these targets.
 */
export function openOutputFile({ path, field, format, targets }: OutputFile): BatchOutput {
  const unusable = (detail: Text): Failure =>
    failure("input.file", { field, path: printable(path, 200), detail }, { reason: "output" });
  try {
    const found = existsSync(path) ? statSync(path) : null;
    if (found && !found.isFile()) return openPipe(path, format, unusable);
    if (!found || found.size === 0) writeFileSync(path, headOf(format));
    const done = continued(path, { format, targets, size: statSync(path).size, unusable });
    return { done, append: appender(path, unusable) };
  } catch (error) {
    throw error instanceof Error && "code" in error && !("facts" in error) ? unusable(whyNot(error)) : error;
  }
}

/** A pipe or device cannot be continued. It is opened once: the reader of a pipe leaves when it is closed, and the next opening would wait. */
function openPipe(path: string, format: RowFormat, unusable: (detail: Text) => Failure): BatchOutput {
  const opened = openSync(path, "a");
  appendFileSync(opened, headOf(format));
  return { done: new Map(), append: appender(opened, unusable) };
}

/** After an error nothing more is added: the file may end within a row, which the next command removes. */
function appender(to: string | number, unusable: (detail: Text) => Failure): BatchOutput["append"] {
  let failed: Failure | null = null;
  return (row) => {
    if (failed) throw failed;
    try {
      appendFileSync(to, row);
    } catch (error) {
      failed = unusable(whyNot(error));
      throw failed;
    }
  };
}

interface Continuing extends Pick<OutputFile, "format" | "targets"> {
  readonly size: number;
  readonly unusable: (detail: Text) => Failure;
}

function continued(path: string, { format, targets, size, unusable }: Continuing): ReadonlyMap<number, RowOutcome> {
  if (size > largest) throw unusable({ en: "it is larger than 1 GB", ko: "1 GB보다 큽니다" });
  const bytes = readFileSync(path);
  const whole = bytes.lastIndexOf(0x0a) + 1;
  const head = headOf(format);
  const text = bytes.toString("utf8", 0, whole);
  const cut = bytes.toString("utf8", whole);
  // Before anything is changed: it may be another file.
  if (!(whole === 0 && head !== "" ? head.startsWith(cut) : text.startsWith(head) && beginsRow(format, cut)))
    throw unusable(foreign);
  const done = new Map<number, RowOutcome>();
  for (const line of text.slice(head.length).split(/\r?\n/)) {
    if (line === "") continue;
    const row = readRow(format, line);
    const target = row && targets[row.index];
    if (!target || row.check !== target.check || row.target !== shownTarget(format, target)) throw unusable(foreign);
    // Two commands at a time measured it twice; the first row counts.
    if (done.has(row.index)) continue;
    done.set(row.index, { status: row.status, code: row.code, reason: row.reason });
  }
  if (whole < bytes.length) truncateSync(path, whole);
  if (whole === 0 && head !== "") writeFileSync(path, head);
  return done;
}

const foreign: Text = {
  en: "it has something other than results of these targets and this check; name another file",
  ko: "이 대상과 점검의 결과가 아닌 내용이 있습니다. 다른 파일을 지정하십시오",
};
