import type { Archive } from "./archive.ts";
import type { Kept } from "./store.ts";
import { type Trouble } from "./trouble.ts";
/** How a queue gets to the database, and whom it tells what became of that. */
export interface Way {
    /** The database, opened where it is not; rejects with a `StoreTrouble`. */
    readonly reach: () => Promise<Archive>;
    /** Null where it was written. */
    readonly tell: (trouble: Trouble | null) => void;
    readonly now: () => number;
}
/** What is to be written. */
export interface Queue {
    add(kept: Kept): void;
    /** Writes everything; rejects with a `StoreTrouble` where that cannot be done now. */
    flush(): Promise<void>;
    /** Results that were given up, since they found no room while nothing could be written. */
    lost(): number;
    close(): void;
}
/** Opens a queue. It writes by itself, a moment after something was added. */
export declare function openQueue({ reach, tell, now }: Way): Queue;
