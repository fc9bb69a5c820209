import { expect, test } from "vitest";
import { migrate } from "../../../server/store/migrate.ts";
import { schemaVersion } from "../../../server/store/migrations.ts";
import { openStore } from "../../../server/store/open.ts";
import { kept, sighting } from "../kept.ts";
import { question, reopened, start, storesAt, withEngine, type MakePlace } from "./scene.ts";

/** The behaviour of every engine for several processes, also of other versions. */
export function processesContract(makePlace: MakePlace): void {
  const withStore = storesAt(makePlace);

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

  test("a database of a newer version is reported and not touched, and requests do not wait for it", async () => {
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
