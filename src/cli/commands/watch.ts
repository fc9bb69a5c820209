import { failure, Failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { toJson } from "../../report/kinds/json.ts";
import { pad, widthOf } from "../../report/width.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";
import type { Invocation } from "../invocation.ts";
import { optionsFor } from "../command-table.ts";
import { readPerforming, type DataOf, type Perform } from "../perform.ts";
import { operationCommand } from "./operation.ts";
import { commandTaskOf } from "../task-of.ts";
import { tooManySubjects } from "../usage.ts";
import { addMany, settingsIn, targetsToAdd, type AddedWatch } from "./watch-add.ts";

/** The context of a subcommand. */
interface Work {
  readonly perform: Perform;
  /** A target, or the id of an existing watch. */
  readonly word: string;
  readonly given: Given;
  readonly language: Language;
  readonly io: Io;
}

type Watch = DataOf<"watch">;

type Ownership = DataOf<"ownership"> & Partial<Pick<DataOf<"verifyOwnership">, "seen">>;

const said = {
  added: {
    en: "Added a watch of {target}: {checks}, every {interval}. A running server or worker starts within seconds.",
    ko: "{target} 감시를 추가했습니다. 점검: {checks}, 간격: {interval}. 실행 중인 서버나 워커가 몇 초 안에 시작합니다.",
  },
  changed: { en: "The settings of the watch of {target} were changed.", ko: "{target} 감시의 설정을 바꾸었습니다." },
  paused: { en: "The watch of {target} was paused.", ko: "{target} 감시를 일시 중지했습니다." },
  resumed: { en: "The watch of {target} was resumed.", ko: "{target} 감시를 다시 시작했습니다." },
  muted: {
    en: "Notifications for {target} are off until {until}. Checks still run.",
    ko: "{until}까지 {target}의 알림을 보내지 않습니다. 점검은 계속 실행합니다.",
  },
  heard: { en: "Notifications for {target} are on.", ko: "{target}의 알림을 다시 보냅니다." },
  due: {
    en: "All checks of {target} are due now. A running server or worker starts within seconds.",
    ko: "{target}의 모든 점검을 지금 실행하도록 예약했습니다. 실행 중인 서버나 워커가 몇 초 안에 시작합니다.",
  },
  removed: {
    en: "The watch of {target} was removed. Its history is kept.",
    ko: "{target} 감시를 삭제했습니다. 기록은 남아 있습니다.",
  },
  none: {
    en: "There are no watches. Add one: npx portcullis watch add DOMAIN",
    ko: "감시가 없습니다. npx portcullis watch add DOMAIN으로 추가하십시오.",
  },
  prove: {
    en: "port and exposure run only while you prove ownership of {domain}. Publish one of these:",
    ko: "port와 exposure는 {domain}의 소유가 확인되는 동안에만 실행됩니다. 다음 중 하나를 게시하십시오.",
  },
  record: { en: "  TXT record of {name}: {value}", ko: "  {name}의 TXT 레코드: {value}" },
  file: {
    en: "  {url} with the line {value} (port on this host only)",
    ko: "  {url} 파일에 {value} 줄(이 호스트의 port만)",
  },
  seen: { en: "TXT record: {dns}. File: {https}.", ko: "TXT 레코드: {dns}. 파일: {https}." },
  proven: { en: "Last verified for {name} at {at}.", ko: "{name}: {at}에 마지막으로 확인했습니다." },
} as const satisfies Record<string, Text>;

/** `portcullis watch add|list|change|pause|resume|mute|run|remove|prove`: manages the operator's watches. */
export async function watchCommand({ argv, io, subjects, isFromEnvironment }: Invocation): Promise<ExitCode> {
  const [first = "", ...words] = isFromEnvironment ? [] : subjects;
  const [word, more] = words;
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("watch"), ...environmentOnly]);
  const { perform } = readPerforming(given, io.signal ?? new AbortController().signal);
  if (first !== "" && !Object.hasOwn(tasks, first)) {
    const done = await operationCommand({ command: "watch", task: first, words, perform, io });
    if (done !== null) return done;
  }
  const task = commandTaskOf("watch", first, tasks, argv);
  const language = readLanguage(given);
  const work = { perform, word: word ?? "", given, language, io };
  if (task === "add") return add(work, await targetsToAdd(words, work));
  const excess = task === "list" ? word : more;
  if (excess !== undefined) throw tooManySubjects("watch", excess);
  if (task !== "list" && (word === undefined || word === "")) throw noWord(task);
  await tasks[task](work);
  return exitCodes.pass;
}

const tasks = { add: () => Promise.resolve(), list, change: changeSettings, pause, resume, mute, run, remove, prove };

async function add(work: Work, targets: readonly string[]): Promise<ExitCode> {
  const [target = "", ...others] = targets;
  if (target === "") throw noWord("add");
  if (others.length > 0) return addMany(targets, work, (watch) => tellAdded(work, watch));
  const watch = await work.perform("addWatch", { body: { target, ...settingsIn(work.given) } });
  tellAdded(work, watch);
  await tellProof(work, watch);
  return exitCodes.pass;
}

function tellAdded(work: Work, watch: AddedWatch): void {
  const checks = watch.checks.map(({ check }) => check).join(", ");
  tell(work, watch, fill(said.added, { target: watch.target, checks, interval: watch.interval }, work.language));
}

/** Says how to prove ownership, where a check needs it. */
async function tellProof({ perform, given, language, io }: Work, watch: AddedWatch): Promise<void> {
  const names = watch.checks.map(({ check }) => check);
  if (!names.some((name) => needProof.has(name)) || given.isSet("json")) return;
  tellOwnership(await perform("ownership", { query: { target: watch.target } }), given, language, io);
}

