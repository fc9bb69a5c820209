import { toNetwork } from "../../core/target/address.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Language, Text } from "../../core/text.ts";
import type { ClientIdentity } from "../../net/access.ts";
import type { AddressLimits } from "../../net/addresses/limits.ts";
import { systemResolvers } from "../../net/names.ts";
import { readIdentity } from "../access/identity.ts";
import type { Given } from "./given.ts";
import { readAccounting, readMail, type Accounting } from "./accounting.ts";
import { readAddressLimits } from "./address-limits.ts";
import { readMetrics } from "./metrics.ts";
import { isAddress, isPort, readPlace, type Place } from "./place.ts";
import { readRedisUrl, readSecretText, readStoring, type Storing } from "./storing.ts";
import { readLanguage, readMeasuring, parseNetworks, type Measuring } from "./measuring.ts";

/** The settings of `portcullis serve`. */
export interface Serving {
  /** An address of this machine, or localhost. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Networks of the proxies whose forwarding headers are trusted. */
  readonly trustProxy: readonly string[];
  /** The URL under which clients reach the server, `https://checks.example`; null if it is not set. */
  readonly baseUrl: string | null;
  /** The operator, and the terms of use; null if not set. One line each. */
  readonly operator: string | null;
  readonly terms: string | null;
  /** Requests a minute for each client, and the same for heavy checks. */
  readonly rateLimit: number;
  readonly rateLimitHeavy: number;
  /** How many times these limits all clients of an IPv6 /48 have together. */
  readonly rateLimitNetwork: number;
  /** The limits of each measured address, where they differ from the default. */
  readonly addressLimits: Partial<AddressLimits>;
  /** Whether every address is measured by default. */
  readonly allIps: boolean;
  /** The certificate and key that HTTPS is served with; null for plain HTTP. */
  readonly https: ClientIdentity | "self-signed" | null;
  /** The default language. */
  readonly language: Language;
  readonly measuring: Measuring;
  readonly storing: Storing;
  /** Redis or Valkey for the rate limits that several servers share; null without. It may hold a password. */
  readonly redisUrl: string | null;
  /** Whether the server runs the daily monitoring by itself. */
  readonly worker: boolean;
  readonly accounting: Accounting;
  /** Where metrics are served; null where they are off. */
  readonly metrics: Place | null;
  /** Networks that notifications may be sent to, in addition to public addresses. */
  readonly webhookAddresses: readonly string[];
  /** The server of Telegram's Bot API, without a slash at its end; null for the public one. */
  readonly telegramUrl: string | null;
}

/** The settings of `portcullis worker`: those of a server that does not listen. */
export type Working = Pick<
  Serving,
  | "addressLimits"
  | "allIps"
  | "language"
  | "measuring"
  | "storing"
  | "redisUrl"
  | "metrics"
  | "baseUrl"
  | "webhookAddresses"
  | "telegramUrl"
> &
  Pick<Accounting, "secret" | "mail">;

/** Where a server listens by default. */
export const listenDefault = { host: "127.0.0.1", port: 3000 } as const;

/** Requests per minute for each client, by default. */
export const rateDefault = { rateLimit: 60, rateLimitHeavy: 10, rateLimitNetwork: 16 } as const;

/** Milliseconds that a server gives a target by default. */
const serverDeadline = 15_000;

const mostRequests = 1_000_000;

/** Where the certificate and the key of a server come from. */
const httpsFiles = { certificate: "https_cert", key: "https_key" } as const;

/** Reads the options of `portcullis serve`; throws a `Failure` INVALID_INPUT that names the one that is wrong. */
export function readServing(given: Given): Serving {
  const { secret: _secret, mail: _mail, ...working } = readWorking(given);
  return {
    ...working,
    metrics: readMetrics(given, "serve"),
    accounting: readAccounting(given, working.storing),
    ...readListen(given),
    trustProxy: given.list("trust_proxy").map((text) => readProxy(text, given)),
    operator: readSentence("operator", 200, given),
    terms: readSentence("terms", 500, given),
    rateLimit: readRate("rate_limit", rateDefault.rateLimit, given),
    rateLimitHeavy: readRate("rate_limit_heavy", rateDefault.rateLimitHeavy, given),
    rateLimitNetwork: readTimes(given),
    https: readIdentity(given, httpsFiles) ?? (given.isSet("https") ? "self-signed" : null),
    worker: readWorker(given),
  };
}

