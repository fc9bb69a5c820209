import { z } from "zod";
import { defineOperation } from "../../operations/operation.ts";
import { digestOf } from "../adapter.ts";
import { cookiesOf, rethrow, sessionHeadersOf, sessionTokenIn, tokenOf } from "../auth-calls.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { code, password } from "../fields.ts";
import { notify } from "../letter-post.ts";
import { reauthenticate, unitOf } from "../reauthenticate.ts";
import { spend } from "../spent-codes.ts";
import { done, doneAnswer } from "./answers.ts";

/** The second factor of an account. */
export const secondFactorOperations = [
  defineOperation({
    id: "secondFactor",
    method: "POST",
    path: "/api/account/second-factor",
    access: "session",
    title: { en: "Set up a second factor", ko: "2단계 인증 설정" },
    about: {
      en: "Returns the secret for an authenticator app and ten backup codes. The second factor is required after a code has confirmed it.",
      ko: "인증 앱에 등록할 비밀 값과 백업 코드 10개를 반환합니다. 코드로 확인한 뒤부터 2단계 인증을 요구합니다.",
    },
    body: z.strictObject({ password: password.optional() }),
    data: z.object({
      uri: z
        .string()
        .meta({ description: "otpauth URI for the authenticator app", ko: "인증 앱에 등록할 otpauth URI" }),
      backupCodes: z.array(z.string()).meta({
        description: "Codes for a lost authenticator app, each valid once",
        ko: "인증 앱을 잃었을 때 쓰는 일회용 코드",
      }),
    }),
    run: async (dependencies: AccountDependencies, call, who) => {
      const { password } = call.body;
      await reauthenticate(dependencies, call, who, password);
      const headers = sessionHeadersOf(call, dependencies, who);
      const made = await dependencies
        .withAuth((auth) =>
          auth.api.enableTwoFactor({ body: { ...(password !== undefined && { password }) }, headers }),
        )
        .catch(rethrow);
      if (made.method !== "totp") throw new Error("better-auth set up another second factor");
      return { data: { uri: made.totpURI, backupCodes: made.backupCodes } };
    },
  }),
  defineOperation({
    id: "confirmSecondFactor",
    method: "POST",
    path: "/api/account/second-factor/confirm",
    access: "session",
    title: { en: "Confirm the second factor", ko: "2단계 인증 확인" },
    about: { en: "Takes a code from the authenticator app.", ko: "인증 앱의 코드를 받습니다." },
    body: z.strictObject({ code }),
    data: done,
    run: async (dependencies: AccountDependencies, call, who) => {
      const { account, session } = who;
      await dependencies.attempts.guess(call.client.counted, account.email, unitOf(session));
      const headers = sessionHeadersOf(call, dependencies, who);
      const told = await dependencies
        .withAuth((auth) => auth.api.verifyTOTP({ body: { code: call.body.code }, headers, returnHeaders: true }))
        .catch(rethrow);
      // The code that switches it on must not sign in as well.
      await dependencies.use((engine) => spend(engine, account.id, call.body.code, dependencies.now()));
      const cookies = cookiesOf(told.headers, dependencies);
      // Earlier sessions have shown only one factor. better-auth's answer names the one that it has just ended.
      const token = sessionTokenIn(cookies, dependencies) ?? tokenOf(call.cookie(dependencies.cookies.session));
      await dependencies.use(({ db }) =>
        db.deleteFrom("session").where("account_id", "=", account.id).where("digest", "<>", digestOf(token)).execute(),
      );
      return { data: doneAnswer, cookies };
    },
  }),
  defineOperation({
    id: "backupCodes",
    method: "POST",
    path: "/api/account/second-factor/backup-codes",
    access: "session",
    title: { en: "New backup codes", ko: "백업 코드 재발급" },
    about: {
      en: "Returns ten new backup codes, which replace the old ones.",
      ko: "이전 백업 코드를 무효로 하고 새 코드 10개를 반환합니다.",
    },
    body: z.strictObject({ password: password.optional() }),
    data: z.object({
      backupCodes: z.array(z.string()).meta({
        description: "Codes for a lost authenticator app, each valid once",
        ko: "인증 앱을 잃었을 때 쓰는 일회용 코드",
      }),
    }),
    run: async (dependencies: AccountDependencies, call, who) => {
      const { password } = call.body;
      await reauthenticate(dependencies, call, who, password);
      const body = { ...(password !== undefined && { password }) };
      const headers = sessionHeadersOf(call, dependencies, who);
      const { backupCodes } = await dependencies
        .withAuth((auth) => auth.api.generateBackupCodes({ body, headers }))
        .catch(rethrow);
      return { data: { backupCodes } };
    },
  }),
  defineOperation({
    id: "endSecondFactor",
    method: "POST",
    path: "/api/account/second-factor/off",
    access: "session",
    title: { en: "Turn the second factor off", ko: "2단계 인증 해제" },
    about: {
      en: "Needs a code from the authenticator app and the password.",
      ko: "비밀번호와 함께 인증 앱의 코드가 필요합니다.",
    },
    body: z.strictObject({ password: password.optional(), code }),
    data: done,
    run: async (dependencies: AccountDependencies, call, who) => {
      const { password, code } = call.body;
      await reauthenticate(dependencies, call, who, password);
      await dependencies.attempts.guess(call.client.counted, who.account.email, unitOf(who.session));
      const headers = sessionHeadersOf(call, dependencies, who);
      const told = await dependencies
        .withAuth(async (auth) => {
          await auth.api.verifyTOTP({ body: { code }, headers });
          const body = { ...(password !== undefined && { password }) };
          return auth.api.disableTwoFactor({ body, headers, returnHeaders: true });
        })
        .catch(rethrow);
      notify(dependencies, call, "second-factor", who.account.email);
      return { data: doneAnswer, cookies: cookiesOf(told.headers, dependencies) };
    },
  }),
] as const;
