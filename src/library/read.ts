import { failure, type Failure } from "../core/failure.ts";
import { suggest } from "../core/near.ts";
import { printable } from "../core/printable.ts";
import type { Language, Text } from "../core/text.ts";
import { localRunner } from "../run/local.ts";
import type { Query, Runner } from "../run/runner.ts";
import { openEngine } from "../settings/engine.ts";
import { readGiven, type Given, type Typed } from "../settings/given.ts";
import { readLanguage, readMeasuring } from "../settings/measuring.ts";
import { measuring, type Option } from "../settings/options.ts";

/** An object as a caller hands it over, which no compiler may have seen. */
export type Bag = Readonly<Record<string, unknown>>;

/** What is to measure, and how it is to be asked. */
export interface Equipment {
  readonly runner: Runner;
  readonly language: Language;
  readonly signal?: AbortSignal;
}

/** Options that only a command line has use for. */
const ofCommandLine = new Set(["json"]);

/** Options that say how to measure. */
export const taken = measuring.filter(({ name }) => !ofCommandLine.has(name));

/** The names of the options, as a caller writes them. */
export const optionNames: readonly string[] = [...taken.map(({ name }) => toOption(name)), "signal"];

/** `ca_file` → `caFile`. */
export function toOption(name: string): string {
  return name.replace(/_[a-z]/g, (match) => match.slice(1).toUpperCase());
}

/** Reads the options; throws a `Failure` INVALID_INPUT that names the one that is wrong. */
export function readOptions(options: Bag): Equipment {
  checkNames(options, optionNames);
  const given = givenBy(options);
  const signal = readSignal(options["signal"]);
  return {
    language: readLanguage(given),
    // Whoever runs this process may name whatever it can reach.
    runner: localRunner(openEngine({ ...readMeasuring(given), special: true })),
    ...(signal && { signal }),
  };
}

function givenBy(options: Bag): Given {
  // The environment belongs to the program that calls, and this library is one part of it.
  return readGiven(givenAs(options, taken, toOption), {}, taken);
}

/** What a caller gave, of options that go by these names there. Throws a `Failure` at a value of a kind that no option has. */
export function givenAs(options: Bag, known: readonly Option[], naming: (name: string) => string): Typed {
  for (const { name, isList } of known) {
    const field = naming(name);
    const value = options[field];
    const isFine = isText(value) || (isList && Array.isArray(value) && value.every(isText));
    if (value !== undefined && !isFine) throw wrong(field, isList ? aList : aText, value);
  }
  return { source: "option", value: (name) => options[naming(name)], naming };
}

/** A signal, where there is one. */
export function readSignal(value: unknown): AbortSignal | undefined {
  if (value === undefined || value instanceof AbortSignal) return value;
  throw wrong("signal", { en: "an AbortSignal", ko: "AbortSignal" }, value);
}

/** Refuses what nobody reads: what its author wanted would silently not happen. */
export function checkNames(bag: Bag, known: readonly string[]): void {
  const stray = Object.keys(bag).find((name) => !known.includes(name));
  if (stray === undefined) return;
  const field = printable(stray, 60);
  throw failure("input.unknown", { field, suggestion: suggest(stray, known) }, { reason: field });
}

/** Parameters as the API takes them: text. Numbers and booleans are written out, what is undefined counts as absent. */
export function toQuery(input: Bag): Query {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (!isText(value)) throw wrong(printable(name, 60), aText, value);
      return [[name, `${value}`]];
    }),
  );
}

/** Takes a caller's word that something is an object with names. */
export function toBag(value: unknown, field: string): Bag {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Bag;
  throw wrong(field, { en: "an object", ko: "객체" }, value);
}

const aText: Text = { en: "text, a number or a boolean", ko: "문자열, 숫자 또는 불리언" };
const aList: Text = { en: "text or a list of texts", ko: "문자열 또는 문자열 목록" };

function isText(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** A value of a kind that no parameter has; what is in it stays out of the message. */
export function wrong(field: string, expected: Text, value: unknown): Failure {
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return failure("input.value", { field, expected, given: kind }, { reason: field });
}
