import { failure, type Failure } from "../core/failure.ts";
import { suggestOrList } from "../core/nearest.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { CheckQuery } from "../run/runner.ts";
import type { Typed } from "../settings/options/given.ts";
import { environmentOnly } from "../settings/options/list/environment.ts";
import { access, measuring } from "../settings/options/list/measuring.ts";
import { remembering } from "../settings/options/list/serving.ts";
import type { Option } from "../settings/options/options.ts";

/** An object from a caller. Its types are not checked yet. */
export type Bag = Readonly<Record<string, unknown>>;

/** Options that are useful only on a command line. */
const ofCommandLine = new Set(["json"]);

const passphrase = environmentOnly.filter(({ name }) => name === "client_key_passphrase");

/** Options that say how to measure, with the command line's names. */
export const taken: readonly Option[] = [...measuring, ...access, ...passphrase, ...remembering].filter(
  ({ name }) => !ofCommandLine.has(name),
);

/** Options that only a program can give. */
export const ofPrograms: readonly string[] = ["signal", "lookup", "logger", "onProgress"];

/** `ca_file` → `caFile`. A program has the values of headers and passes them by name. */
export function toOption(name: string): string {
  if (name === "header") return "headers";
  if (name === "key") return "apiKey";
  return name.replace(/_[a-z]/g, (match) => match.slice(1).toUpperCase());
}

/** Returns the spelling that the caller used: `minSsl`, or `min_ssl` as in the API. Throws a `Failure` if both are given. */
export function spelling(bag: Bag, name: string): string {
  const own = toOption(name);
  if (own === name || bag[name] === undefined) return own;
  if (bag[own] === undefined) return name;
  throw failure("input.conflict", { field: own, first: own, second: name }, { reason: own });
}

/** Renames the parameters of a check as in the API. */
export function asInApi(input: Bag, names: readonly string[]): Bag {
  const named = names.filter((name) => name.includes("_")).map((name) => [name, spelling(input, name)] as const);
  const others = Object.entries(input).filter(([written]) => !named.some(([, own]) => own === written));
  return Object.fromEntries([...others, ...named.map(([name, written]) => [name, input[written]] as const)]);
}

/** Returns the values that a caller gave under these names. Throws a `Failure` if the type of a value is wrong. */
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

/** Converts headers to lines, as in the inputs of the Action. */
function linesOf(headers: unknown): readonly string[] | undefined {
  if (headers === undefined) return undefined;
  return Object.entries(toBag(headers, "headers")).map(([name, value]) => {
    if (typeof value === "string") return `${name}: ${value}`;
    throw wrong("headers", { en: "an object of texts by header name", ko: "헤더 이름별 문자열 객체" }, value);
  });
}

/** Returns a function that a caller gave, if there is one. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the function takes can only be declared
export function readFunction<F>(bag: Bag, name: string): F | undefined {
  const value = bag[name];
  if (value === undefined || typeof value === "function") return value as F | undefined;
  throw wrong(name, { en: "a function", ko: "함수" }, value);
}

/** Returns the signal, if there is one. */
export function readSignal(value: unknown): AbortSignal | undefined {
  if (value === undefined || value instanceof AbortSignal) return value;
  throw wrong("signal", { en: "an AbortSignal", ko: "AbortSignal" }, value);
}

/** Refuses an unknown name, since it would silently have no effect. */
export function checkNames(bag: Bag, known: readonly string[]): void {
  const stray = Object.keys(bag).find((name) => !known.includes(name));
  if (stray === undefined) return;
  const field = printable(stray, 60);
  const called: Text = { en: `parameter ${field}`, ko: `파라미터 ${field}` };
  throw failure("input.unknown", { field: called, suggestion: suggestOrList(stray, known) }, { reason: field });
}

/** Converts parameters to text, as the API takes them. Undefined values are left out. */
export function toQuery(input: Bag): CheckQuery {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (!isText(value)) throw wrong(printable(name, 60), aText, value);
      return [[name, `${value}`]];
    }),
  );
}

/** Returns a value as an object with names; throws `Failure` if it is no object. */
export function toBag(value: unknown, field: string): Bag {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Bag;
  throw wrong(field, { en: "an object", ko: "객체" }, value);
}

const aText: Text = { en: "text, a number or a boolean", ko: "문자열, 숫자 또는 불리언" };
const aList: Text = { en: "text or a list of texts", ko: "문자열 또는 문자열 목록" };

function isText(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** The failure for a value of a wrong type. It does not show the value. */
export function wrong(field: string, expected: Text, value: unknown): Failure {
  return failure("input.value", { field, expected, given: kindOf(value) }, { reason: field });
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
