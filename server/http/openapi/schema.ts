import type { Language } from "../../../src/core/text.ts";

/** The part of JSON Schema that is used here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly [keyword: string]: unknown;
}

/**
 * Simplifies a schema for readers: descriptions in the requested language (schemas hold the Korean one under `ko`), without zod's
 * additions.
 */
export function tidy(schema: Schema, language: Language): Schema {
  const { ko, readOnly: _readOnly, ...rest } = asList(schema);
  const said = language === "ko" && typeof ko === "string" ? { ...rest, description: ko } : rest;
  return Object.fromEntries(
    Object.entries(said)
      .filter(([keyword, value]) => !isNoise(keyword, value, schema))
      .map(([keyword, value]) => [keyword, tidyValue(keyword, value, language)]),
  );
}

/** A tuple of like entries is a list of a fixed length: generators of types read that alike, and tuples each in their own way. */
function asList(schema: Schema): Schema {
  const { prefixItems: [first, ...others] = [], ...rest } = schema;
  const text = JSON.stringify(first);
  if (!first || others.some((each) => JSON.stringify(each) !== text)) return schema;
  const length = 1 + others.length;
  return { ...rest, items: first, minItems: length, maxItems: length };
}

const ofSchemas = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);

function tidyValue(keyword: string, value: unknown, language: Language): unknown {
  if (keyword === "properties") {
    const entries = Object.entries(value as Readonly<Record<string, Schema>>);
    return Object.fromEntries(entries.map(([name, each]) => [name, tidy(each, language)]));
  }
  if (ofSchemas.has(keyword)) return (value as readonly Schema[]).map((each) => tidy(each, language));
  if (keyword === "items" || keyword === "additionalProperties") return tidy(value as Schema, language);
  return value;
}

function isNoise(keyword: string, value: unknown, { type, format }: Schema): boolean {
  if (keyword === "additionalProperties") return typeof value === "boolean";
  // A type next to a union selects the relevant member: a port is written in digits and is a number.
  if (keyword === "anyOf") return typeof type === "string";
  if (keyword === "pattern") return format !== undefined;
  if (keyword === "minimum") return value === Number.MIN_SAFE_INTEGER;
  return keyword === "maximum" && value === Number.MAX_SAFE_INTEGER;
}
