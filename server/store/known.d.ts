import type { History, Pivot, Span } from "../../src/core/store.ts";
import type { Engine } from "./engine.ts";
import { type ObservationStore } from "./observations.ts";
type Asked<Port extends keyof ObservationStore> = Parameters<ObservationStore[Port]>[0];
/** What a target was seen with, the newest last-seen first; within a page by kind. */
export declare function history({ db }: Engine, { target, cursor, limit }: Asked<"history">): Promise<History>;
/** Who was seen with a value: registrable domains, in the order in which they came to be known. */
export declare function pivot(engine: Engine, { kind, value, cursor, limit }: Asked<"pivot">): Promise<Pivot>;
/** The hosts of a registrable domain that were observed, the latest first. */
export declare function names({ db }: Engine, domain: string): Promise<readonly (Span & {
    readonly name: string;
})[]>;
export {};
