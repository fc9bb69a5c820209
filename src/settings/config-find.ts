import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Given } from "./given.ts";

/** The names that a configuration bears where none is named. */
const usual = ["portcullis.config.json", "portcullis.config.mjs", "portcullis.config.ts"] as const;

/** Which configuration counts: a file, as it is called in messages, and whether it is one key of it. */
export interface FoundConfig {
  readonly name: string;
  readonly path: string;
  /** Whether the key `portcullis` of a package.json is meant. */
  readonly isPackage: boolean;
}

/**
 * The configuration that was named, else the only one in the folder; null where there is none. Throws a `Failure` where there are
 * two, since whichever were taken, the other would silently not count.
 */
export function findConfig(given: Given, folder = "."): FoundConfig | null {
  const named = given.one("config");
  if (named !== undefined) return namedConfig(named, folder);
  const [first, second] = configsIn(folder);
  if (first !== undefined && second !== undefined) {
    const field = { en: "The configuration", ko: "설정" };
    throw failure("input.conflict", { field, first, second }, { reason: "config" });
  }
  return first === undefined ? null : { name: first, path: resolve(folder, first), isPackage: isPackageFile(first) };
}

/** The file that somebody names; of a package file one key is the configuration, wherever it lies. */
export function namedConfig(named: string, folder = "."): FoundConfig {
  return { name: printable(named, 200), path: resolve(folder, named), isPackage: isPackageFile(named) };
}

function isPackageFile(path: string): boolean {
  return /(?:^|[/\\])package\.json$/.test(path);
}

/** Every configuration that a folder holds already. */
export function configsIn(folder: string): readonly string[] {
  const found = usual.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false }) !== undefined);
  return [...found, ...(hasOwnKey(join(folder, "package.json")) ? ["package.json"] : [])];
}

/** Whether a package file has a configuration; one that cannot be read as JSON, but seems to, has. */
function hasOwnKey(path: string): boolean {
  const text = textOf(path);
  if (text === null || !/"portcullis"\s*:/.test(text)) return false;
  try {
    const parsed = JSON.parse(text.replace(/^\ufeff/, "")) as unknown;
    return typeof parsed === "object" && parsed !== null && Object.hasOwn(parsed, "portcullis");
  } catch {
    return true;
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Whoever has a package file that nobody may read has no configuration in it.
    return null;
  }
}
