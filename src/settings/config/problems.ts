import type { z } from "zod";
import { failure, type Failure } from "../../core/failure.ts";
import { expectation, neededValue, shown } from "../../core/input.ts";
import { suggest } from "../../core/nearest.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { keysAt } from "./schema.ts";
import { pointerStep } from "./jsonc.ts";

type Issue = z.core.$ZodIssue;

/** Names a place of the configuration: `/targets/0/url (portcullis.config.json:3:7)`. */
export type Places = (pointer: string) => string;

interface ProblemOptions {
  readonly reason?: string;
  /** The allowed keys at a place, for suggestions. */
  readonly known?: (path: readonly PropertyKey[]) => readonly string[];
  /** Up to this many known keys are listed if none is similar. */
  readonly few?: number;
}

/** Returns the first problem of a configuration, with its place and what is expected. */
export function configProblem(
  error: z.ZodError,
  places: Places,
  { reason = "config", known = keysAt, few = 6 }: ProblemOptions = {},
): Failure {
  const { issue, path } = innermost(error.issues[0] as Issue, []);
  const pointer = path.map(pointerStep).join("");
  if (issue.code === "unrecognized_keys") {
    const [key = ""] = issue.keys;
    const suggestion = meant(key, known(path), few);
    const field = problemKeyOf(places(pointer + pointerStep(key)));
    return failure("input.unknown", { field, suggestion }, { reason });
  }
  const field = places(pointer);
  if (issue.input === undefined) {
    const expected =
      issue.code === "invalid_value" ? issue.values.join(", ") : (wordsFor(path) ?? expectation(issue).expected);
    return failure("input.missing", { field, expected: neededValue(expected) }, { reason });
  }
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    const suggestion = typeof issue.input === "string" ? suggest(issue.input, values) : "";
    const params = { field, expected: values.join(", "), given: shown(issue.input), suggestion };
    return failure("input.option", params, { reason });
  }
  const expected = special(issue, path) ?? expectation(issue).expected;
  return failure("input.value", { field, expected, given: shownShort(issue.input) }, { reason });
}

/** Names an unknown key of the configuration by its place. */
export function problemKeyOf(place: string): Text {
  return { en: `key ${place}`, ko: `키 ${place}` };
}

function meant(key: string, known: readonly string[], few: number): Text {
  const near = suggest(key, known);
  if (near.en !== "" || known.length === 0 || known.length > few) return near;
  return { en: ` Known keys: ${known.join(", ")}.`, ko: ` 쓸 수 있는 키: ${known.join(", ")}.` };
}

/** What some keys require, in words. */
const patterns: Readonly<Record<string, Text>> = {
  paths: { en: "a path that begins with /", ko: "/로 시작하는 경로" },
  reason: { en: "a text that gives the reason", ko: "이유를 적은 문장" },
  until: { en: "a date such as 2027-01-31", ko: "2027-01-31 같은 날짜" },
  url: { en: "a URL such as https://shop.example/", ko: "https://shop.example/ 같은 URL" },
};

function special(issue: Issue, path: readonly PropertyKey[]): Text | null {
  return issue.code === "invalid_format" ? wordsFor(path) : null;
}

function wordsFor(path: readonly PropertyKey[]): Text | null {
  const key = path.findLast((each) => typeof each === "string");
  return patterns[String(key)] ?? null;
}

function shownShort(value: unknown): string {
  if (typeof value !== "object" || value === null) return typeof value === "function" ? "a function" : shown(value);
  return Array.isArray(value) ? "[…]" : "{…}";
}

/** Returns the issue of the alternative that the value comes closest to, since its author probably meant that one. */
function innermost(
  issue: Issue,
  before: readonly PropertyKey[],
): { readonly issue: Issue; readonly path: readonly PropertyKey[] } {
  const path = [...before, ...issue.path];
  if (issue.code !== "invalid_union") return { issue, path };
  const branches = issue.errors.flatMap(([first]) => (first ? [first] : []));
  const deeper = branches.find((each) => each.path.length > 0 || each.code === "unrecognized_keys");
  const word = typeof issue.input === "string" ? branches.find((each) => each.code === "invalid_value") : undefined;
  // Issues of the members of a union do not contain their input.
  const meant = deeper ?? (word && { ...word, input: issue.input });
  return meant ? innermost(meant, path) : { issue, path };
}

/** Returns the function that names places, with the line if it is known. */
export function problemPlacesOf(
  name: string,
  at: (pointer: string) => { readonly line: number; readonly column: number } | null,
): Places {
  return (pointer) => {
    const position = at(pointer);
    const where = position ? `${name}:${position.line}:${position.column}` : name;
    return `${printable(pointer === "" ? "/" : pointer, 200)} (${where})`;
  };
}
