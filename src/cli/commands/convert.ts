import { failure, type Failure } from "../../core/failure.ts";
import { neededValue } from "../../core/input.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { reportKinds } from "../../report/kind-names.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { readOutcome } from "../../settings/options/policy.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { pipelineOf } from "../../ci/place.ts";
import { readKind, readPath } from "../../settings/output/reports.ts";
import { readResultFile } from "../../settings/output/result-file.ts";
import { fileIdentityOf } from "../../settings/output/same-file.ts";
import { writeReports } from "../../settings/output/write-reports.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { optionsFor } from "../command-table.ts";
import { standardInput } from "../standard-input.ts";
import { tooManySubjects } from "../usage.ts";
import { printProblems } from "../print-problems.ts";

/**
 * `portcullis convert <file> --to <kind>`: converts a stored result into a report. Measures nothing, and exits 0. `--fail-on` and `--on-error`
 * are those of the gate, so that the report agrees with its exit code.
 */
export async function convertCommand({ subjects, isFromEnvironment, argv, io }: Invocation): Promise<ExitCode> {
  const [file, second] = isFromEnvironment ? [] : subjects;
  if (file === undefined) throw missing("file", exampleOf("npx portcullis convert results.json --to sarif"));
  if (second !== undefined) throw tooManySubjects("convert", second);
  const given = readGiven(givenFlags(argv), io.env, optionsFor("convert"));
  const asked = readLanguage(given);
  const outcome = readOutcome(given);
  const to = given.one("to");
  if (to === undefined) throw missing("--to", neededValue(reportKinds.join(", ")));
  const kind = readKind(to, { field: "--to", reason: "to" });
  const path = readPath(outputOf(given), { field: "--output", reason: "output" });
  const result = await readResultFile(file, io.input ?? standardInput);
  checkInput(path, file);
  // The result's own texts keep their language; the requested language applies to the rest.
  const language = given.source("lang") === "flag" ? asked : (result.language ?? asked);
  const troubles = await writeReports(result, [{ kind, path }], {
    place: { ...pipelineOf(io.env, language), outcome },
    out: io.out,
    field: "--output",
  });
  printProblems(troubles, language, io);
  return troubles.length > 0 ? exitCodes.bug : exitCodes.pass;
}

function outputOf(given: Given): string {
  const path = given.one("output") ?? "-";
  if (path === "") throw missing("--output", exampleOf("portcullis.sarif"));
  return path;
}

/** Rejects a report path that would overwrite the result. */
function checkInput(path: string | null, file: string): void {
  if (path === null || fileIdentityOf(path) === null || fileIdentityOf(path) !== fileIdentityOf(file)) return;
  const detail: Text = { en: "it is the file to convert", ko: "변환할 결과 파일입니다" };
  throw failure("input.file", { field: "--output", path: printable(path, 200), detail }, { reason: "output" });
}

function exampleOf(text: string): Text {
  return { en: text, ko: `예: ${text}` };
}

function missing(field: string, expected: Text): Failure {
  return failure("input.missing", { field, expected }, { reason: field });
}
