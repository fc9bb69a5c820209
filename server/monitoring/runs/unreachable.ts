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

/** Milliseconds of runs that are looked at together: up to the second, where the first hold few targets. */
const [recent, longest] = [900_000, 3_600_000] as const;

/** The least targets that say something, and so many that no longer time is looked at. */
const [least, enough] = [5, 10] as const;

/** Failures in a row of a target that is not told to be down: the third one follows an hour after the second where our network was the cause. */
const fresh = 2;

/**
 * Whether more than half of the targets that had their turn lately, at least five, could not be connected to: then the cause is in our own
 * network. The given target counts as one of them. A target that cannot be reached is measured more often than the others, so it counts once,
 * when that began; otherwise a third of the targets, at a hoster that fails for a day, would soon be most of the measured ones. Targets that
 * were never reached say nothing about now. If all of them are hosts of one domain, the answer is no: they often share one server, and an
 * outage of that server needs its alert. The result must not depend on any one other account, and must hold for most of the accounts. Otherwise
 * a person could switch off their own hosts to silence the alerts of everybody.
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
      .leftJoin("change", (join) =>
        join
          .onRef("change.target", "=", "watch.target")
          .onRef("change.check_id", "=", "watch_check.check_id")
          .on("change.field", "=", "availability")
          .on("change.is_latest", "=", 1),
      )
      .select(["watch.account", "watch.target", "watch.domain", "watch_check.check_id", "watch_check.reason"])
      .select(["watch_check.failures", "watch_check.observed_at", "watch_check.ran_at"])
      .select(["change.at as turned_at", "change.new_value as turned_to"])
      .where("watch_check.ran_at", ">", now - longest)
      .where("watch_check.check_id", "in", connecting)
      .where("watch.target", "!=", target)
      .execute(),
  );
  const byAccount = Map.groupBy(rows, (row) => row.account);
  const others = [...byAccount.keys()].filter((each) => each !== account);
  const isMostLostWithout = [null, ...others].every((without) =>
    isMostLost(
      rows.filter((row) => row.account !== without),
      domain,
      now,
    ),
  );
  return isMostLostWithout && areMostAccountsLost(byAccount, account, now);
}

interface Measured {
  readonly target: string;
  readonly domain: string;
  readonly check_id: string;
  readonly reason: string | null;
  readonly failures: number;
  readonly observed_at: number | null;
  readonly ran_at: number | null;
  /** Time of the last alert that the target went down or came back; null without one. */
  readonly turned_at: number | null;
  /** The state that this alert told: `up`, `flapping`, or `down` with its reason. */
  readonly turned_to: string | null;
}

/** What one target says about our network. */
interface Evidence {
  readonly isLost: boolean;
  readonly domains: readonly string[];
  readonly at: number;
}

/** What the targets of some runs say, the latest in front; up to an hour of it where few have had their turn. */
function evidenceIn(rows: readonly Measured[], now: number): readonly Evidence[] {
  return [...Map.groupBy(rows, (row) => row.target).values()]
    .map((of) => ({
      isLost: isLost(of),
      domains: of.map((row) => row.domain),
      at: Math.max(...of.map(saidAt)),
    }))
    .filter(({ at }) => at > now - longest)
    .toSorted((one, other) => other.at - one.at)
    .filter(({ at }, index) => at > now - recent || index < enough - 1);
}

/** Whether most targets could not be reached; one more could not, which is of a domain. */
function isMostLost(rows: readonly Measured[], domain: string, now: number): boolean {
  const others = evidenceIn(rows, now);
  const lost = others.filter((each) => each.isLost);
  const domains = new Set([domain, ...lost.flatMap((each) => each.domains)]);
  return domains.size > 1 && others.length + 1 >= least && 2 * (lost.length + 1) > others.length + 1;
}

/** Whether most accounts have lost most of their targets; one more target of the given account was lost. */
function areMostAccountsLost(rows: ReadonlyMap<string, readonly Measured[]>, account: string, now: number): boolean {
  const accounts = [...new Set([account, ...rows.keys()])].flatMap((each) => {
    const evidence = evidenceIn(rows.get(each) ?? [], now).map(({ isLost }) => isLost);
    const all = each === account ? [...evidence, true] : evidence;
    return all.length === 0 ? [] : [2 * all.filter((isLost) => isLost).length > all.length];
  });
  return 2 * accounts.filter((isMost) => isMost).length > accounts.length;
}

/**
 * When a target said something about our network: at its last run, or, while it cannot be reached, when that began. Never where it was not
 * reached before.
 */
function saidAt(row: Measured): number {
  const { ran_at: ranAt, turned_at: turnedAt, turned_to: to } = row;
  if (!isLost([row])) return ranAt ?? -Infinity;
  if (row.observed_at === null) return -Infinity;
  if (turnedAt !== null && to !== "up") return turnedAt;
  return row.failures <= fresh ? (ranAt ?? -Infinity) : -Infinity;
}

function isLost(of: readonly Measured[]): boolean {
  return of.every(({ check_id: check, reason }) => reason !== null && isUnreachable(check, reason));
}
