import { failure, type Failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import { printable } from "../../core/printable.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { painter } from "../../report/paint.ts";
import { tableLines } from "../../report/tables.ts";
import { toJson } from "../../report/kinds/json.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { readStoring } from "../../settings/options/storing.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import { wantsColour, widthOfReport, type Io } from "../io.ts";
import type { Invocation } from "../invocation.ts";
import { optionsFor } from "../command-table.ts";
import { commandTaskOf } from "../task-of.ts";
import { tooManySubjects } from "../usage.ts";
import { withDatabase } from "../with-database.ts";
import { serverModules, type keyAdmin, type KeyRecord, type Scope } from "../server.ts";

type Keeping = typeof keyAdmin;

/** The context of a subcommand. */
interface Work {
  readonly keeping: Keeping;
  readonly place: ReturnType<Keeping["placeOf"]>;
  /** The name of a new key, or the id of an existing one. */
  readonly word: string;
  readonly given: Given;
  readonly language: Language;
  readonly io: Io;
}

const said = {
  created: {
    en: "Key {name} ({id}) was created. The key is shown only once; the database stores only its SHA-256.",
    ko: "키 {name}({id})을(를) 만들었습니다. 키는 지금 한 번만 출력하며 데이터베이스에는 SHA-256만 저장합니다.",
  },
  rotated: {
    en: "Key {name} ({id}) replaces {old}. The old key works until {end}.",
    ko: "키 {name}({id})이(가) {old|을/를} 대체합니다. 이전 키는 {end}까지 쓸 수 있습니다.",
  },
  revoked: {
    en: "Key {name} ({id}) was revoked. Every server rejects it within 250 ms.",
    ko: "키 {name}({id})을(를) 폐기했습니다. 모든 서버가 250ms 안에 거부합니다.",
  },
  none: { en: "There are no keys.", ko: "키가 없습니다." },
} as const satisfies Record<string, Text>;

/** `portcullis keys create NAME`, `list`, `rotate ID` and `revoke ID`: manages the operator's API keys. Only a new key goes to standard output. */
export async function keysCommand({ argv, io, subjects, isFromEnvironment }: Invocation): Promise<ExitCode> {
  const [first = "", word, more] = isFromEnvironment ? [] : subjects;
  const task = commandTaskOf("keys", first, tasks, argv);
  const isList = task === "list";
  const excess = isList ? word : more;
  if (excess !== undefined) throw tooManySubjects("keys", excess);
  if (!isList && (word === undefined || word === "")) throw noWord(task);
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("keys"), ...environmentOnly]);
  const [storing, language] = [readStoring(given), readLanguage(given)];
  // Loaded lazily: measuring commands do not need a database.
  const { keyAdmin: keeping } = await serverModules.keys();
  const work: Work = { keeping, place: keeping.placeOf(storing), word: word ?? "", given, language, io };
  return withDatabase(storing, given, () => tasks[task](work));
}

const tasks = { create, list, rotate, revoke };

async function create({ keeping, place, word, given, language, io }: Work): Promise<ExitCode> {
  const wanted = {
    name: readName(word),
    scopes: readScopes(given, keeping.scopes),
    rateLimit: readRate(given),
    expiresAt: after(readSpan("expires", given)),
  };
  const { key, record } = await keeping.create(place, wanted);
  tell(key, record, fill(said.created, { name: record.name, id: record.id }, language), given, io);
  return exitCodes.pass;
}

async function list({ keeping, place, given, language, io }: Work): Promise<ExitCode> {
  const records = await keeping.list(place);
  if (given.isSet("json")) io.out(toJson(records.map(facts)));
  else if (records.length === 0) io.err(`${said.none[language]}\n`);
  else {
    const look = { language, paint: painter(wantsColour(io)), width: widthOfReport(io) };
    const rows = records.map((record) => [
      record.id,
      `${record.prefix}…`,
      stateOf(record)[language],
      record.scopes.join(" "),
      record.rateLimit === null ? "–" : `${record.rateLimit}`,
      dayOf(record.expiresAt),
      dayOf(record.lastUsedAt),
      record.name,
    ]);
    io.out(`${tableLines({ columns, rows }, look).join("\n")}\n`);
  }
  return exitCodes.pass;
}

async function rotate({ keeping, place, word, given, language, io }: Work): Promise<ExitCode> {
  const overlap = readSpan("overlap", given) ?? usualOverlap;
  const made = await keeping.rotate(place, word, overlap);
  if (!made) throw noKey(word);
  const { key, record } = made;
  const end = new Date(Date.now() + overlap).toISOString();
  const params = { name: record.name, id: record.id, old: word, end };
  tell(key, record, fill(said.rotated, params, language), given, io);
  return exitCodes.pass;
}

