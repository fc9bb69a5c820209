import type { Engine } from "../../store/engine.ts";

/** A passkey as its owner knows it; the key itself is of no use to anyone. */
interface PasskeyAnswer {
  readonly id: string;
  readonly name: string;
  readonly synced: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

type Db = Pick<Engine, "db">;

/** The passkeys of an account, the newest first. */
export async function passkeyAnswers({ db }: Db, account: string): Promise<readonly PasskeyAnswer[]> {
  const rows = await db
    .selectFrom("passkey")
    .select(["id", "name", "backed_up", "created_at", "last_used_at"])
    .where("account_id", "=", account)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? "",
    synced: row.backed_up === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Records a sign-in with a credential. */
export async function markUsed({ db }: Db, credential: string, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await db.updateTable("passkey").set({ last_used_at: at }).where("credential_id", "=", credential).execute();
}

/** Renames a passkey; false where the account has none with the id. */
export async function renamePasskey({ db }: Db, account: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ name })
    .where("id", "=", id)
    .where("account_id", "=", account)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a passkey; false where the account has none with the id. */
export async function removePasskey({ db }: Db, account: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("account_id", "=", account)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes challenges that nobody answered: every visit of the sign-in page leaves one. */
export async function forgetExpired({ db }: Db, now: number): Promise<void> {
  await db.deleteFrom("verification").where("expires_at", "<", new Date(now).toISOString()).execute();
}

/** Deletes the challenges of an account that wait for a new passkey: they contain its address. */
export async function forgetChallenges({ db }: Db, account: string): Promise<void> {
  await db.deleteFrom("verification").where("value", "like", `%"id":"${account}"%`).execute();
}
