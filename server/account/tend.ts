import { randomBytes } from "node:crypto";
import { migrate } from "../store/migrate.ts";
import type { Engine } from "../store/engine.ts";
import { placeOf, type Place } from "../store/place.ts";
import { withEngine } from "../store/tend.ts";
import { email } from "./fields.ts";
import { linkOf } from "./letters.ts";
import { lifetimes } from "./limits.ts";
import { issueLink } from "./links.ts";
import { openPasswords } from "./password.ts";
import { addPerson, personByEmail, resetPerson } from "./people.ts";

/** What the command line does with the accounts of people; the server may run meanwhile. */
export const keeping = { create, invite, reset, readEmail, placeOf } as const;

/** A password that was made here, or an invitation: it is told once. */
interface Told {
  readonly email: string;
  readonly secret: string;
}

/** Bytes of a password that is made here. */
const length = 18;

/** An address in its one spelling; null for what is none. */
function readEmail(text: string): string | null {
  return email.safeParse(text).data ?? null;
}

/** Makes an account with a random password; null where the address has one. Rejects with a `StoreTrouble`, as the others do. */
async function create(place: Place, email: string, now = Date.now()): Promise<Told | null> {
  const secret = randomBytes(length).toString("base64url");
  const hash = await openPasswords().hash(secret);
  const id = await withAccounts(place, ({ db }) => db.transaction().execute((tx) => addPerson(tx, email, hash, now)));
  return id === null ? null : { email, secret };
}

/** Makes an invitation for an address, the code and the link that it stands in; null where the address has an account. */
function invite(
  place: Place,
  email: string,
  baseUrl: string | null,
  now = Date.now(),
): Promise<(Told & { readonly link: string | null }) | null> {
  return withAccounts(place, async (engine) => {
    if (await personByEmail(engine, email)) return null;
    const invitation = { kind: "invitation", email, accountId: null, password: null } as const;
    const secret = await issueLink(engine, invitation, now + lifetimes.invitation, now);
    return { email, secret, link: baseUrl === null ? null : linkOf("invitation", baseUrl, secret) };
  });
}

/** Sets a random password and ends every session; null where the address has no account. */
async function reset(place: Place, email: string, endsSecondFactor: boolean, now = Date.now()): Promise<Told | null> {
  const secret = randomBytes(length).toString("base64url");
  const hash = await openPasswords().hash(secret);
  return withAccounts(place, async (engine) => {
    const person = await personByEmail(engine, email);
    if (!person) return null;
    await resetPerson(engine, person.id, hash, { now, endsSecondFactor });
    return { email, secret };
  });
}

/** The first account may be made before the first server has started. */
function withAccounts<T>(place: Place, run: (engine: Engine) => Promise<T>): Promise<T> {
  return withEngine(place, async (engine) => {
    await migrate(engine);
    return run(engine);
  });
}
