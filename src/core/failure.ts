import { failures, type FailureId } from "./failures.ts";
import type { FailureKind } from "./failures/kind.ts";
import { detailWords } from "./reason-words.ts";
import { maskUrls } from "./redact/url-secrets.ts";
import { fillStored } from "./template.ts";
import type { Holes, Language, Param, Params } from "./text.ts";

/** Every error code of the API with its default HTTP status. */
const statusOf = {
  INVALID_INPUT: 400,
  API_KEY_REQUIRED: 401,
  INVALID_API_KEY: 401,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UPSTREAM_ERROR: 503,
  UPSTREAM_TIMEOUT: 503,
} as const;

/** An error code of the API. */
export type FailureCode = keyof typeof statusOf;

/** Every error code. */
export const failureCodes = Object.keys(statusOf) as readonly FailureCode[] as readonly [FailureCode, ...FailureCode[]];

/** A failure without its stack, which can be stored and rendered later. */
export interface FailureFacts {
  readonly id: FailureId;
  /** The machine-readable reason: `dns.nxdomain`, `tls.alert.40`; for bad input the name of the parameter. */
  readonly reason: string;
  readonly params: Params;
  /** Seconds to wait before a retry; absent where waiting does not help. */
  readonly retryAfter?: number;
}

/** Optional data of a failure: another reason than its id, the cause, seconds to wait before a retry. */
export interface FailureOptions {
  readonly reason?: string;
  readonly cause?: unknown;
  readonly retryAfter?: number;
}

/** The only error that is shown to a caller. Any other error is a bug. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly facts: FailureFacts;

  constructor(facts: FailureFacts, options: Omit<FailureOptions, "reason"> = {}) {
    super(describeFailure(facts, "en"), options.cause === undefined ? {} : { cause: options.cause });
    this.code = failures[facts.id].code;
    // Part of the facts, so that a failure that is kept as a value does not lose it.
    this.facts = options.retryAfter === undefined ? facts : { ...facts, retryAfter: options.retryAfter };
  }

  /** Seconds to wait before a retry. */
  get retryAfter(): number | null {
    return this.facts.retryAfter ?? null;
  }

  get reason(): string {
    return this.facts.reason;
  }

  /** The id of the request in the log of the server that refused it; null if no server answered. */
  get requestId(): string | null {
    const { requestId } = this.facts.params;
    return typeof requestId === "string" ? requestId : null;
  }

  /** The HTTP status of the response. */
  get status(): number {
    return (failures[this.facts.id] as FailureKind).status ?? statusOf[this.code];
  }
}

type FailureParams<Id extends FailureId> = {
  readonly [Name in Holes<(typeof failures)[Id]["text"]["en"]>]: Param;
};

/** Creates a failure from the catalogue with type-checked parameters. The reason defaults to the id. */
export function failure<Id extends FailureId>(
  id: Id,
  params: FailureParams<Id>,
  { reason = id, ...options }: FailureOptions = {},
): Failure {
  return new Failure({ id, reason, params }, options);
}

/** The text of a failure, without the secrets in the URLs that it quotes. */
export function describeFailure({ id, params }: FailureFacts, language: Language): string {
  return maskUrls(fillStored(failures[id].text, failureValues(params), language));
}

/** The parameters of a failure for its text: programs read a code in its detail, people read words. */
export function failureValues(params: Params): Params {
  const { detail } = params;
  return typeof detail === "string" ? { ...params, detail: detailWords(detail) } : params;
}
