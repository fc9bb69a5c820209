import { z } from "zod";
import { secretField } from "../../src/core/input.ts";
import { scopes } from "./keys/record.ts";
import { passwordLength } from "./limits.ts";

/** Characters of an address (RFC 5321 §4.5.3.1.3), and of a token that was mailed. */
const [longestAddress, longestToken] = [254, 128] as const;

// As better-auth accepts it: an address without a display name, in ASCII.
const address = z.email();

const anAddress = { en: "an e-mail address such as jin@shop.example", ko: "jin@shop.example 같은 이메일 주소" };

/** An e-mail address, in lower case. */
export const email = z
  .string()
  .max(longestAddress)
  .refine((text) => address.safeParse(text).success, { params: { expected: anAddress } })
  .transform((text) => text.toLowerCase())
  .meta({ description: "E-mail address", ko: "이메일 주소" });

/** A new password. */
export const newPassword = z
  .string()
  .min(passwordLength.least)
  .max(passwordLength.most)
  .meta({ ...secretField, description: "New password", ko: "새 비밀번호" });

/** An existing password of any form: its problems are not reported. */
export const password = z
  .string()
  .min(1)
  .max(passwordLength.most)
  .meta({ ...secretField, description: "Current password of the account", ko: "계정의 현재 비밀번호" });

/** A mailed token, or one from the operator. */
export const token = z
  .string()
  .min(1)
  .max(longestToken)
  .meta({
    ...secretField,
    description: "Token of a mailed link, or of the operator's invitation",
    ko: "메일 링크 또는 운영자 초대의 토큰",
  });

/** Six digits of an authenticator app. */
export const code = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ ...secretField, description: "Six digits of the authenticator app", ko: "인증 앱의 숫자 6자리" });

/** A backup code for a lost authenticator app. */
export const backupCode = z
  .string()
  .regex(/^[\w-]{8,32}$/)
  .meta({ ...secretField, description: "One of the backup codes", ko: "백업 코드 중 하나" });

const visibleName = /^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u;

const aName = {
  en: "a name of 1 to 100 visible characters, not only spaces",
  ko: "공백만이 아닌, 보이는 글자 1~100자의 이름",
};

/**
 * The same as a schema tells it. JSON Schema §6.4 advises against what engines do not share, such as `\p{C}`, so the pattern has the control
 * characters only. What a server accepts always matches it.
 */
const namePattern = {
  minLength: 1,
  maxLength: 100,
  pattern: String.raw`^[^\x00-\x1F\x7F-\x9F]*[^\x00-\x1F\x7F-\x9F\s][^\x00-\x1F\x7F-\x9F]*$`,
};

/** The display name of a passkey. */
export const passkeyName = z
  .string()
  .refine((text) => visibleName.test(text), { params: { expected: aName } })
  .meta({
    description: "Name of the passkey, in visible characters",
    ko: "보이는 글자로 쓴 패스키 이름",
    ...namePattern,
  });

/** The display name of a key. */
export const keyName = z
  .string()
  .refine((text) => visibleName.test(text), { params: { expected: aName } })
  .meta({ description: "Name of the key, in visible characters", ko: "보이는 글자로 쓴 키 이름", ...namePattern });

const listedScopes = /^(?:read|write)(?:,(?:read|write))?$/;
const someScopes = { en: "read, write or read,write", ko: "read, write 또는 read,write" };

/** `read`, `write` or both with a comma, since a form sends text; JSON may send a list. */
export const keyScopes = z
  .union([
    z.array(z.enum(scopes)).min(1).max(scopes.length),
    z
      .string()
      .refine((text) => listedScopes.test(text), { params: { expected: someScopes } })
      .meta({ pattern: listedScopes.source }),
  ])
  .transform((given) =>
    scopes.filter((scope) => (typeof given === "string" ? given.split(",") : given).includes(scope)),
  )
  .meta({ description: "What the key may do: read, write or both", ko: "키의 권한: read, write 또는 둘 다" });

/** A number in a range, as a number or, from a form, in digits. Other JSON types are no numbers: `z.coerce` would read true as 1. */
export function count(least: number, most: number): z.ZodType<number> {
  return z.preprocess(toNumber, z.number().int().min(least).max(most));
}

function toNumber(given: unknown): unknown {
  return typeof given === "string" && /^\d{1,9}$/.test(given.trim()) ? Number(given) : given;
}
