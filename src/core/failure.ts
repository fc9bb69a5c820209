import { failures, type FailureId, type FailureKind } from "./failures.ts";
import { fill, type Holes, type Language, type Param, type Params } from "./text.ts";

/** Every error code of the API, with the HTTP status it is answered with unless the failure has one of its own. */
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

  /** The HTTP status it is answered with. */
  get status(): number {
    return (failures[this.facts.id] as FailureKind).status ?? statusOf[this.code];
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