async function revoke({ keeping, place, word, given, language, io }: Work): Promise<ExitCode> {
  const record = await keeping.revoke(place, word);
  if (!record) throw noKey(word);
  if (given.isSet("json")) io.out(toJson(facts(record)));
  else io.err(`${fill(said.revoked, { name: record.name, id: record.id }, language)}\n`);
  return exitCodes.pass;
}

/** Programs get the key alone for piping; the sentence is for people. */
function tell(key: string, record: KeyRecord, sentence: string, given: Given, io: Io): void {
  io.out(given.isSet("json") ? toJson({ key, ...facts(record) }) : `${key}\n`);
  io.err(`${sentence}\n`);
}

const columns = [
  { en: "Id", ko: "ID" },
  { en: "Begins with", ko: "앞부분" },
  { en: "State", ko: "상태" },
  { en: "Scopes", ko: "범위" },
  { en: "Per minute", ko: "분당 한도" },
  { en: "Expires", ko: "만료" },
  { en: "Last used", ko: "마지막 사용" },
  { en: "Name", ko: "이름" },
] as const;

const states = {
  good: { en: "valid", ko: "유효" },
  revoked: { en: "revoked", ko: "폐기됨" },
  expired: { en: "expired", ko: "만료됨" },
} as const satisfies Record<string, Text>;

function stateOf({ revokedAt, expiresAt }: KeyRecord): Text {
  if (revokedAt !== null) return states.revoked;
  return expiresAt !== null && expiresAt <= Date.now() ? states.expired : states.good;
}

/** A record with ISO times for JSON output. */
function facts(record: KeyRecord): object {
  const { createdAt, expiresAt, revokedAt, lastUsedAt, ...rest } = record;
  const times = { createdAt, expiresAt, revokedAt, lastUsedAt };
  return { ...rest, ...Object.fromEntries(Object.entries(times).map(([name, at]) => [name, isoOf(at)])) };
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function dayOf(at: number | null): string {
  return isoOf(at)?.slice(0, 10) ?? "–";
}

/** Maximum length of a name. */
const longestName = 100;

function readName(text: string): string {
  if (/\S/.test(text) && text.length <= longestName && printable(text, longestName) === text) return text;
  const expected: Text = {
    en: `a name of 1 to ${longestName} visible characters, not only spaces`,
    ko: `공백만이 아닌, 보이는 글자 1~${longestName}자의 이름`,
  };
  throw failure("input.value", { field: "name", expected, given: shown(text) }, { reason: "name" });
}

function readScopes(given: Given, all: readonly Scope[]): readonly Scope[] {
  const text = given.one("scopes");
  const words = (text ?? "read").split(",").map((word) => word.trim());
  const found = all.filter((scope) => words.includes(scope));
  if (found.length === words.length) return found;
  const params = { field: given.naming("scopes"), expected: all.join(","), given: shown(text), suggestion: "" };
  throw failure("input.option", params, { reason: "scopes" });
}

function readRate(given: Given): number | null {
  const text = given.one("limit");
  if (text === undefined) return null;
  const rate = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (rate >= 1) return rate;
  const expected: Text = { en: "a number of requests per minute, at least 1", ko: "1 이상의 분당 요청 수" };
  throw failure("input.value", { field: given.naming("limit"), expected, given: shown(text) }, { reason: "limit" });
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000] as const;

const units: Readonly<Record<string, number>> = { m: minute, h: hour, d: day };

/** Default overlap in milliseconds during which both keys work. */
const usualOverlap = day;

/** Parses `90d`, `12h` or `30m` into milliseconds; null without a value. */
function readSpan(name: string, given: Given): number | null {
  const text = given.one(name);
  if (text === undefined) return null;
  const groups = /^(?<count>\d{1,4})(?<unit>[mhd])$/.exec(text)?.groups;
  const span = Number(groups?.["count"]) * (units[groups?.["unit"] ?? ""] ?? Number.NaN);
  const least = name === "overlap" ? 0 : minute;
  if (span >= least) return span;
  const expected: Text = { en: "a duration such as 90d, 12h or 30m", ko: "90d, 12h, 30m 같은 기간" };
  throw failure("input.value", { field: given.naming(name), expected, given: shown(text) }, { reason: name });
}

function after(span: number | null): number | null {
  return span === null ? null : Date.now() + span;
}

function noWord(task: string): Failure {
  const field = task === "create" ? "name" : "id";
  const example = task === "create" ? "npx portcullis keys create ci" : `npx portcullis keys ${task} ID`;
  return failure("input.missing", { field, expected: { en: example, ko: `예: ${example}` } }, { reason: field });
}

function noKey(id: string): Failure {
  const expected: Text = {
    en: "the id of a valid key, as npx portcullis keys list shows it",
    ko: "npx portcullis keys list가 보여 주는 유효한 키의 ID",
  };
  return failure("input.value", { field: "id", expected, given: shown(id) }, { reason: "id" });
}
