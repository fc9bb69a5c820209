import type { FailureCode } from "./types.js";
/** Why nothing could be measured, or what was wrong with the question. `message` is in the language that was asked for. */
export interface Failure extends Error {
    readonly name: "Failure";
    /** `INVALID_INPUT` where the question was wrong; every other code says why there is no answer. */
    readonly code: FailureCode;
    /** What a program reads: `dns.nxdomain`, `tcp.refused`; for bad input the name of the parameter. */
    readonly reason: string;
    /** Seconds to wait before asking again; null where nobody said. */
    readonly retryAfter: number | null;
}
/** The error that the functions here throw, for `error instanceof Failure`. Anything else that they throw is a bug of theirs. */
export declare const Failure: abstract new (...facts: never) => Failure;
