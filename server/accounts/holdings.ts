import type { Transaction } from "kysely";
import { failure } from "../../src/core/failure.ts";
import type { Text } from "../../src/core/text.ts";
import type { KeyRecord } from "./keys/record.ts";
import { createKey, listKeys, revokeKey, rotateKey } from "../store/api-keys.ts";
import type { Engine } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";
import type { Account } from "./account.ts";
import { setCookie } from "./cookies.ts";
import { done, type ForAsker, type ForSession } from "./dependencies.ts";
import { mostKeys } from "./limits.ts";
import { personById } from "./people.ts";
import { reauthenticate } from "./security.ts";

const [day, hour] = [86_400_000, 3_600_000] as const;

/** The data of the account. */
export const account: ForAsker<"account"> = async ({ use }, _call, { account }) => ({
  data: await use((engine) => shownAccount(engine, account)),
});

/** The account's sessions. */
export const sessions: ForSession<"sessions"> = async ({ use, now }, _call, { account, session }) => ({
  data: { sessions: await use((engine) => shownSessions(engine, account.id, session.id, now())) },
});

/** Ends one session. */
export const endSession: ForSession<"endSession"> = async ({ use }, { parts }, { account }) => {
  const { numDeletedRows } = await use(({ db }) =>
    db
      .deleteFrom("session")
      .where("id", "=", parts["id"] ?? "")
      .where("account_id", "=", account.id)
      .executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw unknown({ en: "session", ko: "세션" });
  return { data: done };
};

/** The keys of the account. */
export const keys: ForSession<"keys"> = async ({ use }, _call, { account }) => ({
  data: { keys: (await use((engine) => listKeys(engine, account.id))).map(shownKey) },
});

/** Makes a key. */
export const createKeyOf: ForSession<"createKey"> = async (dependencies, { body }, { account }) => {
  const { name, scopes = ["read"], expires_in_days: days } = body;
  const now = dependencies.now();
  const expiresAt = days === undefined ? null : now + days * day;
  // Only the operator can give a key its own limit.
  const wanted = { owner: account.id, name, scopes, rateLimit: null, expiresAt };
  const made = await dependencies.use((engine) =>
    engine.db.transaction().execute(async (tx) => {
      await checkRoom(engine, tx, account.id, mostKeys, now);
      return createKey({ db: tx }, wanted, now);
    }),
  );
  return { data: { key: made.key, record: shownKey(made.record) } };
};

/** Creates a key that replaces another one. */
export const rotateKeyOf: ForSession<"rotateKey"> = async (dependencies, { body, parts }, { account }) => {
  const { overlap_hours: hours = 24 } = body;
  const now = dependencies.now();
  const made = await dependencies.use((engine) =>
    rotateKey(engine, account.id, parts["id"] ?? "", hours * hour, now, (tx) =>
      // A key can be rotated once, so that at most two per key are valid.
      checkRoom(engine, tx, account.id, 2 * mostKeys, now),
    ),
  );
  if (!made) throw unknown(aKey);
  dependencies.onKeys();
  return { data: { key: made.key, record: shownKey(made.record) } };
};

/** Revokes a key immediately. */
export const revokeKeyOf: ForSession<"revokeKey"> = async (dependencies, { parts }, { account }) => {
  const record = await dependencies.use((engine) =>
    revokeKey(engine, account.id, parts["id"] ?? "", dependencies.now()),
  );
  if (!record) throw unknown(aKey);
  dependencies.onKeys();
  return { data: shownKey(record) };
};

/** The account's usage and limits. */
export const quota: ForAsker<"quota"> = async ({ use, now, rates, accountData }, _call, { account }) =>
  use(async (engine) => {
    const others: Record<string, unknown> = {};
    for (const each of accountData) if (each.quota) others[each.name] = await each.quota(engine, account.id);
    const used = await goodKeys(engine, account.id, now());
    const { usual, heavy } = rates;
    return {
      data: {
        ...others,
        keys: { used, limit: mostKeys },
        requestsPerMinute: usual,
        heavyRequestsPerMinute: heavy,
      },
    };
  });

/** All stored data of the account, without secrets. */
export const exportAccount: ForSession<"exportAccount"> = async (dependencies, _call, { account, session }) =>
  dependencies.use(async (engine) => {
    const others: Record<string, unknown> = {};
    for (const each of dependencies.accountData) others[each.name] = await each.read(engine, account.id);
    return {
      data: {
        ...others,
        account: await shownAccount(engine, account),
        sessions: await shownSessions(engine, account.id, session.id, dependencies.now()),
        keys: (await listKeys(engine, account.id)).map(shownKey),
      },
    };
  });

/** Deletes the account and everything it owns. */
export const deleteAccount: ForSession<"deleteAccount"> = async (dependencies, call, who) => {
  await reauthenticate(dependencies, call, who, call.body.password);
  const { id } = who.account;
  await dependencies.use(({ db, dialect }) =>
    db.transaction().execute(async (tx) => {
      for (const each of dependencies.accountData) await each.remove(tx, id);
      for (const table of ["session", "credential", "second_factor", "account_link"] as const)
        await tx.deleteFrom(table).where("account_id", "=", id).execute();
      await tx.deleteFrom("verification").where("value", "=", id).execute();
      await tx.deleteFrom("api_key").where("owner", "=", id).execute();
      await tx.deleteFrom("person").where("id", "=", id).execute();
      await dialect.announce(tx);
    }),
  );
  dependencies.onKeys();
  return { data: done, cookies: [setCookie(dependencies.cookies.session, "", 0, dependencies.cookies)] };
};

const aKey: Text = { en: "key", ko: "키" };

function unknown(what: Text): Error {
  return failure("item.unknown", { what }, { reason: "id" });
}

async function shownAccount(engine: Engine, { id }: Account): Promise<object> {
  const person = await personById(engine, id);
  return {
    id,
    email: person?.email ?? null,
    secondFactor: person?.hasSecondFactor ?? false,
    password: person?.hasPassword ?? false,
    createdAt: person?.createdAt ?? null,
  };
}

async function shownSessions({ db }: Engine, id: string, current: string, now: number): Promise<readonly object[]> {
  const rows = await db
    .selectFrom("session")
    .select(["id", "network", "agent", "created_at", "expires_at"])
    .where("account_id", "=", id)
    .where("expires_at", ">", new Date(now).toISOString())
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    current: row.id === current,
    network: row.network ?? "",
    agent: row.agent ?? "",
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

function shownKey({ owner: _owner, createdAt, expiresAt, revokedAt, lastUsedAt, ...rest }: KeyRecord): object {
  return {
    ...rest,
    createdAt: iso(createdAt),
    expiresAt: iso(expiresAt),
    revokedAt: iso(revokedAt),
    lastUsedAt: iso(lastUsedAt),
  };
}

function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Throws a `Failure` if the account has its most keys; until the transaction ends, no other one can add a key. */
async function checkRoom(
  { dialect }: Engine,
  tx: Transaction<Tables>,
  owner: string,
  limit: number,
  now: number,
): Promise<void> {
  await dialect.lockAccount(tx, owner);
  if ((await goodKeys({ db: tx }, owner, now)) < limit) return;
  throw failure("account.full", { limit, what: { en: "keys", ko: "키" } }, { reason: "quota" });
}

async function goodKeys(engine: Pick<Engine, "db">, owner: string, now: number): Promise<number> {
  const all = await listKeys(engine, owner);
  return all.filter(({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt ?? Infinity) > now).length;
}
