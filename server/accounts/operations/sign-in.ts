import { z } from "zod";
import { defineOperation, type OperationRequest, type OperationResult } from "../../operations/operation.ts";
import type { Auth } from "../auth.ts";
import { digestOf } from "../adapter.ts";
import { cookiesOf, headersOf, rethrow, tokenOf } from "../auth-calls.ts";
import { mailingsOf } from "../auth-context.ts";
import { setCookie } from "../cookies.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { knownDevice, rememberDevice } from "../devices.ts";
import { backupCode, code, email, password, token } from "../fields.ts";
import { afterAnswer, openPost } from "../letter-post.ts";
import { lifetimes } from "../limits.ts";
import { passwordSetAt, personByEmail } from "../people.ts";
import { wrong } from "../refusal.ts";
import { isSpent, spend } from "../spent-codes.ts";
import { forgetExpired, markUsed } from "../passkeys/rows.ts";
import { done, mailed, signedIn, doneAnswer, mailedAnswer } from "./answers.ts";
import { assertion, endOfChallenge, optionsAnswer } from "./passkeys.ts";

/** Signing in and out. */
export const signInOperations = [
  defineOperation({
    id: "signIn",
    method: "POST",
    path: "/api/account/sign-in",
    access: "anybody",
    title: { en: "Sign in", ko: "로그인" },
    about: {
      en: "Signs in with a password. If secondFactor is true, send the code within ten minutes.",
      ko: "비밀번호로 로그인합니다. secondFactor가 true이면 10분 안에 인증 코드를 보내야 합니다.",
    },
    body: z.strictObject({ email, password }),
    data: signedIn,
    run: async (dependencies: AccountDependencies, call) => {
      const { email, password } = call.body;
      const device = await knownDevice(dependencies, call, email);
      const setAt = device === null ? await dependencies.use((engine) => passwordSetAt(engine, email)) : "";
      const right = await dependencies.attempts.guess(call.client.counted, `${email} ${setAt}`, device);
      // Sent without a cookie: an attacker may have planted a session in the browser.
      const outcome = await enter(dependencies, call, (auth) =>
        auth.api.signInEmail({ body: { email, password }, headers: headersOf(call), returnHeaders: true }),
      );
      await right();
      return outcome;
    },
  }),
  defineOperation({
    id: "signInCode",
    method: "POST",
    path: "/api/account/sign-in/code",
    access: "anybody",
    title: { en: "Sign in: second factor", ko: "로그인: 2단계 인증" },
    about: {
      en: "Takes the code from the authenticator app, or one of the backup codes.",
      ko: "인증 앱의 코드나 백업 코드를 받습니다.",
    },
    body: z.strictObject({ code: code.optional(), backup_code: backupCode.optional() }),
    data: signedIn,
    run: async (dependencies: AccountDependencies, call) => {
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
          if (await dependencies.use((engine) => isSpent(engine, pending, code, dependencies.now())))
            throw wrong("code");
          const verified = await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
          const { token, user } = verified.response;
          if (await dependencies.use((engine) => spend(engine, user.id, code, dependencies.now()))) return verified;
          await dependencies.use(({ db }) => db.deleteFrom("session").where("digest", "=", digestOf(token)).execute());
          throw wrong("code");
        })
        .catch(rethrow);
      const cookies = cookiesOf(told.headers, dependencies);
      const device = await rememberDevice(dependencies, call, cookies);
      return { data: { signedIn: true, secondFactor: false }, cookies: [...cookies, ...device] };
    },
  }),
  defineOperation({
    id: "mailSignInLink",
    method: "POST",
    path: "/api/account/sign-in/link",
    access: "anybody",
    title: { en: "Mail a link to sign in", ko: "로그인 링크 받기" },
    about: {
      en: "Mails a link for one sign-in within ten minutes. The answer is the same for every address.",
      ko: "10분 안에 한 번 쓸 수 있는 로그인 링크를 메일로 보냅니다. 응답은 모든 주소에 같습니다.",
    },
    body: z.strictObject({ email }),
    data: mailed,
    run: async (dependencies: AccountDependencies, call) => {
      const { email } = call.body;
      const post = openPost(dependencies, call);
      const device = await knownDevice(dependencies, call, email);
      await dependencies.attempts.letter(call.client.counted, email, device);
      afterAnswer(dependencies, () =>
        dependencies.withAuth(async (auth, engine) => {
          if (dependencies.registration !== "open" && !(await personByEmail(engine, email))) return;
          const headers = headersOf(call);
          for (const { token } of await mailingsOf(() => auth.api.signInMagicLink({ body: { email }, headers })))
            post("sign-in", email, token);
        }),
      );
      return { data: mailedAnswer };
    },
  }),
  defineOperation({
    id: "signInLink",
    method: "POST",
    path: "/api/account/sign-in/token",
    access: "anybody",
    title: { en: "Sign in with a mailed link", ko: "메일 링크로 로그인" },
    about: {
      en: "Takes the token of a mailed link. The second factor is required as after a password.",
      ko: "메일로 받은 링크의 토큰을 받습니다. 2단계 인증은 비밀번호로 로그인할 때와 같이 요구됩니다.",
    },
    body: z.strictObject({ token }),
    data: signedIn,
    run: async (dependencies: AccountDependencies, call) => {
      const { token } = call.body;
      await dependencies.attempts.guess(call.client.counted, null);
      return enter(dependencies, call, (auth) =>
        auth.api.magicLinkVerify({ query: { token }, headers: headersOf(call), returnHeaders: true }),
      );
    },
  }),
  defineOperation({
    id: "signInPasskeyOptions",
    method: "POST",
    path: "/api/account/sign-in/passkey/options",
    access: "anybody",
    title: { en: "Begin to sign in with a passkey", ko: "패스키 로그인 시작" },
    about: {
      en: "Returns the options with which a browser uses a passkey within five minutes. They name no account.",
      ko: "브라우저가 5분 안에 패스키를 사용할 때 쓸 옵션을 반환합니다. 옵션에는 계정 정보가 없습니다.",
    },
    body: z.strictObject({}),
    data: optionsAnswer,
    run: async (dependencies: AccountDependencies, call) => {
      await dependencies.attempts.challenge(call.client.counted);
      const made = await dependencies
        .withPasskeys((auth) =>
          auth.api.generatePasskeyAuthenticationOptions({ headers: headersOf(call), returnHeaders: true }),
        )
        .catch(rethrow);
      await dependencies.use((engine) => forgetExpired(engine, dependencies.now()));
      const publicKey = { ...made.response, userVerification: "required" };
      return { data: { publicKey }, cookies: cookiesOf(made.headers, dependencies) };
    },
  }),
  defineOperation({
    id: "signInPasskey",
    method: "POST",
    path: "/api/account/sign-in/passkey",
    access: "anybody",
    title: { en: "Sign in with a passkey", ko: "패스키로 로그인" },
    about: {
      en: "Takes the browser's response to the options. The authenticator has verified its user, which counts as two factors, so no code is required.",
      ko: "옵션에 대한 브라우저의 응답을 받습니다. 인증 장치가 사용자를 확인했으므로 두 가지 인증 요소로 보고 인증 코드를 요구하지 않습니다.",
    },
    body: z.strictObject({ response: assertion }),
    data: signedIn,
    run: async (dependencies: AccountDependencies, call) => {
      const right = await dependencies.attempts.guess(call.client.counted, null);
      const { response } = call.body;
      const body = { response: { ...response, clientExtensionResults: {} } };
      const headers = headersOf(call, dependencies.cookies.challenge);
      const outcome = await enter(
        dependencies,
        call,
        (auth) => auth.api.verifyPasskeyAuthentication({ body, headers, returnHeaders: true }),
        dependencies.withPasskeys,
      );
      await right();
      await dependencies.use((engine) => markUsed(engine, response.id, dependencies.now()));
      return { ...outcome, cookies: [...(outcome.cookies ?? []), endOfChallenge(dependencies)] };
    },
  }),
  defineOperation({
    id: "signOut",
    method: "POST",
    path: "/api/account/sign-out",
    access: "session",
    title: { en: "Sign out", ko: "로그아웃" },
    about: { en: "Ends this session.", ko: "현재 세션을 끝냅니다." },
    body: z.strictObject({}),
    data: done,
    run: async (dependencies: AccountDependencies, _call, { session }) => {
      await dependencies.use(({ db }) => db.deleteFrom("session").where("id", "=", session.id).execute());
      return { data: doneAnswer, cookies: [setCookie(dependencies.cookies.session, "", 0, dependencies.cookies)] };
    },
  }),
  defineOperation({
    id: "formToken",
    method: "GET",
    path: "/api/account/form",
    access: "anybody",
    title: { en: "A token for a form", ko: "폼 토큰" },
    about: {
      en: "Returns the token that every form of this browser must send as form_token. JSON requests need no token.",
      ko: "이 브라우저의 폼이 form_token으로 보내야 하는 토큰을 반환합니다. JSON 요청에는 필요하지 않습니다.",
    },
    data: z.object({ token: z.string().meta({ description: "Value for form_token", ko: "form_token에 넣을 값" }) }),
    run: async (dependencies: AccountDependencies, { cookie }) => {
      const { form, session } = dependencies.cookies;
      const known = cookie(form);
      const value = known ?? crypto.randomUUID();
      const token = dependencies.formToken(value, cookie(session) ?? "");
      return {
        data: { token },
        ...(known === undefined && {
          cookies: [setCookie(form, value, lifetimes.session / 1000, dependencies.cookies)],
        }),
      };
    },
  }),
] as const;

