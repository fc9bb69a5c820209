import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Engine } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";
import { digestOf } from "./adapter.ts";

/**
 * The purpose of a link or code: to create an account after sign-up, to change an address, to sign up by invitation, or to read the status of
 * an account's domains, which alone can be used repeatedly. better-auth's own
 * confirmations can be used repeatedly and open a session without the second factor.
 */
export type LinkKind = "sign-up" | "email" | "invitation" | "status";

/** The kind of the rows of known browsers, which are stored with the links. */
export const deviceKind = "device";

/** The data of a link. */
export interface Link {
  readonly kind: LinkKind;
  readonly email: string;
  /** The account whose address is changed. */
  readonly accountId: string | null;
  /** The hash of the password chosen at sign-up. Confirming the address activates this password and no other. */
  readonly password: string | null;
}

/** A new token of a link: 192 bits. */
export function newLinkToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Creates a link and returns its token; only the digest is stored. */
export async function issueLink(
  { db }: Pick<Engine, "db">,
  link: Link,
  expiresAt: number,
  now: number,
  token = newLinkToken(),
): Promise<string> {
  await db.deleteFrom("account_link").where("expires_at", "<=", now).execute();
  await db
    .insertInto("account_link")
    .values({
      digest: digestOf(token),
      kind: link.kind,
      account_id: link.accountId,
      email: link.email,
      password: link.password,
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

/** What the receiver of a link may know of it before it arrives: enough to ask for it again, and not to use it. */
export function ticketOf(token: string): string {
  return digestOf(token);
}

/** Gives the link with a ticket another token; false where there is none of that address, or it has expired. The earlier token no longer works. */
export async function renewLink(
  { db }: Engine,
  { kind, email, ticket, token }: Pick<Link, "kind" | "email"> & { readonly ticket: string; readonly token: string },
  expiresAt: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account_link")
    .set({ digest: digestOf(token), expires_at: expiresAt })
    .where("digest", "=", ticket)
    .where("kind", "=", kind)
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Uses up a link, in the transaction that does what the link is for, so that a crash loses neither; null where it is of another kind or address, or no longer valid. */
export async function takeLink(
  tx: Transaction<Tables>,
  token: string,
  { kinds, email, now }: { readonly kinds: readonly LinkKind[]; readonly email?: string; readonly now: number },
): Promise<Link | null> {
  const row = await tx
    .deleteFrom("account_link")
    .where("digest", "=", digestOf(token))
    .where("kind", "in", kinds)
    .where("expires_at", ">", now)
    .$if(email !== undefined, (links) => links.where("email", "=", email ?? ""))
    .returning(["kind", "email", "account_id", "password"])
    .executeTakeFirst();
  if (!row) return null;
  return { kind: row.kind as LinkKind, email: row.email, accountId: row.account_id, password: row.password };
}
