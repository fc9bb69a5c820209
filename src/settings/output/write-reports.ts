import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { GateResult } from "../../core/result/result.ts";
import type { ReportKind } from "../../report/kind-names.ts";
import { hasRules, kinds } from "../../report/kinds.ts";
import type { ReportPlace } from "../../report/place.ts";
import type { ReportWish } from "./reports.ts";
import { rulesOf } from "../../rules/rules.ts";
import { whyNot } from "../system-words.ts";
import { writeFile } from "./write-file.ts";

/** Where reports are written besides files, and what they need. */
export interface Writing {
  readonly place: Omit<ReportPlace, "rules">;
  /** The standard output. */
  readonly out: (text: string) => void;
  /** How the caller wrote the option that asks for files. */
  readonly field: string;
}

/** Writes every requested report, even if another one cannot be written. Returns the failures. */
export async function writeReports(
  result: GateResult,
  wishes: readonly ReportWish[],
  { place, out, field }: Writing,
): Promise<readonly Failure[]> {
  const troubles: Failure[] = [];
  for (const { kind, path } of wishes) {
    const text = await reportOf(kind, result, place);
    if (path === null) out(text);
    else troubles.push(...(await writeWhole(text, path, field)));
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

/** Writes a file as {@link writeFile} does. Returns the failure if it could not be written. */
export async function writeWhole(text: string, path: string, field: string): Promise<readonly Failure[]> {
  try {
    await writeFile(text, path);
    return [];
  } catch (error) {
    return [failure("input.file", { field, path: printable(path, 200), detail: whyNot(error) }, { reason: "report" })];
  }
}
