import { dirname, isAbsolute, join, resolve as resolvePath } from "node:path";
import { failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import type { TextRange } from "../../report/place.ts";
import { fileTextOf, unusable, type FoundConfig } from "./file.ts";
import { isModule } from "./find.ts";
import { configProblem, problemKeyOf, problemPlacesOf, type Places } from "./problems.ts";
import { configuration, type Configuration } from "./schema.ts";
import { parseJsonc, pointerStep } from "./jsonc.ts";
import { withLanguage } from "../output/language.ts";
import { plainOf, type Plain } from "./plain.ts";

/** A configuration that was read, and how its places are named. */
export interface ReadConfig {
  readonly name: string;
  /** Null if it is not in a file. */
  readonly file: ConfigFile | null;
  readonly values: Configuration;
  readonly places: Places;
  /** Resolves a path in the configuration, which is relative to its file. */
  readonly resolve: (path: string) => string;
}

/** The file of a configuration, for reports that point into it. */
export interface ConfigFile {
  readonly path: string;
  readonly text: string;
  /** Returns the range of a value by its pointer; null if it is not there. Absent if the file is a program. */
  readonly range?: (pointer: string) => TextRange | null;
}

/** Reads a configuration that a program passes as an object. Its paths are relative to the working directory. */
export function readHanded(handed: object): ReadConfig {
  const places = problemPlacesOf("config", () => null);
  const values = valuesOf(jsonOf(plainOf(handed), places), places);
  return { name: "config", file: null, values, places, resolve: (named) => resolvePath(named) };
}

/** Reads a configuration. Throws a `Failure` INVALID_INPUT with the place of the error and what is expected. */
export async function readConfig(found: FoundConfig): Promise<ReadConfig> {
  const { name, path } = found;
  const { raw, places, file } = isModule(path) ? await readModule(found) : readFile(found);
  const folder = dirname(path);
  const resolve = (named: string): string => (isAbsolute(named) ? named : join(folder, named));
  const values = await withLanguage(languageIn(raw), async () => valuesOf(raw, places));
  return { name, file, values, places, resolve };
}

/** Returns the language that a configuration sets, even if the rest is invalid. */
function languageIn(raw: unknown): unknown {
  return typeof raw === "object" && raw !== null && "lang" in raw ? raw.lang : undefined;
}

function valuesOf(raw: unknown, places: Places): Configuration {
  const parsed = configuration.safeParse(raw, { reportInput: true });
  if (!parsed.success) throw configProblem(parsed.error, places);
  refusePrototypes(raw, places);
  return parsed.data;
}

/** Refuses the key `__proto__`, which the schema would silently drop from a record. */
function refusePrototypes(value: unknown, places: Places, pointer = ""): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const at = pointer + pointerStep(key);
    if (key === "__proto__")
      throw failure("input.unknown", { field: problemKeyOf(places(at)), suggestion: "" }, { reason: "config" });
    refusePrototypes(each, places, at);
  }
}

interface Raw {
  readonly raw: unknown;
  readonly places: Places;
  readonly file: ConfigFile;
}

function readFile(found: FoundConfig): Raw {
  const text = fileTextOf(found);
  const { path } = found;
  const { value, at, range } = parseJsonc(text, found.name);
  if (!found.isPackage) return { raw: value, places: problemPlacesOf(found.name, at), file: { path, text, range } };
  const holder = value as { readonly portcullis?: unknown };
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, "portcullis")) {
    throw unusable(found, { en: "it has no portcullis key", ko: "portcullis 키가 없습니다" });
  }
  // Pointers start at the root of the file, as its author sees it.
  const tell = problemPlacesOf(found.name, at);
  return {
    raw: holder.portcullis,
    places: (pointer) => tell(inside(pointer)),
    file: { path, text, range: (pointer) => range(inside(pointer)) },
  };
}

function inside(pointer: string): string {
  return `/portcullis${pointer}`;
}

/** A program exports its configuration as the default export. Any error in it is reported in one line. */
async function readModule(found: FoundConfig): Promise<Raw> {
  const text = fileTextOf(found);
  const places = problemPlacesOf(found.name, () => null);
  const ran = await (await import("./config-program.ts")).runProgram(found.path);
  if ("broken" in ran) throw unusable(found, harmlessly(ran.broken));
  return { raw: jsonOf(ran, places), places, file: { path: found.path, text } };
}

function harmlessly({ en, ko }: Text): Text {
  return { en: printable(en, 300), ko: printable(ko, 300) };
}

/** Returns what a program exported, as JSON. Throws a `Failure` with the place of a value that JSON cannot represent. */
function jsonOf(plain: Plain, places: Places): unknown {
  if ("value" in plain) return plain.value;
  const { path, what } = plain.strange;
  const expected = path.length === 0 ? anObject : anyValue;
  const params = { field: places(path.map(pointerStep).join("")), expected, given: harmlessly(what) };
  throw failure("input.value", params, { reason: "config" });
}

const anObject: Text = { en: "an object", ko: "객체" };
const anyValue: Text = { en: "a value that JSON can represent", ko: "JSON으로 나타낼 수 있는 값" };
