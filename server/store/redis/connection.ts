import type { RedisOptions } from "ioredis";

/** Milliseconds for an answer, the longest pause before a reconnection, and after which a silent connection is lost. */
const [patience, longestPause, longestSilence] = [250, 2000, 3000] as const;

/** Connection options: commands fail at once while disconnected, so that no client waits for Redis. */
export const connectionOptions = {
  connectionName: "portcullis",
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 3000,
  commandTimeout: patience,
  socketTimeout: longestSilence,
  retryStrategy: (times: number) => Math.min(100 * times, longestPause),
  // After a failover an open connection may lead to the old primary, which is a replica now; a new one leads to where the name does.
  reconnectOnError: ({ message }: Error) => message.startsWith("READONLY"),
} as const satisfies RedisOptions;
