import { statSync } from "node:fs";
import { resolve } from "node:path";
import { failure, type Failure } from "../core/failure.ts";
import { suggest } from "../core/near.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { reportKinds, type ReportKind } from "../report/kind-names.ts";
import type { Given } from "./given.ts";

/** One report that was asked for. */
export interface ReportWish {
  readonly kind: ReportKind;
  /** Null for the standard output. */
  readonly path: string | null;
}

/** Reads `report`, each as `kind=file`. Throws a `Failure` INVALID_INPUT. */
export function readReports(given: Given): readonly ReportWish[] {
  const wishes = given.list("report").map((text) => readReport(text, given));
  const files = wishes.map(({ path }) => (path === null ? "-" : resolve(path)));
  const again = files.findIndex((file, index) => files.indexOf(file) < index);
  if (again < 0) return wishes;
  const [first, second] = [files.indexOf(files[again] ?? ""), again].map((index) => given.list("report")[index] ?? "");
  const shown = { first: printable(first ?? "", 100), second: printable(second ?? "", 100) };
  const field: Text = { en: "One file", ko: "같은 파일" };
  throw failure("input.conflict", { field, ...shown }, { reason: "report" });
}

function readReport(text: string, given: Given): ReportWish {
  const at = text.indexOf("=");
  const [kind, path] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  const field = given.naming("report");
  if (at < 0 || path === "") {
    const expected = { en: "kind=file such as sarif=portcullis.sarif", ko: "sarif=portcullis.sarif 같은 kind=file" };
    throw failure("input.value", { field, expected, given: `"${printable(text, 100)}"` }, { reason: "report" });
  }
  if (path !== "-" && isFolder(path)) {
    const detail = { en: "it is a folder", ko: "폴더입니다" };
    throw failure("input.file", { field, path: printable(path, 200), detail }, { reason: "report" });
  }
  return { kind: readKind(kind, { field, reason: "report" }), path: path === "-" ? null : path };
}

/** A kind of report by its name. Throws a `Failure` with what was probably meant. */
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

function isFolder(path: string): boolean {
  return /[/\\]$/.test(path) || (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** Refuses a report on the standard output beside something else that is to be there. */
export function checkStandardOutput(wishes: readonly ReportWish[], given: Given, refusal: StandardOutput): void {
  if (!refusal.isTaken || wishes.every(({ path }) => path !== null)) return;
  throw togetherWith(refusal, given);
}

interface StandardOutput {
  readonly isTaken: boolean;
  /** What has it. */
  readonly by: Text | string;
}

function togetherWith({ by }: StandardOutput, given: Given): Failure {
  const detail = { en: "both would be the standard output", ko: "둘 다 표준 출력에 쓰려고 합니다" };
  return failure("input.together", { field: given.naming("report"), other: by, detail }, { reason: "report" });
}
