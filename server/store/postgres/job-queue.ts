import { PgBoss } from "pg-boss";
import { leaseTime, type Job, type JobQueue } from "../jobs/queue.ts";
import { asLibpq } from "./line.ts";

/** The schema of its tables, and the name of our queue. */
const [schema, name] = ["portcullis_jobs", "watches"] as const;

/** Seconds: the longest lease of a job, and how long a finished one is remembered. */
const [longest, remembered] = [3600, 60] as const;

/** Seconds between two searches for lost jobs, in each process and over all processes. */
const monitoring = 2;

/** Connections in addition to the store's. */
const connections = 2;

/**
 * A pg-boss queue in the database of a URL, by the database's clock. The queue never repeats a lost job: due work is added again as a new
 * job.
 */
export async function openBossQueue(url: string): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: asLibpq(url),
    application_name: "portcullis",
    max: connections,
    schema,
    // Lost jobs are looked for before any are added.
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: monitoring,
  });
  // The caller receives the error, too.
  boss.on("error", () => undefined);
  try {
    await boss.start();
    await boss.createQueue(name, {
      policy: "exclusive",
      retryLimit: 0,
      heartbeatSeconds: leaseTime / 1000,
      expireInSeconds: longest,
      deleteAfterSeconds: remembered,
    });
  } catch (error) {
    // Close after a failed opening; a further error adds nothing.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }

  let supervisedAt = -Infinity;
  return {
    async add(names) {
      if (names.length === 0) return;
      if (performance.now() - supervisedAt >= 1000 * monitoring) {
        supervisedAt = performance.now();
        await boss.supervise(name);
      }
      await boss.insert(
        name,
        names.map((each) => ({ singletonKey: each, data: { name: each } })),
      );
    },
    async take(most) {
      if (most < 1) return [];
      const jobs = await boss.fetch<{ readonly name: string }>(name, { batchSize: most });
      return jobs.map(({ id, data }): Job => ({ name: data.name, attempt: id }));
    },
    renew: async ({ attempt }) => isDone(await boss.touch(name, attempt)),
    finish: async ({ attempt }) => isDone(await boss.complete(name, attempt)),
    async inHand() {
      const sql = `select count(*)::int as count from ${schema}.job where name = $1 and state = 'active'`;
      const { rows } = (await boss.getDb().executeSql(sql, [name])) as { readonly rows: readonly { count: number }[] };
      return rows[0]?.count ?? 0;
    },
    close: () => boss.stop({ graceful: false }),
  };
}

/** Whether a command found the job in the expected state; its type lacks the count. */
function isDone(response: object): boolean {
  return "affected" in response && Number(response.affected) > 0;
}
