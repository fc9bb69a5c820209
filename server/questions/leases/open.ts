import type { Leases } from "./leases.ts";

/**
 * Opens the leases of servers that share a PostgreSQL database: in Redis where there is one, else in that database. A file has no servers
 * on other machines, so null.
 */
export async function openLeases(databaseUrl: string | null, redisUrl: string | null): Promise<Leases | null> {
  if (databaseUrl === null) return null;
  // Loaded where it is wanted, since one process measures by itself.
  if (redisUrl !== null) return (await import("../../store/redis/leases.ts")).openRedisLeases(redisUrl);
  return (await import("../../store/postgres/leases.ts")).openPostgresLeases(databaseUrl);
}
