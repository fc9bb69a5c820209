import { failure, type Failure } from "../../core/failure.ts";
import { toJson } from "../../report/kinds/json.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";
import type { Perform } from "../perform.ts";
import { tooManySubjects } from "../usage.ts";
import { serverModules } from "../server.ts";

/** The command line of an operation that has no words of its own: it prints `data` as JSON. */
export interface OperationCommandLine {
  readonly command: string;
  readonly task: string;
  readonly words: readonly string[];
  readonly perform: Perform;
  readonly io: Io;
}

/** Performs the operation whose table names a command and a task; null where there is none. Throws a `Failure` INVALID_INPUT. */
export async function operationCommand(line: OperationCommandLine): Promise<ExitCode | null> {
  const { command, task, words, perform, io } = line;
  // Loaded lazily: most commands need no operations.
  const { operations } = await serverModules.operations();
  const operation = operations.find(({ command: own }) => own?.words.join(" ") === `${command} ${task}`);
  if (!operation?.command) return null;
  const { takes } = operation.command;
  const excess = words[takes.length];
  if (excess !== undefined) throw tooManySubjects(command, excess);
  if (words.length < takes.length) throw missing(takes[words.length] ?? "", line, takes);
  const given = Object.fromEntries(takes.map((name, at) => [name, words[at] ?? ""]));
  const named = (names: object): Record<string, string> =>
    Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(names, name)));
  const data = await perform(operation.id, {
    parts: given,
    query: named(operation.query?.shape ?? {}),
    body: named(operation.body?.shape ?? {}),
  });
  io.out(toJson(data));
  return exitCodes.pass;
}

function missing(field: string, { command, task }: OperationCommandLine, takes: readonly string[]): Failure {
  const example = ["npx portcullis", command, task, ...takes.map((name) => name.toUpperCase())].join(" ");
  return failure("input.missing", { field, expected: { en: example, ko: `예: ${example}` } }, { reason: field });
}
