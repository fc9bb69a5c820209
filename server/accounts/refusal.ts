import { failure } from "../../src/core/failure.ts";
import type { Text } from "../../src/core/text.ts";
import { limited } from "../http/rate-limit.ts";
import { notSignedIn } from "./authenticate.ts";
import { passkeyErrors } from "./passkeys/names.ts";

/** What users type to authenticate. */
const typed = {
  credentials: { en: "e-mail address or password", ko: "이메일 주소 또는 비밀번호" },
  password: { en: "password", ko: "비밀번호" },
  code: { en: "code", ko: "코드" },
  passkey: { en: "passkey", ko: "패스키" },
} as const satisfies Record<string, Text>;

/** The failure for a wrong password or code. */
export function wrong(what: keyof typeof typed): Error {
  return failure("credentials.wrong", { what: typed[what] }, { reason: "credentials" });
}

/** The failure for a link or code that is no longer valid. */
export function usedUp(): Error {
  return failure("account.link", {}, { reason: "token" });
}

/** The failure for an operation in the wrong state of the account. */
export function notNow(detail: Text): Error {
  return failure("account.state", { detail }, { reason: "state" });
}

/** Seconds for which better-auth locks an account after ten wrong codes. */
const locked = 900;

/** The failures for better-auth's codes. */
const meanings: Readonly<Record<string, () => Error>> = {
  INVALID_EMAIL_OR_PASSWORD: () => wrong("credentials"),
  INVALID_EMAIL: () => wrong("credentials"),
  INVALID_PASSWORD: () => wrong("password"),
  INVALID_CODE: () => wrong("code"),
  INVALID_BACKUP_CODE: () => wrong("code"),
  EMAIL_NOT_VERIFIED: () => failure("account.unverified", {}, { reason: "unverified" }),
  INVALID_TOKEN: usedUp,
  TOKEN_EXPIRED: usedUp,
  USER_NOT_FOUND: usedUp,
  INVALID_TWO_FACTOR_COOKIE: notSignedIn,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: notSignedIn,
  ACCOUNT_TEMPORARILY_LOCKED: () => limited(locked),
  UNAUTHORIZED: notSignedIn,
  // The same for a passkey that is unknown and one whose response is wrong.
  PASSKEY_NOT_FOUND: () => wrong("passkey"),
  AUTHENTICATION_FAILED: () => wrong("passkey"),
  FAILED_TO_VERIFY_REGISTRATION: () => wrong("passkey"),
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: () => wrong("passkey"),
  [passkeyErrors.taken]: () => wrong("passkey"),
  [passkeyErrors.unverified]: () => notNow(noVerification),
  CHALLENGE_NOT_FOUND: () => notNow(tooLate),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () =>
    notNow({
      en: "this account has no password; request a link to set one",
      ko: "비밀번호가 없는 계정입니다. 재설정 링크로 비밀번호를 먼저 만드십시오",
    }),
  TOTP_ALREADY_ENABLED: () =>
    notNow({ en: "the second factor is set up already", ko: "2단계 인증이 이미 설정되어 있습니다" }),
  TOTP_NOT_ENABLED: () => notNow(noSecondFactor),
  TWO_FACTOR_NOT_ENABLED: () => notNow(noSecondFactor),
  BACKUP_CODES_NOT_ENABLED: () => notNow(noSecondFactor),
};

const noVerification: Text = {
  en: "the passkey was used without a PIN, fingerprint or face; use one that asks for it",
  ko: "PIN, 지문, 얼굴 인식 없이 패스키를 사용했습니다. 이를 요구하는 패스키를 사용하십시오",
};

const tooLate: Text = {
  en: "the passkey was used too late, or this browser blocks cookies; try again",
  ko: "패스키를 너무 늦게 사용했거나 브라우저가 쿠키를 차단합니다. 다시 시도하십시오",
};

const noSecondFactor: Text = {
  en: "the second factor is not set up",
  ko: "2단계 인증이 설정되어 있지 않습니다",
};

/** The caller's failure for a better-auth error; other errors pass unchanged. */
export async function refusalOf(error: unknown): Promise<unknown> {
  // Loaded with the first error: most servers never sign anyone in.
  const { isAPIError } = await import("better-auth/api");
  if (!isAPIError(error)) return error;
  const meaning = meanings[error.body?.["code"] ?? ""];
  if (meaning) return meaning();
  // better-auth reports a used link as a redirect.
  return error.statusCode === 302 ? usedUp() : error;
}
