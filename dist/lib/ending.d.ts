import type { GateResult } from "./types.js";
/** How a result ends a process, where that was not said when it was asked for: see `GateOptions`. */
export interface EndingOptions {
    readonly failOn?: "error" | "warn" | "never" | undefined;
    readonly onError?: "fail" | "warn" | "pass" | undefined;
}
/**
 * The exit code that the command line ends with: 0 passed, 1 failed, 3 not known, 4 a bug of ours. What `gate` was asked with, and
 * its configuration, count; of a result that was read from a file only what is said here. Throws a `Failure` at what is no such value.
 */
export declare function exitCode(result: GateResult, options?: EndingOptions): 0 | 1 | 3 | 4;
