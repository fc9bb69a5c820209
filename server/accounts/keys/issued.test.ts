import { expect, test } from "vitest";
import { failure } from "../../../src/core/failure.ts";
import { digestOf, makeKey } from "./format.ts";
import { openIssuedKeys, type IssuedKeys } from "./issued.ts";
import type { KeyRecord } from "./record.ts";

const key = makeKey();

const good: KeyRecord = {
  id: "k1",
  owner: "operator",
  name: "ci",
  prefix: "ptc_live_1234",
  scopes: ["read"],
  rateLimit: null,
  createdAt: 0,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
};

interface Scene {
  readonly keys: IssuedKeys;
  /** What happens to the store. */
  readonly now: { at: number; record: KeyRecord | null; isLive: boolean; isBroken: boolean };
  readonly lookUps: () => number;
  /** The store tells of a change. */
  readonly change: () => void;
}

function scene(): Scene {
  let lookUps = 0;
  const hearers: (() => void)[] = [];
  const now: Scene["now"] = { at: 1_000_000, record: good, isLive: true, isBroken: false };
  const keys = openIssuedKeys(
    {
      byDigest(digest) {
        lookUps++;
        if (now.isBroken) return Promise.reject(failure("store.unreadable", { detail: "gone" }));
        return Promise.resolve(Buffer.from(digest).equals(digestOf(key)) ? now.record : null);
      },
      used: () => Promise.resolve(),
      watch(onChange) {
        hearers.push(onChange);
        return { isLive: () => now.isLive, close: () => undefined };
      },
    },
    () => now.at,
  );
  return { keys, now, lookUps: () => lookUps, change: () => hearers.forEach((hear) => hear()) };
}

test("a key is looked up once, and again after a change", async () => {
  const { keys, now, lookUps, change } = scene();
  await keys.find(key);

  for (let n = 0; n < 100; n++) expect(keys.known?.(key)).toMatchObject({ id: "k1" });
  now.record = { ...good, revokedAt: 1 };
  change();

  expect(keys.known?.(key)).toBeNull();
  await expect(keys.find(key)).rejects.toMatchObject({ facts: { reason: "revoked" } });
  expect(keys.known?.(key)).toBeNull();
  expect(lookUps()).toBe(2);
});

test("a look-up during a change is not cached as current", async () => {
  const { keys, change } = scene();

  const looking = keys.find(key);
  change();
  await looking;

  expect(keys.known?.(key)).toBeNull();
});

test("while changes would not be noticed, every key is looked up", async () => {
  const { keys, now } = scene();
  await keys.find(key);
  now.isLive = false;

  expect(keys.known?.(key)).toBeNull();
});

test("nothing is cached for longer than half a minute", async () => {
  const { keys, now } = scene();
  await keys.find(key);
  now.at += 30_000;

  expect(keys.known?.(key)).toBeNull();
});

test("a recently valid key still works while the store is down, and no other", async () => {
  const { keys, now } = scene();
  await keys.find(key);
  now.isBroken = true;

  expect(await keys.find(key)).toMatchObject({ id: "k1" });
  await expect(keys.find(makeKey())).rejects.toMatchObject({ code: "UPSTREAM_ERROR" });
  now.at += 300_000;
  await expect(keys.find(key)).rejects.toMatchObject({ code: "UPSTREAM_ERROR" });
});

test("a key found revoked is rejected while the store is down", async () => {
  const { keys, now, change } = scene();
  await keys.find(key);
  now.record = { ...good, revokedAt: 1 };
  change();
  await expect(keys.find(key)).rejects.toMatchObject({ facts: { reason: "revoked" } });
  now.isBroken = true;

  await expect(keys.find(key)).rejects.toMatchObject({ facts: { reason: "revoked" } });
});
