import { type Transaction } from "kysely";
import type { Dialect } from "./engine.ts";
import type { Tables } from "./tables.ts";
/** The version of the schema that this program knows. */
export declare const schemaVersion: number;
/** Carries out the migrations from one version to another. */
export declare function carryOut(tx: Transaction<Tables>, dialect: Dialect, from: number, to: number): Promise<void>;
