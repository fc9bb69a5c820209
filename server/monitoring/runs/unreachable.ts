import type { Database } from "../../store/database.ts";

/** The checks that connect to the target itself. The others ask the DNS, registries or mail servers. */
const connecting: readonly string[] = ["golive", "http", "owasp", "pqc", "ssl"];

/**
 * Failures in which no connection was possible: the name has no address, or TCP or TLS failed. A server that wants a client certificate is
 * up, and a resolver that fails is not the target.
 */
const causes = /^(?:dns\.(?:nxdomain|absent|no-address)|tcp\.|timeout\.(?:tcp|tls|http)$|tls\.(?!client-certificate))/;

/** Whether a check could not connect to its target. */
export function isUnreachable(check: string, reason: string): boolean {
  return connecting.includes(check) && causes.test(reason);
}

/** Milliseconds of runs that are looked at together, and the least targets of them. */
const [recent, least] = [900_000, 5] as const;

/**
 * Whether more than half of the targets that were just measured, at least five, could not be connected to: then the cause is in our own
 * network. The given target counts as one of them.
 */
export async function isOurOutage({ through }: Database, target: string, now: number): Promise<boolean> {
  const rows = await through(({ db }) =>
    db
      .selectFrom("watch_check")
      .innerJoin("watch", "watch.id", "watch_check.watch_id")
      .select(["watch.target", "watch_check.check_id", "watch_check.reason"])
      .where("watch_check.ran_at", ">", now - recent)
      .where("watch_check.check_id", "in", connecting)
      .where("watch.target", "!=", target)
      .execute(),
  );
  const targets = [...Map.groupBy(rows, (row) => row.target).values()];
  const failed = targets.filter((of) =>
    of.every(({ check_id: check, reason }) => reason !== null && isUnreachable(check, reason)),
  );
  return targets.length + 1 >= least && 2 * (failed.length + 1) > targets.length + 1;
}
