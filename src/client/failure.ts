import { Failure as CoreFailure } from "../core/failure.ts";
import type { FailureCode } from "../library/types.ts";

/** Why there is no answer, or what is wrong with the input. `message` is in the requested language and contains no secret. */
export interface Failure extends Error {
  readonly name: "Failure";
  /** `INVALID_INPUT` if the input is wrong. Every other code says why there is no answer. */
  readonly code: FailureCode;
  /** The reason for programs: `dns.nxdomain`, `tcp.refused`; for invalid input, the name of the parameter. */
  readonly reason: string;
  /** Seconds to wait before a retry; null if unknown. */
  readonly retryAfter: number | null;
  /** The id of the request in the log of the server that refused it; null if no server answered. */
  readonly requestId: string | null;
}

/** The error of the client and of the library, for `error instanceof Failure`. Any other error is a bug. */
export const Failure: abstract new (...facts: never) => Failure = CoreFailure;
