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

/** Failures in a row after which a target is gone by itself: some hours where it is measured hourly since it is down. */
const gone = 12;

/**
 * Whether more than half of the targets that were just measured, at least five, could not be connected to: then the cause is in our own
 * network. The given target counts as one of them. Targets that were never reached, or have been gone for long, say nothing about now: they
 * are measured more often than the others, and would silence their alerts.
 */
export async function isOurOutage({ through }: Database, target: string, now: number): Promise<boolean> {
  const rows = await through(({ db }) =>
    db
      .selectFrom("watch_check")
      .innerJoin("watch", "watch.id", "watch_check.watch_id")
      .select(["watch.target", "watch_check.check_id", "watch_check.reason"])
      .select(["watch_check.failures", "watch_check.observed_at"])
      .where("watch_check.ran_at", ">", now - recent)
      .where("watch_check.check_id", "in", connecting)
      .where("watch.target", "!=", target)
      .execute(),
  );
  const targets = [...Map.groupBy(rows, (row) => row.target).values()];
  const failed = targets.filter((of) =>
    of.every(({ check_id: check, reason }) => reason !== null && isUnreachable(check, reason)),
  );
  const old = failed.filter(
    (of) => of.every((row) => row.observed_at === null) || of.every(({ failures }) => failures > gone),
  );
  const [asked, lost] = [targets.length - old.length + 1, failed.length - old.length + 1];
  return asked >= least && 2 * lost > asked;
}
