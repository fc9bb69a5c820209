import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { hostOf } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import type { Proxies, Proxy } from "../../net/tunnel/proxy.ts";
import type { Given, ValueSource } from "../options/given.ts";

/** Environment variables that name a proxy for all programs, lower case first. */
export const proxyVariables = [
  "https_proxy",
  "HTTPS_PROXY",
  "http_proxy",
  "HTTP_PROXY",
  "all_proxy",
  "ALL_PROXY",
] as const;

/** The name of such a variable. */
export type ProxyVariable = (typeof proxyVariables)[number];

/** A proxy, and the option or variable that named it. */
export interface NamedProxy {
  readonly proxy: Proxy;
  readonly from: ValueSource | ProxyVariable;
}

/** The proxies of a run, for TLS and for plain HTTP; null if there is none. `bypass` holds the entries of NO_PROXY. */
export interface ReadProxies {
  readonly secure: NamedProxy | null;
  readonly plain: NamedProxy | null;
  readonly bypass: readonly string[];
  /** Whether the proxies resolve host names. */
  readonly resolves: boolean;
}

/** The value that turns off proxies, including those of the environment. */
const off = "off";

/**
 * Reads `proxy` and the variables for all programs, as curl does: lower case before upper case, the variable of the scheme before
 * ALL_PROXY. NO_PROXY applies to every proxy, however it was named. Throws a `Failure` INVALID_INPUT that shows no password.
 */
export function readProxies(given: Given): ReadProxies {
  const bypass = (given.variable("no_proxy") || given.variable("NO_PROXY") || "").split(/[\s,]+/);
  const entries = bypass.filter((entry) => entry !== "");
  const named = typed(given);
  const every = named === undefined ? told(given, "all") : named;
  const secure = named === undefined ? (told(given, "https") ?? every) : named;
  const plain = named === undefined ? (told(given, "http") ?? every) : named;
  return { secure, plain, bypass: entries, resolves: readResolves(given, secure ?? plain) };
}

/**
 * Whether the proxy resolves host names. This needs a proxy. It excludes `all_ips`, since a proxy does not report the addresses of a name.
 */
function readResolves(given: Given, proxy: NamedProxy | null): boolean {
  if (!given.isSet("proxy_dns")) return false;
  const field = given.naming("proxy_dns");
  if (!proxy) {
    const expected: Text = {
      en: `${field} lets a proxy resolve host names, but no proxy is given`,
      ko: `${field}는 프록시가 이름을 확인하게 하는 옵션이므로 프록시를 지정해야 합니다`,
    };
    throw failure("input.missing", { field: given.naming("proxy"), expected }, { reason: "proxy_dns" });
  }
  if (!given.isSet("all_ips")) return true;
  throw failure("input.together", { field, other: given.naming("all_ips"), detail: untold }, { reason: "proxy_dns" });
}

const untold: Text = {
  en: "a proxy does not report the addresses of a host name",
  ko: "프록시는 이름의 주소를 알려 주지 않습니다",
};

/** Converts the proxies to the form that the door takes; null without a proxy. */
export function toProxies({ secure, plain, bypass, resolves }: ReadProxies): Proxies | null {
  return secure || plain ? { secure: secure?.proxy, plain: plain?.proxy, bypass, resolves } : null;
}

/** Returns the secrets of the proxies, to be masked. */
export function secretsOfProxies({ secure, plain }: ReadProxies): readonly string[] {
  return [secure, plain].flatMap((named) => named?.proxy.authorization ?? []);
}

/** Null if the proxy is off, undefined if the option was not given. */
function typed(given: Given): NamedProxy | null | undefined {
  const from = given.source("proxy");
  if (from === undefined) return undefined;
  const field = given.naming("proxy");
  // `given.one` quotes a repeated value in its error, and this value may hold a password.
  if (from !== "environment" && given.list("proxy").length > 1) {
    throw failure("input.repeated", { field, count: given.list("proxy").length }, { reason: "proxy" });
  }
  const text = given.one("proxy") ?? off;
  // A single word is more likely a misspelt "off" or a forgotten value than a host. The variables that curl reads keep curl's syntax.
  if (text !== off && !/:\/\/|:\d+\/?\s*$/.test(text)) throw wrong(text, field);
  return text === off ? null : { proxy: readProxy(text, field), from };
}

function told(given: Given, scheme: "https" | "http" | "all"): NamedProxy | null {
  const from = proxyVariables.find((name) => name.toLowerCase() === `${scheme}_proxy` && given.variable(name));
  const text = from && given.variable(from);
  return from && text ? { proxy: readProxy(text, from), from } : null;
}

const usualPort = { "http:": 1080, "https:": 443 } as const;

const expected: Text = {
  en: "an http or https URL of a proxy, such as http://proxy.example:3128 or http://user:password@proxy.example:3128",
  ko: "http://proxy.example:3128이나 http://user:password@proxy.example:3128 같은 http 또는 https 프록시 URL",
};

function readProxy(text: string, field: string): Proxy {
  // As in curl, a proxy without a scheme is an HTTP proxy.
  const url = URL.parse(text.includes("://") ? text.trim() : `http://${text.trim()}`);
  const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
  const hasMore = url && (url.search !== "" || url.hash !== "" || !/^\/?$/.test(url.pathname));
  if (!url || !isHttp || hostOf(url) === "" || url.port === "0" || hasMore) throw wrong(text, field);
  const isSecure = url.protocol === "https:";
  const authorization = credentialsOf(url, text, field);
  return {
    isSecure,
    host: hostOf(url),
    // `URL` drops the default port of the scheme, and curl's default port of a proxy is another one.
    port: url.port === "" ? portIn(text, isSecure) : Number(url.port),
    ...(authorization !== undefined && { authorization }),
    name: `${url.protocol}//${url.host}`,
  };
}

function portIn(text: string, isSecure: boolean): number {
  const written = /:(?:80|443)\/?\s*$/.exec(text);
  if (written) return isSecure ? 443 : 80;
  return isSecure ? usualPort["https:"] : usualPort["http:"];
}

/** RFC 7617 §2: neither part may contain a control character, and the user name no colon. */
function credentialsOf({ username, password }: URL, text: string, field: string): string | undefined {
  if (username === "" && password === "") return undefined;
  const [user, word] = [decoded(username), decoded(password)];
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  if (user === null || word === null || /[\u0000-\u001f\u007f]/.test(user + word) || user.includes(":")) {
    throw wrong(text, field);
  }
  return `Basic ${Buffer.from(`${user}:${word}`).toString("base64")}`;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Schemes that other programs accept, or that are easily typed by mistake. */
const knownScheme = /^\s*(?:https?|ftp|wss?|socks[45]?[ah]?):\/\//i;

function wrong(text: string, field: string): Failure {
  // The text before an @ may be a password, and so may a text that cannot be parsed.
  const place = text.slice(text.lastIndexOf("@") + 1).split(/[?#]/, 1)[0] ?? "";
  const shown = printable(knownScheme.test(place) ? place : place.replace(/^.*:\/\//s, "…://"), 60);
  const given = text.includes("@") ? `"…@${shown}"` : `"${shown}"`;
  return failure("input.value", { field, expected, given }, { reason: "proxy" });
}
