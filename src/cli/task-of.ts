import { failure } from "../core/failure.ts";
import { neededValue } from "../core/input.ts";
import { suggest } from "../core/nearest.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { toFlag } from "../settings/options/options.ts";
import type { Argv } from "../settings/options/given.ts";
import { commandRow } from "./command-table.ts";

/**
 * The task of a command, by the first word after it. Throws a `Failure` INVALID_INPUT that lists the tasks and suggests one, or that names an
 * option of another task.
 */
export function commandTaskOf<Task extends string>(
  command: string,
  word: string,
  tasks: Readonly<Record<Task, unknown>>,
  argv: Argv,
): Task {
  if (Object.hasOwn(tasks, word)) {
    checkOptions(command, word, argv);
    return word as Task;
  }
  const names = Object.keys(tasks);
  const expected = names.join(", ");
  const field = "task";
  const reason = { reason: field };
  if (word === "") throw failure("input.missing", { field, expected: neededValue(expected) }, reason);
  const params = { field, expected, given: `"${printable(word, 60)}"`, suggestion: suggest(word, names) };
  throw failure("input.option", params, reason);
}

/** An ignored option would let its user believe in a setting that does not exist. */
function checkOptions(command: string, task: string, argv: Argv): void {
  const rows = Object.entries(commandRow(command)?.taskOptions ?? {});
  const taken = rows.find(([owner]) => owner === task)?.[1] ?? [];
  const name = rows
    .flatMap(([, names]) => names)
    .find((each) => !taken.includes(each) && argv[toFlag(each)] !== undefined);
  if (name === undefined) return;
  const owners = rows.filter(([, names]) => names.includes(name)).map(([owner]) => `${command} ${owner}`);
  const flag = `--${toFlag(name)}`;
  const field: Text = { en: `option ${flag} of ${command} ${task}`, ko: `${command} ${task}의 옵션 ${flag}` };
  const suggestion: Text = {
    en: ` Only ${owners.join(" and ")} ${owners.length === 1 ? "takes" : "take"} it.`,
    ko: ` ${owners.join(", ")}에서만 쓸 수 있습니다.`,
  };
  throw failure("input.unknown", { field, suggestion }, { reason: name });
}
