import { dirname, isAbsolute, join, resolve as resolvePath } from "node:path";
import { failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import type { Range } from "../../report/place.ts";
import { textOf, unusable, type FoundConfig } from "./file.ts";
import { isModule } from "./find.ts";
import { configProblem, placesOf, type Places } from "./problems.ts";
import { configuration, type Configuration } from "./schema.ts";
import { readJson, step } from "./jsonc.ts";
import { speaking } from "../output/spoken.ts";
import { plainOf, type Plain } from "./plain.ts";

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
  const values = valuesOf(jsonOf(plainOf(handed), places), places);
  return { name: "config", file: null, values, places, resolve: (named) => resolvePath(named) };
}

/** Reads a configuration. Throws a `Failure` INVALID_INPUT that says where it is wrong and what would be right. */
export async function readConfig(found: FoundConfig): Promise<ReadConfig> {
  const { name, path } = found;
  const { raw, places, file } = isModule(path) ? await readModule(found) : readFile(found);
  const folder = dirname(path);
  const resolve = (named: string): string => (isAbsolute(named) ? named : join(folder, named));
  const values = await speaking(languageIn(raw), async () => valuesOf(raw, places));
  return { name, file, values, places, resolve };
}

/** What a configuration says of the language, whatever else is wrong with it. */
function languageIn(raw: unknown): unknown {
  return typeof raw === "object" && raw !== null && "lang" in raw ? raw.lang : undefined;
}

function valuesOf(raw: unknown, places: Places): Configuration {
  const parsed = configuration.safeParse(raw, { reportInput: true });
  if (!parsed.success) throw configProblem(parsed.error, places);
  refusePrototypes(raw, places);
  return parsed.data;
}

/** A key that the schema drops in silence, in what is keyed by names of others. */
function refusePrototypes(value: unknown, places: Places, pointer = ""): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const at = pointer + step(key);
    if (key === "__proto__")
      throw failure("input.unknown", { field: places(at), suggestion: "" }, { reason: "config" });
    refusePrototypes(each, places, at);
  }
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

/** A program says what it wants by its default export; however it is broken is told in one line. */
async function readModule(found: FoundConfig): Promise<Raw> {
  const text = textOf(found);
  const places = placesOf(found.name, () => null);
  const ran = await (await import("./config-program.ts")).runProgram(found.path);
  if ("broken" in ran) throw unusable(found, harmlessly(ran.broken));
  return { raw: jsonOf(ran, places), places, file: { path: found.path, text } };
}

function harmlessly({ en, ko }: Text): Text {
  return { en: printable(en, 300), ko: printable(ko, 300) };
}

/** What a program made, as far as JSON could say it. Throws a `Failure` that says where it could not. */
function jsonOf(plain: Plain, places: Places): unknown {
  if ("value" in plain) return plain.value;
  const { path, what } = plain.strange;
  const expected = path.length === 0 ? anObject : anyValue;
  const params = { field: places(path.map(step).join("")), expected, given: harmlessly(what) };
  throw failure("input.value", params, { reason: "config" });
}

const anObject: Text = { en: "an object", ko: "객체" };
const anyValue: Text = { en: "what JSON can say", ko: "JSON으로 나타낼 수 있는 값" };
