import { z } from "zod";
import { backupCode, code, count, email, keyName, keyScopes, newPassword, password, token } from "./fields.ts";
import type { Operation } from "./operation.ts";

const time = z.iso.datetime();
const mailed = z.object({ mailed: z.literal(true) });
const done = z.object({ done: z.literal(true) });

/** A key in an answer; its text is included only where it is created. */
const shownKey = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(["read", "write"])),
  rateLimit: z.int().nullable(),
  createdAt: time,
  expiresAt: time.nullable(),
  revokedAt: time.nullable(),
  lastUsedAt: time.nullable(),
});

const madeKey = z.object({ key: z.string(), record: shownKey });

const shownSession = z.object({
  id: z.string(),
  current: z.boolean(),
  network: z.string(),
  agent: z.string(),
  createdAt: time,
  expiresAt: time,
});

const shownAccount = z.object({
  id: z.string(),
  email: z.string().nullable(),
  secondFactor: z.boolean(),
  password: z.boolean(),
  createdAt: time.nullable(),
});

const signedIn = z.object({ signedIn: z.boolean(), secondFactor: z.boolean() });

/** An account's usage and limits. */
const quota = z.object({
  keys: z.object({ used: z.int(), limit: z.int() }),
  requestsPerMinute: z.int(),
  heavyRequestsPerMinute: z.int(),
});

