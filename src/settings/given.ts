import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import { readVariable } from "./environment.ts";
import { toFlag, toVariable, type Option } from "./options.ts";

/** Where a value can come from: a flag of the command line, an input of the Action, an option of the library, the environment. */
type Source = "flag" | "input" | "option" | "environment";

/** What was typed and what the environment holds, for the options that a command takes. */
export interface Given {
  /** The value of an option; what was typed beats the environment. */
  readonly one: (name: string) => string | undefined;
  readonly list: (name: string) => readonly string[];
  readonly isSet: (name: string) => boolean;
  /** How the caller wrote it: `--min-ssl`, `min-ssl` or `PORTCULLIS_MIN_SSL`. */
  readonly naming: (name: string) => string;
  /** Undefined where nothing was given. */
  readonly source: (name: string) => Source | undefined;
}

/** Options as yargs hands them over, by flag. */
export type Argv = Readonly<Record<string, unknown>>;

/** What a person wrote for this run alone: the words of a command line, the inputs of a workflow's step, or the options of a call. */
export interface Typed {
  readonly source: Exclude<Source, "environment">;
  /** The value of an option: text, several texts, a boolean; undefined where it was not given. */
  readonly value: (name: string) => unknown;
  readonly naming: (name: string) => string;
}

/** The flags of a command line. */
export function flagsOf(argv: Argv): Typed {
  return { source: "flag", value: (name) => argv[toFlag(name)], naming: (name) => `--${toFlag(name)}` };
}

/** Reads what was typed and the environment together; what is given twice, or is no value, is refused where it is asked for. */
export function readGiven(
  typed: Typed,
  env: Readonly<Record<string, string | undefined>>,
  options: readonly Option[],
): Given {
  const variable = (name: string): string | undefined => readVariable(env, name);

  function source(name: string): Source | undefined {
    if (typed.value(name) !== undefined) return typed.source;
    return variable(name) === undefined ? undefined : "environment";
  }

  function naming(name: string): string {
    if (!options.some((option) => option.name === name)) return name;
    return source(name) === "environment" ? toVariable(name) : typed.naming(name);
  }

  function one(name: string): string | undefined {
    const value = typed.value(name);
    if (Array.isArray(value)) {
      const [first = "", second = ""] = value.map((each) => printable(String(each), 60));
      throw failure("input.conflict", { field: naming(name), first, second }, { reason: name });
    }
    return value === undefined ? variable(name) : `${value as string | boolean}`;
  }

  function list(name: string): readonly string[] {
    const value = typed.value(name);
    if (value !== undefined) return [value].flat().map(String);
    const entries = variable(name)?.split(",") ?? [];
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
  }

  function isSet(name: string): boolean {
    const text = one(name) ?? "false";
    if (text === "true" || text === "false") return text === "true";
    const shown = `"${printable(text, 60)}"`;
    const params = { field: naming(name), expected: "true, false", given: shown, suggestion: "" };
    throw failure("input.option", params, { reason: name });
  }

  return { one, list, isSet, naming, source };
}
