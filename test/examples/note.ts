import type { Service, Told } from "../server/service.ts";
import { requestId } from "./steady.ts";

/** What a test run recorded of an operation. */
export interface RecordedOperation {
  /** The body of the request. */
  body?: unknown;
  /** The parameters of the path and the query. */
  parts?: Readonly<Record<string, string>>;
  /** The answer: an envelope, or a text. */
  answer?: unknown;
  /** One line of the same as lines. */
  line?: unknown;
  /** Its own refusals of invalid input, by what is wrong. */
  refused?: Record<string, unknown>;
}

/** The recorded operations by id, and the errors that they share: by language, status and reason. */
export interface Recorded {
  readonly operations: Record<string, RecordedOperation>;
  readonly errors: Record<string, Record<string, Record<string, unknown>>>;
}

/** A request with the parts that differ from a plain GET. */
export interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request with the id that all examples have. */
export function ask<T = unknown>(
  service: Pick<Service, "ask">,
  path: string,
  { method, body, key, headers = {} }: Asking = {},
): Promise<Told<T>> {
  return service.ask<T>(path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "x-request-id": requestId,
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

/** The envelope of an expected status; anything else is a broken scene. */
export function envelopeOf(status: number, told: Told): unknown {
  if (told.status !== status) throw new Error(`${told.status} instead of ${status}: ${told.text.slice(0, 500)}`);
  return told.envelope;
}

/** `reverse-dns` → `reverseDns`, as in the reference. */
export function operationId(check: string): string {
  return check.replace(/-[a-z]/g, (match) => match.slice(1).toUpperCase());
}
