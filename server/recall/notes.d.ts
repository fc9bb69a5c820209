import type { AnyCheck, Earlier } from "../../src/core/check.ts";
import type { Target } from "../../src/core/target/value.ts";
import type { LocalResult } from "../../src/run/local.ts";
import type { Found, Recall, Wanted } from "./recall.ts";
type Result = LocalResult<unknown, string>;
/** What is to be remembered of one run. */
export interface Notes {
    /** Hears of everything that the run measures, what one check asked of another included. */
    readonly onResult: (check: AnyCheck, input: object, result: Result) => void;
    /** The newest stored observation of a question, however old. */
    readonly stored: (check: AnyCheck, input: object) => Promise<Earlier | null>;
    /** What the run came to. */
    found(result: Result): Found;
}
/** A run that begins now. */
interface Beginning extends Wanted {
    readonly input: object;
    readonly target: Target;
}
/** Opens the notes of a run that begins now: what was stored before it is looked up while the measurement is under way. */
export declare function openNotes(beginning: Beginning, recall: Recall, isTrusted: boolean): Notes;
export {};
