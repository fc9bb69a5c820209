import type { Engine } from "../engine.ts";
/** Connects to a database by its URL; `sslmode` and `sslrootcert` mean what they mean to libpq. */
export declare function openPostgres(url: string): Engine;
