import { failure, type Failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import type { Text } from "../../core/text.ts";
import { dataDirectory } from "../data-directory.ts";
import type { Given } from "./given.ts";
import { readSecret } from "./secret.ts";

/** Where a server stores its results, and the size limit. */
export interface Storing {
  /** A folder that only its owner can access. It is created if it does not exist. */
  readonly dataDir: string;
  /** PostgreSQL instead of a file in that folder; null without. It may hold a password and is never shown. */
  readonly databaseUrl: string | null;
  /** Bytes. */
  readonly limit: number;
  /** Watches of an account, where it is not the default. */
  readonly watchLimit?: number;
  /** Whether all clients see what changed, and not only those who watch the domain. */
  readonly hasPublicChanges?: boolean;
}

/** The default size limit of a store in bytes. */
const usualLimit = 10_000_000_000;

/** A smaller store would delete new results at once. A larger limit is of no use. */
const limits = { least: 10_000_000, most: 100_000_000_000_000 } as const;

const units: Readonly<Record<string, number>> = { "": 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 };

/** Reads `data_dir`, `database_url`, `store_limit` and `public_changes`. Throws a `Failure` INVALID_INPUT. */
export function readStoring(given: Given): Storing {
  return {
    dataDir: dataDirectory(given),
    databaseUrl: readDatabaseUrl(given),
    limit: readLimit(given),
    watchLimit: readWatchLimit(given),
    hasPublicChanges: given.one("public_changes") === undefined || given.isSet("public_changes"),
  };
}

/** Reads `redis_url`; null if each server counts its limits by itself. Throws a `Failure` INVALID_INPUT. */
export function readRedisUrl(given: Given): string | null {
  return readSecret("redis_url", given, {
    field: { en: "Redis", ko: "Redis" },
    isRight: (text) => /^rediss?:$/.test(URL.parse(text)?.protocol ?? ""),
    expected: { en: "a URL such as redis://:password@host:6379/0", ko: "redis://:password@host:6379/0 같은 URL" },
  });
}

function readDatabaseUrl(given: Given): string | null {
  return readSecret("database_url", given, {
    field: { en: "The database", ko: "데이터베이스" },
    isRight: isPostgres,
    expected: {
      en: "a URL such as postgres://user:password@host/database",
      ko: "postgres://user:password@host/database 같은 URL",
    },
  });
}

/** Reads `smtp_url`; null if no mail is sent. Throws a `Failure` INVALID_INPUT. */
export function readSmtpUrl(given: Given): string | null {
  return readSecret("smtp_url", given, {
    field: { en: "The mail server", ko: "메일 서버" },
    isRight: (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? "") && URL.parse(text)?.hostname !== "",
    expected: { en: "a URL such as smtps://user:password@host", ko: "smtps://user:password@host 같은 URL" },
  });
}

/** Reads `secret`; null if none is given. Throws a `Failure` INVALID_INPUT that does not repeat it. */
export function readSecretText(given: Given): string | null {
  return readSecret("secret", given, {
    field: { en: "The secret", ko: "비밀 값" },
    isRight: (text) => text.length >= shortestSecret && text.length <= longestSecret,
    expected: {
      en: `a random text of ${shortestSecret} to ${longestSecret} characters, such as the output of openssl rand -base64 32`,
      ko: `openssl rand -base64 32로 만든 것 같은 ${shortestSecret}~${longestSecret}자의 무작위 텍스트`,
    },
  });
}

/** Characters of a secret: base64 needs 22 for 128 bits. */
const [shortestSecret, longestSecret] = [22, 512] as const;

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

/** The default number of watches of an account, and the largest limit: a sweep spreads them over their interval. */
const [usualWatches, mostWatches] = [1000, 1_000_000] as const;

function readWatchLimit(given: Given): number {
  const text = given.one("watch_limit");
  if (text === undefined) return usualWatches;
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= mostWatches) return count;
  const expected: Text = {
    en: `a number of watches from 1 to ${mostWatches}`,
    ko: `1부터 ${mostWatches}까지의 감시 수`,
  };
  throw wrong("watch_limit", given, expected, text);
}

function wrong(name: string, given: Given, expected: Text, text: string): Failure {
  return failure("input.value", { field: given.naming(name), expected, given: shown(text) }, { reason: name });
}
