import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { countJobs } from "../store/jobs/counts.ts";
import { leaseTime } from "../store/jobs/table.ts";
import { folderWith } from "../../test/folder.ts";
import { listWatches } from "./watches/rows.ts";
import { workerContract } from "../../test/jobs/worker-contract.ts";
import { openWorld, resultOf } from "../../test/jobs/world.ts";

const setting = () => ({ place: { file: join(folderWith({}), "portcullis.db") } });

test("a worker that was suspended too long loses its job, and its result is dropped", async () => {
  const world = openWorld(setting());
  await world.watch("shop.example", { checks: ["dns", "ssl"] });
  const { promise: awake, resolve: wake } = Promise.withResolvers<void>();
  const slow = await world.worker("slow");
  world.answer = async (run) => {
    if (run.node === "slow") await awake;
    return { kind: "measured", result: resultOf(run, { node: run.node }) };
  };
  await slow.tick();
  await expect.poll(() => world.runs.length).toBe(1);
  expect(await countJobs(world.store, { databaseUrl: null })).toEqual({ waiting: 0, running: 1 });
  const other = await world.worker("other");
  await world.wait(leaseTime + 1);
  await other.settled();
  wake();
  await slow.settled();

  const [watch] = await listWatches(world.store, "operator");
  expect(watch?.states.map(({ check, runs }) => [check, runs])).toEqual([
    ["dns", 1],
    ["ssl", 1],
  ]);
  expect(world.runs.map(({ node, check }) => `${node} ${check}`)).toEqual(["slow dns", "other dns", "other ssl"]);
});

describe("SQLite", () => {
  workerContract(() => Promise.resolve(setting()));
});
