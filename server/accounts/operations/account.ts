import { z } from "zod";
import { defineOperation } from "../../operations/operation.ts";
import { listKeys, workingKeys } from "../../store/api-keys.ts";
import type { Engine } from "../../store/engine.ts";
import { isByProxy, type AccountCaller } from "../account.ts";
import { setCookie } from "../cookies.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { password } from "../fields.ts";
import { mostKeys } from "../limits.ts";
import { forgetChallenges, passkeyAnswers } from "../passkeys/rows.ts";
import { personById } from "../people.ts";
import { reauthenticate } from "../reauthenticate.ts";
import { done, doneAnswer } from "./answers.ts";
import { keyAnswer, keySchema } from "./keys.ts";
import { passkeySchema } from "./passkeys.ts";
import { sessionSchema, sessionAnswers } from "./sessions.ts";

const time = z.iso.datetime();

const accountSchema = z.object({
  id: z.string().meta({ description: "Identifier of the account", ko: "계정의 식별자" }),
  email: z
    .string()
    .nullable()
    .meta({ description: "E-mail address; null without one", ko: "이메일 주소. 없으면 null" }),
  secondFactor: z
    .boolean()
    .meta({ description: "Whether a second factor is required to sign in", ko: "로그인에 2단계 인증이 필요한지 여부" }),
  password: z
    .boolean()
    .meta({ description: "Whether the account has a password", ko: "계정에 비밀번호가 있는지 여부" }),
  proxy: z.boolean().meta({
    description: "Whether a proxy signs the user in, so that no password, second factor or passkey is used",
    ko: "프록시가 로그인하여 비밀번호, 2단계 인증, 패스키를 쓰지 않는지 여부",
  }),
  createdAt: time
    .nullable()
    .meta({ description: "Time of creation; null if unknown", ko: "만든 시각. 알 수 없으면 null" }),
});

/** An account's usage and limits. */
const quotaSchema = z.object({
  keys: z
    .object({
      used: z.int().meta({ description: "Number of keys in use", ko: "사용 중인 키의 수" }),
      limit: z.int().meta({ description: "Maximum number of keys", ko: "최대 키의 수" }),
    })
    .meta({ description: "API keys of the account", ko: "계정의 API 키" }),
  requestsPerMinute: z.int().meta({ description: "Maximum number of requests per minute", ko: "분당 최대 요청 수" }),
  heavyRequestsPerMinute: z
    .int()
    .meta({ description: "Maximum number of heavy requests per minute", ko: "분당 최대 무거운 요청 수" }),
});

/** The account as a whole. */
export const wholeAccountOperations = [
  defineOperation({
    id: "account",
    method: "GET",
    path: "/api/account",
    access: "key",
    title: { en: "The account", ko: "계정" },
    about: { en: "Returns the signed-in account.", ko: "요청한 계정을 반환합니다." },
    data: accountSchema,
    run: async ({ use }: AccountDependencies, _call, caller) => ({
      data: await use((engine) => accountAnswer(engine, caller)),
    }),
  }),
  defineOperation({
    id: "quota",
    method: "GET",
    path: "/api/account/quota",
    access: "key",
    title: { en: "Quota", ko: "사용 한도" },
    about: { en: "Returns the usage and the limits of the account.", ko: "계정의 사용량과 한도를 반환합니다." },
    data: quotaSchema.loose(),
    run: async ({ use, now, rates, accountData }: AccountDependencies, _call, { account }) =>
      use(async (engine) => {
        const others: Record<string, unknown> = {};
        for (const each of accountData) if (each.quota) others[each.name] = await each.quota(engine, account.id);
        const used = await workingKeys(engine, account.id, now());
        const { usual, heavy } = rates;
        return {
          data: {
            ...others,
            keys: { used, limit: mostKeys },
            requestsPerMinute: usual,
            heavyRequestsPerMinute: heavy,
          },
        };
      }),
  }),
  defineOperation({
    id: "exportAccount",
    method: "GET",
    path: "/api/account/export",
    access: "session",
    title: { en: "Export", ko: "내보내기" },
    about: {
      en: "Returns everything that is stored for the account, except its secrets.",
      ko: "비밀 값을 뺀 계정의 모든 저장 내용을 반환합니다.",
    },
    data: z
      .object({
        account: accountSchema.meta({ description: "The account itself", ko: "계정 정보" }),
        sessions: z.array(sessionSchema).meta({ description: "Sessions of the account", ko: "계정의 세션" }),
        passkeys: z.array(passkeySchema).meta({ description: "Passkeys of the account", ko: "계정의 패스키" }),
        keys: z.array(keySchema).meta({ description: "API keys of the account", ko: "계정의 API 키" }),
      })
      .loose(),
    run: async (dependencies: AccountDependencies, _call, caller) =>
      dependencies.use(async (engine) => {
        const { account, session } = caller;
        const others: Record<string, unknown> = {};
        for (const each of dependencies.accountData) others[each.name] = await each.read(engine, account.id);
        return {
          data: {
            ...others,
            account: await accountAnswer(engine, caller),
            sessions: await sessionAnswers(engine, account.id, session.id, dependencies.now()),
            passkeys: await passkeyAnswers(engine, account.id),
            keys: (await listKeys(engine, account.id)).map(keyAnswer),
          },
        };
      }),
  }),
  defineOperation({
    id: "deleteAccount",
    method: "POST",
    path: "/api/account/delete",
    access: "session",
    title: { en: "Delete the account", ko: "계정 삭제" },
    about: {
      en: "Deletes the account and everything that belongs to it, at once and permanently.",
      ko: "계정과 계정에 속한 모든 것을 즉시 영구 삭제합니다.",
    },
    body: z.strictObject({ password: password.optional() }),
    data: done,
    run: async (dependencies: AccountDependencies, call, who) => {
      await reauthenticate(dependencies, call, who, call.body.password);
      const { id } = who.account;
      await dependencies.use(({ db, dialect }) =>
        db.transaction().execute(async (tx) => {
          for (const each of dependencies.accountData) await each.remove(tx, id);
          for (const table of ["session", "credential", "second_factor", "passkey", "account_link"] as const)
            await tx.deleteFrom(table).where("account_id", "=", id).execute();
          await tx.deleteFrom("verification").where("value", "=", id).execute();
          await forgetChallenges({ db: tx }, id);
          await tx.deleteFrom("api_key").where("owner", "=", id).execute();
          await tx.deleteFrom("person").where("id", "=", id).execute();
          await dialect.announce(tx);
        }),
      );
      dependencies.onKeys();
      return { data: doneAnswer, cookies: [setCookie(dependencies.cookies.session, "", 0, dependencies.cookies)] };
    },
  }),
] as const;

async function accountAnswer(engine: Engine, caller: AccountCaller) {
  const { id } = caller.account;
  const person = await personById(engine, id);
  return {
    id,
    email: person?.email ?? null,
    secondFactor: person?.hasSecondFactor ?? false,
    password: person?.hasPassword ?? false,
    proxy: caller.kind === "session" && isByProxy(caller),
    createdAt: person?.createdAt ?? null,
  };
}
