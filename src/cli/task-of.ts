import { failure } from "../core/failure.ts";
import { suggest } from "../core/near.ts";
import { printable } from "../core/printable.ts";

/** The task of a command, by the first word after it. Throws a `Failure` INVALID_INPUT that lists the tasks and suggests one. */
export function taskOf<Task extends string>(
  command: string,
  word: string,
  tasks: Readonly<Record<Task, unknown>>,
): Task {
  if (Object.hasOwn(tasks, word)) return word as Task;
  const names = Object.keys(tasks);
  const expected = names.join(", ");
  const reason = { reason: command };
  if (word === "") throw failure("input.missing", { field: command, expected: { en: expected, ko: expected } }, reason);
  const params = { field: command, expected, given: `"${printable(word, 60)}"`, suggestion: suggest(word, names) };
  throw failure("input.option", params, reason);
}
