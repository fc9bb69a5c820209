import type { Verdict } from "../../src/core/result/interpretation.ts";
import type { Kept } from "./store.ts";
/** One observation as it is written: `at` in seconds. */
export interface Sighting {
    readonly target: string;
    readonly kind: string;
    readonly value: string;
    readonly at: number;
}
/** Something kept, ready to be written. */
export interface Prepared {
    /** The names that it speaks of, the first is that of the result; each with its registrable domain. */
    readonly names: readonly {
        readonly name: string;
        readonly domain: string;
    }[];
    readonly isTrusted: boolean;
    readonly sightings: readonly Sighting[];
    readonly question: Buffer;
    readonly version: number;
    readonly observedAt: number;
    readonly content: Buffer;
    readonly body: Buffer;
}
/** Makes ready what is to be written; null where it cannot be kept. Compressing is done in other threads. */
export declare function prepare({ result, observations, isTrusted }: Kept): Promise<Prepared | null>;
/** Raw and verdict, as they were kept. */
export declare function unpack(body: Uint8Array, observedAt: number): Promise<{
    raw: unknown;
    verdict: Verdict;
}>;
/** What a question is found by. */
export declare function questionDigest(check: string, question: string): Buffer;
