import { failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import { toFlag, toVariable, type Option } from "./options.ts";

/** What was typed and what the environment holds, for the options that a command takes. */
export interface Given {
  /** The value of an option; a flag beats the environment. */
  readonly one: (name: string) => string | undefined;
  readonly list: (name: string) => readonly string[];
  readonly isSet: (name: string) => boolean;
  /** How the caller wrote it: `--min-ssl` or `PORTCULLIS_MIN_SSL`. */
  readonly naming: (name: string) => string;
  /** `flag`, `environment`, or undefined where nothing was given. */
  readonly source: (name: string) => "flag" | "environment" | undefined;
}

export function readGiven(
  argv: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string | undefined>>,
  options: readonly Option[],
): Given {
  const flag = (name: string): unknown => argv[toFlag(name)];
  // An empty variable counts as absent: pipelines cannot unset what they inherit.
  const variable = (name: string): string | undefined => env[toVariable(name)] || undefined;
  const source = (name: string): ReturnType<Given["source"]> => {
    if (flag(name) !== undefined) return "flag";
    return variable(name) === undefined ? undefined : "environment";
  };
  const naming = (name: string): string => {
    if (!options.some((option) => option.name === name)) return name;
    return source(name) === "environment" ? toVariable(name) : `--${toFlag(name)}`;
  };
  return {
    source,
    naming,
    one(name) {
      const value = flag(name);
      if (Array.isArray(value)) {
        const [first = "", second = ""] = value.map((each) => printable(String(each), 60));
        throw failure("input.conflict", { field: naming(name), first, second }, { reason: name });
      }
      return value === undefined ? variable(name) : `${value as string | boolean}`;
    },
    list(name) {
      const value = flag(name);
      if (value !== undefined) return [value].flat().map(String);
      return (
        variable(name)
          ?.split(",")
          .map((each) => each.trim())
          .filter((each) => each !== "") ?? []
      );
    },
    isSet(name) {
      const value = flag(name) ?? variable(name);
      return value === true || value === "true" || value === "1";
    },
  };
}
