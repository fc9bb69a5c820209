import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import { readVariable } from "./environment.ts";
import { toFlag, toVariable, type Option } from "./options.ts";

/** What was typed and what the environment holds, for the options that a command takes. */
export interface Given {
  /** The value of an option; a flag beats the environment. */
  readonly one: (name: string) => string | undefined;
  readonly list: (name: string) => readonly string[];
  readonly isSet: (name: string) => boolean;
  /** How the caller wrote it: `--min-ssl` or `PORTCULLIS_MIN_SSL`. */
  readonly naming: (name: string) => string;
  /** Undefined where nothing was given. */
  readonly source: (name: string) => "flag" | "environment" | undefined;
}

/** Options as yargs hands them over, by flag. */
export type Argv = Readonly<Record<string, unknown>>;

/** Reads flags and environment together; what is given twice, or is no value, is refused where it is asked for. */
export function readGiven(
  argv: Argv,
  env: Readonly<Record<string, string | undefined>>,
  options: readonly Option[],
): Given {
  const flag = (name: string): unknown => argv[toFlag(name)];
  const variable = (name: string): string | undefined => readVariable(env, name);

  function source(name: string): "flag" | "environment" | undefined {
    if (flag(name) !== undefined) return "flag";
    return variable(name) === undefined ? undefined : "environment";
  }

  function naming(name: string): string {
    if (!options.some((option) => option.name === name)) return name;
    return source(name) === "environment" ? toVariable(name) : `--${toFlag(name)}`;
  }

  function one(name: string): string | undefined {
    const value = flag(name);
    if (Array.isArray(value)) {
      const [first = "", second = ""] = value.map((each) => printable(String(each), 60));
      throw failure("input.conflict", { field: naming(name), first, second }, { reason: name });
    }
    return value === undefined ? variable(name) : `${value as string | boolean}`;
  }

  function list(name: string): readonly string[] {
    const value = flag(name);
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
