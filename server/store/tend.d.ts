import type { Engine } from "./engine.ts";
import { openStore } from "./open.ts";
import { type Migrated } from "./migrate.ts";
import { fileIn, placeOf, type Place } from "./place.ts";
/** What `portcullis db check` found. */
export interface Examined {
    readonly version: number;
    /** The version that this program works with. */
    readonly known: number;
    readonly results: number;
    readonly observations: number;
    /** What is wrong, a sentence each; empty where nothing is. */
    readonly damages: readonly string[];
}
/** What the command line does with a store. */
export declare const tending: {
    readonly migrateAt: typeof migrateAt;
    readonly examine: typeof examine;
    readonly backUp: typeof backUp;
    readonly restore: typeof restore;
    readonly read: typeof read;
    readonly fileIn: typeof fileIn;
    readonly placeOf: typeof placeOf;
};
/** Brings a database up to date; rejects with a `StoreTrouble`. */
export declare function migrateAt(place: Place): Promise<Migrated>;
/** Reads the whole of a database; rejects with a `StoreTrouble` where it cannot be read. */
export declare function examine(place: Place): Promise<Examined>;
/** Opens what is stored for reading; rejects with a `StoreTrouble` where nothing is there. */
declare function read(place: Place): Promise<ReturnType<typeof openStore>>;
/** Writes a copy of a database file, whoever else uses it meanwhile; it takes the place of the file only as a whole. */
declare function backUp(source: string, target: string): Promise<void>;
/**
 * Puts a copy in the place of a database file, brought up to date. Refuses a copy that is damaged or of a newer version, and a database
 * that somebody uses. What was there before is kept beside it, whatever was set aside earlier: its path, or null where nothing was.
 */
declare function restore(copy: string, target: string): Promise<string | null>;
/** Runs with an engine that is closed afterwards; a lock of somebody else is waited for. */
export declare function withEngine<T>(place: Place, run: (engine: Engine) => Promise<T>, longest?: number): Promise<T>;
export {};
