import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openJobs } from "./jobs/jobs.ts";
import { openStore } from "./open.ts";
import { workOnSweep } from "./sweep-job.ts";
import { firstSweep, type SweepState } from "./sweep.ts";
import { folderWith } from "../../test/folder.ts";

const minute = 60_000;

test("one of several processes deletes old data, and the next one goes on where it ended", async () => {
  const store = openStore({ place: { file: join(folderWith({}), "portcullis.db") } });
  let now = Date.parse("2026-11-24T00:00:00Z");
  const steps: (readonly [node: string, state: SweepState])[] = [];
  const process = (node: string) => {
    const jobs = openJobs({
      database: store,
      now: () => now,
      onBug(error) {
        throw error;
      },
    });
    // Over its limit, so that the shares of a round differ from those of the one before.
    const sweep = async (state: SweepState): Promise<SweepState> => {
      steps.push([node, state]);
      if (state.part < 2) return { ...state, part: state.part + 1 };
      return { ...firstSweep, shares: { ...state.shares, others: state.shares.others / 2 } };
    };
    workOnSweep(jobs, { through: store.through, sweep });
    return jobs;
  };
  const both = [process("one"), process("other")];
  onTestFinished(async () => {
    await Promise.all(both.map((jobs) => jobs.stop(0)));
    await store.close();
  });
  const pass = async (minutes: number): Promise<void> => {
    now += minutes * minute;
    await Promise.all(both.map((jobs) => jobs.settled()));
  };
  await pass(0);
  expect(steps).toEqual([]);

  await pass(1);
  expect(steps.map(([, { part }]) => part)).toEqual([0, 1, 2]);
  const [first] = steps[0] ?? [];
  await both[first === "one" ? 0 : 1]?.stop();
  // A process that starts changes nothing.
  both.push(process("late"));
  await pass(10);
  await pass(1);

  expect(steps.map(([, { part, shares }]) => [part, shares.others])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 0.5],
    [1, 0.5],
    [2, 0.5],
  ]);
  expect(steps[3]?.[0]).not.toBe(first);
});
