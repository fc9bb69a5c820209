const day = 86_400_000;

/** Snapshots of one question. */
export const snapshotsOfAQuestion = 30;

/** Milliseconds for which snapshots, and observations since they were seen last, are kept. */
export const retention = { snapshots: 90 * day, observations: 730 * day } as const;

/** Bytes that a store may use unless the operator says otherwise. */
export const storeLimit = 10_000_000_000;
