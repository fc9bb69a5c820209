import { type Kysely } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";
/** The schema of a database before and after. */
export interface Migrated {
    readonly from: number;
    readonly to: number;
}
/**
 * Brings the schema up to date, forward only and under a lock: several processes may start at once. One of a newer version is refused
 * by name, since nobody here knows what its tables mean.
 */
export declare function migrate({ db, dialect }: Engine, to?: number): Promise<Migrated>;
/** How many migrations a database has; 0 for one that has no table yet. */
export declare function versionOf(db: Kysely<Tables>): Promise<number>;
