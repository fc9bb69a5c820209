import { z } from "zod";
import { failure, type Failure } from "./failure.ts";
import { suggest, suggestOrList } from "./nearest.ts";
import { plural } from "./plural.ts";
import { printable } from "./printable.ts";
import type { TargetProblem } from "./target/target.ts";
import type { Text } from "./text.ts";

/** Maps a parameter to how the caller wrote it: `min_ssl`, `--min-ssl`, `PORTCULLIS_MIN_SSL`. */
export type Naming = (field: string) => string;

/**
 * Parses the input of a check, or throws a `Failure` INVALID_INPUT with the first invalid field, what is expected, and a suggestion if there is one.
 */
export function parseInput<I extends z.ZodObject>(schema: I, query: unknown, naming: Naming = same): z.output<I> {
  const parsed = schema.safeParse(query, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) throw parsed.error;
  throw toFailure(issue, schema.shape, naming);
}

function same(field: string): string {
  return field;
}

function toFailure(issue: z.core.$ZodIssue, shape: z.core.$ZodShape, naming: Naming): Failure {
  const reason = String(issue.path[0] ?? "input");
  const field = issue.path.length === 0 ? reason : naming(reason);
  if (issue.code === "unrecognized_keys") {
    // A name may be empty, which the message must show.
    const given = issue.keys[0] || '""';
    const suggestion = suggestOrList(given, Object.keys(shape), naming);
    const shownName = printable(naming(given), 60);
    // "Unknown domain" alone would read like a finding about one.
    const called: Text = { en: `parameter ${shownName}`, ko: `파라미터 ${shownName}` };
    return failure("input.unknown", { field: called, suggestion }, { reason: printable(given, 60) });
  }
  if (issue.input === undefined) {
    const expected = exampleOf(shape[reason]) ?? neededValue(expectation(issue).expected);
    return failure("input.missing", { field, expected }, { reason });
  }
  const problem = expectation(issue);
  // The only place where a message quotes a value: a secret field's is not quoted, and a near match would disclose part of it.
  if (isSecret(shape[reason])) return secretFailure(field, problem.expected, reason);
  if (issue.code === "invalid_value") {
    const options = issue.values.map(String);
    const suggestion = typeof issue.input === "string" ? suggest(issue.input, options) : "";
    return failure(
      "input.option",
      { field, expected: options.join(", "), given: shown(issue.input), suggestion },
      { reason },
    );
  }
  return failure(
    "input.value",
    { field, expected: problem.expected, given: problem.given ?? nestedOf(issue) ?? shown(issue.input) },
    { reason },
  );
}

/** The failure for an invalid value of a field that holds a secret. It does not repeat the value. */
export function secretFailure(field: string, expected: Text | string, reason = field): Failure {
  return failure("input.secret", { field, expected }, { reason });
}

/**
 * Marks a field whose value is a secret: a password, a code, a token, or a URL that contains one. Errors do not repeat its value. The keyword
 * is `writeOnly` of JSON Schema (Validation 2020-12 §9.4), so the API reference says it too.
 */
export const secretField = { writeOnly: true } as const;

