import { type Transaction } from "kysely";
import type { Dialect } from "./engine.ts";
import type { Prepared } from "./prepare.ts";
import type { Tables } from "./tables.ts";
/** The hour that an instant is in, as allowances count them. */
export declare function hourOf(now: number): number;
/** The names that are not to be stored, since too many new ones of their domain came in this hour. Counts those that are. */
export declare function namesBeyond(tx: Transaction<Tables>, dialect: Dialect, batch: readonly Prepared[], now: number): Promise<ReadonlySet<string>>;
