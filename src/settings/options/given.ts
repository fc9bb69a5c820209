import { failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { readVariable } from "./environment.ts";
import { toFlag, toVariable, type Option } from "./options.ts";

/**
 * Where a value can come from: a flag of the command line, an input of the Action, an option of the library, the environment, and of
 * the configuration what it says of a target or of all.
 */
export type Source = "flag" | "input" | "option" | "environment" | "target" | "file";

/** What was typed and what the environment holds, for the options that a command takes. */
export interface Given {
  /** The value of an option; what was typed beats the environment. */
  readonly one: (name: string) => string | undefined;
  readonly list: (name: string) => readonly string[];
  readonly isSet: (name: string) => boolean;
  /** How the caller wrote it: `--min-ssl`, `min-ssl` or `PORTCULLIS_MIN_SSL`. */
  readonly naming: (name: string) => string;
  /** A variable of the environment, whoever else reads it; undefined where there is none. */
  readonly variable: (name: string) => string | undefined;
  /** Undefined where nothing was given. */
  readonly source: (name: string) => Source | undefined;
}

/** Options as yargs hands them over, by flag. */
export type Argv = Readonly<Record<string, unknown>>;

/** What a person wrote: the words of a command line, the inputs of a workflow's step, the options of a call, or a part of a configuration. */
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

/**
 * Reads what was typed, the environment and what lies below them, the nearest first; what is given twice, or is no value, is refused
 * where it is asked for.
 */
export function readGiven(
  typed: Typed,
  env: Readonly<Record<string, string | undefined>>,
  options: readonly Option[],
  below: readonly Typed[] = [],
): Given {
  const own = (name: string): string | undefined => readVariable(env, name);

  /** Who says what an option is; null for the environment. */
  function holder(name: string): Typed | null | undefined {
    if (typed.value(name) !== undefined) return typed;
    return own(name) === undefined ? below.find((each) => each.value(name) !== undefined) : null;
  }

  function source(name: string): Source | undefined {
    const held = holder(name);
    return held === null ? "environment" : held?.source;
  }

  function naming(name: string): string {
    if (!options.some((option) => option.name === name)) return name;
    const held = holder(name);
    return held === null ? toVariable(name) : (held ?? typed).naming(name);
  }

  function one(name: string): string | undefined {
    const value = holder(name)?.value(name);
    if (Array.isArray(value)) {
      const [first = "", second = ""] = value.map((each) => shownTwice(String(each)));
      throw failure("input.conflict", { field: naming(name), first, second }, { reason: name });
    }
    return value === undefined ? own(name) : `${value as string | boolean}`;
  }

  function list(name: string): readonly string[] {
    const value = holder(name)?.value(name);
    if (value !== undefined) return [value].flat().map(String);
    const between = options.find((option) => option.name === name)?.isLines ? /[\r\n]+/ : ",";
    const entries = own(name)?.split(between) ?? [];
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
  }

  function isSet(name: string): boolean {
    const text = one(name) ?? "false";
    if (text === "true" || text === "false") return text === "true";
    const shown = `"${printable(text, 60)}"`;
    const params = { field: naming(name), expected: "true, false", given: shown, suggestion: "" };
    throw failure("input.option", params, { reason: name });
  }

  return { one, list, isSet, naming, source, variable: (name) => env[name] };
}

/** What stands before an @ or behind a question mark may be a secret, also where it is given twice. */
function shownTwice(text: string): string {
  const [place = ""] = text.split(/[?#]/, 1);
  const at = place.lastIndexOf("@");
  return printable(`${at < 0 ? place : `…${place.slice(at)}`}${place.length < text.length ? "…" : ""}`, 60);
}
