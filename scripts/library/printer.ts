import { z } from "zod";

type Schema = z.core.JSONSchema.JSONSchema;

/** A named TypeScript type: an interface for an object, else an alias. */
export interface Declaration {
  readonly name: string;
  readonly about: string;
  readonly schema: Schema;
  /** Whether it is an input, whose optional parameters may be undefined. */
  readonly isInput?: boolean;
}

/** The JSON Schema of a zod schema; named parts are separate. */
export function toSchema(
  type: z.ZodType,
  io: "input" | "output",
): { readonly schema: Schema; readonly named: Readonly<Record<string, Schema>> } {
  const { $defs = {}, ...schema } = z.toJSONSchema(type, { io, unrepresentable: "any" });
  return { schema, named: $defs };
}

/** The source of an exported, read-only type. */
export function printDeclaration({ name, about, schema, isInput }: Declaration): string {
  const doc = `/** ${sentence(about)} */\n`;
  const type = isInput
    ? printType(schema, "").replace(/\?: (?<type>.*);$/gm, "?: $<type> | undefined;")
    : printType(schema, "");
  return isRecord(schema) ? `${doc}export interface ${name} ${type}\n` : `${doc}export type ${name} = ${type};\n`;
}

/** The TypeScript type of a JSON Schema. Unsupported keywords are an error, so that no field silently becomes `unknown`. */
export function printType(schema: Schema, indent: string): string {
  if (schema.$ref) return schema.$ref.replace("#/$defs/", "");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return union(several.map((each) => printType(each, indent)));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => printType({ ...schema, type }, indent)));
  const printer = printers[schema.type ?? ""];
  if (!printer) throw new Error(`no type for ${JSON.stringify(schema).slice(0, 200)}`);
  return printer(schema, indent);
}

const printers: Readonly<Record<string, (schema: Schema, indent: string) => string>> = {
  string: () => "string",
  number: () => "number",
  integer: () => "number",
  boolean: () => "boolean",
  null: () => "null",
  array: printArray,
  object: printObject,
};

function printArray({ prefixItems, items }: Schema, indent: string): string {
  if (prefixItems) return `readonly [${prefixItems.map((each) => printType(each as Schema, indent)).join(", ")}]`;
  const item = printType(items as Schema, indent);
  const isOne = item.startsWith("{") || !/[ |]/.test(item);
  return isOne ? `readonly ${item}[]` : `readonly (${item})[]`;
}

function printObject(schema: Schema, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (!isRecord(schema)) return `Readonly<Record<string, ${printType(additionalProperties as Schema, indent)}>>`;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const { description } = property as Schema;
    const doc = description === undefined ? "" : `${inner}/** ${sentence(description)} */\n`;
    const mark = required.includes(name) ? "" : "?";
    return `${doc}${inner}readonly ${keyed(name)}${mark}: ${printType(property as Schema, inner)};\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
}

/** Quotes a name that is not an identifier. */
function keyed(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Whether an object has named properties, so that it is not a dictionary. */
function isRecord({ type, properties }: Schema): boolean {
  return type === "object" && properties !== undefined;
}

function union(members: readonly string[]): string {
  return [...new Set(members)].join(" | ");
}

/** A description as a comment sentence that cannot end the comment. */
function sentence(text: string): string {
  const safe = text.replaceAll("*/", "* /");
  return /[.:)…`]$/.test(safe) ? safe : `${safe}.`;
}
