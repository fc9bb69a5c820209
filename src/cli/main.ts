import { randomUUID } from "node:crypto";
import yargs from "yargs/yargs";
import { registry } from "../checks/index.ts";
import { toRefusal } from "../core/envelope.ts";
import { describeFailure, Failure } from "../core/failure.ts";
import { languages, type Language } from "../core/text.ts";
import { version } from "../core/version.ts";
import { toJson } from "../report/json.ts";
import { checkEnvironment, readVariable } from "./environment.ts";
import { exitCodes, type ExitCode } from "./exit.ts";
import type { Argv } from "./given.ts";
import type { Io } from "./io.ts";
import { toFlag, type Option } from "./options.ts";
import type { Command } from "./order.ts";
import { checkCommand, checkFlags, missingCommand, optionsFor } from "./usage.ts";

/** Runs a command line and returns the exit code. Bad input is told in one line on stderr, or as an envelope where a check was to print JSON. */
export async function main(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await obey(args, io);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const language = languageOf(args, io);
    const isCheck = registry.some(({ id }) => id === args[0] && id !== "gate");
    if (isCheck && args.includes("--json")) io.out(toJson(toRefusal(error, randomUUID(), language)));
    else io.err(`portcullis: ${describeFailure(error.facts, language)}\n`);
    return exitCodes.usage;
  }
}

async function obey(args: readonly string[], io: Io): Promise<ExitCode> {
  const [command = ""] = args;
  // The shell asks for completions with words that no person types.
  const isCompleting = command === "--get-yargs-completions";
  const wantsHelp = args.length > 0 && ["--help", "-h", "--version"].includes(command);
  if (!isCompleting && !wantsHelp) {
    if (command === "" || command.startsWith("-")) throw missingCommand();
    checkCommand(command);
    checkFlags(command, args.slice(1));
  }
  let code: ExitCode = exitCodes.pass;
  const program = describe((load) => async (argv) => {
    checkEnvironment(io.env);
    const typed = subjectsOf(argv);
    const named = (readVariable(io.env, "url") ?? "").split(/[\s,]+/).filter((url) => url !== "");
    const isFromEnvironment = typed.length === 0 && named.length > 0;
    code = await (await load())({ subjects: isFromEnvironment ? named : typed, isFromEnvironment, argv, io });
  });
  await program.parseAsync(args, {}, (_error, _argv, output) => {
    if (output) io.out(`${output}\n`);
  });
  return code;
}

type Yargs = ReturnType<typeof yargs>;
type Handle = (load: () => Promise<Command>) => (argv: Argv) => Promise<void>;

function describe(handle: Handle): Yargs {
  const program = yargs()
    .scriptName("portcullis")
    .usage("$0 <command>\n\nMeasures a deployed URL and passes or fails a build.")
    // Words stay as they were typed: 127.1 is an address, 2130706433 too.
    .parserConfiguration({
      "parse-numbers": false,
      "parse-positional-numbers": false,
      "camel-case-expansion": false,
      "dot-notation": false,
      "boolean-negation": false,
      "populate--": true,
    })
    .locale("en")
    .wrap(80)
    .exitProcess(false)
    .version(version)
    .alias({ help: "h" })
    .completion("completion", "print a completion script for bash or zsh")
    .epilogue(epilogue);
  for (const { id, title, subject } of registry.toSorted((a, b) => order(a.id) - order(b.id))) {
    const words = id === "gate" ? `gate [${subject.name}..]` : `${id} [${subject.name}]`;
    const load = async (): Promise<Command> => {
      if (id === "gate") return (await import("./commands/gate.ts")).gateCommand;
      return (await import("./commands/check.ts")).checkCommand(id);
    };
    program.command(words, title, (command) => describeCommand(command, id, subject.about), handle(load));
  }
  return program.command(
    "demo",
    "serve a good and a flawed site on this machine and measure both",
    (command) => withOptions(command, optionsFor("demo")),
    handle(async () => (await import("./commands/demo.ts")).demoCommand),
  );
}

const epilogue = `Thresholds and measuring options can be set in the environment: --min-ssl is
PORTCULLIS_MIN_SSL. Exit codes: 0 pass, 1 fail, 2 usage, 3 could not measure,
4 bug.`;

/** The gate is what most people came for. */
function order(id: string): number {
  return id === "gate" ? 0 : 1;
}

function describeCommand(command: Yargs, id: string, about: string): Yargs {
  const { subject } = registry.find((entry) => entry.id === id) ?? { subject: { name: "subject" } };
  const positional = command.positional(subject.name, {
    type: "string",
    describe: about,
    ...(id === "gate" && { defaultDescription: "PORTCULLIS_URL" }),
  });
  return withOptions(positional, optionsFor(id));
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

/** Everything that is neither command nor option, also behind `--`. */
function subjectsOf(argv: Argv): readonly string[] {
  const names = new Set(registry.map(({ subject }) => subject.name));
  const positionals = [...names].map((name) => argv[name]).flat();
  const rest = [argv["_"], argv["--"]].flat().slice(1);
  return [...positionals, ...rest].filter((word) => word !== undefined).map(String);
}

/** The language of a message about words that could not be understood as a whole. */
function languageOf(args: readonly string[], { env }: Io): Language {
  const typed = args.findLast((arg, index) => args[index - 1] === "--lang" || arg.startsWith("--lang="));
  const wanted = typed?.replace("--lang=", "") ?? env["PORTCULLIS_LANG"];
  return languages.find((language) => language === wanted) ?? "en";
}
