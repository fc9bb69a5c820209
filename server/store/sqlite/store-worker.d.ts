/** What a database is opened with. */
export interface Opening {
    readonly path: string;
}
/** One statement. */
export interface Ask {
    readonly id: number;
    /** Null ends the thread. */
    readonly sql: string | null;
    readonly parameters: readonly unknown[];
}
/** What became of it. */
export type Told = {
    readonly id: number;
    readonly rows: readonly unknown[];
    readonly changes: number;
} | {
    readonly id: number;
    readonly message: string;
    readonly code: number | null;
};