/** The types that a type wraps, where a secret may be declared. */
interface Wrapper {
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** Whether a field, or a type that it wraps, is marked as a secret. */
export function isSecret(type: z.core.$ZodType | undefined): boolean {
  if (!type) return false;
  if (z.globalRegistry.get(type)?.["writeOnly"] === true) return true;
  const { innerType, in: input, element, options = [] } = (type as z.ZodType).def as Wrapper;
  return [innerType, input, element, ...options].some(isSecret);
}

/** A list or object may contain secrets or a message, so it is named but not repeated. */
function nestedOf({ code, input }: z.core.$ZodIssue): Text | null {
  if (code !== "invalid_type" || typeof input !== "object" || input === null) return null;
  return typeWords(Array.isArray(input) ? "array" : "object");
}

/** An example value from the schema, which helps more than the type. */
function exampleOf(type: z.core.$ZodType | undefined): Text | null {
  const examples = type && z.globalRegistry.get(type)?.["examples"];
  const [example] = Array.isArray(examples) ? (examples as readonly unknown[]) : [];
  const isPlain = typeof example === "string" || typeof example === "number";
  return isPlain ? neededExample(example) : null;
}

/** An example as the sentence that `input.missing` expects. */
export function neededExample(example: string | number): Text {
  return { en: `for example ${example}`, ko: `예: ${example}` };
}

/** A value as the sentence that `input.missing` expects. */
export function neededValue(value: Text | string): Text {
  const { en, ko } = typeof value === "string" ? untranslated(value) : value;
  return { en, ko: `필요한 값: ${ko}` };
}

/** What is expected in place of an invalid value. */
export function expectation(issue: z.core.$ZodIssue): TargetProblem {
  if (issue.code === "custom" && issue.params?.["expected"]) return issue.params as unknown as TargetProblem;
  if (issue.code === "too_small") return { expected: limitWords(limits.least, `${issue.minimum}`, issue.origin) };
  if (issue.code === "too_big") return { expected: limitWords(limits.most, `${issue.maximum}`, issue.origin) };
  if (issue.code === "invalid_type") return { expected: typeWords(issue.expected) };
  if (issue.code === "invalid_value") return { expected: untranslated(issue.values.map(String).join(", ")) };
  if (issue.code === "not_multiple_of") return { expected: multipleOf(issue.divisor) };
  if (issue.code === "invalid_format") return { expected: formatWords(issue.format) };
  if (issue.code === "invalid_union") return { expected: oneOf(issue.errors) };
  return { expected: { en: "another value", ko: "다른 값" } };
}

/** What a bound counts, if not the value itself: the kind of value, and its parts. */
interface Counted {
  readonly kind: Text;
  readonly one: Text;
  readonly other: Text;
}

const counted: Readonly<Record<string, Counted>> = {
  string: {
    kind: { en: "text", ko: "문자열" },
    one: { en: "character", ko: "자" },
    other: { en: "characters", ko: "자" },
  },
  array: { kind: { en: "a list", ko: "목록" }, one: { en: "entry", ko: "개" }, other: { en: "entries", ko: "개" } },
};

const limits = { least: { en: "at least", ko: "이상" }, most: { en: "at most", ko: "이하" } } as const;

function limitWords(limit: Text, bound: string, origin: string): Text {
  const each = counted[origin];
  if (!each) return { en: `${limit.en} ${bound}`, ko: `${bound} ${limit.ko}의 값` };
  const { kind } = each;
  const unit = plural(Number(bound), each);
  return { en: `${kind.en} of ${limit.en} ${bound} ${unit.en}`, ko: `${bound}${unit.ko} ${limit.ko}의 ${kind.ko}` };
}

function multipleOf(divisor: number | bigint): Text {
  return { en: `a multiple of ${divisor}`, ko: `${divisor}의 배수` };
}

function formatWords(format: string): Text {
  return format === "regex"
    ? { en: "in the documented format", ko: "문서에 있는 형식의 값" }
    : { en: `in the format ${format}`, ko: `${format} 형식의 값` };
}

/** The expectations of the members of a union; of a list with a wrong entry, only what the entry must be. */
function oneOf(errors: readonly (readonly z.core.$ZodIssue[])[]): Text {
  const issues = errors.flatMap(([issue]) => (issue ? [issue] : []));
  const within = issues.filter(({ path }) => path.length > 0);
  const all = (within.length > 0 ? within : issues).map((issue) => expectation(issue).expected);
  return { en: all.map(({ en }) => en).join(" or "), ko: all.map(({ ko }) => ko).join(" 또는 ") };
}

function untranslated(text: string): Text {
  return { en: text, ko: text };
}

const types: Readonly<Record<string, Text>> = {
  string: { en: "text", ko: "문자열" },
  number: { en: "a number", ko: "숫자" },
  int: { en: "a whole number", ko: "정수" },
  boolean: { en: "true or false", ko: "true 또는 false" },
  array: { en: "a list", ko: "목록" },
  object: { en: "an object", ko: "객체" },
  record: { en: "an object", ko: "객체" },
};

function typeWords(expected: string): Text {
  return types[expected] ?? untranslated(expected);
}

/** An invalid value for a message: bounded, and without credentials. */
export function shown(value: unknown): string {
  if (typeof value === "string") return `"${printable(withoutSecret(value), 60)}"`;
  return printable(withoutSecret(JSON.stringify(value) ?? "nothing"), 60);
}

/** The secrets of this service, which their prefix identifies: an API key may be pasted where its id is expected. */
const ownSecrets = /(?<prefix>ptc_live_|whsec_)[\w+/=]+/g;

/** Text before an @ may be credentials, even outside a URL. */
function withoutSecret(text: string): string {
  const at = text.lastIndexOf("@");
  return (at < 0 ? text : `…${text.slice(at)}`).replaceAll(ownSecrets, "$<prefix>…");
}