async function changeSettings(work: Work): Promise<void> {
  await change(work, settingsIn(work.given), said.changed);
}

/** Checks that run only while ownership is proven. */
const needProof: ReadonlySet<string> = new Set(["exposure", "port"]);

async function list({ perform, given, language, io }: Work): Promise<void> {
  const { watches } = await perform("watches");
  if (given.isSet("json")) io.out(toJson(watches));
  else if (watches.length === 0) io.err(`${said.none[language]}\n`);
  else io.out(linesOf(watches, language));
}

/** One line per watch. */
function linesOf(watches: readonly Watch[], language: Language): string {
  const rows = watches.map((watch) => [watch.target, stateOf(watch)[language], watch.interval, checksOf(watch)]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ""))));
  return rows
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0)).join("  "))
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}

const states = {
  runs: { en: "active", ko: "실행" },
  paused: { en: "paused", ko: "중지" },
  muted: { en: "muted", ko: "알림 끔" },
} as const satisfies Record<string, Text>;

function stateOf({ paused, mutedUntil }: Watch): Text {
  if (paused) return states.paused;
  return mutedUntil !== null && Date.parse(mutedUntil) > Date.now() ? states.muted : states.runs;
}

/** `dns ssl (tcp.refused)`: each check, with the reason if its last run failed. */
function checksOf({ checks }: Watch): string {
  return checks.map(({ check, reason }) => (reason === null ? check : `${check} (${reason})`)).join(" ");
}

async function pause(work: Work): Promise<void> {
  await change(work, { paused: true }, said.paused);
}

async function resume(work: Work): Promise<void> {
  await change(work, { paused: false }, said.resumed);
}

async function mute(work: Work): Promise<void> {
  const span = readSpan(work.given);
  if (span === null) return change(work, { mute_until: null }, said.heard);
  const until = new Date(Date.now() + span).toISOString();
  await change(work, { mute_until: until }, said.muted, { until });
}

async function change(
  work: Work,
  body: Readonly<Record<string, unknown>>,
  sentence: Text,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const watch = await known(work, (parts) => work.perform("changeWatch", { parts, body }));
  tell(work, watch, fill(sentence, { target: watch.target, ...more }, work.language));
}

async function run(work: Work): Promise<void> {
  const watch = await known(work, (parts) => work.perform("runWatch", { parts }));
  tell(work, watch, fill(said.due, { target: watch.target }, work.language));
}

async function remove(work: Work): Promise<void> {
  const done = await known(work, (parts) => work.perform("removeWatch", { parts }));
  tell(work, done, fill(said.removed, { target: work.word }, work.language));
}

/** Looks for the token, and prints where it belongs. */
async function prove({ perform, word, given, language, io }: Work): Promise<void> {
  tellOwnership(await perform("verifyOwnership", { body: { target: word } }), given, language, io);
}

/** The record goes to standard output for copying or piping. */
function tellOwnership(proving: Ownership, given: Given, language: Language, io: Io): void {
  if (given.isSet("json")) {
    io.out(toJson(proving));
    return;
  }
  const { domain, record, file, proofs, seen } = proving;
  const lines = [
    fill(said.record, record, language),
    fill(said.file, { url: file.url, value: record.value }, language),
  ];
  io.err(`${fill(said.prove, { domain }, language)}\n`);
  io.out(`${lines.join("\n")}\n`);
  if (seen) {
    const found = { dns: finds[seen.dns][language], https: finds[seen.https][language] };
    io.err(`${fill(said.seen, found, language)}\n`);
  }
  for (const { name, kind, checkedAt } of proofs) {
    if (seen?.[kind] !== "shown") io.err(`${fill(said.proven, { name, at: checkedAt }, language)}\n`);
  }
}

const finds = {
  shown: { en: "found", ko: "있음" },
  absent: { en: "not found", ko: "없음" },
  unknown: { en: "could not be checked", ko: "확인할 수 없음" },
} as const satisfies Record<string, Text>;

/** Performs an operation on a watch by its target or id. Throws a `Failure` that names the command which lists them. */
async function known<T>({ word }: Work, run: (parts: { readonly id: string }) => Promise<T>): Promise<T> {
  try {
    return await run({ id: word });
  } catch (error) {
    if (!(error instanceof Failure) || error.reason !== "id") throw error;
    const expected: Text = {
      en: "the target of a watch, as npx portcullis watch list shows it",
      ko: "npx portcullis watch list가 보여 주는 감시 대상",
    };
    throw failure("input.value", { field: "target", expected, given: shown(word) }, { reason: "target" });
  }
}

function tell({ given, io }: Work, facts: object, sentence: string): void {
  if (given.isSet("json")) io.out(toJson(facts));
  else io.err(`${sentence}\n`);
}

const units: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

/** Mute duration in milliseconds; null ends the mute. */
function readSpan(given: Given): number | null {
  const text = given.one("for") ?? "7d";
  if (text === "off") return null;
  const groups = /^(?<count>\d{1,3})(?<unit>[hd])$/.exec(text)?.groups;
  const span = Number(groups?.["count"]) * (units[groups?.["unit"] ?? ""] ?? Number.NaN);
  if (span > 0) return span;
  const expected: Text = { en: "a duration such as 7d or 12h, or off", ko: "7d나 12h 같은 기간 또는 off" };
  throw failure("input.value", { field: given.naming("for"), expected, given: shown(text) }, { reason: "for" });
}

function noWord(task: string): Failure {
  const example = `npx portcullis watch ${task} shop.example.com`;
  return failure(
    "input.missing",
    { field: "target", expected: { en: example, ko: `예: ${example}` } },
    { reason: "target" },
  );
}