/** The result of every way to sign in: a session, or a pending second factor. */
async function enter(
  dependencies: AccountDependencies,
  call: OperationRequest,
  ask: (auth: Auth) => Promise<{ readonly headers: Headers | null; readonly response: unknown }>,
  withAuth = dependencies.withAuth,
): Promise<OperationResult<z.input<typeof signedIn>>> {
  const { headers, response } = await withAuth((auth) => ask(auth)).catch(rethrow);
  const isDue = typeof response === "object" && response !== null && "twoFactorRedirect" in response;
  await endPreviousSession(dependencies, call);
  const cookies = cookiesOf(headers, dependencies);
  const device = isDue ? [] : await rememberDevice(dependencies, call, cookies);
  return { data: { signedIn: !isDue, secondFactor: isDue }, cookies: [...cookies, ...device] };
}

/** Ends the browser's previous session, and deletes expired ones. */
export async function endPreviousSession(
  { cookies, use, now }: AccountDependencies,
  { cookie }: OperationRequest,
): Promise<void> {
  const token = tokenOf(cookie(cookies.session));
  await use(({ db }) =>
    db
      .deleteFrom("session")
      .where((or) => or.or([or("digest", "=", digestOf(token)), or("expires_at", "<", new Date(now()).toISOString())]))
      .execute(),
  );
}
