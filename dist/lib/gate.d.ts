import type { Options } from "./options.js";
import type { GateInput, GateResult } from "./types.js";
/** What a gate measures: one URL or several. */
type Targets = {
    readonly url: string;
    readonly urls?: undefined;
} | {
    readonly url?: undefined;
    readonly urls: readonly string[];
};
/** One URL or several, the thresholds they are held against, and how to measure. */
export type GateOptions = Targets & Omit<GateInput, "url"> & Options;
/**
 * Holds deployed URLs against thresholds. What could not be measured is a target with the verdict `unknown` and a reason;
 * only a question that is wrong, or a signal that called the measurement off, throws a `Failure`.
 */
export declare function gate(options: GateOptions): Promise<GateResult>;
export {};
