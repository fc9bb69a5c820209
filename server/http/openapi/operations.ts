import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from "zod-openapi";
import type { AnyCheck } from "../../../src/core/check.ts";
import { typeName } from "../../../src/core/result/answer-schema.ts";
import { fill, type Language, type Text } from "../../../src/core/text.ts";
import { linesOf, ofLines } from "../ndjson/ndjson.ts";
import { cacheable, counted, everyAnswer, headersOf } from "./headers.ts";
import { takesMaxAge } from "../../../src/core/max-age.ts";
import { maxAgeParameter, parametersOf, sampleQuery } from "./parameters.ts";
import { refusedStatuses, type RefusedStatus } from "./statuses.ts";
import { tidy, type Schema } from "./schema.ts";
import { words } from "./words.ts";

/** How the component of a line of a check is named. */
export function lineName(id: string): string {
  return `${typeName(id)}Line`;
}

/** `reverse-dns` → `reverseDns`: the operation id for generated clients. */
function operationName(id: string): string {
  return id.replace(/-[a-z]/g, (match) => match.slice(1).toUpperCase());
}

/** The HTTP method of a check. */
export function methodOf({ method = "GET" }: AnyCheck): "get" | "post" {
  return method === "POST" ? "post" : "get";
}

/** The statuses besides 200 for a method. */
function statusesOf(method: "get" | "post"): readonly RefusedStatus[] {
  return refusedStatuses.filter(({ status }) => method === "post" || !ofBodies.has(status));
}

/** The statuses that only requests with a body can get. */
const ofBodies = new Set([413, 415]);

/** The statuses that are shared components; bad input is shown per check. */
export function sharedStatuses(checks: readonly AnyCheck[]): readonly RefusedStatus[] {
  const used = new Set([405, ...checks.flatMap((check) => statusesOf(methodOf(check)).map(({ status }) => status))]);
  return refusedStatuses.filter(({ status }) => status !== 400 && used.has(status));
}

/** The operation of one check, derived from its declaration. */
export function operationOf(check: AnyCheck, language: Language): ZodOpenApiOperationObject {
  const method = methodOf(check);
  const own = parametersOf(check, language);
  const inQuery =
    method === "get" ? own.map((each) => ({ in: "query" as const, ...each, schema: { ...each.schema } })) : [];
  return {
    operationId: operationName(check.id),
    tags: ["checks"],
    summary: check.title[language],
    description: descriptionOf(check, language),
    // Replaces the document's own, in which a key is optional.
    ...(check.requires === "key" && { security: [{ bearer: [] }] }),
    parameters: [...inQuery, ...ageOf(check, language), { $ref: "#/components/parameters/lang" }] as NonNullable<
      ZodOpenApiOperationObject["parameters"]
    >,
    ...(method === "post" && { requestBody: bodyOf(check, language) }),
    responses: responsesOf(check, language),
  };
}

/** How old the result may be, for checks whose results are stored. */
function ageOf(check: AnyCheck, language: Language): readonly object[] {
  return takesMaxAge(check) ? [{ in: "query", ...maxAgeParameter(check, language) }] : [];
}

function descriptionOf({ about, cost, ttl }: AnyCheck, language: Language): string {
  const freshness = ttl === 0 ? words.measuredAnew[language] : fill(words.mayBeStored, { seconds: ttl }, language);
  return [about[language], words.limits[cost === "heavy" ? "heavy" : "default"][language], freshness].join("\n\n");
}

function bodyOf(check: AnyCheck, language: Language) {
  const schema = z.toJSONSchema(check.input as z.ZodObject, { io: "input", unrepresentable: "any" }) as Schema;
  const { $schema: _dialect, ...rest } = schema;
  const own = parametersOf(check, language);
  const described = own.map((each) => [each.name, { ...each.schema, description: each.description }]);
  // Explicit, because unknown fields are rejected here.
  const body = { ...tidy(rest, language), properties: Object.fromEntries(described), additionalProperties: false };
  return {
    required: true,
    description: words.body[language],
    content: { "application/json": { schema: body as never, example: sampleQuery(check) } },
  };
}

function responsesOf(check: AnyCheck, language: Language): ZodOpenApiResponsesObject {
  // Bad input is described for each check, because its examples come from the check's own parser.
  const refused = statusesOf(methodOf(check)).map((each) => {
    const shared = { $ref: `#/components/responses/${each.name}` };
    return [each.status, each.status === 400 ? refusedResponse(each, language) : shared] as const;
  });
  const answer = { $ref: `#/components/schemas/${typeName(check.id)}Answer` };
  return {
    "200": {
      description: words.result[language],
      headers: headersOf([...everyAnswer, ...counted, ...(isCacheable(check) ? cacheable : [])]),
      content: { "application/json": { schema: answer }, ...linesContent(check, language) },
    },
    ...(isCacheable(check) && {
      "304": { description: words.known[language], headers: headersOf([...everyAnswer, ...counted, ...cacheable]) },
    }),
    ...Object.fromEntries(refused),
  };
}

/** Whether an answer may be kept by its client, and so be asked for by its validator. */
function isCacheable(check: AnyCheck): boolean {
  return check.ttl > 0 && methodOf(check) === "get";
}

function named(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** The same as lines, for checks that support it: the schema is that of one line. */
function linesContent(check: AnyCheck, language: Language) {
  const how = linesOf(check);
  if (how === null) return {};
  const line = named(lineName(check.id));
  const anyOf = [line, named(`${typeName(check.id)}Answer`), named("Refusal")];
  const schema = { description: words.lines[how][language], ...(how === "page" ? line : { anyOf }) };
  return { [ofLines]: { schema } };
}

/** The response of an error status. */
export function refusedResponse(refused: RefusedStatus, language: Language) {
  return {
    description: `${refused.about[language]} ${fill(codesText, { codes: refused.codes.join(", ") }, language)}`,
    headers: headersOf([...everyAnswer, ...refused.headers]),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
  };
}

const codesText: Text = { en: "Codes: {codes}.", ko: "코드: {codes}." };
