import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Engine } from "../../server/store/engine.ts";
import { openEngine } from "../../server/store/archive.ts";
import { migrate } from "../../server/store/migrate.ts";
import { schemaVersion } from "../../server/store/migrations.ts";
import { openStore, type Keeping, type OpenedStore } from "../../server/store/open.ts";
import type { Place } from "../../server/store/place.ts";
import { retention, snapshotsOfAQuestion } from "../../server/store/retention.ts";
import { writeObserved } from "../../server/store/write.ts";
import { addWatch } from "../../server/watches/rows.ts";
import { openSweep } from "../../server/store/sweep.ts";
import type { History, Span } from "../../src/core/store.ts";
import { kept, sighting } from "./kept.ts";

/** An instant to begin with. */
const start = Date.parse("2026-11-24T09:00:00.000Z");

const [second, hour, day] = [1000, 3_600_000, 86_400_000];

type Opened = OpenedStore;

async function reopened(
  place: Place,
  run: (store: Opened) => Promise<void>,
  more: Partial<Keeping> = {},
): Promise<void> {
  const store = openStore({ place, now: () => start, ...more });
  try {
    await run(store);
  } finally {
    await store.close();
  }
}

async function withEngine<T>(place: Place, run: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await openEngine(place);
  try {
    return await run(engine);
  } finally {
    await engine.close();
  }
}

