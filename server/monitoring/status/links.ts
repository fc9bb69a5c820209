import type { Kysely } from "kysely";
import { issueLink, ticketOf } from "../../accounts/links.ts";
import type { Engine } from "../../store/engine.ts";
import type { Database } from "../../store/database.ts";
import type { Tables } from "../../store/tables.ts";

/** A link to an account's status page, without its token. */
export interface StatusLink {
  /** The digest of the token: it revokes the link and opens nothing. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The most valid links of an account. */
export const mostStatusLinks = 20;

/** Makes a link; its token is returned once and not stored. Null where the account has its most links. */
export async function addStatusLink(
  { through }: Database,
  account: string,
  expiresAt: number,
  now: number,
): Promise<(StatusLink & { readonly token: string }) | null> {
  return through(({ db, dialect }) =>
    db.transaction().execute(async (tx) => {
      await dialect.lockAccount(tx, account);
      if ((await linksOf(tx, account, now)).length >= mostStatusLinks) return null;
      const link = { kind: "status", email: "", accountId: account, password: null } as const;
      const token = await issueLink({ db: tx }, link, expiresAt, now);
      return { id: ticketOf(token), expiresAt, token };
    }),
  );
}

/** The valid links of an account, the first to expire in front. */
export async function validLinks({ through }: Database, account: string, now: number): Promise<readonly StatusLink[]> {
  return through(({ db }) => linksOf(db, account, now));
}

async function linksOf(db: Kysely<Tables>, account: string, now: number): Promise<readonly StatusLink[]> {
  const rows = await allLinks(db, account).where("expires_at", ">", now).execute();
  return rows.map(({ digest, expires_at: expiresAt }) => ({ id: digest, expiresAt }));
}

/** Deletes a link; false where the account has none with that id. */
export async function revokeStatusLink({ through }: Database, account: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await through(({ db }) =>
    db
      .deleteFrom("account_link")
      .where("digest", "=", id)
      .where("account_id", "=", account)
      .where("kind", "=", "status")
      .executeTakeFirstOrThrow(),
  );
  return numDeletedRows > 0n;
}

/** The account whose status a token shows; null for an unknown, revoked or expired one. */
export async function accountOfStatusLink({ through }: Database, token: string, now: number): Promise<string | null> {
  const row = await through(({ db }) =>
    db
      .selectFrom("account_link")
      .select("account_id")
      .where("digest", "=", ticketOf(token))
      .where("kind", "=", "status")
      .where("expires_at", ">", now)
      .executeTakeFirst(),
  );
  return row?.account_id ?? null;
}

/** An account's links: exported with it. */
export const statusLinkData = {
  name: "statusLinks",
  async read({ db }: Engine, account: string): Promise<unknown> {
    const rows = await allLinks(db, account).execute();
    return rows.map(({ digest: id, expires_at: at }) => ({ id, expiresAt: new Date(at).toISOString() }));
  },
  async remove(db: Engine["db"], account: string): Promise<void> {
    await db.deleteFrom("account_link").where("account_id", "=", account).where("kind", "=", "status").execute();
  },
} as const;

/** Those that have expired, too, as long as they are stored. */
function allLinks(db: Kysely<Tables>, account: string) {
  return db
    .selectFrom("account_link")
    .select(["digest", "expires_at"])
    .where("account_id", "=", account)
    .where("kind", "=", "status")
    .orderBy("expires_at");
}
