import parse from "yargs-parser";
import type { Argv } from "../settings/options/given.ts";
import { toFlag, type Option } from "../settings/options/options.ts";

/** Parser options. Arguments stay text: 127.1 and 2130706433 are addresses. */
export const parsing = {
  "parse-numbers": false,
  "parse-positional-numbers": false,
  "camel-case-expansion": false,
  "dot-notation": false,
  "boolean-negation": false,
  "populate--": true,
} as const;

/** The parsed arguments: positional ones, also after `--`, and options. */
export interface CommandWords {
  readonly subjects: readonly string[];
  readonly argv: Argv;
}

/**
 * Parses the arguments of a command with yargs-parser. yargs itself describes every command and builds its help text first, which takes longer than
 * most commands; it is only used for help.
 */
export function readWords(args: readonly string[], options: readonly Option[]): CommandWords {
  const flags = options.map(({ name, isFlag }) => ({ flag: toFlag(name), isFlag }));
  const [boolean, string] = [true, false].map((isSwitch) =>
    flags.filter(({ isFlag = false }) => isFlag === isSwitch).map(({ flag }) => flag),
  );
  const argv = parse([...args], {
    ...(boolean && { boolean }),
    ...(string && { string, narg: Object.fromEntries(string.map((flag) => [flag, 1])) }),
    configuration: parsing,
  });
  const subjects = [argv._.slice(1), argv["--"] ?? []].flat().map(String);
  return { subjects, argv };
}
