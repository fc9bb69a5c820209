import { registry } from "../../checks/index.ts";
import type { AnyCheck } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { parseInput, shown } from "../../core/input.ts";
import { suggest } from "../../core/nearest.ts";
import { counted } from "../../core/plural.ts";
import { printable } from "../../core/printable.ts";
import { maskUrls } from "../../core/redact/url-secrets.ts";
import { fill, type Text } from "../../core/text.ts";
import { openNetworks } from "../../networks/open.ts";
import { dataDirectory } from "../../settings/data-directory.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { readGivenAge } from "../../settings/options/max-age.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { readFailOn } from "../../settings/options/policy.ts";
import { readConcurrency } from "../../settings/options/waiting.ts";
import { mostInputs } from "../../run/most-inputs.ts";
import { openRunner } from "../../settings/runner.ts";
import { measureAll, type BatchTarget } from "../batch/measure.ts";
import { openOutputFile, type BatchOutput } from "../batch/output.ts";
import { headOf, outcomeOf, rowFormats, rowOf, type RowFormat, type RowOutcome, type RowTarget } from "../batch/row.ts";
import { batchedChecks, optionsFor } from "../command-table.ts";
import { exitCodes, exitOfFailure, exitOfStatus, worstExit, type ExitCode } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import type { Io } from "../io.ts";
import { openCheckProgress, waitPrinter } from "../progress.ts";
import { readTargetLines } from "../target-lines.ts";

const said = {
  resumed: {
    en: "Going on: {done} of {total} targets {done|is/are} in {path} already.",
    ko: "이어서 진행합니다. 대상 {total}개 중 {done}개의 결과가 {path}에 있습니다.",
  },
  total: {
    en: "{targets}: {measured} measured, {failed} not.",
    ko: "{targets}: 측정 {measured}개, 측정하지 못함 {failed}개.",
  },
} as const satisfies Record<string, Text>;

/** `portcullis batch --check ssl --targets FILE`: one line for each target, in the order in which they are done. */
export async function batchCommand({ argv, io }: Invocation): Promise<ExitCode> {
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("batch"), ...environmentOnly]);
  const language = readLanguage(given);
  const check = await checkOf(given);
  const maxAge = readGivenAge(check, given, ["server"]);
  const failOn = readFailOn(given, check.id);
  const format = formatOf(given);
  const concurrency = readConcurrency(given);
  const targets = await targetsOf(check, given, io);
  const rows = targets.map(({ target }, index): RowTarget => ({ index, check: check.id, target: maskUrls(target) }));
  const onWait = waitPrinter(io, language);
  const runner = openRunner(given, { networks: openNetworks(dataDirectory(given)), onWait });
  const output = openOutput(given, format, rows, io);
  const path = given.one("output");
  if (path !== undefined && output.done.size > 0)
    io.err(
      `${fill(said.resumed, { done: output.done.size, total: rows.length, path: printable(path, 200) }, language)}\n`,
    );
  const outcomes = new Map(output.done);
  const { report, end } = openCheckProgress(io);
  const progress = (): void => report?.({ kind: "progress", done: outcomes.size, total: rows.length });
  progress();
  await measureAll({
    check,
    targets: targets.filter(({ index }) => !output.done.has(index)),
    runner,
    language,
    maxAge,
    concurrency,
    signal: io.signal,
    onDone({ index }, envelope) {
      output.append(rowOf(format, rows[index] as RowTarget, envelope));
      outcomes.set(index, outcomeOf(envelope));
      progress();
    },
    onBug: (error, { index }) =>
      io.err(maskUrls(`portcullis: ${rows[index]?.target}: ${error instanceof Error ? error.stack : String(error)}\n`)),
  }).finally(end);
  const failed = [...outcomes.values()].filter(({ code }) => code !== null).length;
  const total: Text = {
    en: counted(rows.length, { one: "target", other: "targets" }),
    ko: `대상 ${rows.length}개`,
  };
  io.err(`${fill(said.total, { targets: total, measured: outcomes.size - failed, failed }, language)}\n`);
  return worstExit([...outcomes.values()].map((outcome) => exitOfOutcome(outcome, failOn)));
}

function exitOfOutcome({ status, code, reason }: RowOutcome, failOn: Parameters<typeof exitOfStatus>[1]): ExitCode {
  if (code !== null) return exitOfFailure({ code, reason: reason ?? "" });
  return status === null ? exitCodes.unknown : exitOfStatus(status, failOn);
}

const exampleOfCheck: Text = { en: "for example --check ssl", ko: "예: --check ssl" };

const exampleOfTargets: Text = { en: "for example --targets targets.txt", ko: "예: --targets targets.txt" };

async function checkOf(given: Given): Promise<AnyCheck> {
  const id = given.one("check");
  const field = given.naming("check");
  const known = batchedChecks();
  if (id === undefined) throw failure("input.missing", { field, expected: exampleOfCheck }, { reason: "check" });
  const entry = known.includes(id) ? registry.find((each) => each.id === id) : undefined;
  if (entry) return entry.load();
  const params = { field, expected: known.join(", "), given: shown(id), suggestion: suggest(id, known) };
  throw failure("input.option", params, { reason: "check" });
}

/** The format: as given, or by the name of the output. */
function formatOf(given: Given): RowFormat {
  const text = given.one("format");
  if (text === undefined) return /\.csv$/i.test(given.one("output") ?? "") ? "csv" : "ndjson";
  const format = rowFormats.find((each) => each === text);
  if (format) return format;
  const params = { field: given.naming("format"), expected: rowFormats.join(", "), given: shown(text) };
  throw failure("input.option", { ...params, suggestion: suggest(text, rowFormats) }, { reason: "format" });
}

/** Reads and parses every target before the first one is measured; a message names its line. */
async function targetsOf(
  check: AnyCheck,
  given: Given,
  io: Io,
): Promise<readonly (BatchTarget & { readonly target: string })[]> {
  const path = given.one("targets");
  const field = given.naming("targets");
  if (path === undefined) throw failure("input.missing", { field, expected: exampleOfTargets }, { reason: "targets" });
  const lines = await readTargetLines(path, field, io);
  const most = check.cost === "heavy" ? mostInputs.heavy : mostInputs.light;
  if (lines.length > most) {
    const detail = {
      en: `it contains more than ${most} targets, the most for ${check.id}`,
      ko: `대상이 ${most}개를 넘습니다. ${check.id} 점검은 한 번에 ${most}개까지 받습니다`,
    };
    throw failure("input.file", { field, path: printable(path, 200), detail }, { reason: "targets" });
  }
  return lines.map(({ target, naming }, index) => {
    const query = { [check.subject ?? ""]: target };
    parseInput(check.input, query, (name) => (name === check.subject ? naming : name));
    return { index, target, query };
  });
}

function openOutput(given: Given, format: RowFormat, targets: readonly RowTarget[], io: Io): BatchOutput {
  const path = given.one("output");
  if (path !== undefined) return openOutputFile({ path, field: given.naming("output"), format, targets });
  io.out(headOf(format));
  return { done: new Map(), append: io.out };
}
