import type { RedisOptions } from "ioredis";

/** Milliseconds for an answer, and until a connection that was lost is tried again at the latest. */
const [patience, longestPause] = [250, 2000] as const;

/** How a server connects: what cannot be done at once fails at once, so that no client waits for Redis. */
export const impatient = {
  connectionName: "portcullis",
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 3000,
  commandTimeout: patience,
  retryStrategy: (times: number) => Math.min(100 * times, longestPause),
} as const satisfies RedisOptions;
