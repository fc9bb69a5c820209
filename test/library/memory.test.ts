import { expect, test } from "vitest";
import { readGiven } from "../../src/settings/options/given.ts";
import { openResultMemory } from "../../src/settings/memory.ts";
import { givenAs, taken, toOption } from "../../src/library/read.ts";
import type { OpenedMemory } from "../../src/run/snapshots.ts";
import { folderWith } from "../folder.ts";

/** Stores that can be counted, and the calls of a program that use them. */
function openWorld() {
  const open: { readonly onTrouble: (trouble: string) => void }[] = [];
  const counts = { opened: 0, closed: 0 };
  const memories = {
    openLocalCache: (options: { readonly onTrouble: (trouble: string) => void }) => {
      counts.opened++;
      open.push(options);
      return Promise.resolve({ close: () => Promise.resolve(void counts.closed++) } as unknown as OpenedMemory);
    },
  };
  return {
    counts,
    tell: (trouble: string) => open.at(-1)?.onTrouble(trouble),
    call: async (options: Readonly<Record<string, string>>, work: () => Promise<unknown>, troubles: string[] = []) => {
      const given = readGiven(givenAs(options, taken, toOption), {}, taken);
      const onTrouble = (trouble: string): void => void troubles.push(trouble);
      await openResultMemory(given, { load: () => Promise.resolve(memories), onTrouble })?.within(work);
    },
  };
}

test("the concurrent calls of a program share the store of a folder, which closes after the last of them", async () => {
  const { counts, tell, call } = openWorld();
  const dataDir = folderWith({});
  const slow = Promise.withResolvers<void>();
  const [first, last]: [string[], string[]] = [[], []];

  const waiting = call({ dataDir }, () => slow.promise, last);
  await Promise.all(Array.from({ length: 20 }, () => call({ dataDir }, () => Promise.resolve(), first)));

  expect(counts).toEqual({ opened: 1, closed: 0 });
  tell("the disk is full");
  slow.resolve();
  await waiting;

  expect(counts).toEqual({ opened: 1, closed: 1 });
  expect([first, last]).toEqual([[], ["the disk is full"]]);
});

test("calls with other settings measure another thing, and have a store of their own", async () => {
  const { counts, call } = openWorld();
  const dataDir = folderWith({});
  const slow = Promise.withResolvers<void>();

  const waiting = call({ dataDir }, () => slow.promise);
  await call({ dataDir, resolver: "127.0.0.1" }, () => Promise.resolve());
  expect(counts).toEqual({ opened: 2, closed: 1 });
  slow.resolve();
  await waiting;
  expect(counts).toEqual({ opened: 2, closed: 2 });
});
