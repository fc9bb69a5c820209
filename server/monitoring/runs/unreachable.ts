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

/** Milliseconds of runs that are looked at together, and the least domains of them. */
const [recent, least] = [900_000, 5] as const;

/** Failures in a row after which a target is gone by itself: some hours where it is measured hourly since it is down. */
const gone = 12;

/**
 * Whether more than half of the targets that were just measured, at least five, could not be connected to: then the cause is in our own
 * network. The given target counts as one of them. Not where all of them are hosts of one domain: they often are one server, whose outage is to
 * be told. Targets that were never reached, or have been gone for long, say nothing about now: they are measured more often than the others,
 * and would silence their alerts. It must hold without the watches of any one other account, too, whose dead hosts would silence everybody.
 */
export async function isOurOutage(
  { through }: Database,
  { account, target, domain }: { readonly account: string; readonly target: string; readonly domain: string },
  now: number,
): Promise<boolean> {
  const rows = await through(({ db }) =>
    db
      .selectFrom("watch_check")
      .innerJoin("watch", "watch.id", "watch_check.watch_id")
      .select(["watch.account", "watch.target", "watch.domain", "watch_check.check_id", "watch_check.reason"])
      .select(["watch_check.failures", "watch_check.observed_at"])
      .where("watch_check.ran_at", ">", now - recent)
      .where("watch_check.check_id", "in", connecting)
      .where("watch.target", "!=", target)
      .execute(),
  );
  const others = [...new Set(rows.map((row) => row.account))].filter((each) => each !== account);
  return [null, ...others].every((without) =>
    isMostLost(
      rows.filter((row) => row.account !== without),
      domain,
    ),
  );
}

interface Measured {
  readonly target: string;
  readonly domain: string;
  readonly check_id: string;
  readonly reason: string | null;
  readonly failures: number;
  readonly observed_at: number | null;
}

function isMostLost(rows: readonly Measured[], domain: string): boolean {
  const others = [...Map.groupBy(rows, (row) => row.target).values()].filter((of) => !isLost(of) || !isOld(of));
  const lost = others.filter(isLost);
  const domains = new Set([domain, ...lost.flat().map((row) => row.domain)]);
  return domains.size > 1 && others.length + 1 >= least && 2 * (lost.length + 1) > others.length + 1;
}

function isLost(of: readonly Measured[]): boolean {
  return of.every(({ check_id: check, reason }) => reason !== null && isUnreachable(check, reason));
}

function isOld(of: readonly Measured[]): boolean {
  return of.every(({ failures, observed_at: observedAt }) => observedAt === null || failures > gone);
}
