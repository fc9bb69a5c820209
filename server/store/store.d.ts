import type { Verdict } from "../../src/core/result/interpretation.ts";
import type { Observation } from "../../src/core/store.ts";
/** What was measured once, as plain data: no words, so that one result serves every language. */
export interface StoredResult {
    readonly check: string;
    /** The version of the check that measured and judged. */
    readonly version: number;
    readonly target: string;
    /** The question in its one spelling. */
    readonly question: string;
    readonly raw: unknown;
    readonly verdict: Verdict;
    /** Milliseconds since 1970. */
    readonly observedAt: number;
}
/** A result on its way into the store. */
export interface Kept {
    readonly result: StoredResult;
    readonly observations: readonly Observation[];
    /** False for anonymous callers: their results count against the cap of new names. */
    readonly isTrusted: boolean;
}
/** Where results are remembered beyond the life of the process. */
export interface Store {
    /** The newest result of this question and version observed at or after `since`; null where there is none. */
    find(wanted: {
        readonly check: string;
        readonly version: number;
        readonly question: string;
        readonly since: number;
    }): Promise<StoredResult | null>;
    /** The newest result of the same question with an earlier `observedAt`, whatever its version. */
    previous(wanted: {
        readonly check: string;
        readonly question: string;
        readonly before: number;
    }): Promise<StoredResult | null>;
    /** Queues; flushed within 500 ms. Never throws, never waits. */
    keep(kept: Kept): void;
    /** Everything queued is written, or why not. */
    flush(): Promise<void>;
    close(): Promise<void>;
    /** For the log and /readyz: null where the store can be written. */
    trouble(): string | null;
}
