import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { revokeKeys } from "../store/api-keys.ts";
import type { Engine } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";

/** A person with an account. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly hasSecondFactor: boolean;
  readonly hasPassword: boolean;
  readonly createdAt: string;
}

/** better-auth's provider name for passwords. */
export const provider = "credential";

/** The person with an address; null if there is none. */
export async function personByEmail(engine: Engine, email: string): Promise<Person | null> {
  const row = await engine.db.selectFrom("person").select("id").where("email", "=", email).executeTakeFirst();
  return row ? personById(engine, row.id) : null;
}

/** The person with an id; null if there is none. */
export async function personById({ db }: Engine, id: string): Promise<Person | null> {
  const row = await db
    .selectFrom("person")
    .leftJoin("credential", (join) =>
      join.onRef("credential.account_id", "=", "person.id").on("credential.provider", "=", provider),
    )
    .select(["person.id", "person.email", "person.second_factor", "person.created_at", "credential.password"])
    .where("person.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { email, second_factor: factor, created_at: createdAt, password } = row;
  return { id, email, hasSecondFactor: factor === 1, hasPassword: password !== null, createdAt };
}

/** The stored hash of a password; null where the account has none. */
export async function passwordOf({ db }: Engine, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("credential")
    .select("password")
    .where("account_id", "=", id)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return row?.password ?? null;
}

/**
 * When the password of an account was last set; empty where the address has no account, or its account no password. Part of the name by which
 * wrong passwords are counted, so that a new password begins the count anew on every server.
 */
export async function passwordSetAt({ db }: Engine, email: string): Promise<string> {
  const row = await db
    .selectFrom("credential")
    .innerJoin("person", "person.id", "credential.account_id")
    .select("credential.updated_at")
    .where("person.email", "=", email)
    .where("credential.provider", "=", provider)
    .executeTakeFirst();
  return row?.updated_at ?? "";
}

/** Whether an account belongs to a subject of an OpenID issuer: an address that was given to another person does not make it theirs. */
export async function hasSubject({ db }: Pick<Engine, "db">, id: string, issuer: string): Promise<boolean> {
  const rows = await db
    .selectFrom("credential")
    .select("subject")
    .where("account_id", "=", id)
    .where("provider", "=", "oidc")
    .execute();
  return rows.some(({ subject }) => subject.startsWith(`${issuer} `));
}

/** Creates an account for a confirmed address; null where one exists. */
export async function addPerson(
  tx: Transaction<Tables>,
  email: string,
  password: string,
  now: number,
): Promise<string | null> {
  const added = await insertPerson(tx, email, now);
  if (!added) return null;
  await tx
    .insertInto("credential")
    .values(credentialOf(added.id, password, new Date(now).toISOString()))
    .execute();
  return added.id;
}

/** The account of an address that another party vouches for; created with the first visit, without a password. */
export async function ensurePerson(engine: Engine, email: string, now: number): Promise<Person | null> {
  const known = await personByEmail(engine, email);
  if (known) return known;
  await insertPerson(engine.db, email, now);
  return personByEmail(engine, email);
}

/** Null where the address has an account. */
async function insertPerson(db: Engine["db"], email: string, now: number): Promise<{ readonly id: string } | null> {
  const id = randomBytes(12).toString("hex");
  const at = new Date(now).toISOString();
  const added = await db
    .insertInto("person")
    .values({ id, email, email_verified: 1, name: "", image: null, second_factor: 0, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added ?? null;
}

/** What a reset ends beside what it always does. */
export interface ResetOptions {
  readonly endsSecondFactor: boolean;
  readonly revokesKeys: boolean;
}

/** Sets a new password, and ends every session, passkey and link to an OpenID provider; on request also the second factor and the keys. */
export async function resetPerson(
  { db, dialect }: Engine,
  id: string,
  password: string,
  { now, endsSecondFactor, revokesKeys }: ResetOptions & { readonly now: number },
): Promise<void> {
  const at = new Date(now).toISOString();
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("credential").where("account_id", "=", id).execute();
    await tx
      .insertInto("credential")
      .values(credentialOf(id, password, at))
      .execute();
    for (const table of ["session", "passkey"] as const)
      await tx.deleteFrom(table).where("account_id", "=", id).execute();
    await forgetPending({ db: tx }, id);
    if (revokesKeys) {
      await revokeKeys(tx, id, now);
      await dialect.announce(tx);
    }
    // Wrong codes of a stranger who knew the old password.
    const unlocked = { failures: 0, locked_until: null };
    await tx.updateTable("second_factor").set(unlocked).where("account_id", "=", id).execute();
    if (!endsSecondFactor) return;
    await tx.deleteFrom("second_factor").where("account_id", "=", id).execute();
    await tx.updateTable("person").set({ second_factor: 0 }).where("id", "=", id).execute();
  });
}

/** Changes the address of an account to one that was confirmed; false if another account has it by now. */
export async function readdress(tx: Transaction<Tables>, id: string, email: string, now: number): Promise<boolean> {
  const taken = await tx.selectFrom("person").select("id").where("email", "=", email).executeTakeFirst();
  if (taken) return false;
  const { numUpdatedRows } = await tx
    .updateTable("person")
    .set({ email, updated_at: new Date(now).toISOString() })
    .where("id", "=", id)
    .executeTakeFirst();
  // Links that were mailed to the old address no longer work.
  await forgetPending({ db: tx }, id);
  return numUpdatedRows > 0n;
}

/**
 * Invalidates what an account has begun and not finished: better-auth's verifications, which are password reset links and pending second
 * factors, and the links of address changes, which someone who knew the password may have mailed to an address of their own. The devices of the
 * account are forgotten, too.
 */
export async function forgetPending({ db }: Pick<Engine, "db">, id: string): Promise<void> {
  await db.deleteFrom("verification").where("value", "=", id).execute();
  await db.deleteFrom("account_link").where("account_id", "=", id).where("kind", "!=", "status").execute();
}

function credentialOf(id: string, password: string, at: string) {
  const none = {
    access_token: null,
    refresh_token: null,
    id_token: null,
    access_token_expires_at: null,
    refresh_token_expires_at: null,
    scope: null,
  };
  const own = { id: randomBytes(12).toString("hex"), account_id: id, provider, subject: id, password };
  return { ...none, ...own, created_at: at, updated_at: at };
}
