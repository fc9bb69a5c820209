import type { Kysely } from "kysely";
import type { FollowedCertificates } from "../../../src/core/store.ts";
import type { Tables } from "../../store/tables.ts";
import { checksOf } from "../interests.ts";

/** Milliseconds after which a log that is behind all others in its rounds is in no list any more. */
const delisted = 86_400_000;

/** The names of one certificate that the page shows. */
const mostShown = 50;

/** The most certificates of one domain that the check gets, and of one account that its page shows. */
const [mostOfDomain, mostOfAccount] = [10_000, 1000] as const;

/** The state of one followed log. Times in Unix milliseconds. */
export interface FollowedLogState {
  readonly name: string;
  readonly state: string;
  readonly since: number;
  /** How far behind the newest entries are, in seconds: the log itself may merge entries later still. */
  readonly behind: number;
}

/** The followed logs, the furthest behind first. Those that were not asked for a day are in no list any more. */
export async function followedLogs(db: Kysely<Tables>, now: number): Promise<readonly FollowedLogState[]> {
  const rows = await db
    .selectFrom("ct_log")
    .select(["name", "state", "since", "size", "head", "checked_at", "progressed_at"])
    .where("since", "is not", null)
    .execute();
  const latest = Math.max(...rows.map((row) => row.checked_at));
  return rows
    .filter((row) => latest - row.checked_at < delisted)
    .map(({ name, state, since, size, head, ...row }) => {
      const { size: headSize, timestamp } = JSON.parse(head ?? "{}") as { size?: number; timestamp?: number };
      const isAtHead = size === headSize;
      const reached = isAtHead ? timestamp : (row.progressed_at ?? since);
      return { name, state, since: since ?? now, behind: Math.max(0, Math.round((now - (reached ?? now)) / 1000)) };
    })
    .toSorted((one, other) => other.behind - one.behind);
}

/** What the followed logs had of a watched domain; null where no logs are followed for it. */
export async function followedCertificates(
  db: Kysely<Tables>,
  domain: string,
  now: number,
): Promise<FollowedCertificates | null> {
  const watches = await db
    .selectFrom("watch")
    .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
    .select(["watch.target", "watch.created_at"])
    .where("watch.domain", "=", domain)
    .where("watch_check.check_id", "=", checksOf.own)
    .where("watch.paused_at", "is", null)
    .execute();
  const logs = watches.length === 0 ? [] : await followedLogs(db, now);
  if (logs.length === 0) return null;
  const [targets, since] = [watches.map(({ target }) => target), Math.min(...watches.map((row) => row.created_at))];
  const rows = await db
    .selectFrom("ct_certificate")
    .select(["digest", "names", "issuer", "not_before", "not_after", "logged_at"])
    .where("target", "in", targets)
    .where("relation", "=", "own")
    .orderBy("logged_at", "desc")
    .limit(mostOfDomain)
    .execute();
  return {
    since: new Date(Math.max(since, Math.min(...logs.map(({ since }) => since)))).toISOString(),
    behind: logs[0]?.behind ?? 0,
    logs: logs.length,
    failing: logs.filter(({ state }) => state !== "following").length,
    // Each watched host of the domain has the same ones.
    certificates: [...new Map(rows.map((row) => [Buffer.from(row.digest).toString("hex"), row])).values()].map(
      (row) => ({
        names: JSON.parse(row.names) as string[],
        issuer: row.issuer,
        notBefore: row.not_before,
        notAfter: row.not_after,
        loggedAt: row.logged_at,
      }),
    ),
  };
}

/** A logged certificate of a watch. Times in Unix milliseconds. */
export interface WatchedLogged {
  readonly target: string;
  /** The domain that imitates the target; null for a certificate of the target itself. */
  readonly lookalike: string | null;
  readonly names: readonly string[];
  readonly namesTotal: number;
  readonly issuer: string;
  readonly serial: string;
  readonly notBefore: number;
  readonly notAfter: number;
  readonly loggedAt: number;
  readonly verdict: string;
}

/** Verdicts of certificates whose issuer the domain did not have before. */
const unknownIssuers: readonly string[] = ["not-allowed", "new-issuer"];

/**
 * The unexpired certificates that the followed logs had of an account's watches: those of unknown issuers first, then by expiry. Those of
 * lookalikes only where the account watches lookalikes.
 */
export async function loggedCertificates(
  db: Kysely<Tables>,
  account: string,
  now: number,
): Promise<{ readonly certificates: readonly WatchedLogged[]; readonly isTruncated: boolean }> {
  const rows = await db
    .selectFrom("ct_certificate as c")
    .innerJoin("watch", "watch.target", "c.target")
    .innerJoin("watch_check", "watch_check.watch_id", "watch.id")
    .selectAll("c")
    .where("watch.account", "=", account)
    .where("c.not_after", ">", now)
    .where((where) =>
      where.or([
        where.and([where("c.relation", "=", "own"), where("watch_check.check_id", "=", checksOf.own)]),
        where.and([where("c.relation", "=", "lookalike"), where("watch_check.check_id", "=", checksOf.lookalike)]),
      ]),
    )
    .orderBy((of) => of.case().when("c.verdict", "in", unknownIssuers).then(0).else(1).end())
    .orderBy("c.not_after")
    .orderBy("c.issuer")
    .limit(mostOfAccount + 1)
    .execute();
  const certificates = rows.slice(0, mostOfAccount).map((row) => ({
    target: row.target,
    lookalike: row.lookalike,
    names: (JSON.parse(row.names) as string[]).slice(0, mostShown),
    namesTotal: row.names_total,
    issuer: row.issuer,
    serial: row.serial,
    notBefore: row.not_before,
    notAfter: row.not_after,
    loggedAt: row.logged_at,
    verdict: row.verdict,
  }));
  return { certificates, isTruncated: rows.length > mostOfAccount };
}
