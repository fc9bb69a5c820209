import type { Options } from "./options.js";
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
/** What is measured, the thresholds it is held against, what judges it beside them, and how to measure. */
export type GateOptions = Targets & Judging & Omit<GateInput, "url"> & Options;
/**
 * Holds deployed URLs against thresholds, and judges them by a configuration as the command line does: the same plan, the same
 * policy. What could not be measured is a target with the verdict `unknown` and a reason; only a question that is wrong, or a
 * signal that called the measurement off, throws a `Failure`.
 */
export declare function gate(options: GateOptions): Promise<GateResult>;
export {};
