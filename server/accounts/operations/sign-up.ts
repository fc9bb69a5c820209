import { z } from "zod";
import { failure } from "../../../src/core/failure.ts";
import { defineOperation, type OperationCall, type OperationResult } from "../../operations/operation.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { email, newPassword, token } from "../fields.ts";
import { afterAnswer, openPost } from "../letter-post.ts";
import { lifetimes } from "../limits.ts";
import { issueLink, newLinkToken, renewLink, takeLink, ticketOf } from "../links.ts";
import { checkNewPassword } from "../new-password.ts";
import { addPerson, personByEmail, readdress } from "../people.ts";
import { usedUp } from "../refusal.ts";

const signUpBody = z.strictObject({ email, password: newPassword, invitation: token.optional() });

const resend = z.string().nullable().meta({
  description: "Code with which this browser may ask for the mail again; null where none is sent",
  ko: "메일을 다시 요청할 때 쓰는 코드. 메일을 보내지 않으면 null",
});

const ticket = z
  .string()
  .max(100)
  .meta({ description: "Value of resend in the answer to the sign-up", ko: "가입 응답의 resend 값" });

/** Creating an account. */
export const signUpOperations = [
  defineOperation({
    id: "signUp",
    method: "POST",
    path: "/api/account/sign-up",
    access: "anybody",
    title: { en: "Sign up", ko: "회원 가입" },
    about: {
      en: "Mails a link that creates the account. The answer is the same whether the address has an account or not. With an invitation, the account is created at once.",
      ko: "계정을 만드는 링크를 메일로 보냅니다. 계정이 이미 있어도 응답은 같습니다. 초대 코드가 있으면 계정을 바로 만듭니다.",
    },
    body: signUpBody,
    data: z.object({
      mailed: z.boolean().meta({ description: "Whether a confirmation mail is sent", ko: "확인 메일을 보내는지 여부" }),
      resend,
    }),
    run: async (dependencies: AccountDependencies, call) => {
      const { email, password, invitation } = call.body;
      await checkNewPassword(dependencies, password, email);
      if (invitation !== undefined && dependencies.registration !== "closed")
        return accept(dependencies, call, invitation);
      if (dependencies.registration !== "open") throw failure("account.closed", {}, { reason: "registration" });
      const post = openPost(dependencies, call);
      await dependencies.attempts.letter(call.client.counted, email);
      // The ticket is made before the answer, so that it looks the same for an address that has an account.
      const token = newLinkToken();
      afterAnswer(dependencies, async () => {
        const hash = await dependencies.passwords.hash(password);
        await dependencies.use(async (engine) => {
          if (await personByEmail(engine, email)) return post("known", email);
          const now = dependencies.now();
          const link = { kind: "sign-up", email, accountId: null, password: hash } as const;
          post("sign-up", email, await issueLink(engine, link, now + lifetimes.confirmation, now, token));
        });
      });
      return { data: { mailed: true, resend: ticketOf(token) } };
    },
  }),
  defineOperation({
    id: "resendSignUp",
    method: "POST",
    path: "/api/account/sign-up/resend",
    access: "anybody",
    title: { en: "Send the sign-up mail again", ko: "가입 메일 다시 보내기" },
    about: {
      en: "Mails a new link for a sign-up that is not confirmed yet; its earlier link stops working. The answer is the same whether there is one or not.",
      ko: "아직 확인하지 않은 가입의 링크를 새로 보냅니다. 이전 링크는 쓸 수 없게 됩니다. 그런 가입이 없어도 응답은 같습니다.",
    },
    body: z.strictObject({ email, resend: ticket }),
    data: z.object({ resend }),
    run: async (dependencies: AccountDependencies, call) => {
      const { email, resend } = call.body;
      if (dependencies.registration !== "open") throw failure("account.closed", {}, { reason: "registration" });
      const post = openPost(dependencies, call);
      await dependencies.attempts.letter(call.client.counted, email);
      const token = newLinkToken();
      afterAnswer(dependencies, () =>
        dependencies.use(async (engine) => {
          if (await personByEmail(engine, email)) return post("known", email);
          const now = dependencies.now();
          // By the ticket and not by the address: the link of another person's sign-up would activate their password.
          const link = { kind: "sign-up", email, ticket: resend, token } as const;
          if (await renewLink(engine, link, now + lifetimes.confirmation, now)) post("sign-up", email, token);
        }),
      );
      return { data: { resend: ticketOf(token) } };
    },
  }),
  defineOperation({
    id: "confirm",
    method: "POST",
    path: "/api/account/confirm",
    access: "anybody",
    title: { en: "Confirm an address", ko: "이메일 주소 확인" },
    about: {
      en: "Takes the token of a mailed link. Creates the requested account, or changes the address of an account.",
      ko: "메일로 받은 링크의 토큰으로 가입한 계정을 만들거나 계정의 주소를 바꿉니다.",
    },
    body: z.strictObject({ token }),
    data: z.object({
      email: z.string().meta({ description: "E-mail address that was confirmed", ko: "확인된 이메일 주소" }),
    }),
    run: async (dependencies: AccountDependencies, { body, client }) => {
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
    },
  }),
] as const;

/** Creates an account by invitation: the operator vouches for the address. */
async function accept(
  dependencies: AccountDependencies,
  { body, client }: OperationCall<undefined, typeof signUpBody>,
  invitation: string,
): Promise<OperationResult<{ mailed: boolean; resend: string | null }>> {
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
  return { data: { mailed: false, resend: null } };
}
