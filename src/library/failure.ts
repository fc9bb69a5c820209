import { Failure as CoreFailure } from "../core/failure.ts";
import type { FailureCode } from "./types.ts";

/** Why nothing could be measured, or what is wrong with the input. `message` is in the requested language. */
export interface Failure extends Error {
  readonly name: "Failure";
  /** `INVALID_INPUT` if the input is wrong. Every other code says why there is no answer. */
  readonly code: FailureCode;
  /** The reason for programs: `dns.nxdomain`, `tcp.refused`; for invalid input, the name of the parameter. */
  readonly reason: string;
  /** Seconds to wait before a retry; null if unknown. */
  readonly retryAfter: number | null;
}

/** The error that the functions of this library throw, for `error instanceof Failure`. Any other error is a bug. */
export const Failure: abstract new (...facts: never) => Failure = CoreFailure;
