import type { AnyCheck } from "../../src/core/check.ts";
import type { Target } from "../../src/core/target/value.ts";
/** How far a result is remembered: with the process, beyond it, or not at all. */
export type Keeping = "store" | "memory" | "nowhere";
/**
 * How far the answer to a question is remembered. What a person handed in as a text and what concerns the caller is never kept. A
 * URL with user information, query or fragment may hold a secret, so that it never reaches a disk.
 */
export declare function keepingOf(check: AnyCheck, input: object, target: Target): Keeping;
/** Whether nothing is kept of a run, nor of what other checks measured within it. */
export declare function keepsNothing({ concerns, subjectIs }: AnyCheck): boolean;
/** Whether every run of a check is for one caller alone: it neither joins nor is joined. */
export declare function isAlone({ concerns, ttl }: AnyCheck): boolean;
