import { expect, test } from "vitest";
import type { Engine } from "../../../server/store/engine.ts";
import { retention } from "../../../server/store/retention.ts";
import { addWatch } from "../../../server/monitoring/watches/rows.ts";
import { firstSweep, sweepStep, type SweepState } from "../../../server/store/sweep.ts";
import { kept, sighting } from "../kept.ts";
import { day, hour, question, second, start, storesAt, valuesOf, withEngine, type MakePlace } from "./scene.ts";

/** The retention of every engine. */
export function retentionContract(makePlace: MakePlace): void {
  const withStore = storesAt(makePlace);

  test("anonymous callers bring a domain a hundred new names an hour; the operator's are not counted", async () => {
    let now = start;
    await withStore(
      async (store) => {
        const keep = (from: number, to: number, isTrusted: boolean): void => {
          for (let n = from; n < to; n++) {
            const target = `h${n}.wild.example`;
            const observations = [sighting(target, "dns:a", "192.0.2.1")];
            store.keep(kept({ ...question, question: `${n}`, target, observations, isTrusted }));
          }
        };
        keep(0, 150, false);
        await store.flush();
        keep(0, 300, false);
        const target = "calm.example";
        const observations = [sighting(target, "dns:a", "192.0.2.1")];
        store.keep(kept({ ...question, question: "calm", target, observations, isTrusted: false }));
        await store.flush();
        const anonymous = await store.names("wild.example");
        keep(1000, 1150, true);
        await store.flush();
        const both = await store.names("wild.example");
        now += hour;
        keep(2000, 2150, false);
        await store.flush();

        expect([anonymous.length, both.length, (await store.names("wild.example")).length]).toEqual([100, 250, 350]);
        expect(await store.names("calm.example")).toHaveLength(1);
        // Known questions are measured again and kept.
        expect(await store.find({ ...question, question: "0", version: 1, since: 0 })).not.toBeNull();
        expect(await store.find({ ...question, question: "299", version: 1, since: 0 })).toBeNull();
      },
      { now: () => now },
    );
  });

  test("a sweep drops what is too old or no longer referenced", async () => {
    await withStore(async (store, place) => {
      store.keep(
        kept({ ...question, question: "old", target: "old.example", observedAt: start - retention.snapshots - 1 }),
      );
      store.keep(
        kept({
          ...question,
          question: "gone",
          target: "gone.example",
          observedAt: start - retention.observations - second,
          observations: [sighting("gone.example", "dns:a", "192.0.2.9")],
        }),
      );
      store.keep(
        kept({
          ...question,
          observedAt: start - retention.snapshots + day,
          observations: [sighting("shop.example", "dns:a", "192.0.2.1")],
        }),
      );
      await store.flush();

      await withEngine(place, async (engine) => {
        await sweepOnce(engine, 1e12);
        const tables = ["domain", "target", "value", "observation", "question", "content", "snapshot"] as const;
        const counts = await Promise.all(
          tables.map(async (table) => engine.db.selectFrom(table).selectAll().execute()),
        );
        expect(Object.fromEntries(tables.map((table, at) => [table, counts[at]?.length]))).toEqual({
          domain: 1,
          target: 1,
          value: 1,
          observation: 1,
          question: 1,
          content: 1,
          snapshot: 1,
        });
      });
      expect(await store.find({ ...question, version: 1, since: 0 })).not.toBeNull();
    });
  });

  test("over the limit what is oldest goes first, until there is room", async () => {
    await withStore(async (store, place) => {
      for (let days = 0; days < 89; days++)
        store.keep(
          kept({ ...question, question: `${days}`, raw: { noise: noise(20_000) }, observedAt: start - days * day }),
        );
      await store.flush();

      await withEngine(place, async (engine) => {
        // PostgreSQL counts its rows a few seconds later.
        await expect.poll(() => engine.size(), { timeout: 20_000 }).toBeGreaterThan(89 * 10_000);
        const before = await engine.size();
        let state = firstSweep;
        for (let round = 0; round < 8; round++) state = await sweepOnce(engine, before / 2, state);
        // PostgreSQL's vacuum frees the space of dropped rows.
        const { length } = await engine.db.selectFrom("snapshot").select("observed_at").execute();
        expect(length).toBeLessThan(60);
        expect(length).toBeGreaterThan(0);
      });
      expect(await store.find({ ...question, question: "0", version: 1, since: 0 })).not.toBeNull();
      expect(await store.find({ ...question, question: "88", version: 1, since: 0 })).toBeNull();
    });
  });

  test("over the limit, data of unwatched domains is dropped first", async () => {
    await withStore(async (store, place) => {
      for (const target of ["shop.example", "other.example"])
        for (let days = 0; days < 80; days += 4)
          store.keep(
            kept({
              ...question,
              target,
              question: `${target} ${days}`,
              raw: { noise: noise(20_000) },
              observedAt: start - days * day,
              observations: [sighting(target, "dns:a", `192.0.2.${days}`)],
            }),
          );
      await store.flush();
      const watch = { target: "shop.example", domain: "shop.example", checks: ["dns"], every: day };
      await addWatch(store, watch, { account: "operator", isPaused: false, isFromFile: false, isSpread: false }, start);

      await withEngine(place, async (engine) => {
        let state = firstSweep;
        for (let round = 0; round < 12; round++) state = await sweepOnce(engine, -1, state);
      });

      const found = async (target: string): Promise<readonly boolean[]> =>
        Promise.all(
          [0, 76].map(async (days) => {
            const wanted = { ...question, question: `${target} ${days}`, version: 1, since: 0 };
            return (await store.find(wanted)) !== null;
          }),
        );
      expect(await found("shop.example")).toEqual([true, true]);
      expect(await found("other.example")).toEqual([true, false]);
      const seen = async (target: string) => valuesOf(await store.history({ target, limit: 100 })).length;
      expect([await seen("shop.example"), await seen("other.example")]).toEqual([20, 16]);
    });
  });
}

async function sweepOnce(engine: Engine, limit: number, before: SweepState = firstSweep): Promise<SweepState> {
  let state = before;
  do state = await sweepStep(engine, state, { limit, now: start });
  while (state.part > 0);
  return state;
}

let seed = 1;

/** Text that compresses to at least half its size. */
function noise(length: number): string {
  let text = "";
  while (text.length < length) {
    seed = (seed * 48_271) % 2_147_483_647;
    text += seed.toString(36);
  }
  return text;
}
