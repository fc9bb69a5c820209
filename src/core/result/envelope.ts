import { busyScopeOf, type BusyScope } from "../busy.ts";
import { describeFailure, type Failure, type FailureCode } from "../failure.ts";
import type { Language } from "../text.ts";

interface Common {
  readonly requestId: string;
  readonly cached: boolean;
  readonly updatedAt: string | null;
}

/** The envelope of an answer. `updatedAt` is the ISO time of the measurement; `cached` whether it was made for an earlier request. */
export interface Success<T = unknown> extends Common {
  readonly ok: true;
  readonly data: T;
  readonly error: null;
  /** The previous stored result of the same question, and the version of the check that made it: an older one may have another format. */
  readonly previousSnapshot?: { readonly updatedAt: string; readonly version: number; readonly data: unknown };
}

/** The envelope of a failure. The code is for programs; the reason (`dns.nxdomain`, a parameter's name) gives the details. */
export interface Refusal extends Common {
  readonly ok: false;
  readonly data: null;
  readonly error: {
    readonly code: FailureCode;
    readonly message: string;
    /** Seconds. */
    readonly retryAfter: number | null;
    readonly reason: string;
    /** For `busy`: whose allowance is used up. */
    readonly scope?: BusyScope;
  };
}

/** The envelope of an answer. */
export function toSuccess<T>(
  data: T,
  requestId: string,
  {
    updatedAt,
    cached,
    previousSnapshot,
  }: { readonly updatedAt: Date; readonly cached: boolean } & Pick<Success, "previousSnapshot">,
): Success<T> {
  return {
    ok: true,
    requestId,
    cached,
    updatedAt: updatedAt.toISOString(),
    data,
    error: null,
    ...(previousSnapshot && { previousSnapshot }),
  };
}

/** The envelope of a failure, in the caller's language. */
export function toRefusal(failure: Failure, requestId: string, language: Language): Refusal {
  const { code, retryAfter, reason, facts } = failure;
  const scope = busyScopeOf(facts);
  return {
    ok: false,
    requestId,
    cached: false,
    updatedAt: null,
    data: null,
    error: { code, message: describeFailure(facts, language), retryAfter, reason, ...(scope && { scope }) },
  };
}
