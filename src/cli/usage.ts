import { registry } from "../checks/index.ts";
import { failure, type Failure } from "../core/failure.ts";
import { suggest } from "../core/near.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import {
  converting,
  gating,
  keep,
  listening,
  measuring,
  noColor,
  optionsOf,
  serving,
  showing,
  storing,
  toFlag,
  type Option,
} from "../settings/options/options.ts";

/** Commands that look after what a server has stored. */
const tending: readonly string[] = ["db", "backup", "restore"];

/** Every command that can be typed. */
const commands: readonly string[] = [
  ...registry.map(({ id }) => id),
  "init",
  "explain",
  "demo",
  "serve",
  "convert",
  ...tending,
  "completion",
];

/** The options that a command takes; none for what is no command. */
export function optionsFor(command: string): readonly Option[] {
  if (command === "completion") return [];
  if (command === "init" || command === "explain") return measuring.filter(({ name }) => name === "lang");
  if (command === "convert") return [...converting, ...measuring.filter(({ name }) => name === "lang")];
  if (tending.includes(command)) return [...storing, ...measuring.filter(({ name }) => name === "lang")];
  if (command === "serve") return [...listening, ...showing, ...serving, ...measuring.flatMap(forServer)];
  const taken = [...optionsOf(command), ...(command === "gate" ? gating : []), noColor];
  return command === "demo" ? [keep, ...taken.filter(({ name }) => demoTakes.has(name))] : taken;
}

/** What a server says of options that mean something else to it. */
const wordsOfServer: Readonly<Record<string, string>> = {
  timeout: "Give up on a target after this many seconds (default 15)",
  lang: "Language for those who ask for none (default en)",
};

function forServer(option: Option): readonly Option[] {
  if (option.name === "json") return [];
  const about = wordsOfServer[option.name];
  return [about === undefined ? option : { ...option, about }];
}

const demoTakes = new Set(["lang", "json", "no_color"]);

/** A command line without a command. */
export function missingCommand(): Failure {
  const list = commands.filter((name) => name !== "completion").join(", ");
  const expected: Text = { en: `name one of ${list}`, ko: list };
  return failure("input.missing", { field: { en: "A command", ko: "명령" }, expected }, { reason: "command" });
}

/** A command line without what is to be measured. */
export function missingSubject(command: string): Failure {
  const { subject } = registry.find(({ id }) => id === command) ?? {};
  const field = subject?.name ?? "target";
  const example = `portcullis ${command} ${subject?.example ?? ""}`.trim();
  return failure(
    "input.missing",
    { field, expected: { en: `for example ${example}`, ko: example } },
    { reason: field },
  );
}

/** More subjects than a check takes. */
export function tooManySubjects(command: string, second: string): Failure {
  const field: Text = { en: `room for ${printable(second, 100)}`, ko: `${printable(second, 100)}의 자리` };
  const suggestion: Text = { en: ` ${command} measures one at a time.`, ko: ` ${command} 명령은 하나만 측정합니다.` };
  return failure("input.unknown", { field, suggestion }, { reason: "target" });
}

/** A subject for a check that needs none. */
export function needlessSubject(command: string, first: string): Failure {
  const field: Text = { en: `room for ${printable(first, 100)}`, ko: `${printable(first, 100)}의 자리` };
  const suggestion: Text = { en: ` ${command} takes options only.`, ko: ` ${command} 명령은 옵션만 받습니다.` };
  return failure("input.unknown", { field, suggestion }, { reason: "target" });
}

/** Refuses words behind a command that measures nothing one could name. */
export function checkWords(command: string, [first]: readonly string[]): void {
  if (
    first === undefined ||
    ["convert", "init", "explain", ...tending].includes(command) ||
    registry.some(({ id }) => id === command)
  )
    return;
  const shown = printable(first, 200);
  const field: Text = { en: `word ${shown} behind ${command}`, ko: `${command} 뒤의 단어 ${shown}` };
  const suggestion: Text = {
    en: ` To measure it: portcullis gate ${shown}`,
    ko: ` 측정하려면: portcullis gate ${shown}`,
  };
  throw failure("input.unknown", { field, suggestion }, { reason: "target" });
}

/** Refuses a word that is no command, with what was probably meant. */
export function checkCommand(word: string): void {
  if (commands.includes(word)) return;
  const shown = printable(word, 200);
  const gate: Text = {
    en: ` To measure a URL: portcullis gate ${shown}`,
    ko: ` URL을 측정하려면: portcullis gate ${shown}`,
  };
  const field: Text = { en: `command ${shown}`, ko: `명령 ${shown}` };
  const suggestion = /[.:/]/.test(word) ? gate : suggest(word, commands);
  throw failure("input.unknown", { field, suggestion }, { reason: "command" });
}

/**
 * Refuses what is no option of a command, an option without its value, and a value that is no value. The parser behind it
 * would take the first for a positional, the second for the next option, and the third for false.
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
      // The parser takes a word with a dash in front for an option, finds no value, and measures nothing.
      if (/^-(?!\d|$)/.test(args[index] ?? "--")) throw missingValue(option);
    } else if (!option && !isHelp(arg)) throw unknownFlag(arg, options);
  }
}

function split(arg: string): { readonly name: string; readonly value: string | undefined } {
  const at = arg.indexOf("=");
  const name = (at < 0 ? arg : arg.slice(0, at)).replace(/^--?/, "");
  return { name, value: at < 0 ? undefined : arg.slice(at + 1) };
}

function isHelp(arg: string): boolean {
  return arg === "--help" || arg === "-h" || arg === "--version";
}

function unknownFlag(arg: string, options: readonly Option[]): Failure {
  const { name } = split(arg);
  const known = [...options.map((option) => toFlag(option.name)), "help", "version"];
  const shown = printable(arg.split("=")[0] ?? "", 60);
  const field: Text = { en: `option ${shown}`, ko: `옵션 ${shown}` };
  const suggestion = suggest(name, known, (near) => `--${near}`);
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
  return failure("input.missing", { field, expected: value }, { reason: name });
}
