import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Engine } from "../store/engine.ts";
import type { Tables } from "../store/tables.ts";
import { digestOf } from "./adapter.ts";

/**
 * What a link or code is for: to make the account that was signed up for, to change the address of one, or to sign up where the
 * operator has invited an address. better-auth's own confirmations are good more than once, and open a session without the second factor.
 */
export type LinkKind = "sign-up" | "email" | "invitation";

/** What a link stands for. */
export interface Link {
  readonly kind: LinkKind;
  readonly email: string;
  /** Whose address is changed. */
  readonly accountId: string | null;
  /** The hash of the password that was chosen with the address: whoever confirms the address confirms this one, and no other. */
  readonly password: string | null;
}

/** Makes a link: its token, of which the digest alone is stored. */
export async function issueLink({ db }: Engine, link: Link, expiresAt: number, now: number): Promise<string> {
  const token = randomBytes(24).toString("base64url");
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

/** Takes a link, which is then used up, in the transaction that does what it is for: a process that ends in between loses neither; null where it is none of these kinds, of another address, or none any more. */
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
