import { randomBytes } from "node:crypto";
import type { OperationRequest } from "../operations/operation.ts";
import type { Engine } from "../store/engine.ts";
import { digestOf } from "./adapter.ts";
import type { KnownDevice } from "./attempts.ts";
import { sessionTokenIn } from "./auth-calls.ts";
import { setCookie } from "./cookies.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { lifetimes } from "./limits.ts";
import { deviceKind } from "./links.ts";

// A device cookie records an earlier sign-in to the account in this browser. It grants nothing: it only keeps the tries of this
// browser apart from those of strangers. It is stored with the links, as a digest; a new password or address invalidates it.

/** Bytes of a cookie, and the most devices of an account; the oldest is forgotten first. */
const [length, most] = [24, 20] as const;

/** The device that sends a request, where the account with an address knows it. */
export async function knownDevice(
  { use, cookies, now }: AccountDependencies,
  { cookie }: Pick<OperationRequest, "cookie">,
  email: string,
): Promise<KnownDevice | null> {
  const value = cookie(cookies.device);
  if (value === undefined) return null;
  const digest = digestOf(value);
  const row = await use(({ db }) =>
    db
      .selectFrom("account_link")
      .select("digest")
      .where("digest", "=", digest)
      .where("kind", "=", deviceKind)
      .where("email", "=", email)
      .where("expires_at", ">", now())
      .executeTakeFirst(),
  );
  return row ? `device ${digest}` : null;
}

/** Remembers the device of a sign-in, by the session cookie that it sets; returns the cookies to set beside. */
export async function rememberDevice(
  dependencies: AccountDependencies,
  call: Pick<OperationRequest, "cookie">,
  sets: readonly string[],
): Promise<readonly string[]> {
  const token = sessionTokenIn(sets, dependencies);
  if (token === null) return [];
  const { use, cookies, now } = dependencies;
  const known = call.cookie(cookies.device);
  const value = await use(async (engine) => {
    const person = await personOf(engine, token);
    if (!person) return null;
    const isKnown = known !== undefined && (await extend(engine, digestOf(known), person.id, now()));
    return isKnown ? known : add(engine, person, now());
  });
  return value === null ? [] : [setCookie(cookies.device, value, lifetimes.device / 1000, cookies)];
}

interface SessionPerson {
  readonly id: string;
  readonly email: string;
}

async function personOf({ db }: Engine, token: string): Promise<SessionPerson | undefined> {
  return db
    .selectFrom("session")
    .innerJoin("person", "person.id", "session.account_id")
    .select(["person.id", "person.email"])
    .where("session.digest", "=", digestOf(token))
    .executeTakeFirst();
}

async function extend({ db }: Engine, digest: string, account: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account_link")
    .set({ expires_at: now + lifetimes.device })
    .where("digest", "=", digest)
    .where("kind", "=", deviceKind)
    .where("account_id", "=", account)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function add({ db }: Engine, { id, email }: SessionPerson, now: number): Promise<string> {
  const value = randomBytes(length).toString("base64url");
  const own = db.selectFrom("account_link").where("account_id", "=", id).where("kind", "=", deviceKind);
  const old = await own
    .select("digest")
    .orderBy("expires_at", "desc")
    .offset(most - 1)
    .limit(most)
    .execute();
  if (old.length > 0) {
    const digests = old.map(({ digest }) => digest);
    await db.deleteFrom("account_link").where("digest", "in", digests).execute();
  }
  await db
    .insertInto("account_link")
    .values({
      digest: digestOf(value),
      kind: deviceKind,
      account_id: id,
      email,
      password: null,
      expires_at: now + lifetimes.device,
    })
    .execute();
  return value;
}
