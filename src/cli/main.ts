import { randomUUID } from "node:crypto";
import { registry } from "../checks/index.ts";
import { toRefusal } from "../core/result/envelope.ts";
import { describeFailure, Failure } from "../core/failure.ts";
import { languages, type Language } from "../core/text.ts";
import { toJson } from "../report/kinds/json.ts";
import { checkEnvironment, readVariable } from "../settings/options/environment.ts";
import { languageSpoken } from "../settings/output/spoken.ts";
import { urlsOf } from "../settings/options/urls.ts";
import { exitCodes, type ExitCode } from "./exit.ts";
import type { Argv } from "../settings/options/given.ts";
import type { Io } from "./io.ts";
import { programOf } from "./program.ts";
import { checkCommand, checkFlags, checkWords, missingCommand } from "./usage.ts";

/** Runs a command line and returns the exit code. Bad input is told in one line on stderr, or as an envelope where a check was to print JSON. */
export async function main(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await obey(args, io);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const language = languageOf(args, io) ?? languageSpoken(error) ?? "en";
    const isCheck = registry.some(({ id }) => id === args[0] && id !== "gate");
    if (isCheck && wantsJson(args, io)) io.out(toJson(toRefusal(error, randomUUID(), language)));
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
    // Handled by the parser itself, which takes no notice of words behind it.
    if (command === "completion") checkWords(command, args.slice(1));
  }
  let code: ExitCode = exitCodes.pass;
  const program = programOf((load) => async (argv) => {
    checkEnvironment(io.env);
    const typed = subjectsOf(command, argv);
    const named = urlsOf(readVariable(io.env, "url") ?? "");
    checkWords(command, typed);
    const isFromEnvironment = typed.length === 0 && named.length > 0;
    code = await (await load())({ subjects: isFromEnvironment ? named : typed, isFromEnvironment, argv, io });
  });
  await program.parseAsync(args, {}, (_error, _argv, output) => {
    if (output) io.out(`${output}\n`);
  });
  return code;
}

/** What the word behind a command is called that measures nothing. */
const positionals: Readonly<Partial<Record<string, string>>> = {
  convert: "file",
  init: "url",
  explain: "rule",
  db: "task",
  backup: "file",
  restore: "file",
};

/** Everything that is neither command nor option, also behind `--`. The subject of one command may bear the name of another's option. */
function subjectsOf(command: string, argv: Argv): readonly string[] {
  const own = positionals[command] ?? registry.find(({ id }) => id === command)?.subject?.name;
  const named = own === undefined ? [] : [argv[own]].flat();
  const rest = [argv["_"], argv["--"]].flat().slice(1);
  return [...named, ...rest].filter((word) => word !== undefined).map(String);
}

/** Whether JSON was asked for by words that could not be understood as a whole. */
function wantsJson(args: readonly string[], { env }: Io): boolean {
  const typed = args.findLast((arg) => arg === "--json" || arg.startsWith("--json="));
  return typed ? typed !== "--json=false" : readVariable(env, "json") === "true";
}

/** The language of a message about words that could not be understood as a whole, where they or the environment name one. */
export function languageOf(args: readonly string[], { env }: Io): Language | undefined {
  const typed = args.findLast((arg, index) => args[index - 1] === "--lang" || arg.startsWith("--lang="));
  const wanted = typed?.replace("--lang=", "") ?? env["PORTCULLIS_LANG"];
  return languages.find((language) => language === wanted);
}
