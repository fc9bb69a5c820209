import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Operation, Reference, Response } from "../../server/http/openapi/read.ts";
import type { Schema } from "../../server/http/openapi/schema.ts";
import { refusedStatuses } from "../../server/http/openapi/statuses.ts";
import { validation } from "./validation.ts";

/** A request and its answer, as far as the reference covers them. */
export interface Exchange {
  readonly path: string;
  readonly method?: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Validates answers against a reference. */
export interface Contract {
  /** Everything in an answer that the reference does not document. */
  complaints(exchange: Exchange): readonly string[];
  /** Everything in a line of an NDJSON answer that the reference does not document. */
  strangeIn(path: string, line: unknown): readonly string[];
  /** The statuses of an operation. */
  statuses(path: string): readonly number[];
}

/** Names the validator gives to the document. */
const id = "reference";

/** Reads a reference. Its objects are closed here, so that undocumented fields are found. */
export function readContract(reference: Reference): Contract {
  const ajv = new Ajv2020({ ...validation, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(close(reference) as object, id);

  function validator(pointer: string): ValidateFunction {
    const found = ajv.getSchema(`${id}#${pointer}`);
    if (!found) throw new Error(`the reference has no ${pointer}`);
    return found;
  }

  function operationOf(path: string): readonly [method: string, operation: Operation] {
    const [found] = Object.entries(reference.paths[path] ?? {});
    if (!found) throw new Error(`the reference has no ${path}`);
    return found;
  }

  function complaints({ path, status, headers, body }: Exchange): readonly string[] {
    const [method, { responses }] = operationOf(path);
    const pointer = `/paths/${escaped(path)}/${method}/responses/${status}`;
    const documented = responses[`${status}`];
    if (!documented) return [`${path} does not answer ${status}`];
    const isShared = "$ref" in documented;
    const place = isShared ? documented.$ref.slice(1) : pointer;
    const response = isShared ? reference.components.responses[nameOf(documented.$ref)] : documented;
    if (!response) return [`${place} is nowhere`];
    // RFC 9110 §15.4.5: 304 has no content.
    if (status === 304) return missingHeaders(response, { status, headers, body: { cached: true } });
    const validate = validator(`${place}/content/${escaped("application/json")}/schema`);
    const isValid = validate(body);
    return [
      ...(isValid ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)),
      ...missingHeaders(response, { status, headers, body }),
      ...(path.startsWith("/api/") ? strangeCode(status, body) : []),
    ];
  }

  function strangeIn(path: string, line: unknown): readonly string[] {
    const [method] = operationOf(path);
    const media = escaped("application/x-ndjson");
    const validate = validator(`/paths/${escaped(path)}/${method}/responses/200/content/${media}/schema`);
    return validate(line)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  return { complaints, strangeIn, statuses: (path) => Object.keys(operationOf(path)[1].responses).map(Number) };
}

/** Every header that is documented is sent, and every limit that is sent is documented; Retry-After where the envelope has it too, with the same number. */
function missingHeaders(
  { headers: documented = {} }: Response,
  { headers, body }: Pick<Exchange, "status" | "headers" | "body">,
): readonly string[] {
  const { error, cached } = body as {
    readonly error?: { readonly retryAfter: number | null } | null;
    readonly cached?: boolean;
  };
  const wait = error?.retryAfter ?? null;
  const isKept = headers.get("cache-control") !== "no-store";
  // A validator where an answer may be kept, and an age where it was.
  const optional = new Set(["Retry-After", ...(isKept ? [] : ["ETag"]), ...(isKept && cached ? [] : ["Age"])]);
  const missing = Object.keys(documented).filter((name) => !optional.has(name) && !headers.has(name));
  const untold = ["RateLimit", "RateLimit-Policy"].filter((name) => headers.has(name) && !(name in documented));
  const isSame = headers.get("retry-after") === (wait === null ? null : `${wait}`);
  return [
    ...missing.map((name) => `${name} is missing`),
    ...untold.map((name) => `${name} is not documented`),
    ...(isSame ? [] : ["Retry-After is not error.retryAfter"]),
  ];
}

function strangeCode(status: number, body: unknown): readonly string[] {
  const codes = refusedStatuses.find((each) => each.status === status)?.codes ?? [];
  const { ok, error } = body as { readonly ok: boolean; readonly error: { readonly code: never } | null };
  if (ok) return status === 200 && error === null ? [] : ["a success with an error"];
  return error && codes.includes(error.code) ? [] : [`${status} does not go with ${String(error?.code)}`];
}

/** A document whose objects have no other fields than those described. */
export function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== "object" || value === null) return value;
  const closed = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, close(each)]));
  const isObject = "properties" in closed && (closed as Schema).type === "object";
  // What passes through from another protocol is open on purpose.
  return isObject ? { additionalProperties: false, ...closed } : closed;
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
