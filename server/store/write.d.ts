import { type Transaction } from "kysely";
import type { Dialect, Engine } from "./engine.ts";
import type { Prepared } from "./prepare.ts";
import type { Tables } from "./tables.ts";
/** Writes what was kept, all of it or nothing. */
export declare function write({ db, dialect }: Engine, batch: readonly Prepared[], now: number): Promise<void>;
/** Writes names, but for some, and what they were observed with. */
export declare function writeObserved(tx: Transaction<Tables>, dialect: Dialect, batch: readonly Pick<Prepared, "names" | "sightings">[], beyond: ReadonlySet<string>): Promise<void>;
