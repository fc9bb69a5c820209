import { randomBytes } from "node:crypto";
import { workingKeys } from "../store/api-keys.ts";
import { migrate } from "../store/migrate.ts";
import type { Engine } from "../store/engine.ts";
import { storeLocationOf, type StoreLocation } from "../store/place.ts";
import { withEngine } from "../store/admin.ts";
import { email } from "./fields.ts";
import { linkOf } from "./letters.ts";
import { lifetimes } from "./limits.ts";
import { issueLink } from "./links.ts";
import { listAccounts, type AccountSummary } from "./list.ts";
import { openPasswords } from "./password.ts";
import { addPerson, personByEmail, resetPerson, type ResetOptions } from "./people.ts";

/** The command line's functions for accounts; the server may run meanwhile. */
export const accountAdmin = { create, invite, list, reset, readEmail, placeOf: storeLocationOf } as const;

/** A generated password or an invitation, displayed once. */
interface Told {
  readonly email: string;
  readonly secret: string;
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

/** All accounts by address. */
function list(place: StoreLocation, now = Date.now()): Promise<readonly AccountSummary[]> {
  return withAccounts(place, (engine) => listAccounts(engine, now));
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
  return withAccounts(place, async (engine) => {
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
