import { expect, test } from "vitest";
import { migrate } from "../../../server/store/migrate.ts";
import { writeObserved } from "../../../server/store/write.ts";
import { kept, sighting } from "../kept.ts";
import { question, second, span, start, storesAt, valuesOf, withEngine, type MakePlace } from "./scene.ts";

/** The behaviour of every engine for observations. */
export function observationsContract(makePlace: MakePlace): void {
  const withStore = storesAt(makePlace);

  test("a value has the times at which it was first and last seen, in any order of arrival", async () => {
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

  test("observations are stored without their result, where only they are kept", async () => {
    await withStore(async (store) => {
      const observations = [sighting("shop.example", "dns:a", "192.0.2.1")];
      store.keep(kept({ ...question, observedAt: start, observations, areObservationsAlone: true }));
      await store.flush();

      expect(valuesOf(await store.history({ target: "shop.example", limit: 10 }))).toEqual(["192.0.2.1"]);
      expect(await store.previous({ ...question, before: start + second })).toBeNull();
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

  test("pivot lists each registrable domain once, with the time span of all its hosts", async () => {
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
      const forged = Buffer.from("999999.999999999").toString("base64url");
      expect(await store.pivot({ ...wanted, cursor: forged })).toMatchObject({ total: first.total, shared: false });
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

  test("a forged cursor is invalid input", async () => {
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

  test("what no engine can hold is left out, and the rest is written", async () => {
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
}
