import { z } from "zod";
import { defineOperation } from "../../operations/operation.ts";
import type { Engine } from "../../store/engine.ts";
import type { AccountDependencies } from "../dependencies.ts";
import { done, doneAnswer } from "./answers.ts";
import { unknownItem } from "./unknown-item.ts";

const time = z.iso.datetime();

/** A session in answers. */
export const sessionSchema = z.object({
  id: z.string().meta({ description: "Identifier of the session", ko: "세션의 식별자" }),
  current: z
    .boolean()
    .meta({ description: "Whether this request belongs to the session", ko: "이 요청의 세션인지 여부" }),
  network: z.string().meta({
    description: "Network of the sign-in, such as 203.0.113.0/24; the address is not stored",
    ko: "로그인한 네트워크(예: 203.0.113.0/24). 주소는 저장하지 않음",
  }),
  agent: z.string().meta({
    description: "User-Agent of the sign-in (RFC 9110 §10.1.5)",
    ko: "로그인할 때의 User-Agent(RFC 9110 §10.1.5)",
  }),
  createdAt: time.meta({ description: "Time of sign-in", ko: "로그인한 시각" }),
  expiresAt: time.meta({ description: "Time of expiry", ko: "만료 시각" }),
});

/** The sessions of an account. */
export const sessionOperations = [
  defineOperation({
    id: "sessions",
    method: "GET",
    path: "/api/account/sessions",
    access: "session",
    title: { en: "Sessions", ko: "세션" },
    about: { en: "Lists the sessions of the account.", ko: "계정이 로그인된 세션을 나열합니다." },
    data: z.object({
      sessions: z
        .array(sessionSchema)
        .meta({ description: "Sessions that have not expired", ko: "만료되지 않은 세션" }),
    }),
    run: async ({ use, now }: AccountDependencies, _call, { account, session }) => ({
      data: { sessions: await use((engine) => sessionAnswers(engine, account.id, session.id, now())) },
    }),
  }),
  defineOperation({
    id: "endSession",
    method: "POST",
    path: "/api/account/sessions/{id}/revoke",
    access: "session",
    title: { en: "End a session", ko: "세션 끝내기" },
    about: { en: "Signs out one session of the account.", ko: "계정의 세션 하나를 로그아웃합니다." },
    body: z.strictObject({}),
    data: done,
    run: async ({ use }: AccountDependencies, { parts }, { account }) => {
      const { numDeletedRows } = await use(({ db }) =>
        db
          .deleteFrom("session")
          .where("id", "=", parts["id"] ?? "")
          .where("account_id", "=", account.id)
          .executeTakeFirst(),
      );
      if (numDeletedRows === 0n) throw unknownItem({ en: "session", ko: "세션" });
      return { data: doneAnswer };
    },
  }),
] as const;

/** The sessions of an account as the API shows them. */
export async function sessionAnswers({ db }: Engine, id: string, current: string, now: number) {
  const rows = await db
    .selectFrom("session")
    .select(["id", "network", "agent", "created_at", "expires_at"])
    .where("account_id", "=", id)
    .where("expires_at", ">", new Date(now).toISOString())
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    current: row.id === current,
    network: row.network ?? "",
    agent: row.agent ?? "",
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}