/** Reads the options of `portcullis worker`, which are also options of a server. Throws a `Failure` INVALID_INPUT. */
export function readWorking(given: Given): Working {
  const { deadline, ...measuring } = readMeasuring(given);
  return {
    addressLimits: readAddressLimits(given),
    allIps: given.isSet("all_ips"),
    language: readLanguage(given),
    storing: readStoring(given),
    redisUrl: readRedisUrl(given),
    metrics: readMetrics(given, "worker"),
    baseUrl: readBaseUrl(given),
    webhookAddresses: parseNetworks("allow_webhook_addresses", given),
    telegramUrl: readTelegramUrl(given),
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

/** Adds the defaults of a server to measuring settings. */
export function forStrangers({ resolvers = [], ...measuring }: Partial<Measuring>): Measuring {
  return {
    deadline: serverDeadline,
    ...measuring,
    // The resolvers of the system, without its hosts file: that may name internal hosts, which strangers must not see.
    resolvers: resolvers.length > 0 ? resolvers : systemResolvers(),
  };
}

function readListen(given: Given): Pick<Serving, "host" | "port"> {
  const listen = readPlace("listen", given) ?? listenDefault;
  const host = given.one("host");
  const port = given.one("port");
  return {
    host: host === undefined ? listen.host : readHost(host, given),
    port: port === undefined ? listen.port : readPort(port, given),
  };
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

/** Reads `base_url`; null if it is not set. Throws a `Failure` INVALID_INPUT. */
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

/** Reads `telegram_url`; null if it is not set. A Bot API server of one's own may stand below a path. */
function readTelegramUrl(given: Given): string | null {
  const text = given.one("telegram_url");
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isPlain = url?.protocol === "https:" && `${url.username}${url.password}${url.search}${url.hash}` === "";
  if (url && isPlain) return url.href.replace(/\/+$/, "");
  const expected: Text = {
    en: "an https URL such as https://api.telegram.org",
    ko: "https://api.telegram.org 같은 https URL",
  };
  throw wrong("telegram_url", given, expected, text);
}

/** Reads a line of text that is shown to people. */
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

/** A /48 has this many /64. */
const mostTimes = 65_536;

function readTimes(given: Given): number {
  const text = given.one("rate_limit_network");
  if (text === undefined) return rateDefault.rateLimitNetwork;
  const times = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (times >= 1 && times <= mostTimes) return times;
  const expected: Text = {
    en: `a number from 1 to ${mostTimes}`,
    ko: `1부터 ${mostTimes}까지의 수`,
  };
  throw wrong("rate_limit_network", given, expected, text);
}

const anAddress: Text = { en: "an IP address of this machine", ko: "이 컴퓨터의 IP 주소" };

/** Errors of the operating system when a server starts to listen: which part is wrong, and what is expected. */
const refusals: Readonly<Record<string, { readonly of: "host" | "port"; readonly expected: Text }>> = {
  EADDRINUSE: { of: "port", expected: { en: "a port that is not in use", ko: "아직 사용되지 않는 포트" } },
  EACCES: { of: "port", expected: { en: "a port that this user may listen on", ko: "이 사용자가 쓸 수 있는 포트" } },
  // WHATWG Fetch, "port blocking": browsers and Node's fetch refuse to connect to these ports.
  ERR_BLOCKED_PORT: {
    of: "port",
    expected: { en: "a port that browsers do not block", ko: "브라우저가 차단하지 않는 포트" },
  },
  EADDRNOTAVAIL: { of: "host", expected: anAddress },
  ENOTFOUND: { of: "host", expected: anAddress },
  EAFNOSUPPORT: { of: "host", expected: anAddress },
  EINVAL: { of: "host", expected: anAddress },
};

/** Returns the `Failure` INVALID_INPUT if a server cannot listen where it was told to; null for any other error. */
export function listenFailure(error: unknown, given: Given, serving: Pick<Serving, "host" | "port">): Failure | null {
  const refusal = refusals[String((error as NodeJS.ErrnoException).code)];
  if (!refusal) return null;
  const isListen = given.source(refusal.of) === undefined && given.source("listen") !== undefined;
  return wrong(isListen ? "listen" : refusal.of, given, refusal.expected, `${serving[refusal.of]}`);
}

function wrong(name: string, given: Given, expected: Text, text: string): Failure {
  const params = { field: given.naming(name), expected, given: `"${printable(text, 60)}"` };
  return failure("input.value", params, { reason: name });
}
