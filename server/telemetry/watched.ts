import { z } from "zod";
import type { Database } from "../store/database.ts";
import { unpack } from "../store/prepare.ts";
import type { WatchMetrics } from "./state.ts";

/** The most hosts with a certificate time series, in every monitoring process. */
const mostHosts = 1000;

/** The most results read: several accounts may watch a host, and the order of expiry is only known once all are read. */
const mostRead = 5000;

/** Milliseconds for the database to answer, and for which its answers are cached. */
const [patience, countsLast, certificatesLast] = [2000, 10_000, 300_000] as const;

/** The part read from a stored result, possibly of an older version: the leaf is first in its chain. */
const stored = z.object({ chain: z.array(z.object({ validTo: z.iso.datetime() })).min(1) });

type Counts = Omit<WatchMetrics, keyof Certificates>;
type Certificates = Pick<WatchMetrics, "certificates" | "omitted">;

/** Reads the state of the watches, rarely and never concurrently; null where the database does not answer in time. */
export function openWatched(database: Database, now: () => number = Date.now): () => Promise<WatchMetrics | null> {
  const counts = lasting(countsLast, () => countsOf(database, now()));
  const certificates = lasting(certificatesLast, () => certificatesOf(database));
  return async () => {
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(resolve, patience, null);
    try {
      const all = Promise.all([counts(), certificates()]).catch(() => null);
      const found = await Promise.race([all, late]);
      return found && { ...found[0], ...found[1] };
    } finally {
      clearTimeout(timer);
    }
  };
}

function lasting<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | null = null;
  let until = -Infinity;
  return () => {
    if (last && performance.now() < until) return last;
    until = performance.now() + milliseconds;
    last = read();
    last.catch(() => (last = null));
    return last;
  };
}

async function countsOf({ through }: Database, now: number): Promise<Counts> {
  return through(async ({ db }) => {
    const { due, first } = await db
      .selectFrom("watch_check")
      .where("due_at", "<=", now)
      .select(({ fn }) => [fn.countAll<number>().as("due"), fn.min("due_at").as("first")])
      .executeTakeFirstOrThrow();
    const { failing } = await db
      .selectFrom("watch_check")
      .where("due_at", "is not", null)
      .where("reason", "is not", null)
      .select(({ fn }) => fn.countAll<number>().as("failing"))
      .executeTakeFirstOrThrow();
    const deliveries = db.selectFrom("delivery").select(({ fn }) => fn.countAll<number>().as("count"));
    const [waiting, failed] = [
      await deliveries.where("state", "=", "waiting").where("due_at", "<=", now).executeTakeFirstOrThrow(),
      await deliveries.where("state", "=", "failed").executeTakeFirstOrThrow(),
    ];
    const lag = first === null ? 0 : now - first;
    return { due, lag, failing, deliveriesDue: waiting.count, deliveriesFailed: failed.count };
  });
}

async function certificatesOf({ through }: Database): Promise<Certificates> {
  const { rows, hosts } = await through(async ({ db }) => {
    const measured = db
      .selectFrom("watch_check")
      .innerJoin("watch", "watch.id", "watch_check.watch_id")
      .where("watch_check.check_id", "=", "ssl")
      .where("watch_check.due_at", "is not", null)
      .where("watch_check.body", "is not", null);
    return {
      rows: await measured
        .orderBy("watch_check.observed_at", "desc")
        .select(["watch.target", "watch_check.observed_at", "watch_check.body"])
        .limit(mostRead)
        .execute(),
      ...(await measured
        .select(({ fn }) => fn.count<number>("watch.target").distinct().as("hosts"))
        .executeTakeFirstOrThrow()),
    };
  });
  const ends = new Map<string, number>();
  for (const { target, observed_at: observedAt, body } of rows) {
    // The newest comes first.
    if (ends.has(target) || observedAt === null || body === null) continue;
    const until = await endOf(body, observedAt);
    if (until !== null) ends.set(target, until);
  }
  const soonest = [...ends].toSorted(([, one], [, other]) => one - other);
  const certificates = new Map(soonest.slice(0, mostHosts));
  return { certificates, omitted: hosts - certificates.size };
}

/** The expiry of the certificate in a stored result; null where unknown. */
async function endOf(body: Uint8Array, observedAt: number): Promise<number | null> {
  const result = await unpack(body, observedAt).catch(() => null);
  const { success, data } = stored.safeParse(result?.raw);
  const [leaf] = success ? data.chain : [];
  return leaf ? Date.parse(leaf.validTo) : null;
}
