import type { AnyCheck } from "../../src/core/check.ts";
import type { LocalResult } from "../../src/run/local.ts";
import type { Store, StoredResult } from "../store/store.ts";
/** Bytes of memory for what was found. */
export declare const recallBytes: number;
/** A question of a check in its one spelling, with what of it was asked. */
export interface Wanted {
    readonly check: AnyCheck;
    readonly question: string;
    /** Whether the store may know it. */
    readonly isStored: boolean;
}
type Question = Pick<Wanted, "check" | "question">;
/** A result that may be told. */
export interface Found {
    readonly result: StoredResult;
    /** The newest stored result of the same question before this one, which is looked up once. */
    previous(): Promise<StoredResult | null>;
}
/** A measurement that is to be remembered. */
export interface Measured {
    readonly check: AnyCheck;
    readonly input: object;
    readonly result: LocalResult<unknown, string>;
    /** Whether a caller with a key, or nobody but us, asked for it. */
    readonly isTrusted: boolean;
    /** What the store had before the measurement began, where that was looked up meanwhile. */
    readonly earlier?: Promise<StoredResult | null>;
}
/** What was found a while ago, by question: in memory, then in the store. */
export interface Recall {
    /** What was found within the check's ttl; null where nothing was, or the check is measured anew each time. */
    find(wanted: Wanted): Promise<Found | null>;
    /** The newest result of a question that the store has now. */
    earlier(wanted: Wanted): Promise<StoredResult | null>;
    /** The newest result of a question by this version of its check, however old; null where there is none. */
    newest(check: AnyCheck, input: object): Promise<StoredResult | null>;
    /** A result that is told to those who wait for it, and kept nowhere. */
    show(measured: Measured): Found;
    /** Keeps what may be told again; a newer result of the same question replaces it. Never waits for the store. */
    keep(measured: Measured): Found;
    /** Seconds for which something may be told; 0 where it is not kept. */
    left(wanted: Wanted, found: Found): number;
}
/** Opens a memory of so many bytes, before a store where there is one; `now` in milliseconds since the epoch. */
export declare function openRecall(bytes: number, now: () => number, store?: Store | null): Recall;
/** A result of another version of the check is another question's. */
export declare function keyOf({ check, question }: Question): string;
export {};
