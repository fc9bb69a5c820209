import { follow, generalOf, type Reference } from "./read.ts";
import type { Schema } from "./schema.ts";

/** One field of an answer, by its path: `data.issues[].cause`. */
export interface Field {
  readonly path: string;
  /** `string | null`, its possible values, or the name of a shape that is described separately. */
  readonly type: string;
  /** Whether the type is the name of such a shape. */
  readonly isShape: boolean;
  readonly isOptional: boolean;
  readonly description: string;
}

/** Shapes shared by several answers, described once. */
export function sharedShapes(reference: Reference): ReadonlySet<string> {
  const names = Object.keys(reference.components.schemas);
  const texts = Object.entries(reference.components.schemas).map(
    ([name, schema]) => [name, JSON.stringify(schema)] as const,
  );
  const isShared = (name: string): boolean =>
    texts.filter(([user, text]) => user !== name && text.includes(`"#/components/schemas/${name}"`)).length > 1;
  const shared = names.filter((name) => reference.components.schemas[name]?.properties && isShared(name));
  const ofChecks = names.map(generalOf).filter((name, at) => name !== names[at]);
  return new Set([...shared, ...ofChecks]);
}

/** The fields of a shape, depth first. */
export function fieldsOf(reference: Reference, shape: Schema, { within = "", elsewhere }: Where): readonly Field[] {
  const { schema } = follow(reference, shape);
  const object = objectIn(reference, schema);
  if (!object) return [];
  return Object.entries(object.properties ?? {}).flatMap(([key, property]) => {
    const path = within === "" ? key : `${within}.${key}`;
    const isOptional = !object.required?.includes(key);
    return fieldOf(reference, property, { path, isOptional, elsewhere });
  });
}

interface Where {
  readonly within?: string;
  readonly elsewhere: ReadonlySet<string>;
}

interface Place {
  readonly path: string;
  readonly isOptional: boolean;
  readonly elsewhere: ReadonlySet<string>;
}

function fieldOf(reference: Reference, property: Schema, { path, isOptional, elsewhere }: Place): readonly Field[] {
  const { schema, name } = follow(reference, property);
  const common = { path, isOptional, description: schema.description ?? "" };
  const general = name === null ? null : generalOf(name);
  if (general !== null && elsewhere.has(general)) return [{ ...common, type: general, isShape: true }];
  const field = { ...common, type: typeOf(reference, schema), isShape: false };
  const inside = schema.items ? { shape: schema.items, within: `${path}[]` } : { shape: schema, within: path };
  return [field, ...fieldsOf(reference, inside.shape, { within: inside.within, elsewhere })];
}

/** The object among a value's alternatives. */
function objectIn(reference: Reference, schema: Schema): Schema | null {
  if (schema.properties) return schema;
  const members = (schema.anyOf ?? schema.oneOf ?? []).map((each) => follow(reference, each).schema);
  return members.find(({ properties }) => properties) ?? null;
}

/** A value's type, in JSON terms. */
export function typeOf(reference: Reference, shape: Schema): string {
  const { schema } = follow(reference, shape);
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return [...new Set(members.map((each) => typeOf(reference, each)))].join(" | ");
  if (schema.prefixItems) return `[${schema.prefixItems.map((each) => typeOf(reference, each)).join(", ")}]`;
  if (schema.items) return arrayOf(typeOf(reference, schema.items));
  const plain = [schema.type ?? "any"].flat().join(" | ");
  return schema.format === "date-time" ? plain.replace("string", "date-time") : plain;
}

function arrayOf(type: string): string {
  return type.includes(" | ") ? `(${type})[]` : `${type}[]`;
}
