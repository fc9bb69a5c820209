import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { snapshotsOfAQuestion } from "../../../server/store/retention.ts";
import { kept } from "../kept.ts";
import { question, reopened, second, start, storesAt, type MakePlace } from "./scene.ts";

/** The behaviour of every engine for results. */
export function resultsContract(makePlace: MakePlace): void {
  const withStore = storesAt(makePlace);

  test("what was kept is found again after a restart, letter by letter", async () => {
    const raw = {
      zeta: [1, -0.5, null, true],
      observedAt: new Date(start).toISOString(),
      alpha: { "10": "ten", "9": "nine", "": "\u0000at", __proto__x: "\ud83d\ude00 é \u0000" },
      absent: null,
    };

    await withStore(async (store, place) => {
      store.keep(kept({ ...question, raw, observedAt: start }));
      await store.flush();
      await store.close();

      await reopened(place, async (again) => {
        const found = await again.find({ ...question, version: 1, since: start });
        expect(found).toEqual(kept({ ...question, raw, observedAt: start }).result);
      });
    });
  });

  test("the newest result of the version is found, and none before the time that is asked for", async () => {
    await withStore(async (store) => {
      for (const [at, version] of [
        [0, 1],
        [2 * second, 1],
        [1 * second, 1],
        [3 * second, 2],
      ] as const)
        store.keep(kept({ ...question, version, raw: { at }, observedAt: start + at }));
      await store.flush();

      const of = async (version: number, since: number): Promise<unknown> =>
        (await store.find({ ...question, version, since: start + since }))?.raw ?? null;
      expect([await of(1, 0), await of(1, 2 * second), await of(1, 2 * second + 1)]).toEqual([
        { at: 2 * second },
        { at: 2 * second },
        null,
      ]);
      expect([await of(2, 0), await of(3, 0)]).toEqual([{ at: 3 * second }, null]);
      expect(await store.find({ check: "ssl", question: question.question, version: 1, since: 0 })).toBeNull();
    });
  });

  test("the previous result is the newest earlier one, of any version", async () => {
    await withStore(async (store) => {
      store.keep(kept({ ...question, version: 1, raw: { at: 0 }, observedAt: start }));
      store.keep(kept({ ...question, version: 2, raw: { at: 1 }, observedAt: start + second }));
      await store.flush();

      const before = async (at: number): Promise<unknown> =>
        (await store.previous({ ...question, before: start + at }))?.version ?? null;
      expect([await before(0), await before(1), await before(second), await before(second + 1)]).toEqual([
        null,
        1,
        1,
        2,
      ]);
    });
  });

  test("what is added is written within half a second, asked or not", async () => {
    await withStore(async (store) => {
      await store.find({ ...question, version: 1, since: 0 });
      store.keep(kept({ ...question, observedAt: start }));
      await sleep(500);

      expect(await store.find({ ...question, version: 1, since: start })).not.toBeNull();
    });
  });

  test("thirty results of a question are kept", async () => {
    await withStore(async (store) => {
      for (let at = 0; at < snapshotsOfAQuestion + 10; at++)
        store.keep(kept({ ...question, raw: { at }, observedAt: start + at }));
      await store.flush();

      const oldest = start + 10;
      expect(await store.previous({ ...question, before: oldest })).toBeNull();
      expect((await store.previous({ ...question, before: oldest + 1 }))?.raw).toEqual({ at: 10 });
    });
  });
}
