import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../../test/folder.ts";
import { readAccounting } from "./accounting.ts";
import { readGiven } from "./given.ts";
import { environmentOnly } from "./list/environment.ts";
import { serving } from "./list/serving.ts";

const secret = "fx4Yq8m1Jt0ZsV7rK2bW9c";

const mail = {
  PORTCULLIS_SMTP_URL: "smtps://user:hunter2@mail.example",
  PORTCULLIS_MAIL_FROM: "Portcullis <noreply@checks.example>",
};

const oidc = {
  PORTCULLIS_BASE_URL: "https://checks.example",
  PORTCULLIS_OIDC_ISSUER: "https://id.example/realms/staff",
  PORTCULLIS_OIDC_CLIENT_ID: "portcullis",
  PORTCULLIS_OIDC_CLIENT_SECRET: "a-secret-of-the-client",
};

function read(env: Readonly<Record<string, string>>, databaseUrl: string | null = null) {
  const none = { source: "flag" as const, value: () => undefined, naming: (name: string) => `--${name}` };
  return readAccounting(readGiven(none, env, [...serving, ...environmentOnly]), { databaseUrl });
}

test("by default, nobody can sign up and no mail is sent", () => {
  expect(read({})).toEqual({ registration: "closed", secret: null, mail: null, oidc: null, userHeader: null });
});

test("everyone may sign up if a link can be mailed", () => {
  const env = { ...mail, PORTCULLIS_REGISTRATION: "open", PORTCULLIS_BASE_URL: "https://checks.example" };

  expect(read(env)).toEqual({
    registration: "open",
    secret: null,
    mail: { url: mail.PORTCULLIS_SMTP_URL, from: mail.PORTCULLIS_MAIL_FROM },
    oidc: null,
    userHeader: null,
  });
});

test("an OpenID provider and a header of a proxy are read", () => {
  const header = { PORTCULLIS_USER_HEADER: "Remote-Email", PORTCULLIS_USER_HEADER_PEERS: "10.0.0.7,fd00::/64" };

  expect(read({ ...oidc, ...header, PORTCULLIS_OIDC_DOMAINS: "Shop.example, other.example" })).toMatchObject({
    oidc: {
      issuer: "https://id.example/realms/staff",
      clientId: "portcullis",
      clientSecret: "a-secret-of-the-client",
      domains: ["shop.example", "other.example"],
      label: "id.example",
    },
    userHeader: { name: "remote-email", peers: ["10.0.0.7/32", "fd00::/64"] },
  });
});

test("a secret comes from the environment or from a file, and is required if servers share a database", () => {
  const file = join(folderWith({}), "secret");
  writeFileSync(file, `${secret}\n`);

  expect(read({ PORTCULLIS_SECRET: secret }, "postgres://h/d").secret).toBe(secret);
  expect(read({ PORTCULLIS_SECRET_FILE: file }).secret).toBe(secret);
  expect(() => read({}, "postgres://h/d")).toThrow("PORTCULLIS_SECRET is missing");
});

test.for<[Record<string, string>, string]>([
  [{ PORTCULLIS_REGISTRATION: "opne" }, "PORTCULLIS_REGISTRATION must be one of closed, invite, open"],
  [{ PORTCULLIS_REGISTRATION: "open" }, "PORTCULLIS_REGISTRATION must be closed or invite unless PORTCULLIS_SMTP_URL"],
  [{ ...mail, PORTCULLIS_REGISTRATION: "open" }, "closed or invite unless PORTCULLIS_SMTP_URL"],
  [{ PORTCULLIS_SMTP_URL: mail.PORTCULLIS_SMTP_URL }, "PORTCULLIS_MAIL_FROM is missing"],
  [
    { ...mail, PORTCULLIS_SMTP_URL: "https://hunter2@mail.example" },
    "PORTCULLIS_SMTP_URL must be a URL such as smtps://",
  ],
  [{ ...mail, PORTCULLIS_MAIL_FROM: "a@x.example, b@x.example" }, "PORTCULLIS_MAIL_FROM must be a sender"],
  [{ ...mail, PORTCULLIS_MAIL_FROM: "a@x.example\r\nBcc: b@x.example" }, "PORTCULLIS_MAIL_FROM must be a sender"],
  [{ PORTCULLIS_SECRET: "hunter2" }, "PORTCULLIS_SECRET must be a random text of 22"],
  [{ PORTCULLIS_SECRET: secret, PORTCULLIS_SECRET_FILE: "/x" }, "given twice"],
  [{ PORTCULLIS_OIDC_LABEL: "Staff" }, "PORTCULLIS_BASE_URL is missing"],
  [{ ...oidc, PORTCULLIS_OIDC_ISSUER: "http://id.example" }, "PORTCULLIS_OIDC_ISSUER must be the https URL"],
  [{ ...oidc, PORTCULLIS_OIDC_ISSUER: "https://jin:x@id.example" }, "PORTCULLIS_OIDC_ISSUER must be the https URL"],
  [{ ...oidc, PORTCULLIS_OIDC_CLIENT_SECRET: "hunter2" }, "PORTCULLIS_OIDC_CLIENT_SECRET must be the client secret"],
  [{ ...oidc, PORTCULLIS_OIDC_DOMAINS: "@shop.example" }, "PORTCULLIS_OIDC_DOMAINS must be domains"],
  [{ ...oidc, PORTCULLIS_OIDC_DOMAINS: "*.shop.example" }, "PORTCULLIS_OIDC_DOMAINS must be domains"],
  [{ PORTCULLIS_USER_HEADER: "Remote-Email" }, "PORTCULLIS_USER_HEADER_PEERS is missing"],
  [{ PORTCULLIS_USER_HEADER_PEERS: "10.0.0.7" }, "PORTCULLIS_USER_HEADER is missing"],
  [{ PORTCULLIS_USER_HEADER: "Cookie", PORTCULLIS_USER_HEADER_PEERS: "10.0.0.7" }, "PORTCULLIS_USER_HEADER must be"],
  [
    { PORTCULLIS_USER_HEADER: "Remote-Email", PORTCULLIS_USER_HEADER_PEERS: "0.0.0.0/0" },
    "PORTCULLIS_USER_HEADER_PEERS must be addresses",
  ],
])("errors say what is wrong and show no secret: %j", ([env, message]) => {
  expect(() => read(env)).toThrow(message);
  expect(() => read(env)).not.toThrow("hunter2");
});
