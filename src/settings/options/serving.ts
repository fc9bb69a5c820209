import { isIP } from "node:net";
import { toNetwork } from "../../core/target/address.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Language, Text } from "../../core/text.ts";
import type { Identity } from "../../net/access.ts";
import { systemResolvers } from "../../net/names.ts";
import { readIdentity } from "../access/identity.ts";
import type { Given } from "./given.ts";
import { readAccounting, readMail, type Accounting } from "./accounting.ts";
import { readRedisUrl, readSecretText, readStoring, type Storing } from "./storing.ts";
import { readLanguage, readMeasuring, readNetworks, type Measuring } from "./measuring.ts";

/** How a server was told to serve. */
export interface Serving {
  /** An address of this machine, or localhost. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Networks of the proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** The URL under which clients reach the server, `https://checks.example`; null where nobody said. */
  readonly baseUrl: string | null;
  /** Who runs the server, and what they say of its use; null where nobody said. One line each. */
  readonly operator: string | null;
  readonly terms: string | null;
  /** Requests a minute for each client, and the same for heavy checks. */
  readonly rateLimit: number;
  readonly rateLimitHeavy: number;
  /** Whether every address is measured for those who do not say. */
  readonly allIps: boolean;
  /** The certificate and key that HTTPS is served with; null for plain HTTP. */
  readonly https: Identity | "self-signed" | null;
  /** The language of those who ask for none. */
  readonly language: Language;
  readonly measuring: Measuring;
  readonly storing: Storing;
  /** Redis or Valkey, where several servers count limits together; null without. It may hold a password. */
  readonly redisUrl: string | null;
  /** Whether the server runs the daily monitoring by itself. */
  readonly worker: boolean;
  readonly accounting: Accounting;
  /** Networks that notifications may be sent to beside public addresses. */
  readonly webhookAddresses: readonly string[];
}

/** How `portcullis worker` was told to work: as a server that does not listen. */
export type Working = Pick<
  Serving,
  "allIps" | "language" | "measuring" | "storing" | "redisUrl" | "baseUrl" | "webhookAddresses"
> &
  Pick<Accounting, "secret" | "mail">;

/** Where a server listens unless it is told otherwise. */
export const listenDefault = { host: "127.0.0.1", port: 3000 } as const;

/** Requests a minute for each client unless the operator says otherwise. */
export const rateDefault = { rateLimit: 60, rateLimitHeavy: 10 } as const;

/** Milliseconds that a server gives a target unless it is told otherwise. */
const serverDeadline = 15_000;

const mostRequests = 1_000_000;

/** Where the certificate and the key of a server come from. */
const httpsFiles = { certificate: "https_cert", key: "https_key" } as const;

/** Reads the options of `portcullis serve`; throws a `Failure` INVALID_INPUT that names the one that is wrong. */
export function readServing(given: Given): Serving {
  const { secret: _secret, mail: _mail, ...working } = readWorking(given);
  return {
    ...working,
    accounting: readAccounting(given, working.storing),
    ...readListen(given),
    trustProxy: given.list("trust_proxy").map((text) => readProxy(text, given)),
    operator: readSentence("operator", 200, given),
    terms: readSentence("terms", 500, given),
    rateLimit: readRate("rate_limit", rateDefault.rateLimit, given),
    rateLimitHeavy: readRate("rate_limit_heavy", rateDefault.rateLimitHeavy, given),
    https: readIdentity(given, httpsFiles) ?? (given.isSet("https") ? "self-signed" : null),
    worker: readWorker(given),
  };
}

/** Reads the options of `portcullis worker`, which a server has, too. Throws a `Failure` INVALID_INPUT. */
export function readWorking(given: Given): Working {
  const { deadline, ...measuring } = readMeasuring(given);
  return {
    allIps: given.isSet("all_ips"),
    language: readLanguage(given),
    storing: readStoring(given),
    redisUrl: readRedisUrl(given),
    baseUrl: readBaseUrl(given),
    webhookAddresses: readNetworks("allow_webhook_addresses", given),
    secret: readSecretText(given),
    mail: readMail(given),
    measuring: forStrangers({ ...measuring, ...(given.source("timeout") !== undefined && { deadline }) }),
  };
}

function readWorker(given: Given): boolean {
  const text = given.one("worker") ?? "on";
  if (text === "on" || text === "off") return text === "on";
  throw wrong("worker", given, { en: "on or off", ko: "on 또는 off" }, text);
}

/** How a server measures unless it is told otherwise. */
export function forStrangers({ resolvers = [], ...measuring }: Partial<Measuring>): Measuring {
  return {
    deadline: serverDeadline,
    ...measuring,
    // The hosts file of a server names its own insides, which are none of a stranger's business.
    resolvers: resolvers.length > 0 ? resolvers : systemResolvers(),
  };
}

function readListen(given: Given): Pick<Serving, "host" | "port"> {
  const listen = readPlace(given);
  const host = given.one("host");
  const port = given.one("port");
  return {
    host: host === undefined ? listen.host : readHost(host, given),
    port: port === undefined ? listen.port : readPort(port, given),
  };
}

