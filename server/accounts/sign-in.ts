import { failure } from "../../src/core/failure.ts";
import { limited } from "../http/rate-limit.ts";
import { digestOf } from "./adapter.ts";
import { mailingsOf, networkHeader, type Auth } from "./auth.ts";
import type { Call, AccountDependencies, Open, Outcome, OperationRequest } from "./dependencies.ts";
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
export function headersOf({ client, cookie }: OperationRequest, name?: string): Headers {
  const value = name === undefined ? undefined : cookie(name);
  return new Headers({
    [networkHeader]: client.network,
    "user-agent": client.agent,
    ...(name !== undefined && value !== undefined && { cookie: `${name}=${value}` }),
  });
}

/** Our cookies among those that a better-auth call sets. */
export function cookiesOf(headers: Headers | undefined | null, { cookies }: AccountDependencies): readonly string[] {
  const ours = [cookies.session, cookies.pending];
  return (headers?.getSetCookie() ?? []).filter((each) => ours.some((name) => each.startsWith(`${name}=`)));
}

/** Runs work after the answer that would otherwise show whether an address has an account. */
export function later(dependencies: AccountDependencies, work: () => Promise<void>): void {
  if (!dependencies.background.add(work)) throw limited(soon);
}

/** Notifies an account's owner, where mail is on. */
export function tell(
  dependencies: AccountDependencies,
  { language }: OperationRequest,
  id: LetterId,
  to: string,
): void {
  dependencies.send?.(letterOf(id, to, { home: dependencies.home.url, language }));
}

/** The function that sends letters. Throws without mail: links need the operator's URL. */
export function postOf(
  { send, home }: AccountDependencies,
  { language }: OperationRequest,
): (id: LetterId, to: string, token?: string) => void {
  if (!send) throw failure("account.mail", {}, { reason: "mail" });
  return (id, to, token) => send(letterOf(id, to, { home: home.url, token: token ?? null, language }));
}

/** Signs up; the account is created when the mailed link is opened. */
export const signUp: Open<"signUp"> = async (dependencies, call) => {
  const { email, password, invitation } = call.body;
  if (invitation !== undefined && dependencies.registration !== "closed") return accept(dependencies, call, invitation);
  if (dependencies.registration !== "open") throw failure("account.closed", {}, { reason: "registration" });
  const post = postOf(dependencies, call);
  await dependencies.attempts.letter(call.client.counted, email);
  later(dependencies, async () => {
    const hash = await dependencies.passwords.hash(password);
    await dependencies.use(async (engine) => {
      if (await personByEmail(engine, email)) return post("known", email);
      const now = dependencies.now();
      const link = { kind: "sign-up", email, accountId: null, password: hash } as const;
      post("sign-up", email, await issueLink(engine, link, now + lifetimes.confirmation, now));
    });
  });
  return { data: { mailed: true } };
};

/** Creates an account by invitation: the operator vouches for the address. */
async function accept(
  dependencies: AccountDependencies,
  { body, client }: Call<"signUp">,
  invitation: string,
): Promise<Outcome> {
  await dependencies.attempts.guess(client.counted, null);
  const hash = await dependencies.passwords.hash(body.password);
  const { email } = body;
  const added = await dependencies.use(({ db }) =>
    db.transaction().execute(async (tx) => {
      const now = dependencies.now();
      const link = await takeLink(tx, invitation, { kinds: ["invitation"], email, now });
      return link && addPerson(tx, email, hash, now);
    }),
  );
  if (added === null) throw usedUp();
  return { data: { mailed: false } };
}

