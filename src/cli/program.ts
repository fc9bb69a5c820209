import yargs from "yargs/yargs";
import { registry } from "../checks/index.ts";
import { version } from "../core/version.ts";
import { toFlag, type Option } from "../settings/options/options.ts";
import { commandRow, type CommandRow } from "./command-table.ts";
import { groups } from "./short-help.ts";
import { exampleOf, isHelp } from "./usage.ts";
import { parsing } from "./parse-words.ts";

type Yargs = ReturnType<typeof yargs>;

/** The output of yargs for `--help`, `--version` and completion, with all commands and options. Runs no command. */
export async function describeProgram(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<string> {
  if (args[0] === "completion" && !args.some(isHelp)) {
    const shell = args[1] ?? (/(?:^|\/)fish$/.test(env["SHELL"] ?? "") ? "fish" : undefined);
    if (shell === "fish") return (await import("./fish.ts")).fishScript;
    if (shell !== undefined) return inShell(shell, () => described(["completion"]));
  }
  return described(args);
}

/** yargs chooses its completion script by this variable. */
async function inShell(shell: string, work: () => Promise<string>): Promise<string> {
  const { SHELL } = process.env;
  process.env["SHELL"] = `/bin/${shell}`;
  try {
    return await work();
  } finally {
    if (SHELL === undefined) delete process.env["SHELL"];
    else process.env["SHELL"] = SHELL;
  }
}

async function described(args: readonly string[]): Promise<string> {
  // yargs does not wait for asynchronous completions.
  const offered = args[0] === "--get-yargs-completions" ? await valuesFor(args.slice(2)) : null;
  const program = yargs()
    .scriptName("portcullis")
    .usage("$0 <command>\n\nMeasures a deployed URL and passes or fails a build.")
    .parserConfiguration(parsing)
    .locale("en")
    .wrap(80)
    .exitProcess(false)
    .version(version)
    .alias({ help: "h", version: "v" })
    .epilogue(epilogue);
  const check = registry.find(({ id }) => id === args[0]);
  const about = check && (await check.load()).about.en;
  for (const row of groups.flatMap(([, names]) => names.flatMap((name) => commandRow(name) ?? []))) {
    program.command(wordsOf(row), row.about, (command) => {
      // Its own help says more than its line in the list.
      if (about !== undefined) command.usage(`$0 ${wordsOf(row)}\n\n${about}`);
      if (about !== undefined) command.example(exampleOf(row.name), "");
      if (row.name === "gate") command.epilogue(`${epilogue}\n\n${further}`);
      return describe(command, row);
    });
  }
  // After the others, so that the help lists it last.
  program.completion(
    "completion",
    "Print a completion script: completion bash, zsh or fish",
    (_current: string, _argv: unknown, usual: () => unknown, done: (words: string[]) => void) => {
      if (offered) done([...offered]);
      else void usual();
    },
  );
  const printed: string[] = [];
  await program.parseAsync([...args], {}, (_error, _argv, output) => void printed.push(output));
  return printed.join("").replace(endOfBash, (end) => `${withoutSpace}${end}`);
}

/** The end of yargs' bash script. */
const endOfBash = /^ {4}return 0\n\}\ncomplete /m;

/** A report kind is only half a value: the file name follows its `=` directly. */
const withoutSpace = `    if [[ \${COMPREPLY[0]-} == *= ]]; then
      compopt -o nospace
    fi

`;

const epilogue = `Thresholds and measuring options can be set in the environment: --min-ssl is
PORTCULLIS_MIN_SSL. Exit codes: 0 pass, 1 fail (see --fail-on), 2 usage,
3 could not measure, 4 a bug, or a report that could not be written.`;

/** Options of the gate that matter only to other checks that it requires: their help lists them. */
const ofFurtherChecks: ReadonlySet<string> = new Set([
  "trust_anchor",
  "public_resolver",
  "blocklist",
  "blocklist_resolver",
  "doh",
  "axfr",
]);

const further = `Checks that a configuration requires also take ${[...ofFurtherChecks].map((name) => `--${toFlag(name)}`).join(", ")}:
see portcullis help dns.`;

/** `ssl [host]`, `gate [url..]`, `serve`. */
function wordsOf({ name, subject }: CommandRow): string {
  return subject ? `${name} [${subject.name}${subject.isList ? ".." : ""}]` : name;
}

function describe(command: Yargs, { name: id, subject, options }: CommandRow): Yargs {
  if (subject) {
    const { name, about, fallback } = subject;
    command.positional(name, {
      type: "string",
      describe: about,
      ...(fallback !== undefined && { defaultDescription: fallback }),
    });
  }
  return withOptions(
    command,
    options().filter(({ name }) => id !== "gate" || !ofFurtherChecks.has(name)),
  );
}

function withOptions(command: Yargs, options: readonly Option[]): Yargs {
  for (const { name, about, value, isFlag } of options) {
    command.option(toFlag(name), {
      describe: value ? `${about} [${value}]` : about,
      ...(isFlag ? { type: "boolean" as const } : { type: "string" as const, requiresArg: true }),
    });
  }
  return command;
}

/** `A+|A|B|off`: the values of an option with a fixed set. */
const alternatives = /^[\w+-]+(?:\|[\w+-]+)+$/;

/**
 * Completion candidates for the current word; empty for files and free text, for which the shell completes itself; null if the word is neither an
 * option's value nor a positional argument.
 */
async function valuesFor(words: readonly string[]): Promise<readonly string[] | null> {
  const [command = "", ...rest] = withoutBreaks(words);
  const row = commandRow(command);
  const [before = "", current = ""] = [command, ...rest].slice(-2);
  const option = row?.options().find(({ name }) => before === `--${toFlag(name)}`);
  if (option && !option.isFlag) return startingWith(current, valuesOf(option));
  const isFirst = rest.length === 1 && !current.startsWith("-");
  return isFirst && row?.subject?.offers ? startingWith(current, await row.subject.offers()) : null;
}

/** bash splits words at `=`: `--min-ssl=A` is three words, and `sarif=` two. */
function withoutBreaks(words: readonly string[]): readonly string[] {
  const at = words.lastIndexOf("=");
  if (at < 0 || at < words.length - 2) return words;
  const [before = "", behind = ""] = [words[at - 1], words[at + 1]];
  return before.startsWith("--")
    ? words.toSpliced(at, 1, ...(behind === "" ? [""] : []))
    : words.toSpliced(at - 1, 3, `${before}=${behind}`);
}

function valuesOf({ value = "", offers }: Option): readonly string[] {
  return offers ?? (alternatives.test(value) ? value.split("|") : []);
}

function startingWith(current: string, all: readonly string[]): readonly string[] {
  // A file name follows `sarif=`.
  return current.endsWith("=") ? [] : all.filter((each) => each.startsWith(current));
}
