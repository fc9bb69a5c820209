import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { day, hour, openWorld } from "../../../test/jobs/world.ts";
import { bringForward } from "./due.ts";

test("after the clock was set back a watch does not wait for the old time, and one that waits its turn still does", async () => {
  const world = openWorld({ place: { file: join(folderWith({}), "portcullis.db") } });
  await world.watch("shop.example");
  await world.watch("third.example", { every: 30 * day });
  const worker = await world.worker();
  await worker.settled();
  const before = world.runs.length;

  await world.wait(-2 * day);
  await bringForward(world.store, world.now());
  await world.pass(hour);

  expect(before).toBe(2);
  expect(world.runs.slice(before).map(({ target }) => target)).toEqual(["shop.example"]);
});