/** Handles the link that confirms an address. */
export const confirm: Open<"confirm"> = async (dependencies, { body, client }) => {
  await dependencies.attempts.guess(client.counted, null);
  const email = await dependencies.use(({ db }) =>
    db.transaction().execute(async (tx) => {
      const now = dependencies.now();
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
export const signIn: Open<"signIn"> = async (dependencies, call) => {
  const { email, password } = call.body;
  const right = await dependencies.attempts.guess(call.client.counted, email);
  // Sent without a cookie: an attacker may have planted a session in the browser.
  const outcome = await enter(dependencies, call, (auth) =>
    auth.api.signInEmail({ body: { email, password }, headers: headersOf(call), returnHeaders: true }),
  );
  await right();
  return outcome;
};

/** Mails a link that signs in. */
export const mailSignInLink: Open<"mailSignInLink"> = async (dependencies, call) => {
  const { email } = call.body;
  const post = postOf(dependencies, call);
  await dependencies.attempts.letter(call.client.counted, email);
  later(dependencies, () =>
    dependencies.withAuth(async (auth, engine) => {
      if (dependencies.registration !== "open" && !(await personByEmail(engine, email))) return;
      const headers = headersOf(call);
      for (const { token } of await mailingsOf(() => auth.api.signInMagicLink({ body: { email }, headers })))
        post("sign-in", email, token);
    }),
  );
  return { data: { mailed: true } };
};

/** Signs in with the link that was mailed. */
export const signInLink: Open<"signInLink"> = async (dependencies, call) => {
  const { token } = call.body;
  await dependencies.attempts.guess(call.client.counted, null);
  return enter(dependencies, call, (auth) =>
    auth.api.magicLinkVerify({ query: { token }, headers: headersOf(call), returnHeaders: true }),
  );
};

/** The result of every way to sign in: a session, or a pending second factor. */
async function enter(
  dependencies: AccountDependencies,
  call: OperationRequest,
  ask: (auth: Auth) => Promise<{ readonly headers: Headers | null; readonly response: unknown }>,
): Promise<Outcome> {
  const { headers, response } = await dependencies.withAuth((auth) => ask(auth)).catch(rethrow);
  const isDue = typeof response === "object" && response !== null && "twoFactorRedirect" in response;
  await endOf(dependencies, call);
  return { data: { signedIn: !isDue, secondFactor: isDue }, cookies: cookiesOf(headers, dependencies) };
}

/** Ends the browser's previous session, and deletes expired ones. */
async function endOf({ cookies, use, now }: AccountDependencies, { cookie }: OperationRequest): Promise<void> {
  const token = tokenOf(cookie(cookies.session));
  await use(({ db }) =>
    db
      .deleteFrom("session")
      .where((or) => or.or([or("digest", "=", digestOf(token)), or("expires_at", "<", new Date(now()).toISOString())]))
      .execute(),
  );
}

/** Signs in with the second factor, after a password or a link. */
export const signInCode: Open<"signInCode"> = async (dependencies, call) => {
  const { code, backup_code: backupCode } = call.body;
  await dependencies.attempts.guess(call.client.counted, null);
  const headers = headersOf(call, dependencies.cookies.pending);
  const told = await dependencies
    .withAuth(async (auth) => {
      if (code === undefined) {
        const body = { code: backupCode ?? "" };
        return auth.api.verifyBackupCode({ body, headers, returnHeaders: true });
      }
      // Repeating a code does not use up the correct password.
      const pending = tokenOf(call.cookie(dependencies.cookies.pending));
      if (await dependencies.use((engine) => isSpent(engine, pending, code, dependencies.now()))) throw wrong("code");
      const verified = await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
      const { token, user } = verified.response;
      if (await dependencies.use((engine) => spend(engine, user.id, code, dependencies.now()))) return verified;
      await dependencies.use(({ db }) => db.deleteFrom("session").where("digest", "=", digestOf(token)).execute());
      throw wrong("code");
    })
    .catch(rethrow);
  return { data: { signedIn: true, secondFactor: false }, cookies: cookiesOf(told.headers, dependencies) };
};

/** Mails a link that sets a new password. */
export const mailReset: Open<"mailReset"> = async (dependencies, call) => {
  const { email } = call.body;
  const post = postOf(dependencies, call);
  await dependencies.attempts.letter(call.client.counted, email);
  later(dependencies, () =>
    dependencies.withAuth(async (auth) => {
      for (const { token } of await mailingsOf(() => auth.api.requestPasswordReset({ body: { email } })))
        post("reset", email, token);
    }),
  );
  return { data: { mailed: true } };
};

/** Sets a new password with the link that was mailed. */
export const reset: Open<"reset"> = async (dependencies, call) => {
  const { token, password } = call.body;
  await dependencies.attempts.guess(call.client.counted, null);
  const changed = await dependencies
    .withAuth((auth) => mailingsOf(() => auth.api.resetPassword({ body: { token, newPassword: password } })))
    .catch(rethrow);
  for (const { email } of changed) tell(dependencies, call, "password", email);
  return { data: { done: true } };
};

/** Returns the token for a browser's forms, and sets its cookie. */
export const formToken: Open<"formToken"> = async (dependencies, { cookie }) => {
  const { form, session } = dependencies.cookies;
  const known = cookie(form);
  const value = known ?? crypto.randomUUID();
  const token = dependencies.formToken(value, cookie(session) ?? "");
  return {
    data: { token },
    ...(known === undefined && { cookies: [setCookie(form, value, lifetimes.session / 1000, dependencies.cookies)] }),
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
