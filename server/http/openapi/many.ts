import type { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { Language, Text } from "../../../src/core/text.ts";
import { mostInputs } from "../../../src/run/most-inputs.ts";
import { hasManyInputs } from "../../questions/batch/request.ts";
import { keepsNothing } from "../../questions/cache/retention.ts";
import { longestAge, maxAgeName } from "../../../src/core/max-age.ts";
import { isProbed } from "../../questions/probe/checks.ts";
import { ofLines } from "../ndjson/ndjson.ts";
import { batchPath, probePath, runsPath } from "../paths.ts";
import { counted, everyAnswer, headersOf, type HeaderName } from "./headers.ts";
import { batchLine, runSchemas } from "./many-schemas.ts";
import { manyWords } from "./many-words.ts";
import { refusedStatuses } from "./statuses.ts";

/** The tag of these operations. */
export const manyTag = "batches";

/** Their error statuses, which are shared components. */
export const manyStatuses: ReadonlySet<number> = new Set([400, 401, 404, 405, 413, 415, 429, 503]);

/** The schemas of their answers; those of runs where the server stores. */
export function manySchemas(hasRuns: boolean): Readonly<Record<string, z.ZodType>> {
  return { BatchLine: batchLine, ...(hasRuns && runSchemas) };
}

interface Shape {
  readonly id: string;
  readonly words: { readonly summary: Text; readonly about: Text; readonly ok: Text };
  readonly refused: readonly number[];
  readonly parameters?: readonly object[];
  readonly body?: object;
  readonly status?: number;
  readonly headers?: readonly HeaderName[];
  readonly content: object;
}

/** The paths of batches and probes, and of runs where the server stores. */
export function manyPaths(checks: readonly AnyCheck[], language: Language, hasRuns: boolean): ZodOpenApiPathsObject {
  const ids = (offers: (check: AnyCheck) => boolean): readonly string[] => checks.filter(offers).map(({ id }) => id);
  const many = ids(hasManyInputs);
  const paths = {
    ...(many.length > 0 && { [batchPath]: { post: operation(batch(checks, many, language), language) } }),
    ...(hasRuns && many.length > 0 && runPaths(checks, language)),
    ...(ids(isProbed).length > 0 && { [probePath]: { get: operation(probe(ids(isProbed), language), language) } }),
  };
  return paths;
}

function batch(checks: readonly AnyCheck[], ids: readonly string[], language: Language): Shape {
  return {
    id: "batch",
    words: manyWords.batch,
    refused: [400, 401, 405, 413, 415, 429, 503],
    body: bodyOf(checks, ids, language, {}),
    content: lines(manyWords.batch.ok, language),
  };
}

function runPaths(checks: readonly AnyCheck[], language: Language): object {
  const ids = checks.filter((check) => hasManyInputs(check) && !keepsNothing(check)).map(({ id }) => id);
  const channel = { type: "string", description: manyWords.channel[language] };
  const id = {
    name: "id",
    in: "path",
    required: true,
    description: manyWords.id[language],
    schema: { type: "string" },
  };
  const from = { type: "integer", minimum: 0, maximum: 9999, default: 0 };
  const reading = [400, 401, 404, 405, 429, 503];
  const make: Shape = {
    id: "makeRun",
    words: manyWords.makeRun,
    refused: [400, 401, 405, 413, 415, 429, 503],
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        description: manyWords.idempotencyKey[language],
        schema: { type: "string", maxLength: 257 },
        example: '"8e03978e-40d5-43dd-bc93-6894a57f9324"',
      },
    ],
    body: bodyOf(checks, ids, language, { channel }),
    status: 202,
    headers: ["Location"],
    content: json("RunAnswer"),
  };
  const list: Shape = {
    id: "listRuns",
    words: manyWords.listRuns,
    refused: [400, 401, 405, 429, 503],
    content: json("RunsAnswer"),
  };
  const one: Shape = {
    id: "getRun",
    words: manyWords.getRun,
    refused: reading,
    parameters: [id],
    content: json("RunAnswer"),
  };
  const remove: Shape = { ...one, id: "deleteRun", words: manyWords.deleteRun, content: json("RunDeletedAnswer") };
  const results: Shape = {
    id: "readRun",
    words: manyWords.readRun,
    refused: reading,
    parameters: [id, { name: "from", in: "query", description: manyWords.from[language], schema: from }],
    content: lines(manyWords.readRun.ok, language),
  };
  return {
    [runsPath]: { post: operation(make, language), get: operation(list, language) },
    [`${runsPath}/{id}`]: { get: operation(one, language), delete: operation(remove, language) },
    [`${runsPath}/{id}/results`]: { get: operation(results, language) },
  };
}

