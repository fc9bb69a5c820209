import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from "zod-openapi";
import type { AnyCheck } from "../../../src/core/check.ts";
import { typeName } from "../../../src/core/result/answer-schema.ts";
import { toRefusal } from "../../../src/core/result/envelope.ts";
import { failure, Failure } from "../../../src/core/failure.ts";
import type { FailureId } from "../../../src/core/failures.ts";
import { parseInput } from "../../../src/core/input.ts";
import { fill, type Language, type Text } from "../../../src/core/text.ts";
import { linesOf, ofLines } from "../ndjson/ndjson.ts";
import { cacheable, counted, everyAnswer, headersOf } from "./headers.ts";
import { takesMaxAge } from "../../questions/max-age.ts";
import { maxAgeParameter, parametersOf, sampleQuery } from "./parameters.ts";
import { refusedStatuses, type RefusedStatus } from "./statuses.ts";
import { tidy, type Schema } from "./schema.ts";
import { words } from "./words.ts";

/** The request id in every example. */
const sampleRequest = "0f8fad5b-d9cb-469f-a165-70867728950e";

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
  const refused = statusesOf(methodOf(check)).map(({ status, name }) => {
    const shared = { $ref: `#/components/responses/${name}` };
    return [status, status === 400 ? badRequest(check, language) : shared] as const;
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

/** The example of bad input comes from this check's own parser. */
function badRequest(check: AnyCheck, language: Language) {
  const shown = refusedStatuses.find(({ status }) => status === 400);
  if (!shown) throw new Error("the catalogue has no bad input");
  const sample = sampleQuery(check);
  const { subject } = check;
  const refused = Object.entries({
    missing: refusalOf(check, {}),
    unknown: refusalOf(check, { ...sample, [`${subject ?? "parameter"}s`]: subject ? sample[subject] : "1" }),
    private:
      subject && !check.concerns
        ? failure("input.private", { field: subject, given: "10.0.0.1" }, { reason: subject })
        : null,
  });
  const examples = refused.flatMap(([name, each]) => (each ? [[name, exampleOf(each, language)]] : []));
  return { ...refusedResponse(shown, language), content: contentOf(Object.fromEntries(examples)) };
}

function refusalOf(check: AnyCheck, query: object): Failure | null {
  try {
    parseInput(check.input, query);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

type Examples = Readonly<Record<string, { readonly value: object }>>;

/** For a status with many failures, the most informative ones; the others are in the table of reasons. */
const mostTelling: ReadonlySet<FailureId> = new Set([
  "dns.nxdomain",
  "dns.no-address",
  "tcp.refused",
  "timeout.tls",
  "busy.target",
  "busy.server",
  "internal",
]);

/** The response of an error status, with examples made by the code that answers requests. */
export function refusedResponse(refused: RefusedStatus, language: Language) {
  const telling = refused.failures.filter(({ id }) => mostTelling.has(id));
  const shown = telling.length > 0 ? telling : refused.failures;
  const examples = shown.map(({ id, failure: each }) => [id, exampleOf(each, language)]);
  return {
    description: `${refused.about[language]} ${fill(codesText, { codes: refused.codes.join(", ") }, language)}`,
    headers: headersOf([...everyAnswer, ...refused.headers]),
    content: contentOf(Object.fromEntries(examples)),
  };
}

const codesText: Text = { en: "Codes: {codes}.", ko: "코드: {codes}." };

function contentOf(examples: Examples) {
  return { "application/json": { schema: { $ref: "#/components/schemas/Refusal" }, examples: { ...examples } } };
}

function exampleOf(refused: Failure, language: Language): { readonly value: object } {
  return { value: toRefusal(refused, sampleRequest, language) };
}
