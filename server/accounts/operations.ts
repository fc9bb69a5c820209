import { z } from "zod";
import { backupCode, code, count, email, keyName, keyScopes, newPassword, password, token } from "./fields.ts";
import type { Operation } from "./operation.ts";

const time = z.iso.datetime();
const mailed = z.object({
  mailed: z.literal(true).meta({
    description: "Always true; the mail is sent if the address is known",
    ko: "항상 true. 알려진 주소이면 메일을 보냄",
  }),
});
const done = z.object({
  done: z.literal(true).meta({ description: "Always true: the operation succeeded", ko: "항상 true. 작업이 성공함" }),
});

/** A key in an answer; its text is included only where it is created. */
const shownKey = z.object({
  id: z.string().meta({ description: "Identifier of the key", ko: "키의 식별자" }),
  name: z.string().meta({ description: "Name that the owner gave the key", ko: "소유자가 붙인 키 이름" }),
  prefix: z
    .string()
    .meta({ description: "First characters of the key, to recognize it", ko: "키를 알아볼 수 있는 앞부분" }),
  scopes: z
    .array(z.enum(["read", "write"]))
    .meta({ description: "What the key may do: read, write or both", ko: "키의 권한: read, write 또는 둘 다" }),
  rateLimit: z.int().nullable().meta({
    description: "Requests per minute; null for the limit of the account",
    ko: "분당 요청 수. 계정의 한도를 따르면 null",
  }),
  createdAt: time.meta({ description: "Time of creation", ko: "만든 시각" }),
  expiresAt: time
    .nullable()
    .meta({ description: "Time of expiry; null if it does not expire", ko: "만료 시각. 만료되지 않으면 null" }),
  revokedAt: time
    .nullable()
    .meta({ description: "Time of revocation; null if the key is valid", ko: "폐기된 시각. 유효하면 null" }),
  lastUsedAt: time
    .nullable()
    .meta({ description: "Time of the last use; null if never used", ko: "마지막 사용 시각. 사용하지 않았으면 null" }),
});

const madeKey = z.object({
  key: z.string().meta({ description: "The complete key; it is returned only here", ko: "키 전체. 여기서만 반환됨" }),
  record: shownKey.meta({ description: "Properties of the key", ko: "키의 속성" }),
});

const shownSession = z.object({
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

const shownAccount = z.object({
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
  createdAt: time
    .nullable()
    .meta({ description: "Time of creation; null if unknown", ko: "만든 시각. 알 수 없으면 null" }),
});

const signedIn = z.object({
  signedIn: z.boolean().meta({ description: "Whether the sign-in is complete", ko: "로그인이 완료되었는지 여부" }),
  secondFactor: z
    .boolean()
    .meta({ description: "Whether a second factor is still required", ko: "2단계 인증이 아직 필요한지 여부" }),
});

/** An account's usage and limits. */
const quota = z.object({
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

/** All operations on an account; routes, OpenAPI and pages are derived from this table. */
export const operations = [
  {
    id: "account",
    method: "GET",
    path: "/api/account",
    access: "key",
    title: { en: "The account", ko: "계정" },
    about: { en: "Returns the signed-in account.", ko: "요청한 계정을 반환합니다." },
    data: shownAccount,
  },
  {
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
  },
  {
    id: "signUp",
    method: "POST",
    path: "/api/account/sign-up",
    access: "anybody",
    title: { en: "Sign up", ko: "회원 가입" },
    about: {
      en: "Mails a link that creates the account. The answer is the same whether the address has an account or not. With an invitation, the account is created at once.",
      ko: "계정을 만드는 링크를 메일로 보냅니다. 계정이 이미 있어도 응답은 같습니다. 초대 코드가 있으면 계정을 바로 만듭니다.",
    },
    body: z.strictObject({ email, password: newPassword, invitation: token.optional() }),
    data: z.object({
      mailed: z.boolean().meta({ description: "Whether a confirmation mail is sent", ko: "확인 메일을 보내는지 여부" }),
    }),
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
    id: "signOut",
    method: "POST",
    path: "/api/account/sign-out",
    access: "session",
    title: { en: "Sign out", ko: "로그아웃" },
    about: { en: "Ends this session.", ko: "현재 세션을 끝냅니다." },
    body: z.strictObject({}),
    data: done,
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
    id: "confirmSecondFactor",
    method: "POST",
    path: "/api/account/second-factor/confirm",
    access: "session",
    title: { en: "Confirm the second factor", ko: "2단계 인증 확인" },
    about: { en: "Takes a code from the authenticator app.", ko: "인증 앱의 코드를 받습니다." },
    body: z.strictObject({ code }),
    data: done,
  },
  {
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
  },
  {
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
  },
  {
    id: "sessions",
    method: "GET",
    path: "/api/account/sessions",
    access: "session",
    title: { en: "Sessions", ko: "세션" },
    about: { en: "Lists the sessions of the account.", ko: "계정이 로그인된 세션을 나열합니다." },
    data: z.object({
      sessions: z.array(shownSession).meta({ description: "Sessions that have not expired", ko: "만료되지 않은 세션" }),
    }),
  },
  {
    id: "endSession",
    method: "POST",
    path: "/api/account/sessions/{id}/revoke",
    access: "session",
    title: { en: "End a session", ko: "세션 끝내기" },
    about: { en: "Signs out one session of the account.", ko: "계정의 세션 하나를 로그아웃합니다." },
    body: z.strictObject({}),
    data: done,
  },
  {
    id: "keys",
    method: "GET",
    path: "/api/account/keys",
    access: "session",
    title: { en: "API keys", ko: "API 키" },
    about: { en: "Lists the keys of the account.", ko: "계정의 키를 나열합니다." },
    data: z.object({ keys: z.array(shownKey).meta({ description: "API keys of the account", ko: "계정의 API 키" }) }),
  },
  {
    id: "createKey",
    method: "POST",
    path: "/api/account/keys",
    access: "session",
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
    access: "session",
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
    access: "session",
    title: { en: "Revoke an API key", ko: "API 키 폐기" },
    about: { en: "Every server rejects the key within 250 ms.", ko: "모든 서버가 250ms 안에 이 키를 거부합니다." },
    body: z.strictObject({}),
    data: shownKey,
  },
  {
    id: "quota",
    method: "GET",
    path: "/api/account/quota",
    access: "key",
    title: { en: "Quota", ko: "사용 한도" },
    about: { en: "Returns the usage and the limits of the account.", ko: "계정의 사용량과 한도를 반환합니다." },
    data: quota.loose(),
  },
  {
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
        account: shownAccount.meta({ description: "The account itself", ko: "계정 정보" }),
        sessions: z.array(shownSession).meta({ description: "Sessions of the account", ko: "계정의 세션" }),
        keys: z.array(shownKey).meta({ description: "API keys of the account", ko: "계정의 API 키" }),
      })
      .loose(),
  },
  {
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
  },
] as const satisfies readonly Operation[];

/** Names one of them. */
export type OperationId = (typeof operations)[number]["id"];

/** The parsed body of an operation. */
export type BodyOf<Id extends OperationId> =
  Extract<(typeof operations)[number], { id: Id }> extends { readonly body: infer Body extends z.ZodObject }
    ? z.output<Body>
    : Readonly<Record<string, never>>;
