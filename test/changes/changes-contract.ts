import { expect, test } from "vitest";
import type { AnyCheck, Result } from "../../src/core/check.ts";
import type { Caller, Change } from "../../src/core/store.ts";
import { openChanges, type TargetChanges } from "../../server/monitoring/changes/states.ts";
import { openStore, type OpenedStore } from "../../server/store/open.ts";
import type { StoreLocation } from "../../server/store/place.ts";
import { addWatch } from "../../server/monitoring/watches/rows.ts";
import { recordResult } from "./record.ts";

const [minute, day] = [60_000, 86_400_000];
const start = Date.parse("2026-11-24T00:00:00Z");
const stranger: Caller = { address: "192.0.2.1" };

/** A check of that id; tests give its grades. */
const graded = (id: string): Promise<AnyCheck> =>
  Promise.resolve({ id, words: { problems: {} } } as unknown as AnyCheck);

interface Seen {
  readonly grade?: string;
  readonly check?: string;
  readonly target?: string;
  readonly minutes: number;
}

/** A store with watches of `shop.com`, and a recorder of their results. */
async function world(place: StoreLocation, options: { readonly hasPublicChanges?: boolean } = {}) {
  const store = openStore({ place, ...options });
  const found: TargetChanges[] = [];
  const changes = openChanges(store, { load: graded, onFound: async (each) => void found.push(each) });
  const watch = { account: "operator", isPaused: false, isFromFile: false, isSpread: false } as const;
  const wanted = { target: "www.shop.com", domain: "shop.com", checks: ["port", "ssl"], every: day };
  await addWatch(store, wanted, watch, start);

  function note({ grade, check = "ssl", target = "www.shop.com", minutes }: Seen) {
    const at = start + minutes * minute;
    const verdict = { status: "pass", grade, parts: [], kpis: [], findings: [] } as unknown as Result["verdict"];
    return recordResult(store, changes, {
      watch: { id: "w", account: "operator", target, domain: "shop.com", mutedUntil: null },
      target,
      check,
      result:
        grade === undefined
          ? { reason: "timeout.tls" }
          : { check, version: 1, target, question: target, raw: {}, verdict, observedAt: at },
      previous: null,
      at,
    });
  }
  return { store, note, found };
}

function told(changes: readonly Change[]): readonly string[] {
  return changes.map(
    ({ target, check, from, to, current }) => `${target} ${check} ${from}→${to}${current ? "" : " (past)"}`,
  );
}

async function read(store: OpenedStore, caller?: Caller, cursor?: string, limit = 100) {
  return store.changes({
    domain: "shop.com",
    limit,
    ...(caller && { caller }),
    ...(cursor !== undefined && { cursor }),
  });
}

