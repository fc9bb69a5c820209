import type { RedisOptions } from "ioredis";

/** Milliseconds for an answer, and the longest pause before a reconnection. */
const [patience, longestPause] = [250, 2000] as const;

/** Connection options: commands fail at once while disconnected, so that no client waits for Redis. */
export const connectionOptions = {
  connectionName: "portcullis",
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 3000,
  commandTimeout: patience,
  retryStrategy: (times: number) => Math.min(100 * times, longestPause),
} as const satisfies RedisOptions;
