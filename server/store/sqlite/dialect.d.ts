import { type Dialect } from "kysely";
import type { Thread } from "./thread.ts";
/** Kysely's way to a database in another thread. */
export declare function threadDialect(thread: Thread): Dialect;
