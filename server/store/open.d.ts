import type { KeyStore } from "../keys/record.ts";
import type { ObservationStore } from "./observations.ts";
import type { Storing } from "../../src/settings/options/storing.ts";
import { type Place } from "./place.ts";
import type { Store } from "./store.ts";
/** How a store is kept. */
export interface Keeping {
    readonly place: Place;
    /** Bytes; ten billion where nobody says. */
    readonly limit?: number;
    /** Milliseconds since the epoch. */
    readonly now?: () => number;
    /** Told whenever the trouble changes; null where it is over. */
    readonly onTrouble?: (trouble: string | null) => void;
}
/** Everything that a place offers. */
export type OpenedStore = Store & ObservationStore & {
    readonly keys: KeyStore;
    /** Resolves once the place is open; rejects with a `StoreTrouble` where it cannot be opened now. */
    ready(): Promise<void>;
};
/** Opens the store that an operator has asked for. */
export declare function openStored(storing: Storing, onTrouble?: Keeping["onTrouble"]): OpenedStore;
/**
 * Opens a store. It is there at once: the database is opened, and its code loaded, in the meantime. Where that fails the trouble is
 * told, everything is measured anew, and it is tried again.
 */
export declare function openStore({ place, limit, now, onTrouble }: Keeping): OpenedStore;
