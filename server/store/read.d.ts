import type { Engine } from "./engine.ts";
import type { Store, StoredResult } from "./store.ts";
type Wanted = Parameters<Store["find"]>[0];
type Before = Parameters<Store["previous"]>[0];
/** The newest result of a question and version, as `Store` says it. */
export declare function find(engine: Engine, { check, version, question, since }: Wanted): Promise<StoredResult | null>;
/** The newest earlier result of a question, as `Store` says it. */
export declare function previous(engine: Engine, { check, question, before }: Before): Promise<StoredResult | null>;
export {};
