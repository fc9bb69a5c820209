import { createKey, listKeys, revokeKey, rotateKey } from "../../store/api-keys.ts";
import { migrate } from "../../store/migrate.ts";
import type { Engine } from "../../store/engine.ts";
import { fileIn, storeLocationOf, type StoreLocation } from "../../store/place.ts";
import { existing, withEngine } from "../../store/admin.ts";
import { operator, scopes, type KeyRecord, type MadeKey, type NewKey } from "./record.ts";

export type { KeyRecord, Scope } from "./record.ts";

/** The command line's functions for keys; all keys belong to the operator. */
export const keyAdmin = { create, list, rotate, revoke, scopes, fileIn, placeOf: storeLocationOf } as const;

/** Creates a key. Rejects with a `StoreTrouble`, like the others. */
function create(place: StoreLocation, wanted: Omit<NewKey, "owner">, now = Date.now()): Promise<MadeKey> {
  return withKeys(place, (engine) => createKey(engine, { ...wanted, owner: operator }, now));
}

/** The newest first. */
function list(place: StoreLocation): Promise<readonly KeyRecord[]> {
  return withKeys(existing(place), (engine) => listKeys(engine, operator));
}

/** Null where there is no valid key with that id. */
function rotate(place: StoreLocation, id: string, overlap: number, now = Date.now()): Promise<MadeKey | null> {
  return withKeys(existing(place), (engine) => rotateKey(engine, operator, id, overlap, now));
}

/** Null where there is no key of that id. */
function revoke(place: StoreLocation, id: string, now = Date.now()): Promise<KeyRecord | null> {
  return withKeys(existing(place), (engine) => revokeKey(engine, operator, id, now));
}

/** The first key may be created before the first server has started. */
function withKeys<T>(place: StoreLocation, run: (engine: Engine) => Promise<T>): Promise<T> {
  return withEngine(place, async (engine) => {
    await migrate(engine);
    return run(engine);
  });
}
