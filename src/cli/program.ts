import yargs from "yargs/yargs";
import { version } from "../core/version.ts";
import { toFlag, type Option } from "../settings/options/options.ts";
import { commandRows, type CommandRow } from "./command-table.ts";
import { parsing } from "./parse-words.ts";

type Yargs = ReturnType<typeof yargs>;

/** What yargs prints for `--help`, `--version` and completion: all commands and options with their sentences. It carries none out. */
export async function describeProgram(args: readonly string[]): Promise<string> {
  const program = yargs()
    .scriptName("portcullis")
    .usage("$0 <command>\n\nMeasures a deployed URL and passes or fails a build.")
    .parserConfiguration(parsing)
    .locale("en")
    .wrap(80)
    .exitProcess(false)
    .version(version)
    .alias({ help: "h" })
    .completion("completion", "Print a completion script for bash or zsh")
    .epilogue(epilogue);
  for (const row of commandRows()) program.command(wordsOf(row), row.about, (command) => describe(command, row));
  const printed: string[] = [];
  await program.parseAsync([...args], {}, (_error, _argv, output) => void printed.push(output));
  return printed.join("");
}

const epilogue = `Thresholds and measuring options can be set in the environment: --min-ssl is
PORTCULLIS_MIN_SSL. Exit codes: 0 pass, 1 fail (--fail-on says when), 2 usage,
3 could not measure, 4 bug.`;

/** `ssl [host]`, `gate [url..]`, `serve`. */
function wordsOf({ name, subject }: CommandRow): string {
  return subject ? `${name} [${subject.name}${subject.isList ? ".." : ""}]` : name;
}

function describe(command: Yargs, { subject, options }: CommandRow): Yargs {
  if (subject) {
    const { name, about, fallback } = subject;
    command.positional(name, {
      type: "string",
      describe: about,
      ...(fallback !== undefined && { defaultDescription: fallback }),
    });
  }
  return withOptions(command, options());
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
