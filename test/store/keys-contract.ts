import { expect, onTestFinished, test } from "vitest";
import { digestOf, makeKey } from "../../server/accounts/keys/format.ts";
import { openIssuedKeys, type IssuedKeys } from "../../server/accounts/keys/issued.ts";
import { keyAdmin } from "../../server/accounts/keys/admin.ts";
import { openStore } from "../../server/store/open.ts";
import type { StoreLocation } from "../../server/store/place.ts";

const usual = { name: "ci", scopes: ["read"], rateLimit: null, expiresAt: null } as const;

/** A node: a server's cache of the keys at a place. */
function open(place: StoreLocation, now?: () => number): IssuedKeys {
  const store = openStore({ place });
  const keys = openIssuedKeys(store.keys, now);
  onTestFinished(async () => {
    await keys.close();
    await store.close();
  });
  return keys;
}

/** Uses a key until it passes without a look-up. */
async function remembered(keys: IssuedKeys, key: string): Promise<void> {
  await expect
    .poll(async () => (await keys.find(key)) && keys.known?.(key), { timeout: 5000, interval: 20 })
    .not.toBeNull();
}

/** The behaviour of keys on every engine. `makePlace` creates an empty database for one test. */
export function keysContract(makePlace: () => Promise<StoreLocation>): void {
  test("a key is found with its data, and only by its whole text", async () => {
    const place = await makePlace();
    const wanted = { name: "배포", scopes: ["read", "write"], rateLimit: 600, expiresAt: null } as const;
    const { key, record } = await keyAdmin.create(place, wanted);
    const keys = open(place);

    expect(await keys.find(key)).toEqual({
      id: record.id,
      owner: "operator",
      scopes: ["read", "write"],
      rateLimit: 600,
    });
    expect(await keys.find(makeKey())).toBeNull();
    expect(await keyAdmin.list(place)).toEqual([record]);
    expect(JSON.stringify(await keyAdmin.list(place))).not.toContain(key);
  });

  test("the reason of an invalid key is returned: revoked, expired, unknown", async () => {
    const place = await makePlace();
    const now = Date.now();
    const [revoked, expired, good] = [
      await keyAdmin.create(place, usual),
      await keyAdmin.create(place, { ...usual, expiresAt: now - 1 }),
      await keyAdmin.create(place, usual),
    ];
    await keyAdmin.revoke(place, revoked.record.id);
    const keys = open(place);

    await expect(keys.find(revoked.key)).rejects.toMatchObject({ facts: { reason: "revoked" } });
    await expect(keys.find(expired.key)).rejects.toMatchObject({ facts: { reason: "expired" } });
    expect(await keys.find(good.key)).not.toBeNull();
    expect(await keys.find(makeKey())).toBeNull();
    expect(await keyAdmin.revoke(place, "nobody")).toBeNull();
  });

  test("a look-up takes as long for unknown, revoked and expired keys", async () => {
    const place = await makePlace();
    const revoked = await keyAdmin.create(place, usual);
    await keyAdmin.revoke(place, revoked.record.id);
    const expired = await keyAdmin.create(place, { ...usual, expiresAt: Date.now() - 1 });
    const keys = open(place);
    await keys.find(makeKey());
    const kinds = { unknown: makeKey, revoked: () => revoked.key, expired: () => expired.key };
    const times: Record<keyof typeof kinds, number[]> = { unknown: [], revoked: [], expired: [] };

    // Interleaved, so that other load affects all of them.
    for (let turn = 0; turn < 150; turn++) {
      for (const kind of ["unknown", "revoked", "expired"] as const) {
        const key = kinds[kind]();
        const begin = performance.now();
        await keys.find(key).catch(() => null);
        times[kind].push(performance.now() - begin);
      }
    }

    // The fastest look-up of each kind: other load only ever makes one slower.
    const fastest = Object.values(times).map((all) => all.toSorted((a, b) => a - b)[7] ?? 0);
    expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(2.5);
  });

  test("a revocation by another process takes effect within 250 ms on every node that has cached the key", async () => {
    const place = await makePlace();
    const nodes = [open(place), open(place)];
    for (let round = 0; round < 5; round++) {
      const { key, record } = await keyAdmin.create(place, usual);
      for (const node of nodes) await remembered(node, key);

      await keyAdmin.revoke(place, record.id);
      const begin = performance.now();
      const late: number[] = [];
      while (nodes.some((node) => isKnown(node, key))) {
        late.push(performance.now() - begin);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }

      expect(late.at(-1) ?? 0).toBeLessThan(250);
      for (const node of nodes) await expect(node.find(key)).rejects.toMatchObject({ facts: { reason: "revoked" } });
    }
  });

  test("a key that is remembered expires to the moment", async () => {
    const place = await makePlace();
    let now = Date.now();
    const { key } = await keyAdmin.create(place, { ...usual, expiresAt: now + 1000 });
    const keys = open(place, () => now);
    await remembered(keys, key);

    now += 1000;

    expect(() => keys.known?.(key)).toThrow(/expired/);
  });

  test("a rotation gives the same rights to a new key, and an end to the old one that is never later than its own", async () => {
    const place = await makePlace();
    const now = Date.now();
    const [long, short] = [
      await keyAdmin.create(place, { ...usual, rateLimit: 9 }),
      await keyAdmin.create(place, { ...usual, expiresAt: now + 1000 }),
    ];

    const made = await keyAdmin.rotate(place, long.record.id, 60_000, now);
    await keyAdmin.rotate(place, short.record.id, 60_000, now);

    expect(made?.record).toMatchObject({ name: "ci", scopes: ["read"], rateLimit: 9, expiresAt: null });
    const ends = new Map((await keyAdmin.list(place)).map(({ id, expiresAt }) => [id, expiresAt]));
    expect([ends.get(long.record.id), ends.get(short.record.id)]).toEqual([now + 60_000, now + 1000]);
    expect(await keyAdmin.rotate(place, "nobody", 0)).toBeNull();
  });

  test("a key is rotated once, however often that is asked at the same time; the new key can be rotated", async () => {
    const place = await makePlace();
    const { record } = await keyAdmin.create(place, usual);

    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => keyAdmin.rotate(place, record.id, 60_000)));

    const [made] = asked.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    const refused = asked.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
    const newId = made?.record.id ?? "";
    expect(refused).toHaveLength(4);
    for (const text of refused) expect(text).toContain(`key ${record.id} was already replaced by key ${newId}.`);
    expect(await keyAdmin.list(place)).toHaveLength(2);
    expect((await keyAdmin.rotate(place, newId, 60_000))?.record.expiresAt).toBeNull();
  });

  test("the last use is recorded, and never goes back", async () => {
    const place = await makePlace();
    let now = 2_000_000_000_000;
    const { key } = await keyAdmin.create(place, usual);
    const keys = open(place, () => now);
    const lastUse = async (): Promise<number | null | undefined> => (await keyAdmin.list(place))[0]?.lastUsedAt;

    expect(await lastUse()).toBeNull();
    await keys.find(key);
    await keys.flush();
    expect(await lastUse()).toBe(now);
    now -= 1000;
    await keys.find(key);
    await keys.flush();
    expect(await lastUse()).toBe(now + 1000);
  });

  test("the digest alone is stored", async () => {
    const place = await makePlace();
    const { key, record } = await keyAdmin.create(place, usual);
    const store = openStore({ place });
    onTestFinished(() => store.close());

    expect(await store.keys.byDigest(digestOf(key))).toEqual(record);
    expect(await store.keys.byDigest(digestOf(`${key} `))).toBeNull();
  });
}

function isKnown(keys: IssuedKeys, key: string): boolean {
  try {
    return (keys.known?.(key) ?? null) !== null;
  } catch {
    return false;
  }
}
