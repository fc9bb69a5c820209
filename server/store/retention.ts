const day = 86_400_000;

/** The most snapshots per question. */
export const snapshotsOfAQuestion = 30;

/** The most observation times per snapshot: one every 20 minutes for 90 days takes 20 kB. */
export const mostTimes = 6500;

/** Milliseconds for which snapshots are kept after they were last observed, the times of their observations, and observations after they were last seen. */
export const retention = { snapshots: 90 * day, observations: 730 * day } as const;

/** The default size limit in bytes. */
export const storeLimit = 10_000_000_000;
