import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { openLeader, type Leader } from "../../server/store/leader.ts";
import { openStore, type OpenedStore } from "../../server/store/open.ts";
import type { StoreLocation } from "../../server/store/place.ts";

const minute = 60_000;

/** Work done once for several processes on a database, on every engine. */
export function leaderContract(place: () => Promise<StoreLocation>): void {
  let now = Date.parse("2026-11-24T00:00:00Z");
  const lease = minute;

  async function open(): Promise<OpenedStore> {
    const store = openStore({ place: await place(), now: () => now });
    onTestFinished(() => store.close());
    return store;
  }

  function candidates(store: OpenedStore, count: number) {
    return Array.from({ length: count }, () => {
      const leader = openLeader({ name: `test:${run}`, now: () => now, lease });
      return { leader, leads: () => store.through((engine) => leader.leads(engine)) };
    });
  }

  let run = "";

  test("of many that ask at the same time one leads", async () => {
    run = randomUUID();
    const store = await open();
    const all = candidates(store, 12);

    for (let round = 0; round < 5; round++) {
      const found = await Promise.all(all.map(({ leads }) => leads()));
      expect(found.filter(Boolean)).toHaveLength(1);
      expect(all.filter(({ leader }) => leader.isLeader())).toHaveLength(1);
      now += lease + 1;
    }
  });

  test("a renewing leader stays, a killed one is replaced after its lease, and does not lead next to the new one", async () => {
    run = randomUUID();
    const store = await open();
    const [first, second] = candidates(store, 2);
    if (!first || !second) throw new Error("two candidates");
    expect(await first.leads()).toBe(true);
    for (let times = 0; times < 4; times++) {
      now += lease / 2;
      expect([await first.leads(), await second.leads()]).toEqual([true, false]);
    }

    now += lease - 1;
    expect(await second.leads()).toBe(false);
    now += 1;
    expect(await second.leads()).toBe(true);
    expect(await first.leads()).toBe(false);
  });

  test("a leader that resigns is replaced at once, and resigning another's lease has no effect", async () => {
    run = randomUUID();
    const store = await open();
    const [first, second] = candidates(store, 2);
    if (!first || !second) throw new Error("two candidates");
    const resign = (leader: Leader) => store.through((engine) => leader.resign(engine));
    await first.leads();
    await second.leads();
    await resign(second.leader);
    expect(await second.leads()).toBe(false);
    await resign(first.leader);

    expect(first.leader.isLeader()).toBe(false);
    expect(await second.leads()).toBe(true);
  });
}
