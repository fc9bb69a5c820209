import { failure, type Failure } from "../core/failure.ts";
import { suggest } from "../core/near.ts";
import { printable } from "../core/printable.ts";
import type { Language, Text } from "../core/text.ts";
import type { Query, Runner } from "../run/runner.ts";
import { openNetworks } from "../networks/open.ts";
import { readAccess } from "../settings/access/access.ts";
import { readGiven, type Given, type Typed } from "../settings/options/given.ts";
import { readLanguage, readMeasuring } from "../settings/options/measuring.ts";
import { access, environmentOnly, measuring, remembering, type Option } from "../settings/options/options.ts";
import { openRemembering } from "../settings/remembering.ts";
import { openLocal } from "../settings/runner.ts";
import { openStoredRunner } from "../settings/stored-runner.ts";
import { readStored, rememberer } from "./stored.ts";

/** A library writes no files of its own accord: it has the data that comes with it, decompressed once a process. */
const networks = openNetworks(null);

/** An object as a caller hands it over, which no compiler may have seen. */
export type Bag = Readonly<Record<string, unknown>>;

/** What is to measure, and how it is to be asked. */
export interface Equipment {
  readonly runner: Runner;
  readonly language: Language;
  readonly signal?: AbortSignal;
}

/** The id of the check where it reads what is stored; null where it measures. */
type StoreReader = string | null;

/** Options that only a command line has use for. */
const ofCommandLine = new Set(["json"]);

const passphrase = environmentOnly.filter(({ name }) => name === "client_key_passphrase");

/** Options that say how to measure. */
export const taken: readonly Option[] = [...measuring, ...access, ...passphrase, ...remembering].filter(
  ({ name }) => !ofCommandLine.has(name),
);

/** The names of the options, as a caller writes them. */
export const optionNames: readonly string[] = [...taken.map(({ name }) => toOption(name)), "signal"];

/** `ca_file` → `caFile`. A program has the values of headers, and gives them by name. */
export function toOption(name: string): string {
  if (name === "header") return "headers";
  return name.replace(/_[a-z]/g, (match) => match.slice(1).toUpperCase());
}

/** `minSsl`, as names in a program are, or `min_ssl`, as the API has it: what the caller wrote. Throws a `Failure` where it is both. */
export function spelling(bag: Bag, name: string): string {
  const own = toOption(name);
  if (own === name || bag[name] === undefined) return own;
  if (bag[own] === undefined) return name;
  throw failure("input.conflict", { field: own, first: own, second: name }, { reason: own });
}

/** Parameters of a check under the names that the API has for them. */
export function asInApi(input: Bag, names: readonly string[]): Bag {
  const named = names.filter((name) => name.includes("_")).map((name) => [name, spelling(input, name)] as const);
  const others = Object.entries(input).filter(([written]) => !named.some(([, own]) => own === written));
  return Object.fromEntries([...others, ...named.map(([name, written]) => [name, input[written]] as const)]);
}

/**
 * Reads the options for a check, which may be one that reads what is stored; throws a `Failure` INVALID_INPUT that names the one that
 * is wrong.
 */
export function readOptions(options: Bag, reader: StoreReader): Equipment {
  checkNames(options, optionNames);
  const given = givenBy(options);
  const signal = readSignal(options["signal"]);
  return {
    language: readLanguage(given),
    runner: runnerOf(given, reader),
    ...(signal && { signal }),
  };
}

/** Whoever runs this process may name whatever it can reach. */
function runnerOf(given: Given, reader: StoreReader): Runner {
  if (reader !== null && given.one("data_dir") !== undefined) return openStoredRunner(reader, given, readStored);
  const remembering = openRemembering(given, rememberer);
  return openLocal({ ...readMeasuring(given), networks }, readAccess(given), { remembering });
}

function givenBy(options: Bag): Given {
  // The environment belongs to the program that calls, and this library is one part of it.
  return readGiven(givenAs(options, taken, toOption), {}, taken);
}

/** What a caller gave, of options that go by these names there. Throws a `Failure` at a value of a kind that no option has. */
export function givenAs(bag: Bag, known: readonly Option[], naming: (name: string) => string): Typed {
  const options: Bag = { ...bag, headers: linesOf(bag["headers"]) };
  for (const { name, isList } of known) {
    const field = naming(name);
    const value = options[field];
    const isFine = isText(value) || (isList && Array.isArray(value) && value.every(isText));
    if (value !== undefined && !isFine) throw wrong(field, isList ? aList : aText, value);
  }
  return { source: "option", value: (name) => options[naming(name)], naming };
}

/** Headers as the inputs of a workflow have them. */
function linesOf(headers: unknown): readonly string[] | undefined {
  if (headers === undefined) return undefined;
  return Object.entries(toBag(headers, "headers")).map(([name, value]) => {
    if (typeof value === "string") return `${name}: ${value}`;
    throw wrong("headers", { en: "texts by their names", ko: "이름별 문자열" }, value);
  });
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
  const called: Text = { en: `parameter ${field}`, ko: `매개변수 ${field}` };
  throw failure("input.unknown", { field: called, suggestion: suggest(stray, known) }, { reason: field });
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
