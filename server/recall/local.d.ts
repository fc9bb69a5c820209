import type { OpenedMemory } from "../../src/run/remembering.ts";
import type { Storing } from "../../src/settings/options/storing.ts";
/** How a user of this machine wants to remember. */
export interface LocalMemory {
    readonly storing: Storing;
    /** What must stand in nothing that is kept. */
    readonly secrets: readonly string[];
    /** Told of what keeps results from being written, which spoils no answer. */
    readonly onTrouble: (trouble: string) => void;
}
/**
 * Opens the store of a server for who measures without one: the same snapshots and observations. Rejects with a `StoreTrouble` where it
 * cannot be opened.
 */
export declare function openMemory({ storing, secrets, onTrouble }: LocalMemory): Promise<OpenedMemory>;
