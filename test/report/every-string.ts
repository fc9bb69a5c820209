import { z } from "zod";
import { gateResult } from "../../src/core/result/result-schema.ts";
import type { GateResult } from "../../src/core/result/result.ts";

type Schema = z.core.JSONSchema.JSONSchema;

/** Fills the open choices of a schema: a distinct text for every leaf, and one of several values. */
interface Choice {
  readonly text: (path: string) => string;
  readonly pick: (count: number) => number;
}

const { $defs = {}, ...schema } = z.toJSONSchema(gateResult, { io: "output" });

// A date field must be a date: any other text is refused on reading.
const formats: Readonly<Record<string, string>> = { date: "2026-12-31", "date-time": "2026-11-20T12:00:00.000Z" };

/** The strings of a result that its schema leaves free, by their places: `/targets/*\/url`. */
export const freeStrings: readonly string[] = stringsIn(schema, "").toSorted();

/** A result with every member that its schema allows, two items per list, and a distinct text in every free string. */
export function resultOfChoice(choice: Choice): GateResult {
  const made = valueOf(schema, "", choice);
  return gateResult.parse(made);
}

function valueOf(part: Schema, path: string, choice: Choice): unknown {
  const { anyOf, type, format } = resolved(part);
  const known = resolved(part);
  if ("const" in known) return known.const;
  if (known.enum) return known.enum[choice.pick(known.enum.length)];
  if (anyOf) return valueOf(anyOf[choice.pick(anyOf.length)] as Schema, path, choice);
  if (type === "string") return formats[format ?? ""] ?? choice.text(path);
  if (type === "array") return [0, 1].map(() => valueOf(known.items as Schema, `${path}/*`, choice));
  if (type === "object") {
    const { properties = {}, required = [] } = known;
    const entries = Object.entries(properties).filter(([key]) => required.includes(key) || choice.pick(3) > 0);
    return Object.fromEntries(entries.map(([key, each]) => [key, valueOf(each as Schema, `${path}/${key}`, choice)]));
  }
  if (type === "number" || type === "integer") return (known.minimum ?? 0) + choice.pick(100);
  if (type === "boolean") return choice.pick(2) === 1;
  if (type === "null") return null;
  throw new Error(`no value for ${JSON.stringify(part)}`);
}

function stringsIn(part: Schema, path: string): readonly string[] {
  const { anyOf = [], type, enum: values, items, properties = {}, format, ...rest } = resolved(part);
  if ("const" in rest || values) return [];
  if (type === "string" && !Object.hasOwn(formats, format ?? "")) return [path];
  return [
    ...anyOf.flatMap((each) => stringsIn(each, path)),
    ...(items ? stringsIn(items as Schema, `${path}/*`) : []),
    ...Object.entries(properties).flatMap(([key, each]) => stringsIn(each as Schema, `${path}/${key}`)),
  ];
}

/** A schema with its reference resolved, and a list of types as a union. */
function resolved(part: Schema): Schema {
  const named = $defs[part.$ref?.replace("#/$defs/", "") ?? ""] ?? part;
  const { type, ...rest } = named as Schema & { readonly type?: unknown };
  return Array.isArray(type)
    ? { anyOf: type.map((each: Schema["type"]) => ({ ...rest, type: each }) as Schema) }
    : named;
}
