import parse from "yargs-parser";
import type { Argv } from "../settings/options/given.ts";
import { toFlag, type Option } from "../settings/options/options.ts";

/** How words are read. They stay as they were typed: 127.1 is an address, 2130706433 too. */
export const parsing = {
  "parse-numbers": false,
  "parse-positional-numbers": false,
  "camel-case-expansion": false,
  "dot-notation": false,
  "boolean-negation": false,
  "populate--": true,
} as const;

/** A command line as it was typed: what stands behind the command, also behind `--`, and the options by flag. */
export interface Words {
  readonly subjects: readonly string[];
  readonly argv: Argv;
}

/**
 * Reads the words of a command by the parser under yargs. yargs itself would describe every command and lay out its help text
 * before it calls one, which takes longer than most of what is asked; it is there for those who want to read that text.
 */
export function readWords(args: readonly string[], options: readonly Option[]): Words {
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
