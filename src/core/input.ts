import type { z } from "zod";
import { failure, type Failure } from "./failure.ts";
import { suggest } from "./near.ts";
import { printable } from "./printable.ts";
import type { TargetProblem } from "./target.ts";
import type { Text } from "./text.ts";

/** How the caller wrote a parameter: `min_ssl`, `--min-ssl`, `PORTCULLIS_MIN_SSL`. */
export type Naming = (field: string) => string;

/**
 * Reads the input of a check, or throws a `Failure` INVALID_INPUT that names the first bad field,
 * what would be right, and the near match where there is one.
 */
export function parseInput<I extends z.ZodObject>(schema: I, query: unknown, naming: Naming = same): z.output<I> {
  const parsed = schema.safeParse(query, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) throw parsed.error;
  throw toFailure(issue, Object.keys(schema.shape), naming);
}

function same(field: string): string {
  return field;
}

function toFailure(issue: z.core.$ZodIssue, fields: readonly string[], naming: Naming): Failure {
  const reason = String(issue.path[0] ?? "");
  const field = naming(reason);
  if (issue.code === "unrecognized_keys") {
    const given = issue.keys[0] ?? "";
    const suggestion = suggest(naming(given), fields.map(naming));
    return failure("input.unknown", { field: printable(naming(given), 60), suggestion }, { reason: given });
  }
  if (issue.input === undefined && issue.code === "invalid_type") {
    return failure("input.missing", { field, expected: typeWords(issue.expected) }, { reason });
  }
  if (issue.code === "invalid_value") {
    const options = issue.values.map(String);
    const suggestion = suggest(String(issue.input), options);
    return failure(
      "input.option",
      { field, expected: options.join(", "), given: shown(issue.input), suggestion },
      { reason },
    );
  }
  const problem = expectation(issue);
  return failure(
    "input.value",
    { field, expected: problem.expected, given: problem.given ?? shown(issue.input) },
    { reason },
  );
}

function expectation(issue: z.core.$ZodIssue): TargetProblem {
  if (issue.code === "custom" && issue.params?.["expected"]) return issue.params as unknown as TargetProblem;
  if (issue.code === "too_small") return { expected: atLeast(issue.minimum) };
  if (issue.code === "too_big") return { expected: atMost(issue.maximum) };
  if (issue.code === "invalid_type") return { expected: typeWords(issue.expected) };
  return { expected: { en: "something else", ko: "다른 값" } };
}

function atLeast(bound: number | bigint): Text {
  return { en: `at least ${bound}`, ko: `${bound} 이상의 값` };
}

function atMost(bound: number | bigint): Text {
  return { en: `at most ${bound}`, ko: `${bound} 이하의 값` };
}

const types: Readonly<Record<string, Text>> = {
  string: { en: "text", ko: "문자열" },
  number: { en: "a number", ko: "숫자" },
  int: { en: "a whole number", ko: "정수" },
  boolean: { en: "true or false", ko: "true 또는 false" },
};

function typeWords(expected: string): Text {
  return types[expected] ?? { en: expected, ko: expected };
}

function shown(value: unknown): string {
  if (typeof value === "string") return `"${printable(value, 60)}"`;
  return printable(JSON.stringify(value) ?? "nothing", 60);
}
