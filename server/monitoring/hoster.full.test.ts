import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../test/folder.ts";
import { hour, minute, openWorld } from "../../test/jobs/world.ts";
import { openChanges } from "./changes/states.ts";

const count = 200;

/** Watches many domains for a day, then a share of them is unreachable for some hours; returns how many were told to be down. */
async function toldDown({
  share,
  lasts,
  hours,
}: {
  readonly share: number;
  readonly lasts: number;
  readonly hours: number;
}) {
  const world = openWorld({ place: { file: join(folderWith({}), "portcullis.db") } });
  const told = new Set<string>();
  world.changes = openChanges(world.store, {
    load: (id) => Promise.resolve({ id, words: { problems: {} } } as never),
    onFound({ target, changes }) {
      if (changes.some(({ field, to }) => field === "availability" && to?.startsWith("down"))) told.add(target);
      return Promise.resolve();
    },
  });
  await world.worker();
  for (let index = 0; index < count; index++)
    await world.watch(`shop${index}.example`, { checks: ["ssl"] }, { isSpread: true });
  await world.pass(25 * hour, 5 * minute);
  const start = world.now();
  const measured = world.answer;
  world.answer = (run) => {
    const isDown = Number(/\d+/.exec(run.target)?.[0]) < share * count && world.now() - start < lasts * hour;
    return isDown ? { kind: "unmeasured", reason: "tcp.refused" } : measured(run);
  };
  await world.pass(hours * hour, 5 * minute);
  return told.size;
}

test("a hoster of a third of the domains that fails for a day is told for each of them", async () => {
  expect(await toldDown({ share: 0.3, lasts: 48, hours: 26 })).toBe(60);
}, 60_000);

test("an outage of our own network, which the control lookup does not see, is told for few of them", async () => {
  expect(await toldDown({ share: 1, lasts: 3, hours: 6 })).toBeLessThanOrEqual(4);
}, 60_000);
