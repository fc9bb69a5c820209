import type { KeyRecord, Watch } from "../keys/record.ts";
import type { Engine } from "./engine.ts";
import type { ObservationStore } from "./observations.ts";
import type { Place } from "./place.ts";
import type { Prepared } from "./prepare.ts";
import type { Store } from "./store.ts";
import type { Sweep } from "./sweep.ts";
import { type Trouble } from "./trouble.ts";
/** A database that is open and up to date. Methods reject with the errors of its engine, which `troubleOf` names. */
export interface Archive extends Pick<Store, "find" | "previous">, ObservationStore {
    write(batch: readonly Prepared[], now: number): Promise<void>;
    sweep(sweep: Sweep): Promise<boolean>;
    /** See `KeyStore`. */
    keyByDigest(digest: Uint8Array): Promise<KeyRecord | null>;
    noteUses(uses: ReadonlyMap<string, number>): Promise<void>;
    watchKeys(onChange: () => void): Watch;
    troubleOf(error: unknown): Trouble | null;
    close(): Promise<void>;
}
/** Opens the engine of a place, which is loaded now. */
export declare function openEngine(place: Place): Promise<Engine>;
/** Opens what is kept at a place; rejects with a `StoreTrouble`. */
export declare function openAt(place: Place): Promise<Archive>;
