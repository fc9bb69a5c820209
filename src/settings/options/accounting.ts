import { failure } from "../../core/failure.ts";
import { neededValue, shown } from "../../core/input.ts";
import { suggest } from "../../core/nearest.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "./given.ts";
import { readOidc, type OidcSettings } from "./oidc.ts";
import { toVariable } from "./options.ts";
import { readUserHeader, type UserHeaderSettings } from "./user-header.ts";
import { readSecretText, readSmtpUrl, type Storing } from "./storing.ts";

/** Who may create an account. */
const registrations = ["closed", "invite", "open"] as const;

/** `closed`: only the operator creates accounts; `invite`: people with an invitation; `open`: everyone with an e-mail address. */
export type RegistrationPolicy = (typeof registrations)[number];

/** The account settings of a server. */
export interface Accounting {
  readonly registration: RegistrationPolicy;
  /** The key that encrypts secrets in the database; null if the data directory holds it. */
  readonly secret: string | null;
  /** The mail server and the sender; null if no mail is sent. The URL may hold a password. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** The OpenID provider with which people may sign in; null or absent without one. */
  readonly oidc?: OidcSettings | null;
  /** The header of an authenticating proxy; null or absent without one. */
  readonly userHeader?: UserHeaderSettings | null;
}

/** Reads `registration`, `secret`, `smtp_url`, `mail_from` the OpenID provider and the header of a proxy. Throws a `Failure` INVALID_INPUT. */
export function readAccounting(given: Given, { databaseUrl }: Pick<Storing, "databaseUrl">): Accounting {
  const mail = readMail(given);
  const registration = readRegistration(given);
  if (registration === "open" && (mail === null || given.one("base_url") === undefined)) {
    const expected: Text = {
      en: "closed or invite unless PORTCULLIS_SMTP_URL and PORTCULLIS_BASE_URL are set (open sign-up mails a link)",
      ko: "가입자에게 링크를 메일로 보내야 하므로 PORTCULLIS_SMTP_URL과 PORTCULLIS_BASE_URL이 없으면 closed 또는 invite",
    };
    throw failure(
      "input.value",
      { field: given.naming("registration"), expected, given: registration },
      { reason: "registration" },
    );
  }
  const secret = readSecretText(given);
  // Several servers may share the database, and each would create a secret of its own.
  if (secret === null && databaseUrl !== null) {
    const expected: Text = {
      en: "with PORTCULLIS_DATABASE_URL every server needs the same random text, such as the output of openssl rand -base64 32",
      ko: "PORTCULLIS_DATABASE_URL을 쓰면 모든 서버에 openssl rand -base64 32로 만든 것 같은 동일한 무작위 텍스트가 필요합니다",
    };
    throw failure("input.missing", { field: toVariable("secret"), expected }, { reason: "secret" });
  }
  return { registration, secret, mail, oidc: readOidc(given), userHeader: readUserHeader(given) };
}

/** Reads `smtp_url` and `mail_from`; null if no mail is sent. Throws a `Failure` INVALID_INPUT. */
export function readMail(given: Given): Accounting["mail"] {
  const url = readSmtpUrl(given);
  return url === null ? null : { url, from: readFrom(given) };
}

function readRegistration(given: Given): RegistrationPolicy {
  const text = given.one("registration");
  const found = registrations.find((each) => each === text);
  if (text === undefined || found !== undefined) return found ?? "closed";
  const params = {
    field: given.naming("registration"),
    expected: registrations.join(", "),
    given: shown(text),
    suggestion: suggest(text, registrations),
  };
  throw failure("input.option", params, { reason: "registration" });
}

// A name and an address in angle brackets, or an address alone; no line breaks, and no list.
const sender = /^(?:[^<>@,\r\n]{1,100} <[^<>@,\s]{1,64}@[^<>@,\s]{1,250}>|[^<>@,\s]{1,64}@[^<>@,\s]{1,250})$/;

function readFrom(given: Given): string {
  const text = given.one("mail_from");
  if (text !== undefined && sender.test(text)) return text;
  const field = given.naming("mail_from");
  const expected: Text = {
    en: "a sender such as Portcullis <noreply@checks.example>",
    ko: "Portcullis <noreply@checks.example> 같은 발신자",
  };
  if (text === undefined) {
    const missing = { field: toVariable("mail_from"), expected: neededValue(expected) };
    throw failure("input.missing", missing, { reason: "mail_from" });
  }
  throw failure("input.value", { field, expected, given: shown(text) }, { reason: "mail_from" });
}
