import { randomUUID } from "node:crypto";
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { GateResult } from "../core/result.ts";
import type { ReportKind } from "../report/kind-names.ts";
import { hasRules, kinds } from "../report/kinds.ts";
import type { ReportPlace } from "../report/place.ts";
import type { ReportWish } from "./reports.ts";
import { makeFolder } from "./folders.ts";
import { rulesOf } from "./rules.ts";

/** Where reports go beside files, and what they are told. */
export interface Writing {
  readonly place: Omit<ReportPlace, "rules">;
  /** The standard output. */
  readonly out: (text: string) => void;
  /** How the caller wrote the option that asks for files. */
  readonly field: string;
}

/** Writes every report that was asked for; one that cannot be written keeps no other from being so. Returns what went wrong. */
export async function writeReports(
  result: GateResult,
  wishes: readonly ReportWish[],
  { place, out, field }: Writing,
): Promise<readonly Failure[]> {
  const troubles: Failure[] = [];
  for (const { kind, path } of wishes) {
    const text = await reportOf(kind, result, place);
    if (path === null) out(text);
    else troubles.push(...writeWhole(text, path, field));
  }
  return troubles;
}

/** One report as text. */
async function reportOf(kind: ReportKind, result: GateResult, place: Omit<ReportPlace, "rules">): Promise<string> {
  const [report, rules] = await Promise.all([
    kinds[kind].load(),
    hasRules(kind) ? rulesOf(result, place.language) : new Map<string, never>(),
  ]);
  return report(result, { ...place, rules });
}

/**
 * Writes a file as a whole or not at all, its folder as well where there is none: whoever reads it never finds half of it. What is
 * no regular file, such as a pipe, is written to as it is. Returns why it could not be written.
 */
export function writeWhole(text: string, path: string, field: string): readonly Failure[] {
  const wanted = resolve(path);
  const temporary = `${wanted}.${randomUUID()}.tmp`;
  try {
    makeFolder(dirname(wanted));
    const found = statSync(wanted, { throwIfNoEntry: false });
    if (found && !found.isFile()) writeFileSync(wanted, text);
    else {
      writeFileSync(temporary, text, { flag: "wx", ...(found && { mode: found.mode }) });
      // A link stays one, and what it leads to is replaced.
      renameSync(temporary, found ? realpathSync(wanted) : wanted);
    }
    return [];
  } catch (error) {
    discard(temporary);
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
    return [failure("input.file", { field, path: printable(path, 200), detail: code }, { reason: "report" })];
  }
}

/** What is left of a file that could not be written; there may be no place where it could be. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Whoever asked for the report is told why it is not there.
  }
}
