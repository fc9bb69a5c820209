const day = 86_400_000;

/** The most snapshots per question. */
export const snapshotsOfAQuestion = 30;

/** Milliseconds for which snapshots are kept, and observations after they were last seen. */
export const retention = { snapshots: 90 * day, observations: 730 * day } as const;

/** The default size limit in bytes. */
export const storeLimit = 10_000_000_000;
