import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnyCheck } from "../../../src/core/check.ts";
import { describeFailure, failure, Failure, type FailureFacts } from "../../../src/core/failure.ts";
import { maxAgeName } from "../../../src/core/max-age.ts";
import { shown } from "../../../src/core/input.ts";
import type { Language, Text } from "../../../src/core/text.ts";
import { mostInputs } from "../../../src/run/most-inputs.ts";
import { isWide } from "../ask.ts";
import { parseQuestion, type ParsedQuestion } from "../parse.ts";

/** How many invalid inputs a message names. */
const mostNamed = 10;

/** Inputs that are parsed before the event loop goes on. */
const atATime = 50;

/** The parameters of one input, as the client gave them. */
export type GivenInput = Readonly<Record<string, string>>;

/** An input that is valid. */
export interface BatchItem {
  readonly index: number;
  readonly input: GivenInput;
  readonly question: ParsedQuestion;
}

/** What the inputs are for. */
export interface InputsOf {
  readonly check: AnyCheck;
  readonly language: Language;
  readonly allIps: boolean;
  /** Refuses a valid input for another reason. */
  readonly refuse?: (item: BatchItem) => FailureFacts | null;
}

/**
 * Parses all inputs before the first one is measured. An input is an object of the check's parameters, or its subject alone as text. Throws
 * `Failure` INVALID_INPUT that says what is wrong with the first invalid input, by index and parameter, and which others are invalid.
 */
export async function readInputs(given: unknown, options: InputsOf): Promise<readonly BatchItem[]> {
  if (!Array.isArray(given) || given.length === 0) throw wrongList(given);
  checkCount(given.length, options.check);
  const items: BatchItem[] = [];
  const refused: Failure[] = [];
  for (const [index, each] of given.entries()) {
    const read = readItem(each, index, options);
    if (read instanceof Failure) refused.push(read);
    else items.push(read);
    if (index % atATime === atATime - 1) await nextTurn();
  }
  const [first, ...others] = refused;
  if (first) throw refusedInputs(first, others);
  if (items.filter(({ question }) => isWide(question.input)).length > mostInputs.heavy)
    checkCount(given.length, { cost: "heavy" });
  return items;
}

function readItem(given: unknown, index: number, { check, language, allIps, refuse }: InputsOf): BatchItem | Failure {
  const place = `inputs[${index}]`;
  try {
    const input = parametersOf(given, place, check);
    const question = parseQuestion(check, input, language, allIps, (name) => `${place}.${name}`);
    const item = { index, input, question };
    const reason = refuse?.(item) ?? null;
    if (reason === null) return item;
    const field = `${place}.${reason.reason}`;
    return new Failure({ ...reason, params: { ...reason.params, field }, reason: field });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { facts } = error;
    return new Failure({
      ...facts,
      reason: facts.reason.startsWith(place) ? facts.reason : `${place}.${facts.reason}`,
    });
  }
}

/** Numbers and booleans are written as in a query. */
function parametersOf(given: unknown, place: string, { subject }: AnyCheck): GivenInput {
  if (typeof given === "string" && subject) return { [subject]: given };
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw failure("input.value", { field: place, expected: anInput, given: shown(given) }, { reason: place });
  if (maxAgeName in given) {
    const field = `${place}.${maxAgeName}`;
    throw failure("input.unknown", { field, suggestion: ofAll }, { reason: field });
  }
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asText(value)]));
}

function asText(value: unknown): string {
  // What is no plain value is refused by the check's own schema.
  return typeof value === "number" || typeof value === "boolean" ? `${value}` : (value as string);
}

function checkCount(count: number, { cost }: Pick<AnyCheck, "cost">): void {
  const most = cost === "heavy" ? mostInputs.heavy : mostInputs.light;
  if (count <= most) return;
  const expected: Text = { en: `a list of at most ${most} entries`, ko: `${most}개 이하의 목록` };
  throw failure("input.value", { field: "inputs", expected, given: `${count}` }, { reason: "inputs" });
}

function wrongList(given: unknown): Failure {
  if (given === undefined)
    return failure("input.missing", { field: "inputs", expected: example }, { reason: "inputs" });
  return failure("input.value", { field: "inputs", expected: aList, given: shown(given) }, { reason: "inputs" });
}

function refusedInputs(first: Failure, others: readonly Failure[]): Failure {
  if (others.length === 0) return first;
  const named = others.slice(0, mostNamed - 1).map(({ reason }) => reason);
  const list = [...named, ...(others.length > named.length ? [`+${others.length - named.length}`] : [])].join(", ");
  const detail = { en: describeFailure(first.facts, "en"), ko: describeFailure(first.facts, "ko") };
  return failure("batch.inputs", { detail, others: list }, { reason: first.reason });
}

const aList: Text = { en: "a list with at least 1 entry", ko: "항목이 1개 이상인 목록" };
const example: Text = {
  en: 'for example ["shop.example", "blog.example"]',
  ko: '예: ["shop.example", "blog.example"]',
};
const ofAll: Text = {
  en: ` Give ${maxAgeName} beside inputs, once for all of them.`,
  ko: ` ${maxAgeName}는 inputs와 나란히 한 번만 지정하십시오.`,
};
const anInput: Text = {
  en: "an object of the check's parameters, or its target as text",
  ko: "점검의 파라미터로 된 객체 또는 대상 문자열",
};
