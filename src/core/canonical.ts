import { z } from "zod";
import type { Verdict } from "./result/interpretation.ts";

/** The canonical form of a value; undefined leaves it out. */
type Form = (value: unknown) => unknown;

interface Mark {
  readonly form?: Form;
  readonly isSequence?: true;
}

// Not in `meta`, which is published as JSON Schema. Copies of a schema inherit its mark.
const marks = z.registry<Mark>();

/** Marks a value that differs between two observations of the same state: a time, a duration, a remaining TTL, a count of our own traffic. */
export function volatile<T extends z.ZodType>(schema: T): T {
  marks.add(schema, { form: () => undefined });
  return schema;
}

/** Marks a value of which a part is volatile; `form` returns the rest in the same shape, and undefined for nothing. */
export function canonicalAs<T extends z.ZodType>(schema: T, form: (value: NonNullable<z.output<T>>) => unknown): T {
  marks.add(schema, { ...marks.get(schema), form: form as Form });
  return schema;
}

/** Marks a list whose order says something. All others are sets, since the records of a DNS answer have no order (RFC 2181 §5). */
export function ordered<T extends z.ZodType>(schema: T): T {
  marks.add(schema, { ...marks.get(schema), isSequence: true });
  return schema;
}

/**
 * An observation without its volatile parts, and with its sets in one order: two observations of the same state are equal in it. It serves
 * comparison alone.
 */
export function canonicalForm(schema: z.ZodType, value: unknown): unknown {
  return formOf(schema, false)(value);
}

/** What a verdict says in canonical form. Its parameters and key figures follow from the observation, or are times that are left. */
export function canonicalVerdict({ status, grade, score, caps, findings }: Verdict): unknown {
  return {
    status,
    grade,
    score: score === undefined ? undefined : Math.round(score),
    caps: inOrder((caps ?? []).map(({ id }) => ({ id }))),
    findings: inOrder(findings.map(({ id, subject }) => ({ id, subject }))),
  };
}

const forms = { set: new WeakMap<z.ZodType, Form>(), sequence: new WeakMap<z.ZodType, Form>() } as const;

function formOf(schema: z.ZodType, isSequence: boolean): Form {
  const known = forms[isSequence ? "sequence" : "set"];
  const form = known.get(schema) ?? compile(schema, isSequence);
  known.set(schema, form);
  return form;
}

function compile(schema: z.ZodType, isWithinSequence: boolean): Form {
  const { form, isSequence = isWithinSequence } = marks.get(schema) ?? {};
  const structure = structureOf(schema, isSequence);
  if (!form) return structure;
  return (value) => {
    const rest = value === null || value === undefined ? value : form(value);
    return rest === undefined ? undefined : structure(rest);
  };
}

function structureOf(schema: z.ZodType, isSequence: boolean): Form {
  if (schema instanceof z.ZodArray) return listOf(formOf(schema.element as z.ZodType, false), isSequence);
  if (schema instanceof z.ZodTuple)
    return tupleOf((schema.def.items as readonly z.ZodType[]).map((item) => formOf(item, false)));
  if (schema instanceof z.ZodObject) return objectOf(schema.shape);
  if (schema instanceof z.ZodRecord) return recordOf(formOf(schema.valueType as z.ZodType, false));
  if (schema instanceof z.ZodDiscriminatedUnion) return unionOf(schema);
  const inner = innerOf(schema);
  return inner ? formOf(inner, isSequence) : asItIs;
}

function asItIs(value: unknown): unknown {
  return value;
}

/** The schema within an optional, nullable or read-only one. */
function innerOf(schema: z.ZodType): z.ZodType | null {
  const { innerType } = schema.def as { readonly innerType?: z.ZodType };
  return innerType ?? null;
}

function listOf(form: Form, isSequence: boolean): Form {
  return (value) => {
    if (!Array.isArray(value)) return value;
    const list = value.map((each) => form(each) ?? null);
    return isSequence ? list : inOrder(list);
  };
}

function tupleOf(items: readonly Form[]): Form {
  return (value) => (Array.isArray(value) ? value.map((each, at) => items[at]?.(each) ?? null) : value);
}

function objectOf(shape: Readonly<Record<string, z.ZodType>>): Form {
  const members = new Map(Object.entries(shape).map(([key, schema]) => [key, formOf(schema, false)]));
  // What an older version of the check stored besides is compared as it is.
  return (value) => mapped(value, (each, key) => (members.get(key) ?? asItIs)(each));
}

function recordOf(form: Form): Form {
  return (value) => mapped(value, form);
}

function mapped(value: unknown, form: (each: unknown, key: string) => unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, form(each, key)]));
}

/** Of another union, nothing is left out: which of its options a value has is not known without parsing it. */
function unionOf(schema: z.ZodDiscriminatedUnion): Form {
  const { discriminator } = schema.def;
  const all = (schema.options as readonly z.ZodType[]).map((option) => ({
    values: valuesOf(option, discriminator),
    form: formOf(option, false),
  }));
  return (value) => {
    if (typeof value !== "object" || value === null) return value;
    const own = (value as Readonly<Record<string, unknown>>)[discriminator];
    return (all.find(({ values }) => values.has(own))?.form ?? asItIs)(value);
  };
}

/** The values of a property by which an option is told from the others. */
function valuesOf(option: z.ZodType, property: string): ReadonlySet<unknown> {
  if (option instanceof z.ZodObject) {
    const literal: unknown = (option.shape as Readonly<Record<string, unknown>>)[property];
    return new Set(literal instanceof z.ZodLiteral ? literal.values : []);
  }
  const inner = innerOf(option);
  return inner ? valuesOf(inner, property) : new Set();
}

function inOrder(list: readonly unknown[]): readonly unknown[] {
  if (list.length < 2) return list;
  return list
    .map((each) => [JSON.stringify(each), each] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, each]) => each);
}
