import { randomBytes } from "node:crypto";
import { workingKeys } from "../store/api-keys.ts";
import { migrate } from "../store/migrate.ts";
import type { Engine } from "../store/engine.ts";
import { storeLocationOf, type StoreLocation } from "../store/place.ts";
import { existing, withEngine } from "../store/admin.ts";
import { email } from "./fields.ts";
import { linkOf } from "./letters.ts";
import { lifetimes } from "./limits.ts";
import { deviceKind, issueLink } from "./links.ts";
import { openPasswords } from "./password.ts";
import { addPerson, personByEmail, provider, resetPerson, type ResetOptions } from "./people.ts";

/** The command line's functions for accounts; the server may run meanwhile. */
export const accountAdmin = { create, invite, list, reset, readEmail, placeOf: storeLocationOf } as const;

/** A generated password or an invitation, displayed once. */
interface Told {
  readonly email: string;
  readonly secret: string;
}

/** An account as its operator sees it; no secret, and nothing of what it watches. Times are ISO 8601. */
interface AccountSummary {
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

/** Bytes of a generated password. */
const length = 18;

/** A normalised address; null where it is invalid. */
function readEmail(text: string): string | null {
  return email.safeParse(text).data ?? null;
}

/** Creates an account with a random password; null where one exists. Rejects with a `StoreTrouble`, like the others. */
async function create(place: StoreLocation, email: string, now = Date.now()): Promise<Told | null> {
  const secret = randomBytes(length).toString("base64url");
  const hash = await openPasswords().hash(secret);
  const id = await withAccounts(place, ({ db }) => db.transaction().execute((tx) => addPerson(tx, email, hash, now)));
  return id === null ? null : { email, secret };
}

/** Creates an invitation for an address: the code, and its link, which is only a path without a base URL; null where an account exists. */
function invite(
  place: StoreLocation,
  email: string,
  baseUrl: string | null,
  now = Date.now(),
): Promise<(Told & { readonly link: string }) | null> {
  return withAccounts(place, async (engine) => {
    if (await personByEmail(engine, email)) return null;
    const invitation = { kind: "invitation", email, accountId: null, password: null } as const;
    const secret = await issueLink(engine, invitation, now + lifetimes.invitation, now);
    return { email, secret, link: linkOf("invitation", baseUrl ?? "", secret) };
  });
}

/** All accounts by address. The built-in account of the operator is none of them. */
async function list(place: StoreLocation, now = Date.now()): Promise<readonly AccountSummary[]> {
  const rows = await withAccounts(existing(place), ({ db }) => summaries(db, now).execute());
  return rows.map(({ email, created_at: createdAt, second_factor: factor, ...row }) => ({
    email,
    createdAt,
    lastSignInAt: latest([
      row.session_at === null ? null : Date.parse(row.session_at),
      // Each sign-in in a known browser begins its lifetime anew.
      row.device_until === null ? null : row.device_until - lifetimes.device,
      row.passkey_at === null ? null : Date.parse(row.passkey_at),
    ]),
    hasPassword: Number(row.passwords) > 0,
    hasSecondFactor: factor === 1,
    passkeys: Number(row.passkeys),
    keys: Number(row.keys),
    watches: Number(row.watches),
  }));
}

/** Sets a random password and ends every session; null where the address has no account. Counts the API keys that still work. */
async function reset(
  place: StoreLocation,
  email: string,
  options: ResetOptions,
  now = Date.now(),
): Promise<(Told & { readonly keys: number }) | null> {
  const secret = randomBytes(length).toString("base64url");
  const hash = await openPasswords().hash(secret);
  return withAccounts(existing(place), async (engine) => {
    const person = await personByEmail(engine, email);
    if (!person) return null;
    await resetPerson(engine, person.id, hash, { now, ...options });
    return { email, secret, keys: await workingKeys(engine, person.id, now) };
  });
}

/** The first account may be created before the first server has started. */
function withAccounts<T>(place: StoreLocation, run: (engine: Engine) => Promise<T>): Promise<T> {
  return withEngine(place, async (engine) => {
    await migrate(engine);
    return run(engine);
  });
}

function summaries(db: Engine["db"], now: number) {
  return db
    .selectFrom("person")
    .select((row) => {
      const sessions = row.selectFrom("session").whereRef("session.account_id", "=", "person.id");
      const passkeys = row.selectFrom("passkey").whereRef("passkey.account_id", "=", "person.id");
      const devices = row.selectFrom("account_link").whereRef("account_link.account_id", "=", "person.id");
      const credentials = row.selectFrom("credential").whereRef("credential.account_id", "=", "person.id");
      const ofPassword = credentials.where("provider", "=", provider).where("password", "is not", null);
      const watches = row.selectFrom("watch").whereRef("watch.account", "=", "person.id");
      const keys = row
        .selectFrom("api_key")
        .whereRef("api_key.owner", "=", "person.id")
        .where("revoked_at", "is", null)
        .where((key) => key.or([key("expires_at", "is", null), key("expires_at", ">", now)]));
      return [
        "person.email",
        "person.created_at",
        "person.second_factor",
        sessions.select((each) => each.fn.max("session.created_at").as("at")).as("session_at"),
        passkeys.select((each) => each.fn.max("passkey.last_used_at").as("at")).as("passkey_at"),
        devices
          .where("kind", "=", deviceKind)
          .select((each) => each.fn.max("account_link.expires_at").as("at"))
          .as("device_until"),
        ofPassword.select(row.fn.countAll().as("count")).as("passwords"),
        passkeys.select(row.fn.countAll().as("count")).as("passkeys"),
        keys.select(row.fn.countAll().as("count")).as("keys"),
        watches.select(row.fn.countAll().as("count")).as("watches"),
      ];
    })
    .orderBy("person.email");
}

function latest(times: readonly (number | null)[]): string | null {
  const last = Math.max(...times.map((time) => time ?? -Infinity));
  return Number.isFinite(last) ? new Date(last).toISOString() : null;
}
