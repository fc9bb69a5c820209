import { z } from "zod";
import { defineOperation } from "../../operations/operation.ts";
import { cookiesOf, rethrow, sessionHeadersOf } from "../auth-calls.ts";
import { mailingsOf } from "../auth-context.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { knownDevice, rememberDevice } from "../devices.ts";
import { email, newPassword, password, token } from "../fields.ts";
import { afterAnswer, notify, openPost } from "../letter-post.ts";
import { lifetimes } from "../limits.ts";
import { issueLink } from "../links.ts";
import { checkNewPassword, emailOfReset } from "../new-password.ts";
import { forgetPending, personByEmail } from "../people.ts";
import { reauthenticate } from "../reauthenticate.ts";
import { done, mailed, doneAnswer, mailedAnswer } from "./answers.ts";

/** The password and the address of an account. */
export const passwordOperations = [
  defineOperation({
    id: "mailReset",
    method: "POST",
    path: "/api/account/reset",
    access: "anybody",
    title: { en: "Mail a link to set a new password", ko: "비밀번호 재설정 링크 받기" },
    about: {
      en: "Mails a link that can be used once within an hour to set a new password. The answer is the same for every address.",
      ko: "1시간 안에 한 번 쓸 수 있는 비밀번호 재설정 링크를 메일로 보냅니다. 응답은 모든 주소에 같습니다.",
    },
    body: z.strictObject({ email }),
    data: mailed,
    run: async (dependencies: AccountDependencies, call) => {
      const { email } = call.body;
      const post = openPost(dependencies, call);
      const device = await knownDevice(dependencies, call, email);
      await dependencies.attempts.letter(call.client.counted, email, device);
      afterAnswer(dependencies, () =>
        dependencies.withAuth(async (auth) => {
          for (const { token } of await mailingsOf(() => auth.api.requestPasswordReset({ body: { email } })))
            post("reset", email, token);
        }),
      );
      return { data: mailedAnswer };
    },
  }),
  defineOperation({
    id: "reset",
    method: "POST",
    path: "/api/account/reset/password",
    access: "anybody",
    title: { en: "Set a new password", ko: "비밀번호 재설정" },
    about: {
      en: "Takes the token of a mailed link and a new password. Every session of the account ends.",
      ko: "메일로 받은 링크의 토큰과 새 비밀번호를 받습니다. 계정의 모든 세션이 끝납니다.",
    },
    body: z.strictObject({ token, password: newPassword }),
    data: done,
    run: async (dependencies: AccountDependencies, call) => {
      const { token, password } = call.body;
      await dependencies.attempts.guess(call.client.counted, null);
      const email = await dependencies.use((engine) => emailOfReset(engine, token));
      await checkNewPassword(dependencies, password, email);
      const changed = await dependencies
        .withAuth((auth) => mailingsOf(() => auth.api.resetPassword({ body: { token, newPassword: password } })))
        .catch(rethrow);
      for (const { email } of changed) notify(dependencies, call, "password", email);
      return { data: doneAnswer };
    },
  }),
  defineOperation({
    id: "changePassword",
    method: "POST",
    path: "/api/account/password",
    access: "session",
    title: { en: "Change the password", ko: "비밀번호 변경" },
    about: {
      en: "Changes the password and ends every other session.",
      ko: "비밀번호를 바꾸고 다른 모든 세션을 끝냅니다.",
    },
    body: z.strictObject({ password, new_password: newPassword }),
    data: done,
    run: async (dependencies: AccountDependencies, call, who) => {
      const { password, new_password: newPassword } = call.body;
      await reauthenticate(dependencies, call, who, password);
      await checkNewPassword(dependencies, newPassword, who.account.email, "new_password");
      const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
      const { headers } = await dependencies
        .withAuth((auth) =>
          auth.api.changePassword({
            body,
            headers: sessionHeadersOf(call, dependencies, who),
            returnHeaders: true,
          }),
        )
        .catch(rethrow);
      await dependencies.use((engine) => forgetPending(engine, who.account.id));
      notify(dependencies, call, "password", who.account.email);
      const cookies = cookiesOf(headers, dependencies);
      // This browser has just given the password.
      return { data: doneAnswer, cookies: [...cookies, ...(await rememberDevice(dependencies, call, cookies))] };
    },
  }),
  defineOperation({
    id: "changeEmail",
    method: "POST",
    path: "/api/account/email",
    access: "session",
    title: { en: "Change the e-mail address", ko: "이메일 주소 변경" },
    about: {
      en: "Mails a link to the new address; opening it changes the address. The old address is notified.",
      ko: "새 주소로 변경을 확인하는 링크를 보내고, 기존 주소에도 알립니다.",
    },
    body: z.strictObject({ email, password: password.optional() }),
    data: mailed,
    run: async (dependencies: AccountDependencies, call, who) => {
      const { email, password } = call.body;
      // Throws where a proxy names the address: it would make another account for it.
      sessionHeadersOf(call, dependencies, who);
      const post = openPost(dependencies, call);
      await reauthenticate(dependencies, call, who, password);
      await dependencies.attempts.letter(call.client.counted, email);
      const { account } = who;
      afterAnswer(dependencies, () =>
        dependencies.use(async (engine) => {
          post("changing", account.email);
          // Neither the caller nor the address's owner learns that it is taken.
          if (await personByEmail(engine, email)) return;
          const now = dependencies.now();
          const link = { kind: "email", email, accountId: account.id, password: null } as const;
          post("email", email, await issueLink(engine, link, now + lifetimes.confirmation, now));
        }),
      );
      return { data: mailedAnswer };
    },
  }),
] as const;
