import { failure } from "../../src/core/failure.ts";
import { limited } from "../http/rate-limit.ts";
import { digestOf } from "./adapter.ts";
import { mailingsOf, networkHeader, type Auth } from "./auth.ts";
import type { Call, Desk, Open, Outcome, Visit } from "./dependencies.ts";
import { setCookie } from "./cookies.ts";
import { letterOf, type LetterId } from "./letters.ts";
import { lifetimes } from "./limits.ts";
import { issueLink, takeLink } from "./links.ts";
import { addPerson, personByEmail, readdress } from "./people.ts";
import { isSpent, spend } from "./spent-codes.ts";
import { refusalOf, usedUp, wrong } from "./refusal.ts";

/** Seconds until a retry after an overload. */
const soon = 5;

/** The headers for better-auth: at most one of our cookies, so that no other changes what a call does. */
export function headersOf({ client, cookie }: Visit, name?: string): Headers {
  const value = name === undefined ? undefined : cookie(name);
  return new Headers({
    [networkHeader]: client.network,
    "user-agent": client.agent,
    ...(name !== undefined && value !== undefined && { cookie: `${name}=${value}` }),
  });
}

/** Our cookies among those that a better-auth call sets. */
export function cookiesOf(headers: Headers | undefined | null, { cookies }: Desk): readonly string[] {
  const ours = [cookies.session, cookies.pending];
  return (headers?.getSetCookie() ?? []).filter((each) => ours.some((name) => each.startsWith(`${name}=`)));
}

/** Runs work after the answer that would otherwise show whether an address has an account. */
export function later(desk: Desk, work: () => Promise<void>): void {
  if (!desk.background.add(work)) throw limited(soon);
}

/** Notifies an account's owner, where mail is on. */
export function tell(desk: Desk, { language }: Visit, id: LetterId, to: string): void {
  desk.send?.(letterOf(id, to, { home: desk.home.url, language }));
}

/** The function that sends letters. Throws without mail: links need the operator's URL. */
export function postOf({ send, home }: Desk, { language }: Visit): (id: LetterId, to: string, token?: string) => void {
  if (!send) throw failure("account.mail", {}, { reason: "mail" });
  return (id, to, token) => send(letterOf(id, to, { home: home.url, token: token ?? null, language }));
}

/** Signs up; the account is created when the mailed link is opened. */
export const signUp: Open<"signUp"> = async (desk, call) => {
  const { email, password, invitation } = call.body;
  if (invitation !== undefined && desk.registration !== "closed") return accept(desk, call, invitation);
  if (desk.registration !== "open") throw failure("account.closed", {}, { reason: "registration" });
  const post = postOf(desk, call);
  await desk.attempts.letter(call.client.counted, email);
  later(desk, async () => {
    const hash = await desk.passwords.hash(password);
    await desk.use(async (engine) => {
      if (await personByEmail(engine, email)) return post("known", email);
      const now = desk.now();
      const link = { kind: "sign-up", email, accountId: null, password: hash } as const;
      post("sign-up", email, await issueLink(engine, link, now + lifetimes.confirmation, now));
    });
  });
  return { data: { mailed: true } };
};

/** Creates an account by invitation: the operator vouches for the address. */
async function accept(desk: Desk, { body, client }: Call<"signUp">, invitation: string): Promise<Outcome> {
  await desk.attempts.guess(client.counted, null);
  const hash = await desk.passwords.hash(body.password);
  const { email } = body;
  const added = await desk.use(({ db }) =>
    db.transaction().execute(async (tx) => {
      const now = desk.now();
      const link = await takeLink(tx, invitation, { kinds: ["invitation"], email, now });
      return link && addPerson(tx, email, hash, now);
    }),
  );
  if (added === null) throw usedUp();
  return { data: { mailed: false } };
}

/** Handles the link that confirms an address. */
export const confirm: Open<"confirm"> = async (desk, { body, client }) => {
  await desk.attempts.guess(client.counted, null);
  const email = await desk.use(({ db }) =>
    db.transaction().execute(async (tx) => {
      const now = desk.now();
      const link = await takeLink(tx, body.token, { kinds: ["sign-up", "email"], now });
      if (!link) return null;
      const isDone = link.accountId
        ? await readdress(tx, link.accountId, link.email, now)
        : link.password !== null && (await addPerson(tx, link.email, link.password, now)) !== null;
      // Another account may have confirmed the address in the meantime.
      return isDone ? link.email : null;
    }),
  );
  if (email === null) throw usedUp();
  return { data: { email } };
};

/** Signs in with a password. */
export const signIn: Open<"signIn"> = async (desk, call) => {
  const { email, password } = call.body;
  const right = await desk.attempts.guess(call.client.counted, email);
  // Sent without a cookie: an attacker may have planted a session in the browser.
  const outcome = await enter(desk, call, (auth) =>
    auth.api.signInEmail({ body: { email, password }, headers: headersOf(call), returnHeaders: true }),
  );
  await right();
  return outcome;
};

