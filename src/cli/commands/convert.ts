import { readFileSync, statSync } from "node:fs";
import type { z } from "zod";
import { failure, Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { gateResult } from "../../core/result-schema.ts";
import type { GateResult } from "../../core/result.ts";
import type { Text } from "../../core/text.ts";
import { reportKinds } from "../../report/kind-names.ts";
import { flagsOf, readGiven, type Given } from "../../settings/given.ts";
import { readLanguage } from "../../settings/measuring.ts";
import { placeOf } from "../../settings/place.ts";
import { readKind, readPath } from "../../settings/reports.ts";
import { identityOf } from "../../settings/same-file.ts";
import { whyNot } from "../../settings/system-words.ts";
import { writeReports } from "../../settings/written.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Order } from "../order.ts";
import { optionsFor, tooManySubjects } from "../usage.ts";
import { sayTroubles } from "../troubles.ts";

/** `portcullis convert <file> --to <kind>`: writes a report of what was measured before. It measures nothing, and exits 0. */
export async function convertCommand({ subjects, isFromEnvironment, argv, io }: Order): Promise<ExitCode> {
  const [file, second] = isFromEnvironment ? [] : subjects;
  if (file === undefined) throw missing("file", "portcullis convert results.json --to sarif");
  // The parser hands a lone dash over as nothing.
  if (file === "" || file === "-") throw unusable("-", noInput);
  if (second !== undefined) throw tooManySubjects("convert", second);
  const given = readGiven(flagsOf(argv), io.env, optionsFor("convert"));
  const asked = readLanguage(given);
  const to = given.one("to");
  if (to === undefined) throw missing("--to", reportKinds.join(", "));
  const kind = readKind(to, { field: "--to", reason: "to" });
  const path = readPath(outputOf(given), { field: "--output", reason: "output" });
  const result = readResult(file);
  checkInput(path, file);
  // What it says itself is in the language that it was measured in; one that is asked for here is of the words around that.
  const language = given.source("lang") === "flag" ? asked : (result.language ?? asked);
  const troubles = await writeReports(result, [{ kind, path }], {
    place: placeOf(io.env, language),
    out: io.out,
    field: "--output",
  });
  sayTroubles(troubles, language, io);
  return troubles.length > 0 ? exitCodes.bug : exitCodes.pass;
}

function outputOf(given: Given): string {
  const path = given.one("output") ?? "-";
  if (path === "") throw missing("--output", "portcullis.sarif");
  return path;
}

/** Refuses to write a report over the result that it is made of. */
function checkInput(path: string | null, file: string): void {
  if (path === null || identityOf(path) === null || identityOf(path) !== identityOf(file)) return;
  const detail: Text = { en: "it is the result that is converted", ko: "변환할 결과 파일입니다" };
  throw failure("input.file", { field: "--output", path: printable(path, 200), detail }, { reason: "output" });
}

function missing(field: string, example: string): Failure {
  return failure("input.missing", { field, expected: { en: example, ko: example } }, { reason: field });
}

const noInput: Text = {
  en: "the standard input is not read unless it is named /dev/stdin",
  ko: "표준 입력은 /dev/stdin으로 지정해야 읽습니다",
};

/** Some thousands of targets with all that can be found. */
const largestFile = 64 * 1024 * 1024;

function readResult(path: string): GateResult {
  const json = parse(readText(path), path);
  const parsed = gateResult.safeParse(json);
  // As it was written, with what a newer release may have added.
  if (parsed.success) return json as GateResult;
  const at = printable(pointerTo(parsed.error), 200);
  throw unusable(path, { en: `it is no result object at ${at}`, ko: `${at}에서 결과 객체의 형식이 아닙니다` });
}

/** RFC 6901: where in a document something is, `/targets/0/verdict`. */
function pointerTo({ issues }: z.ZodError): string {
  const path = issues[0]?.path ?? [];
  return `/${path.map((each) => String(each).replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unusable(path, { en: "it is no JSON", ko: "JSON이 아닙니다" });
  }
}

function readText(path: string): string {
  try {
    if (statSync(path).size > largestFile)
      throw unusable(path, { en: "it is larger than 64 MB", ko: "64 MB보다 큽니다" });
    return readFileSync(path, "utf8").replace(/^\ufeff/, "");
  } catch (error) {
    throw error instanceof Failure ? error : unusable(path, whyNot(error));
  }
}

function unusable(path: string, detail: Text): Failure {
  const field: Text = { en: "file", ko: "파일" };
  return failure("input.file", { field, path: printable(path, 200), detail }, { reason: "file" });
}
