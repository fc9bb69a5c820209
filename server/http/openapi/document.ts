import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiComponentsObject,
  type ZodOpenApiObject,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import type { AnyCheck } from "../../../src/core/check.ts";
import { measuredOf, refusal, storedSuccessOf } from "../../../src/core/result/envelope-schema.ts";
import { publishedAnswerOf, typeName } from "../../../src/core/result/answer-schema.ts";
import type { Language, Text } from "../../../src/core/text.ts";
import { cookieNames } from "../../accounts/cookies.ts";
import { keepsNothing } from "../../questions/cache/retention.ts";
import { deprecations as declared, deprecationsAt, deprecationText, type Deprecations } from "../deprecations.ts";
import type { OperationShape } from "../../operations/operation.ts";
import { accountPaths, accountSchemas, accountStatuses, accountWords } from "./accounts.ts";
import { withExamples } from "./examples.ts";
import { headerComponents } from "./headers.ts";
import { lineName, methodOf, operationOf, refusedResponse, sharedStatuses } from "./operations.ts";
import { languageParameter } from "./parameters.ts";
import { manyPaths, manySchemas, manyStatuses, manyTag } from "./many.ts";
import { manyWords } from "./many-words.ts";
import { refusedStatuses } from "./statuses.ts";
import { servicePaths } from "./service.ts";
import { termsOf } from "../../terms.ts";
import { tidy, type Schema } from "./schema.ts";
import { words } from "./words.ts";

/** The version of the API, independent of the program's: it changes when clients have to. */
export const interfaceVersion = "2026-10-10";

/**
 * The OpenAPI 3.1 reference: every operation is derived from the declaration of its check, or from the row of `operations` where the server
 * has accounts. `terms` are the terms of use. Pure.
 */
export function openapi(
  checks: readonly AnyCheck[],
  language: Language = "en",
  operations: readonly OperationShape[] = [],
  terms: Text = termsOf({ operator: null, terms: null }),
  deprecations: Deprecations = declared,
): object {
  const described: ZodOpenApiObject = {
    openapi: "3.1.1",
    info: {
      title: "Portcullis",
      version: interfaceVersion,
      description: `${words.about[language]} ${terms[language]}`,
      contact: { name: "The Portcullis authors" },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: words.server[language] }],
    // An empty requirement next to the other means that a key is optional.
    security: [{}, { bearer: [] }],
    tags: [
      { name: "checks", description: words.checks[language] },
      ...(operations.length > 0 ? [{ name: "accounts", description: accountWords.tag[language] }] : []),
      { name: manyTag, description: manyWords.tag[language] },
      { name: "service", description: words.service[language] },
    ],
    paths: {
      ...checkPaths(checks, language),
      ...manyPaths(checks, language, operations.length > 0),
      ...accountPaths(operations, language),
      ...servicePaths(language),
    },
    components: componentsOf(checks, language, operations),
  };
  const document = createDocument(described, { override: leaveOpen });
  const schemas = Object.entries(document.components?.schemas ?? {});
  const tidied = schemas.map(([name, schema]) => [name, tidy(schema as Schema, language)]);
  const whole = { ...document, components: { ...document.components, schemas: Object.fromEntries(tidied) } };
  return withDeprecations(withExamples(whole, language), deprecations, language);
}

/** Marks the deprecated operations, and says so in their descriptions, from which the pages are made. */
function withDeprecations<T extends { readonly paths?: object }>(
  document: T,
  table: Deprecations,
  language: Language,
): T {
  type Methods = Readonly<Record<string, { readonly description?: string }>>;
  const marked = Object.entries((document.paths ?? {}) as Readonly<Record<string, Methods>>).map(([path, methods]) => {
    const deprecationOf = deprecationsAt(path, table);
    const shown = Object.entries(methods).map(([method, operation]) => {
      const deprecation = deprecationOf(method.toUpperCase());
      if (!deprecation) return [method, operation];
      const description = `${deprecationText(deprecation, language)}\n\n${operation.description ?? ""}`;
      return [method, { ...operation, description, deprecated: true }];
    });
    return [path, Object.fromEntries(shown)];
  });
  return { ...document, paths: Object.fromEntries(marked) };
}

function checkPaths(checks: readonly AnyCheck[], language: Language): ZodOpenApiPathsObject {
  return Object.fromEntries(
    checks.map((check) => [`/api/util/${check.id}`, { [methodOf(check)]: operationOf(check, language) }]),
  );
}

function componentsOf(
  checks: readonly AnyCheck[],
  language: Language,
  operations: readonly OperationShape[],
): ZodOpenApiComponentsObject {
  const ofChecks = sharedStatuses(checks);
  const ofAccounts = operations.length > 0 ? accountStatuses : new Set<number>();
  const ofMany = checks.length > 0 ? manyStatuses : new Set<number>();
  const shared = refusedStatuses.filter(
    (each) => ofChecks.includes(each) || ofAccounts.has(each.status) || ofMany.has(each.status),
  );
  const responses = shared.map((each) => [each.name, refusedResponse(each, language)] as const);
  const components = {
    schemas: {
      Refusal: refusal,
      ...answerSchemas(checks),
      ...manySchemas(operations.length > 0),
      ...accountSchemas(operations),
    },
    parameters: { lang: { in: "query", ...languageParameter(language), example: language } },
    headers: headerComponents(language, operations.length > 0),
    responses: Object.fromEntries(responses),
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", description: words.key[language] },
      ...(operations.length > 0 && {
        session: {
          type: "apiKey",
          in: "cookie",
          name: cookieNames(true).session,
          description: accountWords.session[language],
        },
      }),
    },
  };
  // The library's types require mutable arrays.
  return components as unknown as ZodOpenApiComponentsObject;
}

/** The answer of each check, in the envelope: its own shape, else the observation and its interpretation. */
function answerSchemas(checks: readonly AnyCheck[]): Readonly<Record<string, z.ZodType>> {
  return Object.assign({}, ...checks.map(answerSchemasOf)) as Readonly<Record<string, z.ZodType>>;
}

function answerSchemasOf(check: AnyCheck): Readonly<Record<string, z.ZodType>> {
  const { id, version, answer, items } = check;
  const published = publishedAnswerOf(check);
  const lines = answer?.lines ?? items;
  return {
    ...(published instanceof z.ZodObject && !answer && { [`${typeName(id)}Raw`]: published.shape["raw"] as z.ZodType }),
    // What is never stored has no previous result.
    [`${typeName(id)}Answer`]: keepsNothing(check) ? measuredOf(published) : storedSuccessOf(published, version),
    ...(lines && { [lineName(id)]: lines.schema }),
  };
}

/** Objects allow additional properties, so that new fields break no client. It also avoids separate input and output schemas. */
function leaveOpen({ jsonSchema }: { readonly jsonSchema: { additionalProperties?: unknown } }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
