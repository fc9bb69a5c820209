import { sampleFailures, type SampleFailure } from "./failures.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { Language } from "../../../src/core/text.ts";
import type { OperationShape as AccountOperation } from "../../operations/operation.ts";
import { openapi } from "./document.ts";
import type { Parameter } from "./parameters.ts";
import type { Schema } from "./schema.ts";

/** The parsed reference, for rendering pages. */
export interface Reference {
  readonly info: { readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly headers: Readonly<Record<string, { readonly description: string; readonly example: string | number }>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, { readonly description: string }>>;
  };
}

/** One operation of the reference. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** Present where it differs from the document's own. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Pointer)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Pointer>>;
}

/** One status of an operation. */
export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Pointer>>;
  readonly content: Content;
}

interface Pointer {
  readonly $ref: string;
}

interface Content {
  readonly "application/json": {
    readonly schema: Schema;
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  };
  /** The schema of one line. */
  readonly "application/x-ndjson"?: { readonly schema: Schema };
}

/** An operation with its path, and everything that it refers to. */
export interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly responses: readonly (readonly [status: string, response: Response])[];
}

/** The reference in the language of its reader. */
export function readReference(
  checks: readonly AnyCheck[],
  language: Language,
  operations: readonly AccountOperation[] = [],
): Reference {
  const reference = openapi(checks, language, operations) as Reference;
  return { ...reference, components: { ...reference.components, schemas: withGeneral(reference.components.schemas) } };
}

/** The name of the shape that the interpretations of all checks share: they differ only in the ids of their issues. */
const general = "Interpretation";

/** The general name of a shape. */
export function generalOf(name: string): string {
  return name.endsWith(general) ? general : name;
}

/** Adds the general interpretation, for pages that describe it once. */
function withGeneral(schemas: Reference["components"]["schemas"]): Reference["components"]["schemas"] {
  const [, own] = Object.entries(schemas).find(([name]) => name !== general && generalOf(name) === general) ?? [];
  const issues = own?.properties?.["issues"];
  const { id, ...issue } = issues?.items?.properties ?? {};
  if (!own || !issues || !id) return schemas;
  const { description = "" } = id.$ref ? lookUp(schemas, { $ref: id.$ref }) : id;
  const items = { ...issues.items, properties: { id: { type: "string", description }, ...issue } };
  return { ...schemas, [general]: { ...own, properties: { ...own.properties, issues: { ...issues, items } } } };
}

/** The operations under a tag, in order. */
export function entriesOf(reference: Reference, tag: string): readonly Entry[] {
  return Object.entries(reference.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => toEntry(reference, { path, method: method.toUpperCase(), operation })),
  );
}

/** The failures that some operation can get: body failures, for example, need an operation with a body. */
export function failuresIn(reference: Reference): readonly SampleFailure[] {
  const used = new Set(entriesOf(reference, "checks").flatMap(({ responses }) => responses.map(([status]) => status)));
  return sampleFailures.filter(({ status }) => used.has(`${status}`));
}

function toEntry({ components }: Reference, at: Pick<Entry, "method" | "path" | "operation">): Entry {
  const { parameters = [], requestBody, responses } = at.operation;
  return {
    ...at,
    parameters: parameters.map((each) => ("$ref" in each ? lookUp(components.parameters, each) : each)),
    body: requestBody?.content["application/json"].schema ?? null,
    responses: Object.entries(responses).map(([status, each]) => [
      status,
      "$ref" in each ? lookUp(components.responses, each) : each,
    ]),
  };
}

function lookUp<T>(table: Readonly<Record<string, T>>, { $ref }: Pointer): T {
  const found = table[nameOf($ref)];
  if (found === undefined) throw new Error(`the reference points to ${$ref}, which it does not hold`);
  return found;
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** The schema of a reference and its name; the schema itself where it is no reference. */
export function follow(
  reference: Reference,
  schema: Schema,
): { readonly schema: Schema; readonly name: string | null } {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return { schema, name: null };
  return { schema: { ...lookUp(reference.components.schemas, { $ref }), ...beside }, name: nameOf($ref) };
}

/** Body parameters, then path and query parameters. */
export function parametersIn({ parameters, body }: Entry): readonly Parameter[] {
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]): Parameter => ({
    name,
    schema,
    description: schema.description ?? "",
    required: body?.required?.includes(name) ?? false,
  }));
  return [...inBody, ...parameters];
}

/** Whether an operation can be called with an API key of its own: it requires one, or takes one instead of a session. */
export function takesKey({ operation }: Entry): boolean {
  return operation.security?.some((each) => Object.hasOwn(each, "bearer")) ?? false;
}

/**
 * A complete request, where `$SERVER` is the server's address, `$PORTCULLIS_KEY` the key of an operation that takes one, and `$ID` an id in the
 * path.
 */
export function curlOf(entry: Entry, server = "$SERVER"): string {
  const { method, path, parameters, operation } = entry;
  const inQuery = parameters.filter(({ name }) => !path.includes(`{${name}}`));
  const url = `${server}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}${queryOf(inQuery)}`;
  const body = operation.requestBody && JSON.stringify(operation.requestBody.content["application/json"].example ?? {});
  // With a body, curl sends POST by itself.
  const isUsual = method === (body === undefined ? "GET" : "POST");
  return [
    `curl ${isUsual ? "" : `-X ${method} `}"${url}"`,
    ...(body === undefined ? [] : [`-H "Content-Type: application/json" -d '${body.replaceAll("'", "'\\''")}'`]),
    ...(takesKey(entry) ? ['-H "Authorization: Bearer $PORTCULLIS_KEY"'] : []),
  ].join(" ");
}

function queryOf(parameters: readonly Parameter[]): string {
  const needed = parameters.filter(({ required }) => required);
  const pairs = needed.map(({ name, example = name }) => `${name}=${readableValue(String(example))}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** In a query `:` and `/` need no encoding (RFC 3986 §3.4), and are easier to read. */
function readableValue(text: string): string {
  return encodeURIComponent(text).replaceAll("%3A", ":").replaceAll("%2F", "/");
}
