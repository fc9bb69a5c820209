import { z } from "zod";
import { scopes } from "../keys/record.ts";
import { passwordLength } from "./limits.ts";

/** Characters of an address (RFC 5321 §4.5.3.1.3), and of a token that was mailed. */
const [longestAddress, longestToken] = [254, 128] as const;

// As better-auth knows one: an address and nothing around it, in ASCII.
const address = z.email();

const anAddress = { en: "an e-mail address such as jin@shop.example", ko: "jin@shop.example 같은 이메일 주소" };

/** An e-mail address, in lower case. */
export const email = z
  .string()
  .max(longestAddress)
  .refine((text) => address.safeParse(text).success, { params: { expected: anAddress } })
  .transform((text) => text.toLowerCase());

/** A new password. */
export const newPassword = z.string().min(passwordLength.least).max(passwordLength.most);

/** A password that may be any: nobody is told what is wrong with it. */
export const password = z.string().min(1).max(passwordLength.most);

/** What was mailed, or handed over by the operator. */
export const token = z.string().min(1).max(longestToken);

/** Six digits of an authenticator app. */
export const code = z.string().regex(/^\d{6}$/);

/** One of the codes for who has lost the app. */
export const backupCode = z.string().regex(/^[\w-]{8,32}$/);

/** What people call a key. */
export const keyName = z.string().regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,100}$/u);

/** `read`, `write` or both behind a comma, since a form sends text; JSON may send a list. */
export const keyScopes = z
  .union([z.array(z.enum(scopes)).min(1).max(scopes.length), z.string().regex(/^(?:read|write)(?:,(?:read|write))?$/)])
  .transform((given) =>
    scopes.filter((scope) => (typeof given === "string" ? given.split(",") : given).includes(scope)),
  );

/** A number of something in a range, as a number or as text. */
export function count(least: number, most: number): z.ZodType<number> {
  return z.coerce.number().int().min(least).max(most);
}
