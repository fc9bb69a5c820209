/** Snapshots of one question. */
export declare const snapshotsOfAQuestion = 30;
/** Milliseconds for which snapshots, and observations since they were seen last, are kept. */
export declare const retention: {
    readonly snapshots: number;
    readonly observations: number;
};
/** Bytes that a store may use unless the operator says otherwise. */
export declare const storeLimit = 10000000000;
