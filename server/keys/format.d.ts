/** Makes a key from so many random letters; `pick` tells a number below the one that it is given. */
export declare function makeKey(pick?: (below: number) => number): string;
/** Whether a text has the form of a key and its checksum is right: what was mistyped or cut is known without asking anybody. */
export declare function isWellFormed(key: string): boolean;
/** What is stored of a key. */
export declare function digestOf(key: string): Buffer;
/** What is shown of a key. */
export declare function prefixOf(key: string): string;
/** Names a key, and is not the key. */
export declare function makeId(pick?: (below: number) => number): string;
