import { join, resolve } from "node:path";
import { Failure, failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { isThere, fileTextOf, unusable, type FoundConfig } from "./file.ts";
import type { Given } from "../options/given.ts";

/** File names that are searched for if no configuration is named. */
const usual = ["json", "jsonc", "mjs", "js", "mts", "ts"].map((ending) => `portcullis.config.${ending}`);

/** The same names in formats that are not read. Such a file is an error if it is the only one, since its author expects it to count. */
const unread = ["cjs", "cts", "json5", "yaml", "yml", "toml"].map((ending) => `portcullis.config.${ending}`);

/**
 * Returns the named configuration, else the only one in the folder; null if there is none. Throws a `Failure` if there are two, since one
 * would silently not count, and if the only one is in a format that is not read.
 */
export function findConfig(given: Given, folder = "."): FoundConfig | null {
  const named = given.one("config");
  if (named !== undefined) return checked(given, named, folder);
  const [first, second] = configsIn(folder);
  if (first !== undefined && second !== undefined && !unread.includes(second)) {
    const field = { en: "The configuration", ko: "설정" };
    throw failure("input.conflict", { field, first, second }, { reason: "config" });
  }
  return first === undefined ? null : namedConfig(first, folder);
}

function checked(given: Given, named: string, folder: string): FoundConfig {
  if (named.trim() !== "") return namedConfig(named, folder);
  const expected: Text = { en: "the path of a configuration", ko: "설정 파일의 경로" };
  throw failure("input.value", { field: given.naming("config"), expected, given: '""' }, { reason: "config" });
}

/**
 * Returns the configuration that was named. Of a package.json in any folder, one key counts. Throws a `Failure` if its format is not read.
 */
export function namedConfig(named: string, folder = "."): FoundConfig {
  const found = { name: printable(named, 200), path: resolve(folder, named), isPackage: isPackageFile(named) };
  const { ending = "" } = /\.(?<ending>\w+)$/.exec(named)?.groups ?? {};
  const isProgram = /^[cm]?[jt]s$/i.test(ending);
  if (isProgram && !isModule(named)) throw unusable(found, program);
  if (/^(?:json5|ya?ml|toml)$/i.test(ending)) throw unusable(found, json);
  return found;
}

/** Whether a configuration is a program: a JavaScript or TypeScript module. */
export function isModule(path: string): boolean {
  return /\.m?[jt]s$/.test(path);
}

const program: Text = {
  en: "a configuration in JavaScript or TypeScript must be an ES module, with a name that ends in .mjs, .js, .mts or .ts",
  ko: "JavaScript나 TypeScript로 쓴 설정은 이름이 .mjs, .js, .mts, .ts로 끝나는 ES 모듈이어야 합니다",
};

const json: Text = {
  en: "a configuration must be JSON (comments are allowed) or an ES module, with a name that ends in .json, .jsonc, .mjs, .js, .mts or .ts",
  ko: "설정은 JSON(주석 가능) 또는 ES 모듈이며, 이름이 .json, .jsonc, .mjs, .js, .mts, .ts로 끝나야 합니다",
};

function isPackageFile(path: string): boolean {
  return /(?:^|[/\\])package\.json$/.test(path);
}

/** Returns every configuration in a folder, with the formats that are read first. */
export function configsIn(folder: string): readonly string[] {
  const [found, others] = [usual, unread].map((names) => names.filter((name) => isThere(join(folder, name))));
  return [...(found ?? []), ...(hasOwnKey(folder) ? ["package.json"] : []), ...(others ?? [])];
}

/** Whether the package.json has a configuration. One that cannot be read counts as well: the error is reported later. */
function hasOwnKey(folder: string): boolean {
  const path = join(folder, "package.json");
  if (!isThere(path)) return false;
  try {
    return holdsKey(fileTextOf({ name: "package.json", path, isPackage: true }));
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}

function holdsKey(text: string): boolean {
  try {
    const parsed = JSON.parse(text) as unknown;
    return typeof parsed === "object" && parsed !== null && Object.hasOwn(parsed, "portcullis");
  } catch {
    return /"portcullis"\s*:/.test(text);
  }
}
