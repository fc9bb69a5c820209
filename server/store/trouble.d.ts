import type { Text } from "../../src/core/text.ts";
/** What keeps a store from being written. */
export type TroubleId = "full" | "read-only" | "locked" | "used" | "moved" | "newer" | "foreign" | "damaged" | "refused" | "unreachable" | "unusable" | "failed";
/** It has a name, and a sentence about this case. */
export interface Trouble {
    readonly id: TroubleId;
    readonly text: Text;
}
/** A trouble by its name; what is known beyond that stands in brackets. */
export declare function troubleWith(id: TroubleId, detail?: string): Trouble;
/** An error that has a name already. */
export declare class StoreTrouble extends Error {
    readonly name = "StoreTrouble";
    readonly trouble: Trouble;
    constructor(trouble: Trouble, options?: ErrorOptions);
}
