import { statSync } from "node:fs";
import { failure, Failure } from "../../core/failure.ts";
import { suggest } from "../../core/nearest.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { reportKinds, type ReportKind } from "../../report/kind-names.ts";
import type { Given } from "../options/given.ts";
import type { CheckPlan } from "../plan.ts";
import { checkOverwriting } from "./overwriting.ts";
import { whyNot } from "../system-words.ts";

/** One report that was asked for. */
export interface ReportWish {
  readonly kind: ReportKind;
  /** Null for the standard output. */
  readonly path: string | null;
}

/**
 * Reads `report`, each as `kind=file`. `plan` tells which other files the run uses. Throws a `Failure` INVALID_INPUT, also if a report
 * would overwrite another report or a file of the run.
 */
export function readReports(given: Given, plan?: Pick<CheckPlan, "targets" | "config">): readonly ReportWish[] {
  const wishes = given.list("report").map((text) => readReport(text, given));
  checkStandardOutputTwice(wishes);
  checkOverwriting(wishes, given, plan);
  return wishes;
}

function checkStandardOutputTwice(wishes: readonly ReportWish[]): void {
  const [first, second] = wishes.filter(({ path }) => path === null);
  if (!first || !second) return;
  const field: Text = { en: "The standard output", ko: "표준 출력" };
  throw failure(
    "input.conflict",
    { field, first: `${first.kind}=-`, second: `${second.kind}=-` },
    { reason: "report" },
  );
}

function readReport(text: string, given: Given): ReportWish {
  const at = text.indexOf("=");
  const [kind, path] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  const field = given.naming("report");
  if (at < 0 || path === "") {
    const expected = { en: "kind=file such as sarif=portcullis.sarif", ko: "sarif=portcullis.sarif 같은 kind=file" };
    throw failure("input.value", { field, expected, given: `"${printable(text, 100)}"` }, { reason: "report" });
  }
  const wish = { kind: readKind(kind, { field, reason: "report" }), path: readPath(path, { field, reason: "report" }) };
  if (several.test(path)) {
    const expected = {
      en: "one kind=file; give each report its own line or option",
      ko: "kind=file 하나(보고서마다 한 줄 또는 옵션 하나)",
    };
    throw failure("input.value", { field, expected, given: `"${printable(text, 100)}"` }, { reason: "report" });
  }
  return wish;
}

/** A file name may contain a comma, but not a comma and another report. */
const several = new RegExp(String.raw`,\s*(?:${reportKinds.join("|")})\s*=`);

/** Paths that mean the standard output. */
const standardOutput = /^(?:-|\/dev\/stdout|\/dev\/fd\/1|\/proc\/self\/fd\/1)$/;

/** Returns the path of a report; null for the standard output. Throws a `Failure` INVALID_INPUT if it cannot be a file. */
export function readPath(
  path: string,
  { field, reason }: { readonly field: string; readonly reason: string },
): string | null {
  if (standardOutput.test(path)) return null;
  const unusable = (detail: Text): Failure =>
    failure("input.file", { field, path: printable(path, 200), detail }, { reason });
  try {
    const isFolder = /[/\\]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder) throw unusable({ en: "it is a folder", ko: "폴더입니다" });
  } catch (error) {
    throw error instanceof Failure ? error : unusable(whyNot(error));
  }
  return path;
}

/** Returns a kind of report by its name. Throws a `Failure` with a suggestion. */
export function readKind(
  text: string,
  { field, reason }: { readonly field: string; readonly reason: string },
): ReportKind {
  const kind = reportKinds.find((each) => each === text);
  if (kind) return kind;
  const suggestion = suggest(text, reportKinds);
  const params = { field, expected: reportKinds.join(", "), given: `"${printable(text, 60)}"`, suggestion };
  throw failure("input.option", params, { reason });
}

/** Refuses a report on the standard output if something else is written there. */
export function checkStandardOutput(wishes: readonly ReportWish[], given: Given, refusal: StandardOutput): void {
  if (!refusal.isTaken || wishes.every(({ path }) => path !== null)) return;
  throw togetherWith(refusal, given);
}

interface StandardOutput {
  readonly isTaken: boolean;
  /** What uses it. */
  readonly by: Text | string;
}

function togetherWith({ by }: StandardOutput, given: Given): Failure {
  const detail = { en: "both would write to the standard output", ko: "둘 다 표준 출력에 쓰려고 합니다" };
  return failure("input.together", { field: given.naming("report"), other: by, detail }, { reason: "report" });
}
