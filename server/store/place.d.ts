import type { Storing } from "../../src/settings/options/storing.ts";
/** Where things are kept: a file, or a PostgreSQL database by its URL. */
export type Place = {
    readonly file: string;
} | {
    readonly url: string;
};
/** The place that an operator has named. */
export declare function placeOf({ databaseUrl, dataDir }: Pick<Storing, "databaseUrl" | "dataDir">): Place;
/** The database file in a data folder. */
export declare function fileIn(dataDir: string): string;