/** The behaviour of changes on every engine; `placeOf` gives an empty place. */
export function changesContract(placeOf: () => Promise<StoreLocation> | StoreLocation): void {
  test("a regression is reported once it is confirmed, and so is its end; the latest come first", async () => {
    const { store, note, found } = await world(await placeOf());

    expect(await note({ grade: "A", minutes: 0 })).toEqual({});
    expect(await note({ grade: "C", minutes: 10 })).toEqual({ confirmAfter: 10 * minute });
    expect((await read(store)).changes).toEqual([]);
    expect(await note({ grade: "C", minutes: 21 })).toEqual({});
    await note({ grade: "C", minutes: 60 });
    const between = await read(store);
    await note({ grade: "A", minutes: 90 });

    expect(between.changes).toMatchObject([
      {
        field: "grade",
        direction: "worse",
        firstMeasuredAt: "2026-11-24T00:10:00.000Z",
        confirmedAt: "2026-11-24T00:21:00.000Z",
        lastSeen: "2026-11-24T01:00:00.000Z",
      },
    ]);
    const { changes, watched, next } = await read(store);
    expect(told(changes)).toEqual(["www.shop.com ssl C→A", "www.shop.com ssl A→C (past)"]);
    expect([watched, next]).toEqual([true, null]);
    expect(found.map(({ check, changes: some }) => [check, some.length])).toEqual([
      ["ssl", 1],
      ["ssl", 1],
    ]);
    await store.close();
  });

  test("results that two workers note at once count once", async () => {
    const { store, note } = await world(await placeOf());
    await note({ grade: "A", minutes: 0 });
    await note({ grade: "B", minutes: 10 });

    await Promise.all(Array.from({ length: 6 }, () => note({ grade: "B", minutes: 30 })));
    await note({ grade: "B", minutes: 10 });

    expect(told((await read(store)).changes)).toEqual(["www.shop.com ssl A→B"]);
    await store.close();
  });

  test("an outage of three days is reported, and so is its end", async () => {
    const { store, note } = await world(await placeOf());
    await note({ grade: "A", minutes: 0 });
    for (let days = 1; days <= 5; days++) await note({ minutes: days * 24 * 60 });
    await note({ grade: "A", minutes: 6 * 24 * 60 });

    expect(told((await read(store)).changes)).toEqual([
      "www.shop.com ssl timeout.tls→measured",
      "www.shop.com ssl measured→timeout.tls (past)",
    ]);
    await store.close();
  });

  test("results that require ownership are shown to accounts that have proven it", async () => {
    const { store, note } = await world(await placeOf());
    for (const check of ["ssl", "port", "exposure"]) {
      await note({ check, grade: "B", minutes: 0 });
      await note({ check, grade: "A", minutes: 10 });
    }
    const checks = async (caller?: Caller) => (await read(store, caller)).changes.map(({ check }) => check).toSorted();
    const owner: Caller = { ...stranger, keyId: "k", owner: "operator" };

    expect([await checks(stranger), await checks(owner), await checks()]).toEqual([
      ["ssl"],
      ["ssl"],
      ["exposure", "port", "ssl"],
    ]);
    const prove = async (name: string, kind: "dns" | "https") =>
      store.through(({ db }) =>
        db
          .insertInto("ownership_proof")
          .values({ account: "operator", domain: "shop.com", name, kind, proven_at: 1, checked_at: 1 })
          .execute(),
      );
    // A file proves one host, and exposure needs all of them.
    await prove("www.shop.com", "https");
    expect([await checks(stranger), await checks(owner), await checks({ ...owner, owner: "other" })]).toEqual([
      ["ssl"],
      ["port", "ssl"],
      ["ssl"],
    ]);
    await prove("shop.com", "dns");
    expect(await checks(owner)).toEqual(["exposure", "port", "ssl"]);
    await store.close();
  });

  test("an operator may limit changes to the accounts that watch", async () => {
    const { store, note } = await world(await placeOf(), { hasPublicChanges: false });
    await note({ grade: "B", minutes: 0 });
    await note({ grade: "A", minutes: 10 });
    const owner: Caller = { ...stranger, keyId: "k", owner: "operator" };

    expect(await read(store, stranger)).toMatchObject({ changes: [], watched: false });
    expect(await read(store, { ...owner, owner: "other" })).toMatchObject({ changes: [], watched: false });
    expect(await read(store, owner)).toMatchObject({ changes: [{ check: "ssl" }], watched: true });
    await store.close();
  });

  test("pages hold each change once", async () => {
    const { store, note } = await world(await placeOf());
    const targets = Array.from({ length: 5 }, (_, n) => `h${n}.shop.com`);
    for (const target of targets) {
      await note({ target, grade: "B", minutes: 0 });
      await note({ target, grade: "A", minutes: 10 });
    }

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(store, undefined, cursor, 2);
      seen.push(...page.changes.map(({ target }) => target));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);

    expect(seen.toSorted()).toEqual(targets);
    expect(await store.changes({ domain: "other.com", limit: 5 })).toEqual({
      domain: "other.com",
      changes: [],
      watched: false,
      next: null,
    });
    await store.close();
  });
}
