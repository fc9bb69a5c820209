import { sql, type Selectable, type Transaction } from "kysely";
import { failure, type Failure } from "../../src/core/failure.ts";
import { digestOf, makeId, makeKey, prefixOf } from "../accounts/keys/format.ts";
import { scopes, type KeyRecord, type MadeKey, type NewKey } from "../accounts/keys/record.ts";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** The key with a digest, valid or not: one look-up by a unique index. */
export async function keyByDigest({ db }: Engine, digest: Uint8Array): Promise<KeyRecord | null> {
  const row = await db.selectFrom("api_key").selectAll().where("digest", "=", digest).executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Creates a key; only its digest is stored. */
export async function createKey({ db }: Pick<Engine, "db">, wanted: NewKey, now: number): Promise<MadeKey> {
  const key = makeKey();
  const record = { ...wanted, id: makeId(), prefix: prefixOf(key), createdAt: now, revokedAt: null, lastUsedAt: null };
  await db
    .insertInto("api_key")
    .values({
      id: record.id,
      digest: digestOf(key),
      prefix: record.prefix,
      owner: record.owner,
      name: record.name,
      scopes: record.scopes.join(" "),
      rate_limit: record.rateLimit,
      created_at: now,
      expires_at: record.expiresAt,
      revoked_at: null,
      last_used_at: null,
      replaced_by: null,
    })
    .execute();
  return { key, record };
}

/** The keys of an account, the newest first. */
export async function listKeys({ db }: Pick<Engine, "db">, owner: string): Promise<readonly KeyRecord[]> {
  const rows = await db
    .selectFrom("api_key")
    .selectAll()
    .where("owner", "=", owner)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toRecord);
}

/** Revokes a key; null where the account has none with that id. An already revoked one stays unchanged. */
export async function revokeKey(engine: Engine, owner: string, id: string, now: number): Promise<KeyRecord | null> {
  return engine.db.transaction().execute(async (tx) => {
    await tx
      .updateTable("api_key")
      .set({ revoked_at: now })
      .where("id", "=", id)
      .where("owner", "=", owner)
      .where("revoked_at", "is", null)
      .execute();
    await engine.dialect.announce(tx);
    const row = await tx
      .selectFrom("api_key")
      .selectAll()
      .where("id", "=", id)
      .where("owner", "=", owner)
      .executeTakeFirst();
    return row ? toRecord(row) : null;
  });
}

/** Revokes every key of an account. */
export async function revokeKeys(tx: Transaction<Tables>, owner: string, now: number): Promise<void> {
  await tx
    .updateTable("api_key")
    .set({ revoked_at: now })
    .where("owner", "=", owner)
    .where("revoked_at", "is", null)
    .execute();
}

/** How many keys of an account work. */
export async function workingKeys({ db }: Pick<Engine, "db">, owner: string, now: number): Promise<number> {
  const keys = await listKeys({ db }, owner);
  return keys.filter(({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || expiresAt > now))
    .length;
}

/**
 * Creates a key that replaces another, which stays valid for some milliseconds but never longer than before; null where the account has no
 * such valid key. Throws a `Failure` if that key was already rotated. `before` runs first in the same transaction.
 */
export async function rotateKey(
  engine: Engine,
  owner: string,
  id: string,
  overlap: number,
  now: number,
  before: (tx: Transaction<Tables>) => Promise<void> = () => Promise.resolve(),
): Promise<MadeKey | null> {
  const end = now + overlap;
  return engine.db.transaction().execute(async (tx) => {
    // Of two rotations at once, the second must see the first.
    await engine.dialect.lockAccount(tx, owner);
    await before(tx);
    const row = await tx
      .selectFrom("api_key")
      .selectAll()
      .where("id", "=", id)
      .where("owner", "=", owner)
      .executeTakeFirst();
    const old = row && toRecord(row);
    if (!old || old.revokedAt !== null || (old.expiresAt ?? Infinity) <= now) return null;
    // Its lifetime is already cut to the overlap: a second new key would inherit that and soon expire.
    if (row.replaced_by !== null) throw alreadyRotated(id, row.replaced_by);
    const made = await createKey({ db: tx }, old, now);
    await tx
      .updateTable("api_key")
      .set({ expires_at: Math.min(old.expiresAt ?? end, end), replaced_by: made.record.id })
      .where("id", "=", id)
      .execute();
    await engine.dialect.announce(tx);
    return made;
  });
}

function alreadyRotated(id: string, by: string): Failure {
  const detail = {
    en: `key ${id} was already replaced by key ${by}. If you did not receive the new key, rotate ${by} instead`,
    ko: `키 ${id}는 이미 키 ${by}로 교체되었습니다. 새 키를 받지 못했으면 ${by}를 교체하십시오`,
  };
  return failure("account.state", { detail }, { reason: "rotated" });
}

/** Records the last use of keys. Other processes may have recorded a later one. */
export async function noteUses({ db }: Engine, uses: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, at] of [...uses].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await db
      .updateTable("api_key")
      .set({ last_used_at: at })
      .where("id", "=", id)
      .where(sql<boolean>`coalesce(last_used_at, 0) < ${at}`)
      .execute();
  }
}

function toRecord(row: Selectable<Tables["api_key"]>): KeyRecord {
  const granted = row.scopes.split(" ");
  return {
    id: row.id,
    owner: row.owner,
    name: row.name,
    prefix: row.prefix,
    scopes: scopes.filter((scope) => granted.includes(scope)),
    rateLimit: row.rate_limit,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
  };
}
