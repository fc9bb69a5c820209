import { existsSync } from "node:fs";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { readStoring, type Storing } from "../../settings/options/storing.ts";
import { fileIdentityOf } from "../../settings/output/same-file.ts";
import { whyNot } from "../../settings/system-words.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";
import type { Invocation } from "../invocation.ts";
import { optionsFor } from "../command-table.ts";
import { commandTaskOf } from "../task-of.ts";
import { tooManySubjects } from "../usage.ts";
import { databasePlaceOf } from "../with-database.ts";
import { serverModules, type storeAdmin, type StoreExamination, type Trouble } from "../server.ts";

type Store = typeof storeAdmin;

/** The context of a command. */
interface Work {
  readonly store: Store;
  readonly given: Given;
  readonly storing: Storing;
  readonly language: Language;
  readonly io: Io;
}

const said = {
  current: { en: "The database is up to date: schema {to}.", ko: "데이터베이스가 최신 상태입니다(스키마 {to})." },
  migrated: {
    en: "The database was upgraded from schema {from} to {to}.",
    ko: "데이터베이스를 스키마 {from}에서 {to|으로/로} 올렸습니다.",
  },
  old: {
    en: "The database has schema {version}. Upgrade it to {known} with npx portcullis db migrate.",
    ko: "데이터베이스의 스키마는 {version}입니다. npx portcullis db migrate로 {known|으로/로} 올릴 수 있습니다.",
  },
  clean: {
    en: "No damage found: {results} {results|result/results}, {observations} {observations|observation/observations}.",
    ko: "손상된 곳이 없습니다. 결과 {results}개, 관측값 {observations}개.",
  },
  damaged: { en: "Damaged: {what}", ko: "손상됨: {what}" },
  backedUp: { en: "Backup written to {path}.", ko: "{path}에 백업했습니다." },
  secret: {
    en: "{path} is not part of the backup. Copy it too. Without it, the second factors and webhook secrets in the backup cannot be used.",
    ko: "{path} 파일은 백업에 포함되지 않습니다. 함께 복사하십시오. 이 파일이 없으면 백업에 있는 2단계 인증과 웹훅 비밀 값을 사용할 수 없습니다.",
  },
  noFolder: { en: "its folder does not exist", ko: "그 폴더가 없습니다" },
  restored: { en: "Restored from {path}.", ko: "{path}에서 복원했습니다." },
  before: { en: "The previous database is kept as {path}.", ko: "이전 데이터베이스는 {path|으로/로} 옮겼습니다." },
  dump: {
    en: "use the PostgreSQL tools instead: pg_dump makes a backup while the server runs, pg_restore or psql restores it",
    ko: "PostgreSQL 도구를 사용하십시오. pg_dump는 서버가 실행되는 동안 백업하고, pg_restore나 psql이 복원합니다",
  },
} as const satisfies Record<string, Text>;

/** `portcullis db migrate` and `portcullis db check`. Exits 1 if data is damaged. */
export async function dbCommand(order: Invocation): Promise<ExitCode> {
  const task = commandTaskOf("db", subjectOf(order, "db", "npx portcullis db check"), tasks, order.argv);
  return withStore(order, "db", tasks[task]);
}

/** `portcullis backup <file>`: works while the server runs. */
export async function backupCommand(order: Invocation): Promise<ExitCode> {
  const path = subjectOf(order, "backup", "npx portcullis backup portcullis-backup.db");
  return withStore(order, "backup", async ({ store, storing, language, io }) => {
    const file = fileOf(storing, store);
    await store.checkSource(file);
    try {
      if (fileIdentityOf(path) !== null && fileIdentityOf(path) === fileIdentityOf(file)) {
        throw unusable("file", path, { en: "this is the database file itself", ko: "데이터베이스 파일 자체입니다" });
      }
      await store.backUp(file, path);
    } catch (error) {
      const isLost = error instanceof Error && "code" in error && error.code === "ENOENT";
      throw isLost ? unusable("file", path, said.noFolder) : named(error, "file", path);
    }
    io.out(`${fill(said.backedUp, { path: printable(path, 500) }, language)}\n`);
    const secret = store.secretIn(storing.dataDir);
    if (existsSync(secret)) io.err(`${fill(said.secret, { path: printable(secret, 500) }, language)}\n`);
    return exitCodes.pass;
  });
}

