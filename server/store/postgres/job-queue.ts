import { PgBoss } from "pg-boss";
import { leaseTime, type Job, type JobQueue } from "../../jobs/queue.ts";
import { asLibpq } from "./line.ts";

/** The schema that it keeps its tables in, and the name of our queue. */
const [schema, name] = ["portcullis_jobs", "watches"] as const;

/** Seconds for which a job may be in hand at all, and for which one that is done is remembered. */
const [longest, remembered] = [3600, 60] as const;

/** Seconds between two looks for jobs that are lost, in every process and in all of them together. */
const monitoring = 2;

/** Connections beside those of the store. */
const connections = 2;

/**
 * A queue of pg-boss in the database of a URL. Its clock is that of the database. A job that is lost is never repeated by the queue
 * itself: what is due is added again, as another job.
 */
export async function openBossQueue(url: string): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: asLibpq(url),
    application_name: "portcullis",
    max: connections,
    schema,
    // What is lost is looked for before anything is added.
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: monitoring,
  });
  // Whoever calls it hears of it, too.
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
    // What was opened in vain is closed; that this may fail as well says nothing new.
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

/** Whether a command found the job as it expected it; its type does not say that there is a count. */
function isDone(response: object): boolean {
  return "affected" in response && Number(response.affected) > 0;
}