function readPlace(given: Given): Pick<Serving, "host" | "port"> {
  const text = given.one("listen");
  if (text === undefined) return listenDefault;
  const groups = /^(?:\[(?<six>[^\]]+)\]|(?<host>[^:[\]]+)):(?<port>\d{1,5})$/.exec(text)?.groups;
  const host = groups?.["six"] ?? groups?.["host"] ?? "";
  const port = Number(groups?.["port"]);
  const isBracketed = groups?.["six"] !== undefined;
  if (isAddress(host) && isBracketed === (isIP(host) === 6) && isPort(port)) return { host, port };
  const expected: Text = {
    en: "address:port such as 127.0.0.1:3000, with IPv6 in brackets",
    ko: "127.0.0.1:3000 같은 address:port 형식(IPv6은 대괄호 안에)",
  };
  throw wrong("listen", given, expected, text);
}

function readHost(text: string, given: Given): string {
  if (isAddress(text)) return text;
  throw wrong("host", given, anAddress, text);
}

function readPort(text: string, given: Given): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (isPort(port)) return port;
  throw wrong("port", given, { en: "a port from 0 to 65535", ko: "0부터 65535까지의 포트" }, text);
}

function readProxy(text: string, given: Given): string {
  const network = toNetwork(text);
  if (network) return network;
  const expected: Text = {
    en: "addresses or networks of proxies such as 10.0.0.0/8, separated by commas",
    ko: "10.0.0.0/8 같은 프록시의 주소나 네트워크를 쉼표로 구분한 목록",
  };
  throw wrong("trust_proxy", given, expected, text);
}

/** Reads `base_url`; null where nobody said. Throws a `Failure` INVALID_INPUT. */
export function readBaseUrl(given: Given): string | null {
  const text = given.one("base_url");
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isBare = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isBare) return url.origin;
  const expected: Text = {
    en: "an http or https URL without a path such as https://checks.example",
    ko: "https://checks.example처럼 경로가 없는 http 또는 https URL",
  };
  throw wrong("base_url", given, expected, text);
}

/** A line of text that is shown to people. */
function readSentence(name: string, longest: number, given: Given): string | null {
  const text = given.one(name);
  if (text === undefined) return null;
  if (text.trim() !== "" && text.length <= longest && printable(text, longest) === text) return text.trim();
  const expected: Text = {
    en: `a line of at most ${longest} characters`,
    ko: `${longest}자 이하의 한 줄`,
  };
  throw wrong(name, given, expected, text);
}

function readRate(name: string, fallback: number, given: Given): number {
  const text = given.one(name);
  if (text === undefined) return fallback;
  const rate = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (rate >= 1 && rate <= mostRequests) return rate;
  const expected: Text = {
    en: `a number of requests a minute from 1 to ${mostRequests}`,
    ko: `1부터 ${mostRequests}까지의 분당 요청 수`,
  };
  throw wrong(name, given, expected, text);
}

const anAddress: Text = { en: "an IP address of this machine", ko: "이 컴퓨터의 IP 주소" };

/** What the operating system may have against a place to listen: which part of it is wrong, and what would be right. */
const refusals: Readonly<Record<string, { readonly of: "host" | "port"; readonly expected: Text }>> = {
  EADDRINUSE: { of: "port", expected: { en: "a port that nobody listens on yet", ko: "아직 사용되지 않는 포트" } },
  EACCES: { of: "port", expected: { en: "a port that this user may listen on", ko: "이 사용자가 쓸 수 있는 포트" } },
  // WHATWG Fetch, "port blocking": browsers and Node's fetch reach none of them.
  ERR_BLOCKED_PORT: {
    of: "port",
    expected: { en: "a port that browsers do not block", ko: "브라우저가 차단하지 않는 포트" },
  },
  EADDRNOTAVAIL: { of: "host", expected: anAddress },
  ENOTFOUND: { of: "host", expected: anAddress },
  EAFNOSUPPORT: { of: "host", expected: anAddress },
  EINVAL: { of: "host", expected: anAddress },
};

/** Why a server may not listen where it was told to, as bad input; null where an error says something else. */
export function listenFailure(error: unknown, given: Given, serving: Pick<Serving, "host" | "port">): Failure | null {
  const refusal = refusals[String((error as NodeJS.ErrnoException).code)];
  if (!refusal) return null;
  const isListen = given.source(refusal.of) === undefined && given.source("listen") !== undefined;
  return wrong(isListen ? "listen" : refusal.of, given, refusal.expected, `${serving[refusal.of]}`);
}

function isAddress(text: string): boolean {
  return text === "localhost" || (isIP(text) !== 0 && !text.includes("%"));
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port <= 65_535;
}

function wrong(name: string, given: Given, expected: Text, text: string): Failure {
  const params = { field: given.naming(name), expected, given: `"${printable(text, 60)}"` };
  return failure("input.value", params, { reason: name });
}
