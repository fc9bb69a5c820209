import { registry } from "../checks/index.ts";
import { failure, type Failure } from "../core/failure.ts";
import { neededValue } from "../core/input.ts";
import { maxAgeName, neverReused } from "../core/max-age.ts";
import { suggest, suggestOr } from "../core/nearest.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { toFlag, type Option } from "../settings/options/options.ts";
import { commandNames, commandRow, optionsFor } from "./command-table.ts";

/** The failure for a missing command. */
export function missingCommand(): Failure {
  const example = exampleOf("gate");
  const expected: Text = { en: `for example npx ${example}`, ko: `예: npx ${example}` };
  return failure("input.missing", { field: { en: "A command", ko: "명령" }, expected }, { reason: "command.missing" });
}

/** Where the gate finds its targets if the command line has none. */
const otherTargets: Text = {
  en: ". Or set PORTCULLIS_URL, or list targets in a configuration (npx portcullis init writes one)",
  ko: ". 또는 PORTCULLIS_URL을 설정하거나 설정 파일의 targets에 적으십시오(npx portcullis init이 파일을 만듭니다)",
};

/** The failure for a missing subject. */
export function missingSubject(command: string): Failure {
  const field = registry.find(({ id }) => id === command)?.subject?.name ?? "target";
  const example = `npx ${exampleOf(command)}`;
  const others = command === "gate" ? otherTargets : { en: "", ko: "" };
  const expected: Text = { en: `for example ${example}${others.en}`, ko: `예: ${example}${others.ko}` };
  return failure("input.missing", { field, expected }, { reason: field });
}

/** A command line of a check with everything that it requires. */
export function exampleOf(command: string): string {
  const { subject, options = [] } = registry.find(({ id }) => id === command) ?? {};
  const required = options.flatMap(({ name, example = "", isRequired }) =>
    isRequired ? [`--${toFlag(name)} ${example}`] : [],
  );
  return ["portcullis", command, subject?.example ?? "", ...required].filter((word) => word !== "").join(" ");
}

/** The failure for too many subjects. */
export function tooManySubjects(command: string, second: string): Failure {
  const field: Text = { en: `argument ${printable(second, 100)}`, ko: `인수 ${printable(second, 100)}` };
  const suggestion: Text = {
    en: ` ${command} takes no more arguments.`,
    ko: ` ${command} 명령은 인수를 더 받지 않습니다.`,
  };
  return failure("input.unknown", { field, suggestion }, { reason: "target" });
}

/** The failure for a subject that the check does not take. */
export function needlessSubject(command: string, first: string): Failure {
  const field: Text = { en: `argument ${printable(first, 100)}`, ko: `인수 ${printable(first, 100)}` };
  const suggestion: Text = { en: ` ${command} takes options only.`, ko: ` ${command} 명령은 옵션만 받습니다.` };
  return failure("input.unknown", { field, suggestion }, { reason: "target" });
}

/** The shells that have a completion script. */
const shells: readonly string[] = ["bash", "zsh", "fish"];

/** Rejects arguments of a command that takes none. */
export function checkWords(command: string, [first]: readonly string[]): void {
  if (command === "completion" && first !== undefined && shells.includes(first)) return;
  if (first === undefined || commandRow(command)?.subject) return;
  if (command === "completion") {
    const params = { field: "shell", expected: shells.join(", "), given: `"${printable(first, 60)}"` };
    throw failure("input.option", { ...params, suggestion: suggest(first, shells) }, { reason: "shell" });
  }
  if (!looksLikeUrl(first)) throw needlessSubject(command, first);
  const shown = printable(first, 200);
  const field: Text = { en: `argument ${shown} after ${command}`, ko: `${command} 명령의 인수 ${shown}` };
  const suggestion: Text = {
    en: ` To measure it: npx portcullis gate ${shown}`,
    ko: ` 측정하려면: npx portcullis gate ${shown}`,
  };
  throw failure("input.unknown", { field, suggestion }, { reason: "target" });
}

