import { randomUUID } from "node:crypto";
import { registry } from "../checks/index.ts";
import { toRefusal } from "../core/result/envelope.ts";
import { describeFailure, Failure } from "../core/failure.ts";
import { languages, type Language } from "../core/text.ts";
import { version } from "../core/version.ts";
import { toJson } from "../report/kinds/json.ts";
import { checkEnvironment, readVariable } from "../settings/options/environment.ts";
import { languageIn } from "../settings/output/language.ts";
import { exitCodes, exitOfCommand, type ExitCode } from "./exit.ts";
import { optionsFor } from "./command-table.ts";
import type { Io } from "./io.ts";
import { loadCommand } from "./load-command.ts";
import { readWords } from "./parse-words.ts";
import { checkUsage, checkFlags, checkWords, isHelp, isVersion, missingCommand, tooManySubjects } from "./usage.ts";

/**
 * Runs a command line and returns the exit code. Bad input and a server that cannot be reached are reported in one line on stderr, or as an
 * envelope if a check should print JSON.
 */
export async function main(args: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await obey(args, io);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const language = languageOfArguments(args, io) ?? languageIn(error) ?? "en";
    const isCheck = registry.some(({ id }) => id === args[0] && id !== "gate");
    if (isCheck && wantsJson(args, io)) io.out(toJson(toRefusal(error, randomUUID(), language)));
    else io.err(`portcullis: ${describeFailure(error.facts, language)}\n${await hintFor(error)}`);
    return exitOfCommand(error);
  }
}

/** Without a command, the list of all commands says more than an error. */
async function hintFor({ facts: { reason } }: Failure): Promise<string> {
  return reason === "command.missing" ? (await import("./short-help.ts")).shortHelp() : "";
}

/** `help gate` is `gate --help`, and `version` is `--version`. */
function inFlags([first = "", ...rest]: readonly string[]): readonly string[] {
  if (first === "version" && rest.length === 0) return ["--version"];
  if (first !== "help") return [first, ...rest].filter((arg, index) => index > 0 || arg !== "");
  const [command, second] = rest.filter((arg) => !arg.startsWith("-"));
  if (second !== undefined) throw tooManySubjects("help", second);
  if (command === undefined || command === "help" || command === "version") return ["--help"];
  checkUsage(command);
  return [command, "--help"];
}

async function obey(typedArgs: readonly string[], io: Io): Promise<ExitCode> {
  const args = inFlags(typedArgs);
  const [command = ""] = args;
  if (isReading(args)) return describe(args, io);
  if (command.startsWith("-")) {
    // `--lang ko --help` asks for help too.
    if (optionWords(args).some(isHelp)) return describe(["--help"], io);
    checkFlags("gate", args.slice(0, 2));
  }
  if (command === "" || command.startsWith("-")) throw missingCommand();
  checkUsage(command);
  checkFlags(command, args.slice(1));
  // The parser prints the completion script itself and ignores further arguments.
  if (command === "completion" && !args.some(isHelp)) checkWords(command, args.slice(1));
  if (command === "completion" || optionWords(args).some(isHelp)) return describe(args, io);
  const { subjects: typed, argv } = readWords(args, optionsFor(command));
  checkEnvironment(io.env);
  const variable = readVariable(io.env, "url");
  const named = variable === undefined ? [] : (await import("../settings/options/urls.ts")).urlsOf(variable);
  checkWords(command, typed);
  const isFromEnvironment = typed.length === 0 && named.length > 0;
  const carryOut = await loadCommand(command);
  return carryOut({ subjects: isFromEnvironment ? named : typed, isFromEnvironment, argv, io });
}

/** Whether the help text, version or completion is requested instead of a command, by a person or the shell. */
function isReading([first = ""]: readonly string[]): boolean {
  return isHelp(first) || first === "--get-yargs-completions";
}

async function describe(args: readonly string[], io: Io): Promise<ExitCode> {
  // Loading yargs takes longer than everything else here.
  const isOnlyVersion = args.length === 1 && isVersion(args[0] ?? "");
  const text = isOnlyVersion ? version : await (await import("./program.ts")).describeProgram(args, io.env);
  if (text) io.out(`${text}\n`);
  return exitCodes.pass;
}

/** The arguments before `--`, which may be options. */
function optionWords(args: readonly string[]): readonly string[] {
  const end = args.indexOf("--");
  return end < 0 ? args : args.slice(0, end);
}

/** Whether an invalid command line asks for JSON. */
function wantsJson(args: readonly string[], { env }: Io): boolean {
  const typed = args.findLast((arg) => arg === "--json" || arg.startsWith("--json="));
  return typed ? typed !== "--json=false" : readVariable(env, "json") === "true";
}

/** The language for messages about an invalid command line, if it or the environment names one. */
export function languageOfArguments(args: readonly string[], { env }: Io): Language | undefined {
  const typed = args.findLast((arg, index) => args[index - 1] === "--lang" || arg.startsWith("--lang="));
  const wanted = typed?.replace("--lang=", "") ?? env["PORTCULLIS_LANG"];
  return languages.find((language) => language === wanted);
}
