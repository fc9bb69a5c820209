import type { SignedIn } from "./account.ts";
import { digestOf } from "./adapter.ts";
import { setCookie } from "./cookies.ts";
import { done, type AccountDependencies, type ForSession, type OperationRequest } from "./dependencies.ts";
import { cookiesOf, headersOf, later, postOf, rethrow, tell, tokenOf } from "./sign-in.ts";
import { lifetimes } from "./limits.ts";
import { issueLink } from "./links.ts";
import { forgetPending, passwordOf, personByEmail } from "./people.ts";
import { notNow, wrong } from "./refusal.ts";
import { spend } from "./spent-codes.ts";

/** Re-authenticates the user: by password or, where the account has none, by a recent session. Throws a `Failure`. */
export async function reauthenticate(
  dependencies: AccountDependencies,
  { client }: OperationRequest,
  { account, session }: SignedIn,
  password: string | undefined,
): Promise<void> {
  const stored = await dependencies.use((engine) => passwordOf(engine, account.id));
  if (stored === null) {
    if (dependencies.now() - session.createdAt.getTime() < lifetimes.fresh) return;
    throw notNow({
      en: "this account has no password; sign in again first",
      ko: "비밀번호가 없는 계정이므로 다시 로그인한 뒤에 시도하십시오",
    });
  }
  const right = await dependencies.attempts.guess(client.counted, account.email);
  if (password === undefined || !(await dependencies.passwords.verify(password, stored))) throw wrong("password");
  await right();
}

/** Ends the session. */
export const signOut: ForSession<"signOut"> = async (dependencies, _call, { session }) => {
  await dependencies.use(({ db }) => db.deleteFrom("session").where("id", "=", session.id).execute());
  return { data: done, cookies: [setCookie(dependencies.cookies.session, "", 0, dependencies.cookies)] };
};

/** Changes the password; every other session ends. */
export const changePassword: ForSession<"changePassword"> = async (dependencies, call, who) => {
  const { password, new_password: newPassword } = call.body;
  await reauthenticate(dependencies, call, who, password);
  const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
  const { headers } = await dependencies
    .withAuth((auth) =>
      auth.api.changePassword({ body, headers: headersOf(call, dependencies.cookies.session), returnHeaders: true }),
    )
    .catch(rethrow);
  await dependencies.use((engine) => forgetPending(engine, who.account.id));
  tell(dependencies, call, "password", who.account.email);
  return { data: done, cookies: cookiesOf(headers, dependencies) };
};

/** Mails a confirmation to the new address and a notice to the old one. */
export const changeEmail: ForSession<"changeEmail"> = async (dependencies, call, who) => {
  const { email, password } = call.body;
  const post = postOf(dependencies, call);
  await reauthenticate(dependencies, call, who, password);
  await dependencies.attempts.letter(call.client.counted, email);
  const { account } = who;
  later(dependencies, () =>
    dependencies.use(async (engine) => {
      post("changing", account.email);
      // Neither the caller nor the address's owner learns that it is taken.
      if (await personByEmail(engine, email)) return;
      const now = dependencies.now();
      const link = { kind: "email", email, accountId: account.id, password: null } as const;
      post("email", email, await issueLink(engine, link, now + lifetimes.confirmation, now));
    }),
  );
  return { data: { mailed: true } };
};

/** Creates the secret of a second factor, which is active once a code has confirmed it. */
export const secondFactor: ForSession<"secondFactor"> = async (dependencies, call, who) => {
  const { password } = call.body;
  await reauthenticate(dependencies, call, who, password);
  const headers = headersOf(call, dependencies.cookies.session);
  const made = await dependencies
    .withAuth((auth) => auth.api.enableTwoFactor({ body: { ...(password !== undefined && { password }) }, headers }))
    .catch(rethrow);
  if (made.method !== "totp") throw new Error("better-auth set up another second factor");
  return { data: { uri: made.totpURI, backupCodes: made.backupCodes } };
};

/** Confirms the second factor; every other session ends. */
export const confirmSecondFactor: ForSession<"confirmSecondFactor"> = async (dependencies, call, { account }) => {
  await dependencies.attempts.guess(call.client.counted, account.email);
  const headers = headersOf(call, dependencies.cookies.session);
  const told = await dependencies
    .withAuth((auth) => auth.api.verifyTOTP({ body: { code: call.body.code }, headers, returnHeaders: true }))
    .catch(rethrow);
  // The code that switches it on must not sign in as well.
  await dependencies.use((engine) => spend(engine, account.id, call.body.code, dependencies.now()));
  const cookies = cookiesOf(told.headers, dependencies);
  // Earlier sessions have shown only one factor. better-auth's answer names the one that it has just ended.
  const token = tokenIn(cookies, dependencies) ?? tokenOf(call.cookie(dependencies.cookies.session));
  await dependencies.use(({ db }) =>
    db.deleteFrom("session").where("account_id", "=", account.id).where("digest", "<>", digestOf(token)).execute(),
  );
  return { data: done, cookies };
};

/** Creates new backup codes. */
export const backupCodes: ForSession<"backupCodes"> = async (dependencies, call, who) => {
  const { password } = call.body;
  await reauthenticate(dependencies, call, who, password);
  const body = { ...(password !== undefined && { password }) };
  const headers = headersOf(call, dependencies.cookies.session);
  const { backupCodes } = await dependencies
    .withAuth((auth) => auth.api.generateBackupCodes({ body, headers }))
    .catch(rethrow);
  return { data: { backupCodes } };
};

/** Turns the second factor off. */
export const endSecondFactor: ForSession<"endSecondFactor"> = async (dependencies, call, who) => {
  const { password, code } = call.body;
  await reauthenticate(dependencies, call, who, password);
  await dependencies.attempts.guess(call.client.counted, who.account.email);
  const headers = headersOf(call, dependencies.cookies.session);
  const told = await dependencies
    .withAuth(async (auth) => {
      await auth.api.verifyTOTP({ body: { code }, headers });
      const body = { ...(password !== undefined && { password }) };
      return auth.api.disableTwoFactor({ body, headers, returnHeaders: true });
    })
    .catch(rethrow);
  tell(dependencies, call, "second-factor", who.account.email);
  return { data: done, cookies: cookiesOf(told.headers, dependencies) };
};

function tokenIn(set: readonly string[], { cookies }: AccountDependencies): string | null {
  const found = set.find((each) => each.startsWith(`${cookies.session}=`));
  return found === undefined ? null : tokenOf(found.slice(cookies.session.length + 1));
}
