import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Failure } from "../../core/failure.ts";
import { checkEnvironment } from "./environment.ts";
import { givenFlags, readGiven } from "./given.ts";
import { environmentOnly } from "./list/environment.ts";
import { serving } from "./list/serving.ts";
import { readStoring, type Storing } from "./storing.ts";

type Bag = Readonly<Record<string, string>>;

function storing(env: Bag, argv: Bag = {}): Storing {
  checkEnvironment(env);
  return readStoring(readGiven(givenFlags(argv), env, [...serving, ...environmentOnly]));
}

function complaint(env: Bag): string {
  try {
    return `none: ${JSON.stringify(storing(env))}`;
  } catch (error) {
    return error instanceof Failure && error.code === "INVALID_INPUT" ? error.message : String(error);
  }
}

test.for<readonly [env: Bag, folder: string]>([
  [{ HOME: "/home/a" }, "/home/a/.local/state/portcullis"],
  [{ HOME: "/home/a", XDG_STATE_HOME: "/var/state" }, "/var/state/portcullis"],
  [{ HOME: "/home/a", XDG_STATE_HOME: "relative" }, "/home/a/.local/state/portcullis"],
  [{ HOME: "/home/a", XDG_STATE_HOME: "" }, "/home/a/.local/state/portcullis"],
  [{ HOME: "/home/a", XDG_STATE_HOME: "/var/state", PORTCULLIS_DATA_DIR: "/data" }, "/data"],
  [{ PORTCULLIS_DATA_DIR: "data" }, resolve("data")],
])("%j stores results in %s", ([env, folder]) => {
  expect(storing(env).dataDir).toBe(folder);
});

test.for<readonly [text: string, bytes: number]>([
  ["500MB", 500_000_000],
  ["10 gb", 10_000_000_000],
  ["2TB", 2_000_000_000_000],
  ["10000000", 10_000_000],
])("%s are %d bytes", ([text, bytes]) => {
  expect(storing({ PORTCULLIS_STORE_LIMIT: text }).limit).toBe(bytes);
});

test("by default, results are stored in a file of at most 10 GB", () => {
  expect(storing({})).toMatchObject({ databaseUrl: null, limit: 10_000_000_000 });
});

test("the URL of a database may be in a file, as secrets may", () => {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-storing-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "url");
  writeFileSync(file, "postgres://a:b@db.example/portcullis?sslmode=verify-full\n");
  chmodSync(file, 0o600);

  expect(storing({ PORTCULLIS_DATABASE_URL_FILE: file }).databaseUrl).toBe(
    "postgres://a:b@db.example/portcullis?sslmode=verify-full",
  );
  expect(complaint({ PORTCULLIS_DATABASE_URL_FILE: file, PORTCULLIS_DATABASE_URL: "postgres://a@b/c" })).toContain(
    "The database is given twice, as PORTCULLIS_DATABASE_URL and as PORTCULLIS_DATABASE_URL_FILE",
  );
  expect(complaint({ PORTCULLIS_DATABASE_URL_FILE: join(folder, "none") })).toContain("ENOENT");
});

test.for<readonly [env: Bag, words: string]>([
  [{ PORTCULLIS_STORE_LIMIT: "1MB" }, "PORTCULLIS_STORE_LIMIT must be bytes from 10MB to 100TB"],
  [{ PORTCULLIS_STORE_LIMIT: "-1" }, 'not "-1"'],
  [{ PORTCULLIS_STORE_LIMIT: "10GiB" }, 'not "10GiB"'],
  [{ PORTCULLIS_STORE_LIMIT: "1e10" }, 'not "1e10"'],
  [
    { PORTCULLIS_DATABASE_URL: "mysql://a:geheim@db/x" },
    'such as postgres://user:password@host/database, not "mysql:…"',
  ],
  [{ PORTCULLIS_DATABASE_URL: "postgres://a:geheim@db" }, "PORTCULLIS_DATABASE_URL must be a URL such as"],
  [{ PORTCULLIS_DATADIR: "/x" }, "Did you mean PORTCULLIS_DATA_DIR?"],
])("%j is refused: %s", ([env, words]) => {
  expect(complaint(env)).toContain(words);
  expect(complaint(env)).not.toContain("geheim");
});
