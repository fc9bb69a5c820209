import yargs from "yargs/yargs";
import { registry } from "../checks/index.ts";
import { describeFailure, Failure } from "../core/failure.ts";
import { languages, type Language } from "../core/text.ts";
import { version } from "../core/version.ts";
import { checkEnvironment } from "./environment.ts";
import { exitCodes, type ExitCode } from "./exit.ts";
import type { Io } from "./io.ts";
import { measuring, toFlag, type Option } from "./options.ts";
import { thresholds } from "./thresholds.ts";
import { explainUsage, UsageError } from "./usage.ts";

type Argv = Readonly<Record<string, unknown>>;
type Command = (argv: Argv, io: Io) => Promise<ExitCode>;

/** Runs the command line and returns the exit code. Bad input is told on stderr, in one line. */
export async function main(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await parse(args, io);
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message, io);
    if (!(error instanceof Failure)) throw error;
    return refuse(describeFailure(error.facts, languageOf(args, io)), io);
  }
}

async function parse(args: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = exitCodes.pass;
  const run = (load: () => Promise<Command>) => async (argv: Argv) => {
    checkEnvironment(io.env);
    code = await (await load())(argv, io);
  };
  const program = yargs()
    .scriptName("portcullis")
    .usage("$0 <command>\n\nMeasures a deployed URL and passes or fails a build.")
    // Numbers stay as they were typed: 127.1 is an address, 2130706433 too.
    .parserConfiguration({ "parse-numbers": false, "parse-positional-numbers": false, "camel-case-expansion": false })
    .locale("en")
    .wrap(80)
    .strict()
    .demandCommand(1, "Name a command: gate, http, ssl or demo.")
    .exitProcess(false)
    .showHelpOnFail(false)
    .fail((message, error) => {
      if (error instanceof Failure || (error && !message)) throw error;
      throw new UsageError(explainUsage(message, args, [...thresholds, ...measuring]));
    })
    .version(version)
    .alias({ help: "h" })
    .option("color", { type: "boolean", hidden: true, describe: "colour the report" })
    .completion("completion", "print a completion script for bash or zsh")
    .epilogue(
      "Every option can be set in the environment: --min-ssl is PORTCULLIS_MIN_SSL.\nExit codes: 0 pass, 1 fail, 2 usage, 3 could not measure, 4 bug.",
    )
    .command(
      "gate [url..]",
      "measure deployed URLs; pass or fail",
      (command) =>
        withOptions(command.positional("url", { type: "string", describe: "URL; https:// is assumed" }), [
          ...thresholds,
          ...measuring,
        ]),
      run(async () => (await import("./commands/gate.ts")).gateCommand),
    )
    .command(
      "demo",
      "serve a good and a flawed site on this machine and measure both",
      (command) =>
        withOptions(
          command.option("keep", { type: "boolean", describe: "keep serving until interrupted" }),
          measuring.filter(({ name }) => name === "lang" || name === "json"),
        ),
      run(async () => (await import("./commands/demo.ts")).demoCommand),
    );
  for (const entry of registry.filter(({ id }) => id !== "gate")) {
    program.command(
      `${entry.id} [subject]`,
      entry.title,
      async (command) => {
        const { checkOptions, subjectOf } = await import("./commands/check.ts");
        const check = await entry.load();
        return withOptions(command.positional("subject", { type: "string", describe: subjectOf(check) }), [
          ...checkOptions(check),
          ...measuring,
        ]);
      },
      run(async () => {
        const { checkCommand } = await import("./commands/check.ts");
        return checkCommand(await entry.load());
      }),
    );
  }
  await program.parseAsync(args, {}, (_error, _argv, output) => {
    if (output) io.out(`${output}\n`);
  });
  return code;
}

type Yargs = ReturnType<typeof yargs>;

function withOptions<T extends Yargs>(command: T, options: readonly Option[]): T {
  for (const { name, about, value, isFlag } of options) {
    command.option(toFlag(name), {
      describe: value ? `${about} [${value}]` : about,
      ...(isFlag ? { type: "boolean" as const } : { type: "string" as const, requiresArg: true }),
    });
  }
  return command;
}

function refuse(message: string, io: Io): ExitCode {
  io.err(`portcullis: ${message}\n`);
  return exitCodes.usage;
}

/** The language of a message about arguments that could not be read as a whole. */
function languageOf(args: readonly string[], { env }: Io): Language {
  const typed = args
    .findLast((arg, index) => args[index - 1] === "--lang" || arg.startsWith("--lang="))
    ?.replace("--lang=", "");
  return languages.find((language) => language === (typed ?? env["PORTCULLIS_LANG"])) ?? "en";
}
