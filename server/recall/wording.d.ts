import type { AnyCheck } from "../../src/core/check.ts";
import type { Language } from "../../src/core/text.ts";
import type { Snapshot } from "../../src/run/remembering.ts";
import type { Found } from "./recall.ts";
import type { StoredResult } from "../store/store.ts";
/** Bytes of memory for answers in words. */
export declare const wordingBytes: number;
/** The envelope behind its `cached`, which is sent over and over. A string and no bytes: Node sends it with the header fields in one piece. */
export interface Tail {
    readonly text: string;
    /** Bytes in UTF-8. */
    readonly length: number;
}
/** Puts results into words when they are read, and keeps what is read often. */
export interface Wording {
    tail(check: AnyCheck, input: object, found: Found, language: Language): Promise<Tail>;
}
/** Opens a memory of so many bytes for answers in words, by result and language. */
export declare function openWording(bytes: number): Wording;
/** An older result in words; null where nothing of today's code can read it, since it must not break the answer beside it. */
export declare function snapshotOf(check: AnyCheck, input: object, result: StoredResult, language: Language): Snapshot | null;
