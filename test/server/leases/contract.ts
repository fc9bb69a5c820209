import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Leases } from "../../../server/questions/leases/leases.ts";

/** The behaviour of every lease engine; each server opens its own. */
export function leasesContract(open: () => Promise<Leases>): void {
  async function two(): Promise<readonly [Leases, Leases]> {
    const servers = [await open(), await open()] as const;
    for (const each of servers) {
      onTestFinished(() => each.close());
      await expect
        .poll(
          () =>
            each.take("ready", "ready", 1).then(
              () => true,
              () => false,
            ),
          { timeout: 5000 },
        )
        .toBe(true);
    }
    // Notifications arrive shortly after the connection.
    await sleep(200);
    return servers;
  }

  test("the first server has the lease, and the other one learns how long it lasts", async () => {
    const [one, other] = await two();

    expect(await one.take("dns-shop", "one", 5000)).toBeNull();
    const left = await other.take("dns-shop", "other", 5000);

    expect(left).toBeGreaterThan(4000);
    expect(left).toBeLessThanOrEqual(5000);
    expect(await other.take("dns-other", "other", 5000)).toBeNull();
  });

  test("a released lease is free, and every server receives the note", async () => {
    const [one, other] = await two();
    const heard: string[] = [];
    await one.take("dns-back", "one", 5000);
    const stop = other.onRelease("dns-back", (note) => heard.push(note));
    other.onRelease("dns-elsewhere", () => heard.push("wrong"));

    await one.release("dns-back", "one", 'a "note" with spaces');
    await expect.poll(() => heard, { timeout: 1000, interval: 5 }).toEqual(['a "note" with spaces']);
    expect(await other.take("dns-back", "other", 5000)).toBeNull();
    stop();
    await other.release("dns-back", "other", "again");

    await sleep(100);
    expect(heard).toHaveLength(1);
  });

  test("one server takes over an expired lease, and the first one can no longer release it", async () => {
    const [one, other] = await two();
    await one.take("dns-late", "one", 100);
    await sleep(150);

    const taken = await Promise.all([other.take("dns-late", "a", 5000), other.take("dns-late", "b", 5000)]);
    expect(taken.filter((left) => left === null)).toHaveLength(1);
    await one.release("dns-late", "one", "");

    expect(await one.take("dns-late", "one", 5000)).toBeGreaterThan(4000);
  });
}
