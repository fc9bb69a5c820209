import { failure, type Failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import type { Text } from "../../core/text.ts";
import { dataDirectory } from "../data-directory.ts";
import { readFile } from "../file.ts";
import type { Given } from "./given.ts";

/** Where a server keeps what it measured, and how much of it. */
export interface Storing {
  /** A folder for its owner alone, which is made where there is none. */
  readonly dataDir: string;
  /** PostgreSQL instead of a file in that folder; null without. It may hold a password: it is shown nowhere. */
  readonly databaseUrl: string | null;
  /** Bytes. */
  readonly limit: number;
}

/** Bytes that a store may use unless the operator says otherwise. */
const usualLimit = 10_000_000_000;

/** Below this a store would throw away what it was just given; above it nobody counts bytes. */
const limits = { least: 10_000_000, most: 100_000_000_000_000 } as const;

const units: Readonly<Record<string, number>> = { "": 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 };

/** Reads `data_dir`, `database_url` and `store_limit`. Throws a `Failure` INVALID_INPUT. */
export function readStoring(given: Given): Storing {
  return { dataDir: dataDirectory(given), databaseUrl: readDatabaseUrl(given), limit: readLimit(given) };
}

function readDatabaseUrl(given: Given): string | null {
  const direct = given.one("database_url");
  const file = given.one("database_url_file");
  if (direct !== undefined && file !== undefined) {
    const names = { first: given.naming("database_url"), second: given.naming("database_url_file") };
    const field: Text = { en: "The database", ko: "데이터베이스" };
    throw failure("input.conflict", { field, ...names }, { reason: "database_url" });
  }
  const name = file === undefined ? "database_url" : "database_url_file";
  const text = file === undefined ? direct : readSecret(file, given);
  if (text === undefined || isPostgres(text)) return text ?? null;
  // The value may hold a password, and is not repeated.
  const expected: Text = {
    en: "a URL such as postgres://user:password@host/database",
    ko: "postgres://user:password@host/database 같은 URL",
  };
  const scheme = `"${shortened(text)}"`;
  throw failure("input.value", { field: given.naming(name), expected, given: scheme }, { reason: "database_url" });
}

/** What a file holds that somebody keeps a secret in; the end of its line is none of it. */
function readSecret(path: string, given: Given): string {
  const unusable = (detail: Text): Failure =>
    failure(
      "input.file",
      { field: given.naming("database_url_file"), path: shown(path), detail },
      { reason: "database_url" },
    );
  return readFile(path, { largest: 10_000, unusable }).toString().trim();
}

/** What a URL is, without who may use it. */
function shortened(text: string): string {
  return `${/^[a-z]{1,20}:/i.exec(text)?.[0] ?? ""}…`;
}

function isPostgres(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

function readLimit(given: Given): number {
  const text = given.one("store_limit");
  if (text === undefined) return usualLimit;
  const groups = /^(?<count>\d{1,15})(?: ?(?<unit>[KMGT]B))?$/i.exec(text)?.groups;
  const bytes = Number(groups?.["count"]) * (units[groups?.["unit"]?.toLowerCase() ?? ""] ?? Number.NaN);
  if (bytes >= limits.least && bytes <= limits.most) return bytes;
  const expected: Text = { en: "bytes from 10MB to 100TB, such as 500MB", ko: "500MB처럼 10MB부터 100TB까지의 크기" };
  throw wrong("store_limit", given, expected, text);
}

function wrong(name: string, given: Given, expected: Text, text: string): Failure {
  return failure("input.value", { field: given.naming(name), expected, given: shown(text) }, { reason: name });
}
