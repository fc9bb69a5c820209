import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve as resolvePath } from "node:path";
import { Failure, failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { Range } from "../report/place.ts";
import type { FoundConfig } from "./config-find.ts";
import { configProblem, placesOf, type Places } from "./config-problems.ts";
import { configuration, type Configuration } from "./config-schema.ts";
import { readJson } from "./jsonc.ts";

/** A configuration that was read, with how its places are told. */
export interface ReadConfig {
  readonly name: string;
  /** Null where it is in no file. */
  readonly file: ConfigFile | null;
  readonly values: Configuration;
  readonly places: Places;
  /** A path that it names, which is relative to where it lies. */
  readonly resolve: (path: string) => string;
}

/** The file of a configuration, for whoever shows where in it something is. */
export interface ConfigFile {
  readonly path: string;
  readonly text: string;
  /** Where a value is, by its pointer; null where it is not there. Absent where the file is a program. */
  readonly range?: (pointer: string) => Range | null;
}

/** Reads a configuration that a program hands over as an object; files that it names lie where the process works. */
export function readHanded(handed: object): ReadConfig {
  const places = placesOf("config", () => null);
  const parsed = configuration.safeParse(present(handed, deepestHanded), { reportInput: true });
  if (!parsed.success) throw configProblem(parsed.error, places);
  return { name: "config", file: null, values: parsed.data, places, resolve: (named) => resolvePath(named) };
}

/** Nothing in a configuration lies deeper: /targets/0/checks/owasp/minScore. */
const deepestHanded = 6;

/** What a program leaves undefined it leaves out. */
function present(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => present(each, depth - 1));
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.map(([key, each]) => [key, present(each, depth - 1)]));
}

const largestFile = 1024 * 1024;

/** Reads a configuration. Throws a `Failure` INVALID_INPUT that says where it is wrong and what would be right. */
export async function readConfig(found: FoundConfig): Promise<ReadConfig> {
  const { name, path } = found;
  const { raw, places, file } = /\.(?:mjs|ts|mts|js)$/.test(path) ? await readModule(found) : readFile(found);
  const parsed = configuration.safeParse(raw, { reportInput: true });
  if (!parsed.success) throw configProblem(parsed.error, places);
  const folder = dirname(path);
  const resolve = (named: string): string => (isAbsolute(named) ? named : join(folder, named));
  return { name, file, values: parsed.data, places, resolve };
}

interface Raw {
  readonly raw: unknown;
  readonly places: Places;
  readonly file: ConfigFile;
}

function readFile(found: FoundConfig): Raw {
  const text = textOf(found);
  const { path } = found;
  const { value, at, range } = readJson(text, found.name);
  if (!found.isPackage) return { raw: value, places: placesOf(found.name, at), file: { path, text, range } };
  const holder = value as { readonly portcullis?: unknown };
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, "portcullis")) {
    throw unusable(found, { en: "it has no key portcullis", ko: "portcullis 키가 없습니다" });
  }
  // Pointers are those of the whole file, as its author sees it.
  const tell = placesOf(found.name, at);
  return {
    raw: holder.portcullis,
    places: (pointer) => tell(inside(pointer)),
    file: { path, text, range: (pointer) => range(inside(pointer)) },
  };
}

function inside(pointer: string): string {
  return `/portcullis${pointer}`;
}

function textOf(found: FoundConfig): string {
  try {
    const bytes = readFileSync(found.path);
    if (bytes.length > largestFile) throw unusable(found, { en: "it is larger than 1 MB", ko: "1 MB보다 큽니다" });
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unusable(found, reasonOf(error));
  }
}

function reasonOf(error: unknown): Text {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return { en: "there is no such file", ko: "그런 파일이 없습니다" };
  if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") return { en: "it is no UTF-8", ko: "UTF-8이 아닙니다" };
  const message = printable(String(code ?? error), 200);
  return { en: message, ko: message };
}

/** A program says what it wants by its default export; whatever it throws, and however it is broken, is told in one line. */
async function readModule(found: FoundConfig): Promise<Raw> {
  const text = textOf(found);
  const places = placesOf(found.name, () => null);
  const module = await load(found);
  const { default: raw } = module;
  if (raw === undefined) throw unusable(found, { en: "it has no default export", ko: "default export가 없습니다" });
  return { raw, places, file: { path: found.path, text } };
}

async function load(found: FoundConfig): Promise<{ readonly default?: unknown }> {
  try {
    return await (await import("./config-module.ts")).importConfig(found.path);
  } catch (error) {
    const [message = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    const said = printable(message || "error", 300).replace(/\.$/, "");
    throw unusable(found, { en: said, ko: said });
  }
}

function unusable({ name }: FoundConfig, detail: Text): Failure {
  return failure("input.syntax", { path: name, detail }, { reason: "config" });
}
