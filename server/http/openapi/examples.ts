import type { Language } from "../../../src/core/text.ts";
import { refusedStatuses } from "./statuses.ts";
import recorded from "./examples.json" with { type: "json" };

/** What a test run recorded of an operation (`test/examples`). Lists in it are cut to two entries. */
interface RecordedOperation {
  readonly body?: unknown;
  readonly parts?: Readonly<Record<string, string>>;
  readonly answer?: unknown;
  readonly line?: unknown;
  readonly refused?: Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

const { operations, errors } = recorded as unknown as {
  readonly operations: Readonly<Record<string, RecordedOperation>>;
  readonly errors: Readonly<Record<Language, Readonly<Record<string, Values>>>>;
};

/** The part of the document that has examples. */
interface Document {
  readonly paths?: object;
  readonly components?: { readonly responses?: object };
}

type Media = Readonly<Record<string, object>>;

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Media };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Media }>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly example?: unknown;
  readonly schema?: { readonly default?: unknown; readonly enum?: readonly unknown[] };
}

/**
 * Adds the examples to a document: recorded answers and request bodies, and values of parameters that have none. Errors are recorded in every
 * language, answers in English only, so other languages go without.
 */
export function withExamples<T extends Document>(document: T, language: Language): T {
  const { paths = {}, components = {} } = document;
  const shown = Object.entries(paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>).map(
    ([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, withOwnExamples(operation, language)]),
      ),
    ],
  );
  const responses = Object.entries((components.responses ?? {}) as Operation["responses"]).map(([name, response]) => [
    name,
    withNamed(response, errors[language][statusOf(name)]),
  ]);
  return {
    ...document,
    paths: Object.fromEntries(shown),
    components: { ...components, responses: Object.fromEntries(responses) },
  };
}

function statusOf(name: string): string {
  return `${refusedStatuses.find((each) => each.name === name)?.status}`;
}

function withOwnExamples(operation: Operation, language: Language): Operation {
  const { operationId, parameters, requestBody, responses } = operation;
  const found = language === "en" ? operations[operationId] : undefined;
  const answered = Object.entries(responses).map(([status, response]) => [
    status,
    Number(status) < 400 ? withAnswer(response, found) : withNamed(response, found?.refused),
  ]);
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map((each) => withValue(each, operations[operationId])) }),
    ...(requestBody && found?.body !== undefined && { requestBody: withExample(requestBody, found.body) }),
    responses: Object.fromEntries(answered),
  };
}

/** A parameter without an example gets the recorded value, its default or its first value. */
function withValue(parameter: Parameter, found: RecordedOperation | undefined): Parameter {
  const { $ref, name = "", example, schema } = parameter;
  if ($ref !== undefined || example !== undefined) return parameter;
  const value = found?.parts?.[name] ?? schema?.default ?? schema?.enum?.[0];
  return value === undefined ? parameter : { ...parameter, example: value };
}

type Response = Operation["responses"][string];

function withAnswer(response: Response, found: RecordedOperation | undefined): Response {
  const { content } = response;
  if (!content || !found) return response;
  const shown = Object.entries(content).map(([type, media]) => {
    const example = type === "application/x-ndjson" ? found.line : found.answer;
    return [type, example === undefined ? media : { ...media, example }];
  });
  return { ...response, content: Object.fromEntries(shown) };
}

function withExample<T extends { readonly content: Media }>(holder: T, example: unknown): T {
  const shown = Object.entries(holder.content).map(([type, media]) => [type, { ...media, example }]);
  return { ...holder, content: Object.fromEntries(shown) };
}

function withNamed(response: Response, values: Values | undefined): Response {
  const { content } = response;
  if (!content || !values) return response;
  const examples = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  const shown = Object.entries(content).map(([type, media]) => [type, { ...media, examples }]);
  return { ...response, content: Object.fromEntries(shown) };
}
