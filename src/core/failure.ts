import { failures, type FailureId } from "./failures.ts";
import { fill, type Holes, type Language, type Param, type Params } from "./text.ts";

/** Every error code of the API. */
export type FailureCode =
  | "INVALID_INPUT"
  | "API_KEY_REQUIRED"
  | "INVALID_API_KEY"
  | "NOT_FOUND"
  | "RATE_LIMITED"
  | "UPSTREAM_ERROR"
  | "UPSTREAM_TIMEOUT";

/** A failure without its stack: what is stored, replayed and put into words later. */
export interface FailureFacts {
  readonly id: FailureId;
  /** What a program reads: `dns.nxdomain`, `tls.alert.40`; for bad input the name of the parameter. */
  readonly reason: string;
  readonly params: Params;
}

/** What a failure may carry beside its sentence: a reason other than its id, the error behind it, seconds to wait before asking again. */
export interface FailureOptions {
  readonly reason?: string;
  readonly cause?: unknown;
  readonly retryAfter?: number;
}

/** The one error that is meant to reach a caller. Anything else is a bug and is answered as such. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly facts: FailureFacts;
  /** Seconds to wait before asking again. */
  readonly retryAfter: number | null;

  constructor(facts: FailureFacts, options: Omit<FailureOptions, "reason"> = {}) {
    super(describeFailure(facts, "en"), options.cause === undefined ? {} : { cause: options.cause });
    this.code = failures[facts.id].code;
    this.facts = facts;
    this.retryAfter = options.retryAfter ?? null;
  }

  get reason(): string {
    return this.facts.reason;
  }
}

type FailureParams<Id extends FailureId> = {
  readonly [Name in Holes<(typeof failures)[Id]["text"]["en"]>]: Param;
};

/** A failure from the catalogue; its parameters are type-checked. The reason is the id unless told otherwise. */
export function failure<Id extends FailureId>(
  id: Id,
  params: FailureParams<Id>,
  { reason = id, ...options }: FailureOptions = {},
): Failure {
  return new Failure({ id, reason, params }, options);
}

/** The sentence of a failure. */
export function describeFailure({ id, params }: FailureFacts, language: Language): string {
  return fill(failures[id].text, params, language);
}