/** All operations on an account; routes, OpenAPI and pages are derived from this table. */
export const operations = [
  {
    id: "account",
    method: "GET",
    path: "/api/account",
    asks: "key",
    title: { en: "The account", ko: "계정" },
    about: { en: "Returns the signed-in account.", ko: "요청한 계정을 반환합니다." },
    data: shownAccount,
  },
  {
    id: "formToken",
    method: "GET",
    path: "/api/account/form",
    asks: "anybody",
    title: { en: "A token for a form", ko: "폼 토큰" },
    about: {
      en: "Returns the token that every form of this browser must send as form_token. JSON requests need no token.",
      ko: "이 브라우저의 폼이 form_token으로 보내야 하는 토큰을 반환합니다. JSON 요청에는 필요하지 않습니다.",
    },
    data: z.object({ token: z.string() }),
  },
  {
    id: "signUp",
    method: "POST",
    path: "/api/account/sign-up",
    asks: "anybody",
    title: { en: "Sign up", ko: "회원 가입" },
    about: {
      en: "Mails a link that creates the account. The answer is the same whether the address has an account or not. With an invitation, the account is created at once.",
      ko: "계정을 만드는 링크를 메일로 보냅니다. 계정이 이미 있어도 응답은 같습니다. 초대 코드가 있으면 계정을 바로 만듭니다.",
    },
    body: z.strictObject({ email, password: newPassword, invitation: token.optional() }),
    data: z.object({ mailed: z.boolean() }),
  },
  {
    id: "confirm",
    method: "POST",
    path: "/api/account/confirm",
    asks: "anybody",
    title: { en: "Confirm an address", ko: "이메일 주소 확인" },
    about: {
      en: "Takes the token of a mailed link. Creates the requested account, or changes the address of an account.",
      ko: "메일로 받은 링크의 토큰으로 가입한 계정을 만들거나 계정의 주소를 바꿉니다.",
    },
    body: z.strictObject({ token }),
    data: z.object({ email: z.string() }),
  },
  {
    id: "signIn",
    method: "POST",
    path: "/api/account/sign-in",
    asks: "anybody",
    title: { en: "Sign in", ko: "로그인" },
    about: {
      en: "Signs in with a password. If secondFactor is true, send the code within ten minutes.",
      ko: "비밀번호로 로그인합니다. secondFactor가 true이면 10분 안에 인증 코드를 보내야 합니다.",
    },
    body: z.strictObject({ email, password }),
    data: signedIn,
  },
  {
    id: "signInCode",
    method: "POST",
    path: "/api/account/sign-in/code",
    asks: "anybody",
    title: { en: "Sign in: second factor", ko: "로그인: 2단계 인증" },
    about: {
      en: "Takes the code from the authenticator app, or one of the backup codes.",
      ko: "인증 앱의 코드나 백업 코드를 받습니다.",
    },
    body: z.strictObject({ code: code.optional(), backup_code: backupCode.optional() }),
    data: signedIn,
  },
  {
    id: "mailSignInLink",
    method: "POST",
    path: "/api/account/sign-in/link",
    asks: "anybody",
    title: { en: "Mail a link to sign in", ko: "로그인 링크 받기" },
    about: {
      en: "Mails a link for one sign-in within ten minutes. The answer is the same for every address.",
      ko: "10분 안에 한 번 쓸 수 있는 로그인 링크를 메일로 보냅니다. 응답은 모든 주소에 같습니다.",
    },
    body: z.strictObject({ email }),
    data: mailed,
  },
  {
    id: "signInLink",
    method: "POST",
    path: "/api/account/sign-in/token",
    asks: "anybody",
    title: { en: "Sign in with a mailed link", ko: "메일 링크로 로그인" },
    about: {
      en: "Takes the token of a mailed link. The second factor is required as after a password.",
      ko: "메일로 받은 링크의 토큰을 받습니다. 2단계 인증은 비밀번호로 로그인할 때와 같이 요구됩니다.",
    },
    body: z.strictObject({ token }),
    data: signedIn,
  },
  {
    id: "signOut",
    method: "POST",
    path: "/api/account/sign-out",
    asks: "session",
    title: { en: "Sign out", ko: "로그아웃" },
    about: { en: "Ends this session.", ko: "현재 세션을 끝냅니다." },
    body: z.strictObject({}),
    data: done,
  },
  {
    id: "mailReset",
    method: "POST",
    path: "/api/account/reset",
    asks: "anybody",
    title: { en: "Mail a link to set a new password", ko: "비밀번호 재설정 링크 받기" },
    about: {
      en: "Mails a link that can be used once within an hour to set a new password. The answer is the same for every address.",
      ko: "1시간 안에 한 번 쓸 수 있는 비밀번호 재설정 링크를 메일로 보냅니다. 응답은 모든 주소에 같습니다.",
    },
    body: z.strictObject({ email }),
    data: mailed,
  },
  {
    id: "reset",
    method: "POST",
    path: "/api/account/reset/password",
    asks: "anybody",
    title: { en: "Set a new password", ko: "비밀번호 재설정" },
    about: {
      en: "Takes the token of a mailed link and a new password. Every session of the account ends.",
      ko: "메일로 받은 링크의 토큰과 새 비밀번호를 받습니다. 계정의 모든 세션이 끝납니다.",
    },
    body: z.strictObject({ token, password: newPassword }),
    data: done,
  },
  {
    id: "changePassword",
    method: "POST",
    path: "/api/account/password",
    asks: "session",
    title: { en: "Change the password", ko: "비밀번호 변경" },
    about: {
      en: "Changes the password and ends every other session.",
      ko: "비밀번호를 바꾸고 다른 모든 세션을 끝냅니다.",
    },
    body: z.strictObject({ password, new_password: newPassword }),
    data: done,
  },
  {
    id: "changeEmail",
    method: "POST",
    path: "/api/account/email",
    asks: "session",
    title: { en: "Change the e-mail address", ko: "이메일 주소 변경" },
    about: {
      en: "Mails a link to the new address; opening it changes the address. The old address is notified.",
      ko: "새 주소로 변경을 확인하는 링크를 보내고, 기존 주소에도 알립니다.",
    },
    body: z.strictObject({ email, password: password.optional() }),
    data: mailed,
  },
  {
    id: "secondFactor",
    method: "POST",
    path: "/api/account/second-factor",
    asks: "session",
    title: { en: "Set up a second factor", ko: "2단계 인증 설정" },
    about: {
      en: "Returns the secret for an authenticator app and ten backup codes. The second factor is required after a code has confirmed it.",
      ko: "인증 앱에 등록할 비밀 값과 백업 코드 10개를 반환합니다. 코드로 확인한 뒤부터 2단계 인증을 요구합니다.",
    },
    body: z.strictObject({ password: password.optional() }),
    data: z.object({ uri: z.string(), backupCodes: z.array(z.string()) }),
  },
  {
    id: "confirmSecondFactor",
    method: "POST",
    path: "/api/account/second-factor/confirm",
    asks: "session",
    title: { en: "Confirm the second factor", ko: "2단계 인증 확인" },
    about: { en: "Takes a code from the authenticator app.", ko: "인증 앱의 코드를 받습니다." },
    body: z.strictObject({ code }),
    data: done,
  },
  {
    id: "backupCodes",
    method: "POST",
    path: "/api/account/second-factor/backup-codes",
    asks: "session",
    title: { en: "New backup codes", ko: "백업 코드 재발급" },
    about: {
      en: "Returns ten new backup codes, which replace the old ones.",
      ko: "이전 백업 코드를 무효로 하고 새 코드 10개를 반환합니다.",
    },
    body: z.strictObject({ password: password.optional() }),
    data: z.object({ backupCodes: z.array(z.string()) }),
  },
  {
    id: "endSecondFactor",
    method: "POST",
    path: "/api/account/second-factor/off",
    asks: "session",
    title: { en: "Turn the second factor off", ko: "2단계 인증 해제" },
    about: {
      en: "Needs a code from the authenticator app and the password.",
      ko: "비밀번호와 함께 인증 앱의 코드가 필요합니다.",
    },
    body: z.strictObject({ password: password.optional(), code }),
    data: done,
  },
  {
    id: "sessions",
    method: "GET",
    path: "/api/account/sessions",
    asks: "session",
    title: { en: "Sessions", ko: "세션" },
    about: { en: "Lists the sessions of the account.", ko: "계정이 로그인된 세션을 나열합니다." },
    data: z.object({ sessions: z.array(shownSession) }),
  },
  {
    id: "endSession",
    method: "POST",
    path: "/api/account/sessions/{id}/revoke",
    asks: "session",
    title: { en: "End a session", ko: "세션 끝내기" },
    about: { en: "Signs out one session of the account.", ko: "계정의 세션 하나를 로그아웃합니다." },
    body: z.strictObject({}),
    data: done,
  },
  {
    id: "keys",
    method: "GET",
    path: "/api/account/keys",
    asks: "session",
    title: { en: "API keys", ko: "API 키" },
    about: { en: "Lists the keys of the account.", ko: "계정의 키를 나열합니다." },
    data: z.object({ keys: z.array(shownKey) }),
  },
  {
    id: "createKey",
    method: "POST",
    path: "/api/account/keys",
    asks: "session",
    title: { en: "Create an API key", ko: "API 키 만들기" },
    about: {
      en: "Returns the new key once. It cannot be shown again.",
      ko: "새 키를 한 번만 반환합니다. 키는 다시 볼 수 없습니다.",
    },
    body: z.strictObject({
      name: keyName,
      scopes: keyScopes.optional(),
      expires_in_days: count(1, 3650)
        .meta({ description: "Days until the key expires", ko: "키가 만료될 때까지의 일수" })
        .optional(),
    }),
    data: madeKey,
  },
  {
    id: "rotateKey",
    method: "POST",
    path: "/api/account/keys/{id}/rotate",
    asks: "session",
    title: { en: "Rotate an API key", ko: "API 키 교체" },
    about: {
      en: "Creates a key that replaces another one. The old key keeps working for some hours (default 24), and cannot be rotated again.",
      ko: "새 키를 만들어 기존 키를 대신합니다. 기존 키는 몇 시간(기본값 24시간) 동안 계속 쓸 수 있고, 다시 교체할 수 없습니다.",
    },
    body: z.strictObject({
      overlap_hours: count(0, 720)
        .meta({ description: "Hours for which the old key keeps working", ko: "기존 키를 계속 쓸 수 있는 시간" })
        .optional(),
    }),
    data: madeKey,
  },
  {
    id: "revokeKey",
    method: "POST",
    path: "/api/account/keys/{id}/revoke",
    asks: "session",
    title: { en: "Revoke an API key", ko: "API 키 폐기" },
    about: { en: "Every server rejects the key within 250 ms.", ko: "모든 서버가 250ms 안에 이 키를 거부합니다." },
    body: z.strictObject({}),
    data: shownKey,
  },
  {
    id: "quota",
    method: "GET",
    path: "/api/account/quota",
    asks: "key",
    title: { en: "Quota", ko: "사용 한도" },
    about: { en: "Returns the usage and the limits of the account.", ko: "계정의 사용량과 한도를 반환합니다." },
    data: quota.loose(),
  },
  {
    id: "exportAccount",
    method: "GET",
    path: "/api/account/export",
    asks: "session",
    title: { en: "Export", ko: "내보내기" },
    about: {
      en: "Returns everything that is stored for the account, except its secrets.",
      ko: "비밀 값을 뺀 계정의 모든 저장 내용을 반환합니다.",
    },
    data: z.object({ account: shownAccount, sessions: z.array(shownSession), keys: z.array(shownKey) }).loose(),
  },
  {
    id: "deleteAccount",
    method: "POST",
    path: "/api/account/delete",
    asks: "session",
    title: { en: "Delete the account", ko: "계정 삭제" },
    about: {
      en: "Deletes the account and everything that belongs to it, at once and permanently.",
      ko: "계정과 계정에 속한 모든 것을 즉시 영구 삭제합니다.",
    },
    body: z.strictObject({ password: password.optional() }),
    data: done,
  },
] as const satisfies readonly Operation[];

/** Names one of them. */
export type OperationId = (typeof operations)[number]["id"];

/** The parsed body of an operation. */
export type BodyOf<Id extends OperationId> =
  Extract<(typeof operations)[number], { id: Id }> extends { readonly body: infer Body extends z.ZodObject }
    ? z.output<Body>
    : Readonly<Record<string, never>>;
