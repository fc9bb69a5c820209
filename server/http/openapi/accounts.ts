import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { fill, type Language, type Text } from "../../../src/core/text.ts";
import { measuredOf } from "../../../src/core/result/envelope-schema.ts";
import type { OperationShape } from "../../operations/operation.ts";
import { counted, everyAnswer, headersOf } from "./headers.ts";
import { parametersOf, type Parameter } from "./parameters.ts";
import { refusedStatuses } from "./statuses.ts";
import { tidy, type Schema } from "./schema.ts";

/** The error statuses of account operations, which are shared components. */
export const accountStatuses: ReadonlySet<number> = new Set([400, 401, 404, 405, 413, 415, 429, 503]);

/** A session-only operation accepts no key, and a public one needs none. */
const securities = {
  anybody: [{}],
  session: [{ session: [] }],
  key: [{ session: [] }, { bearer: [] }],
} as const;

/** The paths of a table of operations, derived from their declarations. */
export function accountPaths(operations: readonly OperationShape[], language: Language): ZodOpenApiPathsObject {
  const paths = Map.groupBy(operations, ({ path }) => path);
  return Object.fromEntries(
    [...paths].map(([path, some]) => [
      path,
      Object.fromEntries(some.map((each) => [each.method.toLowerCase(), operationOf(each, language)])),
    ]),
  );
}

/** The answer of each operation, in the envelope. */
export function accountSchemas(operations: readonly OperationShape[]): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(operations.map(({ id, data }) => [answerName(id), measuredOf(data)]));
}

/** `signIn` → `SignInAnswer`. */
function answerName(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
}

/** Text of the reference about accounts. */
export const accountWords = {
  tag: {
    en: "Accounts: sessions, keys and settings. Requests from browsers on other origins are rejected.",
    ko: "계정: 세션, 키, 설정. 다른 출처의 브라우저 요청은 거부합니다.",
  },
  needs: {
    anybody: { en: "Needs no account.", ko: "계정이 필요 없습니다." },
    session: { en: "Needs a session.", ko: "세션이 필요합니다." },
    key: {
      en: "Needs a session, or an API key with the scope `{scope}`.",
      ko: "세션 또는 `{scope}` 범위의 API 키가 필요합니다.",
    },
  },
  part: {
    en: "The id, as the list returns it; the target also names a watch",
    ko: "목록이 반환한 id. 감시는 대상 이름으로도 지정할 수 있음",
  },
  session: {
    en: "The cookie that signing in sets. It is named `portcullis.session_token` over plain HTTP on the machine of the server.",
    ko: "로그인하면 설정되는 쿠키. 서버 자신의 컴퓨터에서 HTTP로 접속할 때의 이름은 `portcullis.session_token`입니다.",
  },
} as const satisfies Record<string, Text | Record<OperationShape["access"], Text>>;

function operationOf(operation: OperationShape, language: Language): ZodOpenApiOperationObject {
  const { id, access, method, title, about, body } = operation;
  const example = body && sampleBody(body);
  const needs = fill(accountWords.needs[access], { scope: method === "GET" ? "read" : "write" }, language);
  const refused = refusedStatuses.filter(({ status }) => accountStatuses.has(status));
  const described: object = {
    operationId: id,
    tags: ["accounts"],
    summary: title[language],
    description: `${about[language]}\n\n${needs}`,
    security: securities[access],
    parameters: [
      ...pathParameters(operation, language),
      ...queryParameters(operation, language),
      { $ref: "#/components/parameters/lang" },
    ],
    ...(body && {
      requestBody: {
        // No body is the same as {}.
        required: Object.values(body.shape).some((type) => !type.safeParse(undefined).success),
        content: { "application/json": { schema: bodyOf(body, language), ...(example && { example }) } },
      },
    }),
    responses: {
      "200": {
        description: title[language],
        headers: headersOf([...everyAnswer, ...counted]),
        content: { "application/json": { schema: { $ref: `#/components/schemas/${answerName(id)}` } } },
      },
      ...Object.fromEntries(refused.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }])),
    },
  };
  return described as ZodOpenApiOperationObject;
}

function pathParameters({ path }: OperationShape, language: Language): readonly object[] {
  return [...path.matchAll(/\{(?<name>\w+)\}/g)].map((match) => ({
    name: match.groups?.["name"],
    in: "path",
    description: accountWords.part[language],
    required: true,
    schema: { type: "string", maxLength: 253 },
  }));
}

function queryParameters({ query }: OperationShape, language: Language): readonly object[] {
  return query ? given(query, language).map((each) => ({ ...each, in: "query" })) : [];
}

function given(input: z.ZodObject, language: Language): readonly Parameter[] {
  return parametersOf({ input }, language);
}

/** The required fields, else the first one with an example; undefined where a required field has no example. */
function sampleBody(body: z.ZodObject): Readonly<Record<string, unknown>> | undefined {
  const all = given(body, "en").map(({ name, required, example, schema }) => ({
    name,
    required,
    example: example ?? (required ? schema.enum?.[0] : undefined),
  }));
  const needed = all.filter(({ required }) => required);
  if (needed.some(({ example }) => example === undefined)) return undefined;
  const shown = needed.length > 0 ? needed : all.filter(({ example }) => example !== undefined).slice(0, 1);
  return Object.fromEntries(shown.map(({ name, example }) => [name, example]));
}

/** An unknown field is rejected, and the schema says so. */
function bodyOf(body: z.ZodObject, language: Language): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Schema;
  return { ...tidy(rest, language), additionalProperties: false };
}