/** `portcullis restore <file>`: keeps the previous database. */
export async function restoreCommand(order: Invocation): Promise<ExitCode> {
  const path = subjectOf(order, "restore", "npx portcullis restore portcullis-backup.db");
  return withStore(order, "restore", async ({ store, storing, language, io }) => {
    const before = await store
      .restore(path, fileOf(storing, store))
      // A database in use is named in the message, not the copy.
      .catch((error: unknown) => Promise.reject(troubleOf(error)?.id === "used" ? error : named(error, "file", path)));
    io.out(`${fill(said.restored, { path: printable(path, 500) }, language)}\n`);
    if (before !== null) io.err(`${fill(said.before, { path: printable(before, 500) }, language)}\n`);
    return exitCodes.pass;
  });
}

const tasks = { migrate, check };

async function migrate({ store, storing, language, io }: Work): Promise<ExitCode> {
  const { from, to } = await store.migrateAt(store.placeOf(storing));
  io.out(`${fill(from === to ? said.current : said.migrated, { from, to }, language)}\n`);
  return exitCodes.pass;
}

async function check({ store, storing, language, io }: Work): Promise<ExitCode> {
  const { version, known, results, observations, damages } = await store
    .examine(store.placeOf(storing))
    .catch((error: unknown) => unreadable(error));
  for (const what of damages) io.out(`${fill(said.damaged, { what: printable(what, 500) }, language)}\n`);
  if (damages.length > 0) return exitCodes.fail;
  const sentence = version < known ? said.old : said.clean;
  io.out(`${fill(sentence, { version, known, results, observations }, language)}\n`);
  return exitCodes.pass;
}

/** A database that is too damaged to be read is also one with damage. */
function unreadable(error: unknown): StoreExamination {
  const trouble = troubleOf(error);
  if (trouble?.id !== "damaged" && trouble?.id !== "foreign") throw error;
  return { version: 0, known: 0, results: 0, observations: 0, damages: [trouble.text.en] };
}

async function withStore(
  { argv, io }: Invocation,
  command: string,
  run: (work: Work) => Promise<ExitCode>,
): Promise<ExitCode> {
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor(command), ...environmentOnly]);
  const [storing, language] = [readStoring(given), readLanguage(given)];
  // Loaded lazily: measuring commands do not need a database.
  const { storeAdmin: store } = await serverModules.store();
  try {
    return await run({ store, given, storing, language, io });
  } catch (error) {
    const { field, path } = databasePlaceOf(storing, given);
    throw named(error, field, path);
  }
}

function fileOf({ databaseUrl, dataDir }: Storing, store: Store): string {
  if (databaseUrl === null) return store.fileIn(dataDir);
  const params = { field: "PORTCULLIS_DATABASE_URL", other: "backup, restore", detail: said.dump };
  throw failure("input.together", params, { reason: "database_url" });
}

function subjectOf({ subjects, isFromEnvironment }: Invocation, command: string, example: string): string {
  const [subject, second] = isFromEnvironment ? [] : subjects;
  const field = command === "db" ? "task" : "file";
  if (subject === undefined || subject === "") {
    throw failure("input.missing", { field, expected: { en: example, ko: `예: ${example}` } }, { reason: field });
  }
  if (second !== undefined) throw tooManySubjects(command, second);
  return subject;
}

/** Turns a database or file system error into bad input; other errors are returned unchanged. */
function named(error: unknown, field: string, path: string): unknown {
  const trouble = troubleOf(error);
  if (trouble) return unusable(field, path, trouble.text);
  return error instanceof Error && "syscall" in error ? unusable(field, path, whyNot(error)) : error;
}

function troubleOf(error: unknown): Trouble | null {
  return error instanceof Error && "trouble" in error ? (error.trouble as Trouble) : null;
}

function unusable(field: string, path: string, detail: Text): Failure {
  return failure("input.file", { field, path: printable(path, 500), detail }, { reason: field });
}
