import type { Engine } from "../engine.ts";
/** Opens a file, which is made where there is none, readable for its owner alone. Throws a `StoreTrouble`. */
export declare function openSqlite(path: string): Engine;
/** Makes a folder that nobody else may read, where there is none. Throws the error of the file system. */
export declare function makeOwnFolder(path: string): void;
