import { expect, onTestFinished, test } from "vitest";
import type { JobCounts } from "../../server/store/jobs/counts.ts";
import type { JobQueue } from "../../server/store/jobs/queue.ts";

/** Queues on one database, one per process. */
export interface Queues {
  open(): Promise<JobQueue>;
  /** The number of jobs, as on the status page. */
  counts(): Promise<JobCounts | null>;
  /** Ends every lease. */
  endLeases(): Promise<void>;
  close(): Promise<void>;
}

function namesOf(jobs: readonly { readonly name: string }[]): readonly string[] {
  return jobs.map(({ name }) => name).toSorted();
}

/** The behaviour of every queue. */
export function queueContract(makeQueues: () => Promise<Queues>): void {
  async function two(): Promise<{
    one: JobQueue;
    other: JobQueue;
    counts: () => Promise<JobCounts | null>;
    endLeases: () => Promise<void>;
  }> {
    const queues = await makeQueues();
    const [one, other] = [await queues.open(), await queues.open()];
    onTestFinished(async () => {
      await one.close();
      await other.close();
      await queues.close();
    });
    return { one, other, counts: () => queues.counts(), endLeases: () => queues.endLeases() };
  }

  test("every name is leased once, regardless of how often and by which process it was added", async () => {
    const { one, other } = await two();
    await one.add(["a.example", "b.example"]);
    await other.add(["b.example", "c.example"]);

    const taken = [...(await one.take(2)), ...(await other.take(5))];

    expect(namesOf(taken)).toEqual(["a.example", "b.example", "c.example"]);
    expect(await one.take(5)).toEqual([]);
  });

  test("jobs that wait and jobs in hand are counted", async () => {
    const { one, counts } = await two();
    await one.add([]);
    // A count that takes too long is null.
    await expect.poll(counts, { timeout: 20_000 }).toEqual({ waiting: 0, running: 0 });
    await one.add(["a.example", "b.example", "c.example"]);
    await one.take(1);

    await expect.poll(counts, { timeout: 20_000 }).toEqual({ waiting: 2, running: 1 });
    expect(await one.inHand()).toBe(1);
  });

  test("a leased job is not leased again until it is finished", async () => {
    const { one, other } = await two();
    await one.add(["a.example"]);
    const [job] = await one.take(1);
    if (!job) throw new Error("nothing was handed out");
    await other.add(["a.example"]);
    expect(await other.take(1)).toEqual([]);
    expect(await one.renew(job)).toBe(true);

    expect(await one.finish(job)).toBe(true);
    expect(await one.finish(job)).toBe(false);
    await other.add(["a.example"]);
    expect(namesOf(await other.take(1))).toEqual(["a.example"]);
  });

  test("a lost job goes to another worker, and the first one notices", async () => {
    const { one, other, endLeases } = await two();
    await one.add(["a.example"]);
    const [lost] = await one.take(1);
    if (!lost) throw new Error("nothing was handed out");
    await endLeases();
    await other.add(["a.example"]);
    const [found] = await other.take(1);

    expect(found?.name).toBe("a.example");
    expect(found?.attempt).not.toBe(lost.attempt);
    expect(await one.renew(lost)).toBe(false);
    expect(await one.finish(lost)).toBe(false);
    expect(found && (await other.finish(found))).toBe(true);
  });

  test("workers that take at the same time never take the same", async () => {
    const { one, other } = await two();
    const names = Array.from({ length: 60 }, (_, index) => `shop${index}.example`);
    await one.add(names);

    const taken = await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 ? one : other).take(9)));

    expect(namesOf([...taken.flat(), ...(await one.take(60))])).toEqual(names.toSorted());
  });

  test("nothing is added or leased where nothing is requested", async () => {
    const { one } = await two();
    await one.add([]);
    expect(await one.take(3)).toEqual([]);
    await one.add(["a.example"]);
    expect(await one.take(0)).toEqual([]);
  });
}
