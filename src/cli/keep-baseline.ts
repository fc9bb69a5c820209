import { closeSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Failure, failure } from "../core/failure.ts";
import type { Baseline, BaselineEntry } from "../core/policy.ts";
import { printable } from "../core/printable.ts";
import type { GateTarget } from "../core/result/result.ts";
import { fill, type Language, type Text } from "../core/text.ts";
import type { BaselineFile } from "../settings/output/baseline-file.ts";
import { makeFolder } from "../settings/output/folders.ts";
import { writeWhole } from "../settings/output/write-reports.ts";

interface Keeping {
  /** The measured targets. */
  readonly targets: readonly GateTarget[];
  /** How the caller wrote the option with the file name. */
  readonly field: string;
  /** Called once it is written. */
  readonly onWritten?: (news: BaselineNews) => void;
}

/** The changes to a baseline. */
export interface BaselineNews {
  readonly path: string;
  readonly entries: number;
  readonly added: number;
  readonly gone: number;
}

const written: Text = {
  en: "Wrote {path}; entries: {entries}, new: {added}, removed: {gone}.",
  ko: "{path|을/를} 기록했습니다. 항목 {entries}개(추가 {added}개, 삭제 {gone}개).",
};

/** The changes in words. */
export function newsText({ path, ...counts }: BaselineNews, language: Language): string {
  return fill(written, { path: printable(path, 200), ...counts }, language);
}

function newsOf(path: string, before: readonly BaselineEntry[], after: readonly BaselineEntry[]): BaselineNews {
  const [old, now] = [keysOf(before), keysOf(after)];
  const added = [...now].filter((key) => !old.has(key)).length;
  const gone = [...old].filter((key) => !now.has(key)).length;
  return { path, entries: after.length, added, gone };
}

function keysOf(entries: readonly BaselineEntry[]): ReadonlySet<string> {
  return new Set(entries.map(({ fingerprint, target }) => `${fingerprint} ${target}`));
}

/**
 * Writes the new baseline if requested. Concurrent changes to other targets are kept: the file is read again and written by one run at a time.
 * Returns what failed.
 */
export async function keepBaseline(
  made: Baseline | null,
  file: BaselineFile | null,
  { targets, field, onWritten }: Keeping,
): Promise<readonly Failure[]> {
  if (made === null || file === null) return [];
  const { baselineText, withOthers } = await import("../gate/baseline.ts");
  const lock = `${file.path}.lock`;
  const measured = new Set(targets.map(({ url }) => url));
  try {
    await take(lock, field);
    try {
      const now = file.now();
      const before = now?.entries ?? [];
      const all = withOthers(made, now, measured);
      // Awaited here, because the lock is held until it is written.
      const failures = await writeWhole(baselineText(all), file.path, field);
      if (failures.length === 0) onWritten?.(newsOf(file.path, before, all.entries));
      return failures;
    } finally {
      rmSync(lock, { force: true });
    }
  } catch (error) {
    if (error instanceof Failure) return [error];
    throw error;
  }
}

/** Milliseconds after which a lock is stale; reading and writing take far less. */
const stale = 10_000;
/** Milliseconds to wait for a lock. */
const patience = 30_000;

/** Takes a lock as soon as it is free. Throws a `Failure` if that takes too long. */
async function take(lock: string, field: string): Promise<void> {
  const end = Date.now() + patience;
  while (!isTaken(lock, field)) {
    if (Date.now() > end) throw unusable(lock, field, busy);
    await sleep(20 + Math.random() * 30);
  }
}

const busy: Text = { en: "other runs are writing the baseline", ko: "다른 실행이 기준선을 쓰고 있습니다" };

function isTaken(lock: string, field: string): boolean {
  try {
    makeFolder(dirname(lock));
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > stale) rmSync(lock, { force: true });
    closeSync(openSync(lock, "wx"));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
    throw unusable(lock, field, { en: code, ko: code });
  }
}

function unusable(lock: string, field: string, detail: Text): Failure {
  return failure("input.file", { field, path: printable(lock, 200), detail }, { reason: "baseline" });
}
