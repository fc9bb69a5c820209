import type { EitherCase, Options } from "./options.js";
import type { GateConfig, GateInput, GateResult } from "./types.js";
/** What a gate measures: one URL, several, or the targets of its configuration. */
type Targets = {
    readonly url: string;
    readonly urls?: undefined;
} | {
    readonly url?: undefined;
    readonly urls: readonly string[];
} | {
    readonly url?: undefined;
    readonly urls?: undefined;
    readonly config: string | GateConfig;
};
/** What judges beside the thresholds, as on the command line; what is given here beats the configuration. */
interface Judging {
    /**
     * The path of a configuration, or one as an object; files that an object names lie where the process works. None is looked for
     * where this is left out. Its `report` is not written: whoever calls has the result.
     */
    readonly config?: string | GateConfig | undefined;
    /** Path of a baseline that is read: what it has does not count. */
    readonly baseline?: string | undefined;
    /** Which verdict {@link exitCode} makes a 1 of; `error` unless told otherwise. It changes no verdict. */
    readonly failOn?: "error" | "warn" | "never" | undefined;
    /** What {@link exitCode} makes of what could not be measured: a 3, a warning or nothing; `fail` unless told otherwise. */
    readonly onError?: "fail" | "warn" | "pass" | undefined;
    /** URL of a Portcullis server that measures instead of this process. */
    readonly server?: string | undefined;
    /** API key for that server. */
    readonly key?: string | undefined;
}
/** What is done before a verdict is believed. What is left out keeps the default of the command line. */
interface Perseverance {
    /** Measure once every address shows this twice: `up`, `status=200`, `header:NAME=TEXT`, `header:NAME~TEXT`, `body~TEXT`; all must hold. */
    readonly waitFor?: string | readonly string[] | undefined;
    /** Seconds after which a target that is waited for is `unknown`, reason `wait.timeout`; 300 unless told otherwise. */
    readonly waitTimeout?: number | undefined;
    /** Seconds between two looks, more or less; 5 unless told otherwise. */
    readonly waitInterval?: number | undefined;
    /** How often a target that fails is measured once more: 1 unless told otherwise, or 0. */
    readonly confirm?: 0 | 1 | undefined;
    /** How often a measurement that broke off early is made again, 0 to 5; 2 unless told otherwise. */
    readonly retries?: number | undefined;
    /** How many targets are measured at a time, 1 to 32; 8 unless told otherwise. */
    readonly concurrency?: number | undefined;
}
/** What is measured, the thresholds it is held against, what judges it beside them, and how to measure. */
export type GateOptions = Targets & Judging & Perseverance & EitherCase<Omit<GateInput, "url">> & Options;
/**
 * Holds deployed URLs against thresholds, and judges them by a configuration as the command line does: the same plan, the same
 * policy. What could not be measured is a target with the verdict `unknown` and a reason; only a question that is wrong, or a
 * signal that called the measurement off, throws a `Failure`.
 */
export declare function gate(options: GateOptions): Promise<GateResult>;
export {};
