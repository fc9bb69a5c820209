import { isWorking } from "../store/api-keys.ts";
import type { Engine } from "../store/engine.ts";
import { deviceKind } from "./devices.ts";
import { lifetimes } from "./limits.ts";
import { provider } from "./people.ts";

/** An account as its operator sees it; no secret, and nothing of what it watches. Times are ISO 8601. */
export interface AccountSummary {
  readonly email: string;
  readonly createdAt: string;
  /** The latest sign-in of which a session, a known browser or a passkey is left; null without any. */
  readonly lastSignInAt: string | null;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly passkeys: number;
  /** API keys that still work. */
  readonly keys: number;
  readonly watches: number;
}

/** All accounts by address. The built-in account of the operator is none of them. */
export async function listAccounts({ db }: Pick<Engine, "db">, now: number): Promise<readonly AccountSummary[]> {
  const people = await db
    .selectFrom("person")
    .select(["id", "email", "created_at", "second_factor"])
    .orderBy("email")
    .execute();
  const credentials = await db
    .selectFrom("credential")
    .select("account_id")
    .where("provider", "=", provider)
    .where("password", "is not", null)
    .execute();
  const passkeys = await db.selectFrom("passkey").select(["account_id", "last_used_at"]).execute();
  const sessions = await db.selectFrom("session").select(["account_id", "created_at"]).execute();
  const devices = await db
    .selectFrom("account_link")
    .select(["account_id", "expires_at"])
    .where("kind", "=", deviceKind)
    .execute();
  const keys = await db.selectFrom("api_key").select(["owner", "revoked_at", "expires_at"]).execute();
  const watches = await db.selectFrom("watch").select("account").execute();

  const withPassword = new Set(credentials.map((each) => each.account_id));
  const passkeysOf = Map.groupBy(passkeys, (each) => each.account_id);
  const keysOf = Map.groupBy(
    keys.filter(({ revoked_at: revokedAt, expires_at: expiresAt }) => isWorking({ revokedAt, expiresAt }, now)),
    ({ owner }) => owner,
  );
  const watchesOf = Map.groupBy(watches, ({ account }) => account);
  const signIns = Map.groupBy(
    [
      ...sessions.map((each) => ({ id: each.account_id, at: Date.parse(each.created_at) })),
      // Each sign-in in a known browser begins its lifetime anew.
      ...devices.map((each) => ({ id: each.account_id ?? "", at: each.expires_at - lifetimes.device })),
      ...passkeys.flatMap(({ account_id: id, last_used_at: at }) => (at === null ? [] : [{ id, at: Date.parse(at) }])),
    ],
    ({ id }) => id,
  );
  return people.map(({ id, email, created_at: createdAt, second_factor: factor }) => ({
    email,
    createdAt,
    lastSignInAt: latest((signIns.get(id) ?? []).map(({ at }) => at)),
    hasPassword: withPassword.has(id),
    hasSecondFactor: factor === 1,
    passkeys: passkeysOf.get(id)?.length ?? 0,
    keys: keysOf.get(id)?.length ?? 0,
    watches: watchesOf.get(id)?.length ?? 0,
  }));
}

function latest(times: readonly number[]): string | null {
  return times.length === 0 ? null : new Date(times.reduce((one, other) => Math.max(one, other))).toISOString();
}
