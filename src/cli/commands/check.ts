import { randomUUID } from "node:crypto";
import { registry } from "../../checks/index.ts";
import type { AnyCheck, Answer } from "../../core/check.ts";
import { toRefusal, toSuccess } from "../../core/result/envelope.ts";
import { describeFailure, failure, Failure } from "../../core/failure.ts";
import { parseInput } from "../../core/input.ts";
import type { Language, Text } from "../../core/text.ts";
import { prettyAnswer } from "../../report/answer.ts";
import { inert } from "../../report/github/escape.ts";
import { tablesOf } from "../../run/answer.ts";
import { toCsv } from "../../report/kinds/csv.ts";
import { toJson } from "../../report/kinds/json.ts";
import { painter } from "../../report/paint.ts";
import { exitOfFailure, exitOfStatus, type ExitCode } from "../exit.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { wantsColour, widthOfReport, type Io } from "../io.ts";
import { openNetworks } from "../../networks/open.ts";
import { dataDirectory } from "../../settings/data-directory.ts";
import { environmentOnly, secretFileOption } from "../../settings/options/list/environment.ts";
import { openCheckProgress, waitPrinter } from "../progress.ts";
import { namingOf, type Command, type Invocation } from "../invocation.ts";
import { notBesideServer } from "../../settings/access/remote.ts";
import { readGivenAge } from "../../settings/options/max-age.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { readFailOn } from "../../settings/options/policy.ts";
import { openRunner } from "../../settings/runner.ts";
import { openStoredRunner } from "../../settings/stored-runner.ts";
import type { Runner } from "../../run/runner.ts";
import { readStored, rememberer } from "../read-stored.ts";
import { readText } from "../subject-text.ts";
import { optionsFor } from "../command-table.ts";
import { missingSubject, needlessSubject, tooManySubjects } from "../usage.ts";

/** `portcullis <check> <subject>`: prints the report, or the JSON envelope with --json, also for a failure. */
export function checkCommand(id: string): Command {
  return async (order) => {
    const { argv, io } = order;
    const typed = typedSubject(id, order);
    const given = readGiven(givenFlags(argv), io.env, [...optionsFor(id), ...environmentOnly]);
    const language = readLanguage(given);
    const failOn = readFailOn(given, id);
    const runner = runnerOf(id, given, io);
    const isJson = given.isSet("json");
    const isCsv = readsCsv(given);
    const isPlain = given.isSet("no_color");
    const check = await load(id);
    const maxAge = readGivenAge(check, given);
    const query = readQuery(check, await subjectOf(check, order, typed), given);
    const naming = namingOf(order, check.subject, given);
    const input = parseInput(check.input, query, naming);
    const { end, ...progress } = openCheckProgress(io);
    try {
      const aged = maxAge !== undefined && { maxAge };
      const asking = { language, naming, ...progress, ...aged, ...(io.signal && { signal: io.signal }) };
      const answered = await runner.answer(check, query, asking).finally(end);
      const answer = answered.data as Answer;
      const paint = painter(wantsColour(io) && !isPlain);
      const title = { id, target: check.target(input).name };
      const look = { language, paint, width: widthOfReport(io) };
      if (isJson) io.out(toJson(toSuccess(answer, answered.requestId ?? randomUUID(), answered)));
      else if (isCsv) io.out(csvOf(check, answer));
      else io.out(inert(prettyAnswer(answer, title, look, tablesOf(check, answer))));
      return exitOfStatus(answer.interpretation.status, failOn);
    } catch (error) {
      const how = { isJson, language, io };
      if (error instanceof Failure) return tell(error, how);
      if (isJson) tell(failure("internal", {}), how);
      throw error;
    }
  };
}

function readsCsv(given: Given): boolean {
  if (!given.isSet("csv") || !given.isSet("json")) return given.isSet("csv");
  const detail: Text = { en: "each replaces the whole output", ko: "둘 다 출력 전체를 정합니다" };
  const params = { field: given.naming("csv"), other: given.naming("json"), detail };
  throw failure("input.together", params, { reason: "csv" });
}

function csvOf({ items }: AnyCheck, { raw }: Answer): string {
  return items ? toCsv(items.columns, items.of(raw)) : "";
}

/** The runner: the local store for a check that reads one, unless a server is named. */
function runnerOf(id: string, given: Given, io: Io): Runner {
  const readsStore = registry.find((each) => each.id === id)?.readsStore === true;
  const isRemote = ["server", "key", secretFileOption("key")].some((name) => given.one(name) !== undefined);
  if (readsStore && !isRemote) return openStoredRunner(id, given, readStored);
  const networks = openNetworks(dataDirectory(given));
  const onWait = waitPrinter(io, readLanguage(given));
  if (readsStore) return openRunner(given, { networks, onWait });
  return openRunner(given, { networks, rulesFile: rulesFileOf(id, given), rememberer: rememberer(io), onWait });
}

/** The file with the user's own rules; for a gate the option has another meaning. */
function rulesFileOf(id: string, given: Given) {
  const path = id === "exposure" ? given.one("rules") : undefined;
  if (path === undefined) return undefined;
  if (given.one("server") !== undefined) throw notBesideServer({ name: "rules" }, given);
  return { path, field: given.naming("rules") };
}

/** The positional argument; undefined for a check that takes none, to which PORTCULLIS_URL does not apply. */
function typedSubject(id: string, { subjects, isFromEnvironment }: Invocation): string | undefined {
  const [first, second] = subjects;
  if (registry.find((each) => each.id === id)?.subject === undefined) {
    if (first !== undefined && !isFromEnvironment) throw needlessSubject(id, first);
    return undefined;
  }
  if (first === undefined) throw missingSubject(id);
  if (second !== undefined) throw tooManySubjects(id, second);
  return first;
}

/** Reads a text from a file or standard input; a subject from the environment is used directly. */
async function subjectOf<T extends string | undefined>(
  check: AnyCheck,
  { isFromEnvironment, io }: Invocation,
  typed: T,
): Promise<T | string> {
  if (check.subjectIs !== "text" || typed === undefined || check.subject === undefined) return typed;
  if (isFromEnvironment) throw missingSubject(check.id);
  return readText(typed, check.subject, io);
}

async function load(id: string): Promise<AnyCheck> {
  const entry = registry.find((each) => each.id === id);
  if (!entry) throw new Error(`no check ${id}`);
  return entry.load();
}

function readQuery(check: AnyCheck, subject: string | undefined, given: Given): Readonly<Record<string, string>> {
  const names = Object.keys(check.input.shape).filter((name) => name !== check.subject);
  const others = names.map((name) => [name, given.one(name)] as const);
  return Object.fromEntries(
    [[check.subject, subject] as const, ...others].flatMap(([name, value]) =>
      name === undefined || value === undefined ? [] : [[name, value]],
    ),
  );
}

interface Telling {
  readonly isJson: boolean;
  readonly language: Language;
  readonly io: Io;
}

/** Reports why the measurement failed. Exit codes from a server's answer are kept. */
function tell(error: Failure, { isJson, language, io }: Telling): ExitCode {
  if (isJson) io.out(toJson(toRefusal(error, error.requestId ?? randomUUID(), language)));
  else io.err(`portcullis: ${describeFailure(error.facts, language)}\n`);
  return exitOfFailure(error);
}