function probe(ids: readonly string[], language: Language): Shape {
  const parameter = (name: string, description: Text, schema: object, more: object = {}): object => ({
    name,
    in: "query",
    description: description[language],
    schema,
    ...more,
  });
  const needed = { required: true };
  return {
    id: "probe",
    words: manyWords.probe,
    refused: [400, 401, 405, 429],
    parameters: [
      parameter("target", manyWords.target, { type: "string" }, { ...needed, example: "shop.example" }),
      parameter("check", manyWords.check, { type: "string", enum: ids }, { ...needed, example: shownOf(ids) }),
      parameter(maxAgeName, manyWords.age, ageSchema, { example: 3600 }),
    ],
    content: { "text/plain": { schema: { type: "string" } } },
  };
}

const ageSchema = { type: "integer", minimum: 0, maximum: longestAge } as const;

function operation(shape: Shape, language: Language): ZodOpenApiOperationObject {
  const { id, words, refused, parameters = [], body, status = 200, headers = [], content } = shape;
  const limited = ["probe", "readRun"].includes(id) ? [] : counted;
  const described: object = {
    operationId: id,
    tags: [manyTag],
    summary: words.summary[language],
    description: words.about[language],
    security: [{ bearer: [] }],
    parameters: [...parameters, { $ref: "#/components/parameters/lang" }],
    ...(body && { requestBody: body }),
    responses: {
      [status]: {
        description: words.ok[language],
        headers: headersOf([...everyAnswer, ...limited, ...headers]),
        content,
      },
      ...Object.fromEntries(
        refusedStatuses
          .filter((each) => refused.includes(each.status))
          .map((each) => [each.status, { $ref: `#/components/responses/${each.name}` }]),
      ),
    },
  };
  return described as ZodOpenApiOperationObject;
}

function bodyOf(checks: readonly AnyCheck[], ids: readonly string[], language: Language, more: object): object {
  const first = shownOf(ids);
  const subject = checks.find(({ id }) => id === first)?.subject ?? "host";
  const plain = { type: ["string", "number", "boolean"] };
  const input = { anyOf: [{ type: "string" }, { type: "object", additionalProperties: plain }] };
  const properties = {
    check: { type: "string", enum: ids, description: manyWords.check[language] },
    inputs: {
      type: "array",
      minItems: 1,
      maxItems: mostInputs.light,
      items: input,
      description: manyWords.inputs[language],
    },
    [maxAgeName]: { ...ageSchema, description: manyWords.age[language] },
    ...more,
  };
  const schema = { type: "object", properties, required: ["check", "inputs"], additionalProperties: false };
  const example = { check: first, inputs: ["shop.example", { [subject]: "blog.example" }] };
  return { required: true, content: { "application/json": { schema, example } } };
}

/** The check of an example: the targets of the others differ. */
function shownOf(ids: readonly string[]): string {
  return ids.find((id) => id === "ssl") ?? ids[0] ?? "";
}

function json(name: string): object {
  return { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } };
}

function lines(ok: Text, language: Language): object {
  const schema = { description: ok[language], $ref: "#/components/schemas/BatchLine" };
  return { [ofLines]: { schema } };
}
