import { expect, test } from "vitest";
import { z } from "zod";
import { defineCheck, type AnyCheck } from "../../../src/core/check.ts";
import { volatile } from "../../../src/core/canonical.ts";
import { targetOfHost } from "../../../src/core/target/value.ts";
import { openResultCache } from "../../../server/questions/cache/cache.ts";
import { unpackTimes } from "../../../server/store/snapshots/times.ts";
import { openStore } from "../../../server/store/open.ts";
import { retention } from "../../../server/store/retention.ts";
import type { StoredRun } from "../../../server/store/store.ts";
import { firstSweep } from "../../../server/store/sweep.ts";
import { kept } from "../kept.ts";
import { day, hour, question, second, start, storesAt, withEngine, type MakePlace } from "./scene.ts";

/** A check whose observation has a volatile part. */
const check = defineCheck({
  id: "dns",
  version: 1,
  title: { en: "", ko: "" },
  about: { en: "", ko: "" },
  input: z.strictObject({ host: z.string() }),
  raw: z.object({ observedAt: volatile(z.string()), ms: volatile(z.number()), address: z.string() }),
  cost: "light",
  ttl: 60,
  words: { problems: {}, caps: {}, kpis: {}, parts: {} },
  target: ({ host }) => targetOfHost(host),
  collect: () => Promise.reject(new Error("not measured")),
  judge: () => ({ status: "pass", kpis: [], findings: [] }),
}) as unknown as AnyCheck;

const input = { host: "shop.example" };

/** The check's results in a store, as an API keeps them. */
function resultsIn(store: ReturnType<typeof openStore>) {
  const cache = openResultCache(1_000_000, () => start, store);
  return {
    async measure(at: number, address: string) {
      const observedAt = new Date(start + at);
      const raw = { observedAt: observedAt.toISOString(), ms: at / 7, address };
      const result = { raw, verdict: check.judge(raw, input), observedAt };
      const before = await cache.keep({ check, input, result, isTrusted: true }).previous();
      await store.flush();
      return { updatedAt: observedAt.toISOString(), previous: before && [before.observedAt - start, before.raw] };
    },
    async before(at: number) {
      const found = await cache.before({ ...(await cache.newest(check, input)), observedAt: start + at } as never);
      return found && [found.observedAt - start, (found.raw as { readonly address: string }).address];
    },
  };
}

/** A result that says nothing but its time. */
function unchanged(changes: Parameters<typeof kept>[0]): StoredRun {
  return { ...kept(changes), canonical: () => null };
}

const rawOf = (at: number, address: string) => ({
  observedAt: new Date(start + at).toISOString(),
  ms: at / 7,
  address,
});

/** The rows of a database: the times of each, and the number of contents. */
function rowsAt(place: Parameters<typeof withEngine>[0]) {
  return withEngine(place, async ({ db }) => ({
    rows: (await db.selectFrom("snapshot").selectAll().orderBy("observed_at").execute()).map((row) =>
      [...unpackTimes(row.earlier, row.observed_at), row.observed_at].map((time) => time - start),
    ),
    contents: (await db.selectFrom("content").select("id").execute()).length,
  }));
}

/** The behaviour of every engine for results that do not change. */
export function unchangedContract(makePlace: MakePlace): void {
  const withStore = storesAt(makePlace);

  test("an unchanged result is one row with every time, the latest raw and the preceding one", async () => {
    await withStore(async (store, place) => {
      const results = resultsIn(store);
      const answers = [];
      for (let at = 0; at < 5; at++) answers.push(await results.measure(at * second, "192.0.2.1"));

      expect(answers.map(({ previous }) => previous)).toEqual([
        null,
        ...[0, 1, 2, 3].map((at) => [at * second, rawOf(at * second, "192.0.2.1")]),
      ]);
      expect((await rowsAt(place)).rows).toEqual([[0, 1, 2, 3, 4].map((at) => at * second)]);
      const latest = await store.find({
        check: "dns",
        question: 'dns [["host","shop.example"]]',
        version: 1,
        since: 0,
      });
      expect(latest).toMatchObject({ observedAt: start + 4 * second, raw: rawOf(4 * second, "192.0.2.1") });
      // A moment within the row is found by its time.
      expect(await results.before(2 * second + 1)).toEqual([2 * second, "192.0.2.1"]);
      expect(await results.before(0)).toBeNull();
    });
  });

  test("A, B, A are three rows, and each is the previous result of the next", async () => {
    await withStore(async (store, place) => {
      const results = resultsIn(store);
      const previous = [];
      for (const [at, address] of ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.1"].entries())
        previous.push((await results.measure(at * second, address)).previous);

      expect(previous).toEqual([
        null,
        [0, rawOf(0, "192.0.2.1")],
        [second, rawOf(second, "192.0.2.1")],
        [2 * second, rawOf(2 * second, "192.0.2.2")],
      ]);
      expect((await rowsAt(place)).rows).toEqual([[0, second], [2 * second], [3 * second]]);
    });
  });

  test("a changed verdict is another row, also where what was observed is the same", async () => {
    await withStore(async (store, place) => {
      const findings = [{ id: "expires-soon", params: { days: 14 } }];
      const raw = { records: [] };
      store.keep(kept({ ...question, raw, observedAt: start }));
      store.keep(kept({ ...question, raw, observedAt: start + 1, verdict: { status: "warn", kpis: [], findings } }));
      await store.flush();

      expect((await rowsAt(place)).rows).toEqual([[0], [1]]);
    });
  });

  test("observations of many days that arrive together, and late ones, are one row", async () => {
    await withStore(async (store, place) => {
      for (const at of [3, 1, 5, 4, 2])
        store.keep(unchanged({ ...question, raw: { at }, observedAt: start + at * hour }));
      await store.flush();
      store.keep(unchanged({ ...question, raw: { at: 0 }, observedAt: start }));
      await store.flush();

      expect((await rowsAt(place)).rows).toEqual([[0, 1, 2, 3, 4, 5].map((at) => at * hour)]);
      const previous = await store.previous({ ...question, before: start + 5 * hour });
      expect([previous?.observedAt, previous?.raw]).toEqual([start + 4 * hour, { at: 4 }]);
    });
  });

  test("two processes lose no observation of the same question", async () => {
    await withStore(async (store, place) => {
      await store.ready();
      const other = openStore({ place, now: () => start });
      await other.ready();
      for (let round = 0; round < 5; round++) {
        for (const [offset, each] of [store, other].entries()) {
          const at = 2 * round + offset;
          each.keep(unchanged({ ...question, raw: { at }, observedAt: start + at }));
        }
        await Promise.all([store.flush(), other.flush()]);
      }
      await other.close();

      const { rows } = await rowsAt(place);
      expect(rows).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]);
    });
  });

  test("a row stays for the retention after its latest observation, and its superseded contents go", async () => {
    const now = start + retention.snapshots + day;
    await withStore(
      async (store, place) => {
        for (const at of [0, day / 2, 3 * day, 4 * day]) {
          store.keep(unchanged({ ...question, raw: { at }, observedAt: start + at }));
          await store.flush();
        }
        expect((await rowsAt(place)).contents).toBe(4);
        let state = firstSweep;
        do state = await store.sweep(state);
        while (state.part > 0);

        expect(await rowsAt(place)).toEqual({ rows: [[3 * day, 4 * day]], contents: 2 });
      },
      { now: () => now },
    );
  });
}