function looksLikeUrl(word: string): boolean {
  return /[.:/]/.test(word);
}

/** Rejects an unknown command, with a suggestion. */
export function checkUsage(word: string): void {
  // These are not in the table, because they run no command.
  const known = [...commandNames(), "completion", "help", "version"];
  if (known.includes(word)) return;
  const shown = printable(word, 200);
  const gate: Text = {
    en: ` To measure a URL: npx portcullis gate ${shown}`,
    ko: ` URL을 측정하려면: npx portcullis gate ${shown}`,
  };
  const field: Text = { en: `command ${shown}`, ko: `명령 ${shown}` };
  const listed: Text = {
    en: " To list all commands: npx portcullis --help",
    ko: " 모든 명령을 보려면: npx portcullis --help",
  };
  const suggestion = looksLikeUrl(word) ? gate : suggestOr(suggest(word, known), listed);
  throw failure("input.unknown", { field, suggestion }, { reason: "command" });
}

/**
 * Rejects unknown options, missing values and invalid values. The parser would treat the first as a positional argument, take the next option as the
 * value, or use false.
 */
export function checkFlags(command: string, args: readonly string[]): void {
  const options = optionsFor(command);
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? "";
    if (arg === "--") return;
    if (!arg.startsWith("-") || arg === "-") continue;
    const { name, value } = split(arg);
    const option = options.find((each) => toFlag(each.name) === name && arg.startsWith("--"));
    if (option?.isFlag) checkSwitch(option, value);
    else if (option && value === undefined) {
      index++;
      // The parser would treat a value with a leading dash as an option.
      if (/^-(?!\d|$)/.test(args[index] ?? "--")) throw missingValue(option);
    } else if (!option && !isHelp(arg)) throw unknownFlag(command, arg, options);
  }
}

function split(arg: string): { readonly name: string; readonly value: string | undefined } {
  const at = arg.indexOf("=");
  const name = (at < 0 ? arg : arg.slice(0, at)).replace(/^--?/, "");
  return { name, value: at < 0 ? undefined : arg.slice(at + 1) };
}

/** Whether an argument asks for help. */
export function isHelp(arg: string): boolean {
  return arg === "--help" || arg === "-h" || isVersion(arg);
}

/** Whether an argument asks for the version. */
export function isVersion(arg: string): boolean {
  return arg === "--version" || arg === "-v";
}

function unknownFlag(command: string, arg: string, options: readonly Option[]): Failure {
  const { name } = split(arg);
  if (arg.startsWith("--") && name === toFlag(maxAgeName) && registry.some(({ id }) => id === command))
    return neverReused(command, `--${name}`);
  const known = [...options.map((option) => toFlag(option.name)), "help", "version"];
  const shown = printable(arg.split("=")[0] ?? "", 60);
  const field: Text = { en: `option ${shown}`, ko: `옵션 ${shown}` };
  const listed: Text = {
    en: ` To list all options: npx portcullis ${command} --help`,
    ko: ` 모든 옵션을 보려면: npx portcullis ${command} --help`,
  };
  const suggestion = suggestOr(
    suggest(name, known, (near) => `--${near}`),
    listed,
  );
  return failure("input.unknown", { field, suggestion }, { reason: printable(name, 60) });
}

function checkSwitch({ name }: Option, value: string | undefined): void {
  if (value === undefined || value === "true" || value === "false") return;
  const given = `"${printable(value, 60)}"`;
  const params = { field: `--${toFlag(name)}`, expected: "true, false", given, suggestion: "" };
  throw failure("input.option", params, { reason: name });
}

function missingValue({ name, value = "" }: Option): Failure {
  const field: Text = { en: `The value of --${toFlag(name)}`, ko: `--${toFlag(name)}의 값` };
  return failure("input.missing", { field, expected: neededValue(value) }, { reason: name });
}
