import { failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { readVariable } from "./environment.ts";
import { toFlag, toVariable, type Option } from "./options.ts";

/**
 * Where a value can come from: a flag of the command line, an input of the Action, an option of the library, the environment, or the
 * configuration, either its settings for the target or those for all targets.
 */
export type ValueSource = "flag" | "input" | "option" | "environment" | "target" | "file";

/** The given values of a command's options, from the command line, the environment and the configuration. */
export interface Given {
  /** The value of an option. A typed value overrides the environment. */
  readonly one: (name: string) => string | undefined;
  readonly list: (name: string) => readonly string[];
  readonly isSet: (name: string) => boolean;
  /** How the caller wrote it: `--min-ssl`, `min-ssl` or `PORTCULLIS_MIN_SSL`. */
  readonly naming: (name: string) => string;
  /** An environment variable of any name; undefined if it is not set. */
  readonly variable: (name: string) => string | undefined;
  /** Undefined if nothing was given. */
  readonly source: (name: string) => ValueSource | undefined;
}

/** Options by flag, as yargs returns them. */
export type Argv = Readonly<Record<string, unknown>>;

/** What the user wrote: the flags of a command line, the inputs of a workflow step, the options of a call, or a part of a configuration. */
export interface Typed {
  readonly source: Exclude<ValueSource, "environment">;
  /** The value of an option: text, several texts or a boolean; undefined if it was not given. */
  readonly value: (name: string) => unknown;
  readonly naming: (name: string) => string;
}

/** The flags of a command line. */
export function givenFlags(argv: Argv): Typed {
  return { source: "flag", value: (name) => argv[toFlag(name)], naming: (name) => `--${toFlag(name)}` };
}

/**
 * Reads options from what was typed, then from the environment, then from the layers `below`: the first value counts. A repeated or invalid
 * value throws when it is read.
 */
export function readGiven(
  typed: Typed,
  env: Readonly<Record<string, string | undefined>>,
  options: readonly Option[],
  below: readonly Typed[] = [],
): Given {
  const own = (name: string): string | undefined => readVariable(env, name);

  /** Returns the layer that sets an option; null for the environment. */
  function holder(name: string): Typed | null | undefined {
    if (typed.value(name) !== undefined) return typed;
    return own(name) === undefined ? below.find((each) => each.value(name) !== undefined) : null;
  }

  function source(name: string): ValueSource | undefined {
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

/** Shortens a repeated value for its error: text before an @ or after a question mark may be a secret. */
function shownTwice(text: string): string {
  const [place = ""] = text.split(/[?#]/, 1);
  const at = place.lastIndexOf("@");
  return printable(`${at < 0 ? place : `…${place.slice(at)}`}${place.length < text.length ? "…" : ""}`, 60);
}