/** Mails a link that signs in. */
export const mailSignInLink: Open<"mailSignInLink"> = async (desk, call) => {
  const { email } = call.body;
  const post = postOf(desk, call);
  await desk.attempts.letter(call.client.counted, email);
  later(desk, () =>
    desk.withAuth(async (auth, engine) => {
      if (desk.registration !== "open" && !(await personByEmail(engine, email))) return;
      const headers = headersOf(call);
      for (const { token } of await mailingsOf(() => auth.api.signInMagicLink({ body: { email }, headers })))
        post("sign-in", email, token);
    }),
  );
  return { data: { mailed: true } };
};

/** Signs in with the link that was mailed. */
export const signInLink: Open<"signInLink"> = async (desk, call) => {
  const { token } = call.body;
  await desk.attempts.guess(call.client.counted, null);
  return enter(desk, call, (auth) =>
    auth.api.magicLinkVerify({ query: { token }, headers: headersOf(call), returnHeaders: true }),
  );
};

/** The result of every way to sign in: a session, or a pending second factor. */
async function enter(
  desk: Desk,
  call: Visit,
  ask: (auth: Auth) => Promise<{ readonly headers: Headers | null; readonly response: unknown }>,
): Promise<Outcome> {
  const { headers, response } = await desk.withAuth((auth) => ask(auth)).catch(rethrow);
  const isDue = typeof response === "object" && response !== null && "twoFactorRedirect" in response;
  await endOf(desk, call);
  return { data: { signedIn: !isDue, secondFactor: isDue }, cookies: cookiesOf(headers, desk) };
}

/** Ends the browser's previous session, and deletes expired ones. */
async function endOf({ cookies, use, now }: Desk, { cookie }: Visit): Promise<void> {
  const token = tokenOf(cookie(cookies.session));
  await use(({ db }) =>
    db
      .deleteFrom("session")
      .where((or) => or.or([or("digest", "=", digestOf(token)), or("expires_at", "<", new Date(now()).toISOString())]))
      .execute(),
  );
}

/** Signs in with the second factor, after a password or a link. */
export const signInCode: Open<"signInCode"> = async (desk, call) => {
  const { code, backup_code: backupCode } = call.body;
  await desk.attempts.guess(call.client.counted, null);
  const headers = headersOf(call, desk.cookies.pending);
  const told = await desk
    .withAuth(async (auth) => {
      if (code === undefined) {
        const body = { code: backupCode ?? "" };
        return auth.api.verifyBackupCode({ body, headers, returnHeaders: true });
      }
      // Repeating a code does not use up the correct password.
      const pending = tokenOf(call.cookie(desk.cookies.pending));
      if (await desk.use((engine) => isSpent(engine, pending, code, desk.now()))) throw wrong("code");
      const verified = await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
      const { token, user } = verified.response;
      if (await desk.use((engine) => spend(engine, user.id, code, desk.now()))) return verified;
      await desk.use(({ db }) => db.deleteFrom("session").where("digest", "=", digestOf(token)).execute());
      throw wrong("code");
    })
    .catch(rethrow);
  return { data: { signedIn: true, secondFactor: false }, cookies: cookiesOf(told.headers, desk) };
};

/** Mails a link that sets a new password. */
export const mailReset: Open<"mailReset"> = async (desk, call) => {
  const { email } = call.body;
  const post = postOf(desk, call);
  await desk.attempts.letter(call.client.counted, email);
  later(desk, () =>
    desk.withAuth(async (auth) => {
      for (const { token } of await mailingsOf(() => auth.api.requestPasswordReset({ body: { email } })))
        post("reset", email, token);
    }),
  );
  return { data: { mailed: true } };
};

/** Sets a new password with the link that was mailed. */
export const reset: Open<"reset"> = async (desk, call) => {
  const { token, password } = call.body;
  await desk.attempts.guess(call.client.counted, null);
  const changed = await desk
    .withAuth((auth) => mailingsOf(() => auth.api.resetPassword({ body: { token, newPassword: password } })))
    .catch(rethrow);
  for (const { email } of changed) tell(desk, call, "password", email);
  return { data: { done: true } };
};

/** Returns the token for a browser's forms, and sets its cookie. */
export const formToken: Open<"formToken"> = async (desk, { cookie }) => {
  const { form, session } = desk.cookies;
  const known = cookie(form);
  const value = known ?? crypto.randomUUID();
  const token = desk.formToken(value, cookie(session) ?? "");
  return {
    data: { token },
    ...(known === undefined && { cookies: [setCookie(form, value, lifetimes.session / 1000, desk.cookies)] }),
  };
};

/** The token in a session cookie, in front of its signature. */
export function tokenOf(cookie = ""): string {
  return cookie.split(".")[0] ?? "";
}

/** Throws the caller's failure for a better-auth error. */
export function rethrow(error: unknown): never {
  throw refusalOf(error);
}
