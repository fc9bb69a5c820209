import { failure, type Failure } from "../../core/failure.ts";
import { neededValue, shown } from "../../core/input.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "./given.ts";
import { toVariable } from "./options.ts";
import { readSecret } from "./secret.ts";

/** The OpenID provider with which people may sign in. */
export interface OidcSettings {
  /** Compared exactly with what the provider says of itself (OpenID Connect Discovery §4.3). */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The domains of the addresses that get an account with their first sign-in, in lower case; exact, without subdomains. */
  readonly domains: readonly string[];
  /** The provider's name on the sign-in page. */
  readonly label: string;
}

const names = ["oidc_issuer", "oidc_client_id", "oidc_domains", "oidc_label"] as const;

const [longestId, longestLabel] = [256, 60] as const;

/** Reads the settings of the OpenID provider; null without one. Throws a `Failure` INVALID_INPUT. */
export function readOidc(given: Given): OidcSettings | null {
  const clientSecret = readSecret("oidc_client_secret", given, {
    field: { en: "The secret of the OpenID client", ko: "OpenID 클라이언트의 비밀 값" },
    isRight: (text) => /^[\x21-\x7e]{8,512}$/.test(text),
    expected: { en: "the client secret that the provider issued", ko: "제공자가 발급한 클라이언트 비밀 값" },
  });
  if (clientSecret === null && names.every((name) => given.source(name) === undefined)) return null;
  if (given.one("base_url") === undefined) throw missing("base_url", aBaseUrl);
  const issuer = readIssuer(given);
  const clientId = given.one("oidc_client_id");
  if (clientId === undefined) throw missing("oidc_client_id", aClient);
  if (clientId.length > longestId || printable(clientId, longestId) !== clientId)
    throw wrong("oidc_client_id", given, aClient, clientId);
  if (clientSecret === null) throw missing("oidc_client_secret", aSecret);
  const label = given.one("oidc_label") ?? new URL(issuer).hostname;
  if (label.trim() === "" || label.length > longestLabel || printable(label, longestLabel) !== label)
    throw wrong("oidc_label", given, aLabel, label);
  return {
    issuer,
    clientId,
    clientSecret,
    label,
    domains: given.list("oidc_domains").map((each) => readDomain(each, given)),
  };
}

function readIssuer(given: Given): string {
  const text = given.one("oidc_issuer");
  if (text === undefined) throw missing("oidc_issuer", anIssuer);
  const url = URL.parse(text);
  const isPlain = url?.protocol === "https:" && `${url.username}${url.password}${url.search}${url.hash}` === "";
  if (isPlain && !/[\s?#]/.test(text)) return text;
  throw wrong("oidc_issuer", given, anIssuer, text);
}

function readDomain(text: string, given: Given): string {
  const domain = text.trim().toLowerCase();
  if (/^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(domain)) return domain;
  throw wrong("oidc_domains", given, aDomain, text);
}

const anIssuer: Text = {
  en: "the https URL of an OpenID provider as it names itself, such as https://login.shop.example/realms/staff",
  ko: "https://login.shop.example/realms/staff처럼 OpenID 제공자가 스스로 밝히는 https URL",
};

const aClient: Text = { en: "the client ID that the provider issued", ko: "제공자가 발급한 클라이언트 ID" };

const aSecret: Text = {
  en: "the client secret that the provider issued, or PORTCULLIS_OIDC_CLIENT_SECRET_FILE",
  ko: "제공자가 발급한 클라이언트 비밀 값 또는 PORTCULLIS_OIDC_CLIENT_SECRET_FILE",
};

const aLabel: Text = { en: `a name of at most ${longestLabel} characters`, ko: `${longestLabel}자 이하의 이름` };

const aDomain: Text = {
  en: "domains of e-mail addresses such as shop.example, separated by commas",
  ko: "shop.example 같은 이메일 주소의 도메인을 쉼표로 구분한 목록",
};

const aBaseUrl: Text = {
  en: "the https URL of this server, to which the OpenID provider sends people back",
  ko: "OpenID 제공자가 사용자를 돌려보낼 이 서버의 https URL",
};

function missing(name: string, expected: Text): Failure {
  return failure("input.missing", { field: toVariable(name), expected: neededValue(expected) }, { reason: name });
}

function wrong(name: string, given: Given, expected: Text, text: string): Failure {
  return failure("input.value", { field: given.naming(name), expected, given: shown(text) }, { reason: name });
}