/** The behaviour of every engine. `makePlace` creates an empty database for one test. */
export function storeContract(makePlace: () => Promise<Place>): void {
  /** Runs with a store at an empty place. */
  async function withStore(
    run: (store: Opened, place: Place) => Promise<void>,
    more: Partial<Keeping> = {},
  ): Promise<void> {
    const place = await makePlace();
    await reopened(place, (store) => run(store, place), more);
  }

  const question = { check: "dns", question: 'dns [["domain","shop.example"]]' };

  test("results survive a restart unchanged", async () => {
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

  test("the newest result of the version is found, and none before the requested time", async () => {
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

  test("added results are written within half a second, without a flush", async () => {
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

  test("the same result of many days is stored once", async () => {
    await withStore(async (store, place) => {
      for (let at = 0; at < 20; at++) {
        const observedAt = start + at * hour;
        const raw = { observedAt: new Date(observedAt).toISOString(), records: ["192.0.2.1"] };
        store.keep(kept({ ...question, raw, observedAt }));
      }
      await store.flush();

      const counts = await withEngine(place, async ({ db }) => [
        await db.selectFrom("content").select("id").execute(),
        await db.selectFrom("snapshot").select("observed_at").execute(),
      ]);
      expect(counts.map((rows) => rows?.length)).toEqual([1, 20]);
      const found = await store.find({ ...question, version: 1, since: start + 19 * hour });
      expect(found?.raw).toEqual({ observedAt: "2026-11-25T04:00:00.000Z", records: ["192.0.2.1"] });
    });
  });

  test("a value has its first and last time, in any order of arrival", async () => {
    await withStore(async (store) => {
      for (const at of [5, 1, 9, 3])
        store.keep(
          kept({
            ...question,
            observedAt: start + at * second,
            observations: [sighting("shop.example", "dns:a", "192.0.2.1")],
          }),
        );
      await store.flush();
      store.keep(
        kept({ ...question, observedAt: start, observations: [sighting("shop.example", "dns:a", "192.0.2.1")] }),
      );
      await store.flush();

      expect(await store.history({ target: "shop.example", limit: 10 })).toEqual({
        target: "shop.example",
        kinds: [{ kind: "dns:a", values: [{ value: "192.0.2.1", ...span(0, 9) }] }],
        next: null,
      });
    });
  });

  test("history is paged from the newest last-seen on, and skips and repeats nothing while more is written", async () => {
    await withStore(async (store) => {
      const keep = (at: number, values: readonly number[]): void =>
        store.keep(
          kept({
            ...question,
            observedAt: start + at * second,
            observations: values.map((value) => sighting("shop.example", "dns:a", `192.0.2.${value}`)),
          }),
        );
      // Several share an instant.
      keep(0, [1, 2, 3, 4, 5]);
      keep(1, [6, 7]);
      await store.flush();

      const target = "shop.example";
      const first = await store.history({ target, limit: 3 });
      keep(2, [8]);
      await store.flush();
      const middle = await store.history({ target, limit: 3, cursor: first.next ?? "" });
      const last = await store.history({ target, limit: 3, cursor: middle.next ?? "" });

      const seen = [first, middle, last].flatMap(valuesOf);
      expect(seen.slice(0, 2).toSorted()).toEqual(["192.0.2.6", "192.0.2.7"]);
      expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((value) => `192.0.2.${value}`));
      expect(last.next).toBeNull();
      expect(await store.history({ target: "nobody.example", limit: 3 })).toMatchObject({ kinds: [], next: null });
    });
  });

  test("pivot returns registrable domains once, with the span of all their hosts", async () => {
    await withStore(async (store) => {
      const seen = (at: number, target: string): void =>
        store.keep(
          kept({
            ...question,
            target,
            question: target,
            observedAt: start + at * second,
            observations: [sighting(target, "dns:ns", "ns1.host.example")],
          }),
        );
      seen(2, "a.one.example");
      seen(1, "one.example");
      seen(4, "two.co.uk");
      seen(3, "b.one.example");
      seen(5, "three.example");
      await store.flush();

      const wanted = { kind: "dns:ns", value: "ns1.host.example", limit: 2 };
      const first = await store.pivot(wanted);
      const rest = await store.pivot({ ...wanted, cursor: first.next ?? "" });
      const domains = [...first.domains, ...rest.domains];
      expect(domains.toSorted((a, b) => (a.firstSeen < b.firstSeen ? -1 : 1))).toEqual([
        { domain: "one.example", ...span(1, 3) },
        { domain: "two.co.uk", ...span(4, 4) },
        { domain: "three.example", ...span(5, 5) },
      ]);
      expect([first, rest]).toMatchObject([
        { total: 3, shared: false },
        { total: 3, shared: false, next: null },
      ]);
      expect(await store.pivot({ ...wanted, kind: "dns:mx" })).toMatchObject({ total: 0, domains: [], next: null });
    });
  });

  test("a value of more than 50,000 domains is shared, and counted no further", async () => {
    await withStore(async (store, place) => {
      const at = Math.floor(start / 1000);
      const observe = (from: number, to: number): Promise<void> =>
        withEngine(place, async ({ db, dialect }) => {
          const observed = Array.from({ length: to - from }, (_, n) => {
            const target = `shop${from + n}.example`;
            const sightings = [{ target, kind: "ssl:issuer", value: "Authority", at }];
            return { names: [{ name: target, domain: target }], sightings };
          });
          await db.transaction().execute((tx) => writeObserved(tx, dialect, observed, new Set()));
        });
      await withEngine(place, migrate);
      await observe(0, 50_000);
      const wanted = { kind: "ssl:issuer", value: "Authority", limit: 1 };
      expect(await store.pivot(wanted)).toMatchObject({ total: 50_000, shared: false });

      await observe(50_000, 50_003);

      const first = await store.pivot(wanted);
      expect(first).toMatchObject({ total: 50_001, shared: true });
      expect(await store.pivot({ ...wanted, cursor: first.next ?? "" })).toMatchObject({ total: 50_001, shared: true });
    });
  });

  test("an invalid cursor is bad input", async () => {
    await withStore(async (store) => {
      const made = Buffer.from("1.2").toString("base64url");
      for (const cursor of [
        "",
        "x",
        "MS4yLjM",
        `${made}=`,
        "9".repeat(5000),
        Buffer.from("-1").toString("base64url"),
      ]) {
        await expect(store.history({ target: "shop.example", cursor, limit: 3 })).rejects.toMatchObject({
          code: "INVALID_INPUT",
        });
        await expect(store.pivot({ kind: "dns:a", value: "192.0.2.1", cursor, limit: 3 })).rejects.toMatchObject({
          reason: "cursor",
        });
      }
    });
  });

  test("the names of a domain are those that were observed, the latest first", async () => {
    await withStore(async (store) => {
      const seen = (at: number, target: string): void =>
        store.keep(
          kept({
            ...question,
            question: target,
            observedAt: start + at * second,
            observations: [sighting(target, "dns:a", `192.0.2.${at}`)],
          }),
        );
      seen(1, "a.shop.example");
      seen(3, "b.shop.example");
      seen(4, "a.shop.example");
      seen(2, "shop.example");
      seen(9, "other.example");
      await store.flush();

      expect(await store.names("shop.example")).toEqual([
        { name: "a.shop.example", ...span(1, 4) },
        { name: "b.shop.example", ...span(3, 3) },
        { name: "shop.example", ...span(2, 2) },
      ]);
      expect(await store.names("nobody.example")).toEqual([]);
    });
  });

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
        // A known name is measured again and stored.
        expect(await store.find({ ...question, question: "0", version: 1, since: 0 })).not.toBeNull();
        expect(await store.find({ ...question, question: "299", version: 1, since: 0 })).toBeNull();
      },
      { now: () => now },
    );
  });

  test("results that no engine can store are left out, and the rest is written", async () => {
    await withStore(async (store) => {
      store.keep(kept({ ...question, question: "1", target: "nul\u0000.example" }));
      store.keep(
        kept({
          ...question,
          observations: [
            sighting("shop.example", "dns:a", "192.0.2.1"),
            sighting("shop.example", "ssl:issuer", "lone \ud800"),
            sighting("shop.example", "ssl:issuer", "nul \u0000"),
            sighting("shop.example", "ssl:issuer", "x".repeat(1001)),
            sighting("shop.example", "ssl:issuer", "'; drop table target; -- \\ \" %s $1"),
          ],
        }),
      );
      await store.flush();

      const seen = valuesOf(await store.history({ target: "shop.example", limit: 10 }));
      expect(seen.toSorted()).toEqual(["'; drop table target; -- \\ \" %s $1", "192.0.2.1"]);
      expect(store.trouble()).toBeNull();
    });
  });

  test("a sweep deletes expired and unreferenced rows", async () => {
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
        await sweepOnce(
          engine,
          openSweep(1e12, () => start),
        );
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

  test("over the limit the oldest goes first, until there is room", async () => {
    await withStore(async (store, place) => {
      for (let days = 0; days < 89; days++)
        store.keep(
          kept({ ...question, question: `${days}`, raw: { noise: noise(20_000) }, observedAt: start - days * day }),
        );
      await store.flush();

      await withEngine(place, async (engine) => {
        // PostgreSQL updates its row counts a few seconds later.
        await expect.poll(() => engine.size(), { timeout: 20_000 }).toBeGreaterThan(89 * 10_000);
        const before = await engine.size();
        const sweep = openSweep(before / 2, () => start);
        for (let round = 0; round < 8; round++) await sweepOnce(engine, sweep);
        // PostgreSQL's vacuum frees deleted rows.
        const { length } = await engine.db.selectFrom("snapshot").select("observed_at").execute();
        expect(length).toBeLessThan(60);
        expect(length).toBeGreaterThan(0);
      });
      expect(await store.find({ ...question, question: "0", version: 1, since: 0 })).not.toBeNull();
      expect(await store.find({ ...question, question: "88", version: 1, since: 0 })).toBeNull();
    });
  });

  test("over the limit unwatched data goes before watched data", async () => {
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
        const sweep = openSweep(-1, () => start);
        for (let round = 0; round < 12; round++) await sweepOnce(engine, sweep);
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

  test("several that start at once on an empty database migrate it once", async () => {
    const place = await makePlace();
    const stores = Array.from({ length: 4 }, () => openStore({ place, now: () => start }));
    for (const [index, store] of stores.entries()) store.keep(kept({ ...question, question: `${index}` }));
    await expect
      .poll(async () => Promise.allSettled(stores.map((store) => store.flush())), { timeout: 15_000, interval: 300 })
      .toEqual(stores.map(() => ({ status: "fulfilled", value: undefined })));

    const found = await Promise.all(
      stores.map(async (_, index) => stores[0]?.find({ ...question, question: `${index}`, version: 1, since: 0 })),
    );
    await Promise.all(stores.map((store) => store.close()));
    expect(found.map((each) => each?.target)).toEqual(stores.map(() => "shop.example"));
    await withEngine(place, async ({ db }) => {
      const versions = await db.selectFrom("migration").select("version").execute();
      expect(versions.map(({ version }) => version)).toEqual(
        Array.from({ length: schemaVersion }, (_, index) => index + 1),
      );
    });
  });

  test("two that write the same at once lose nothing", async () => {
    await withStore(async (store, place) => {
      await reopened(place, async (other) => {
        for (let n = 0; n < 400; n++) {
          const observations = [sighting(`h${n % 40}.shop.example`, "dns:a", `192.0.2.${n % 20}`)];
          const one = kept({ ...question, question: `${n}`, target: `h${n % 40}.shop.example`, observations });
          store.keep(one);
          other.keep({ ...one, result: { ...one.result, observedAt: one.result.observedAt + 1 } });
        }
        await expect
          .poll(async () => Promise.allSettled([store.flush(), other.flush()]), { timeout: 15_000 })
          .toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }]);

        expect(await store.names("shop.example")).toHaveLength(40);
        const missing: number[] = [];
        for (let n = 0; n < 400; n++) {
          const found = await store.find({ ...question, question: `${n}`, version: 1, since: 0 });
          if (found?.observedAt !== start + 1) missing.push(n);
        }
        expect(missing).toEqual([]);
      });
    });
  });

  test("a newer database is reported, left unchanged, and blocks no answer", async () => {
    const place = await makePlace();
    await withEngine(place, async (engine) => {
      await migrate(engine);
      await engine.db
        .insertInto("migration")
        .values({ version: schemaVersion + 1, at: start })
        .execute();
    });

    await reopened(place, async (store) => {
      store.keep(kept({ ...question }));
      await expect(store.flush()).rejects.toThrow(/newer version of portcullis/);
      expect(store.trouble()).toBe(
        `a newer version of portcullis made the database; install that version (schema ${schemaVersion + 1} > ${schemaVersion})`,
      );
      expect(await store.find({ ...question, version: 1, since: 0 })).toBeNull();
      await expect(store.history({ target: "shop.example", limit: 3 })).rejects.toMatchObject({
        code: "UPSTREAM_ERROR",
      });
    });
    await withEngine(place, async ({ db }) => {
      expect(await db.selectFrom("target").selectAll().execute()).toEqual([]);
    });
  });
}

/** From one second after the beginning to another. */
function span(first: number, last: number): Span {
  const [firstSeen, lastSeen] = [first, last].map((at) => new Date(start + at * second).toISOString()) as [
    string,
    string,
  ];
  return { firstSeen, lastSeen };
}

function valuesOf({ kinds }: History): readonly string[] {
  return kinds.flatMap(({ values }) => values.map(({ value }) => value));
}

async function sweepOnce(engine: Engine, sweep: ReturnType<typeof openSweep>): Promise<void> {
  while (!(await sweep.step(engine)));
}

let seed = 1;

/** Text that does not compress to less than a half. */
function noise(length: number): string {
  let text = "";
  while (text.length < length) {
    seed = (seed * 48_271) % 2_147_483_647;
    text += seed.toString(36);
  }
  return text;
}
