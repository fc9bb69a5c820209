import { isIP } from "node:net";
import { z } from "zod";
import type { Text } from "../text.ts";

/** A host in lower-case ASCII without trailing dot or brackets, addresses in canonical form. */
export interface HostTarget {
  readonly host: string;
  /** The port of a pasted URL or `host:port`; null without one. */
  readonly port: number | null;
}

/** A problem that an input schema reports through zod and `parseInput` turns into a `Failure`. */
export interface TargetProblem {
  readonly expected: Text;
  /** Replaces the given value in the message if that may contain a secret. */
  readonly given?: string | Text;
}

const longestInput = 2048;
const longestName = 253;

const aHost: Text = {
  en: "a host name or IP address such as example.com",
  ko: "example.com 같은 호스트 이름 또는 IP 주소",
};
const aUrl: Text = {
  en: "an http or https URL such as https://example.com/",
  ko: "https://example.com/ 같은 http 또는 https URL",
};
const aPort: Text = { en: "a port from 1 to 65535", ko: "1부터 65535까지의 포트" };
const withPort: Text = { en: "an address with a port from 1 to 65535", ko: "1부터 65535까지의 포트가 있는 주소" };
const noSecret: Text = { en: "an address without user name and password", ko: "사용자 이름과 비밀번호가 없는 주소" };
const shorter: Text = { en: `no longer than ${longestInput} characters`, ko: `${longestInput}자 이하` };

const spokenScheme = /^(?<scheme>[a-z0-9]{3,10}):\/\//i;

/** The ssl check's term for these schemes: a STARTTLS protocol, or a port with implicit TLS. */
const askedBy: Readonly<Record<string, string>> = {
  smtp: "starttls=smtp",
  imap: "starttls=imap",
  pop: "starttls=pop3",
  pop3: "starttls=pop3",
  ftp: "starttls=ftp",
  postgres: "starttls=postgres",
  postgresql: "starttls=postgres",
  smtps: "port=465",
  imaps: "port=993",
  pops: "port=995",
  pop3s: "port=995",
  ftps: "port=990",
};

function hostAnd(spoken: string): Text {
  const flag = `--${spoken.replace("=", " ")}`;
  return {
    en: `the host without a scheme, with ${spoken} (${flag}) for the ssl check`,
    ko: `스킴 없는 호스트(ssl 점검이라면 ${spoken} 또는 ${flag} 추가)`,
  };
}

/** A host name or address; also accepts a pasted URL. */
export function hostTarget(): z.ZodType<HostTarget, string> {
  return z.string().transform((text, context) => unwrap(parseHost(text), context));
}

/** A TCP port, as a number or in digits. */
export function portNumber(): z.ZodType<number, string | number> {
  // In the published schema: digits in a query string, a number elsewhere.
  const asWritten = z.union([z.string(), z.number()]).meta({ type: "integer", minimum: 1, maximum: 65_535 });
  return asWritten.transform((given, context) => {
    const port = /^\d{1,5}$/.test(`${given}`) ? Number(given) : 0;
    return unwrap(port >= 1 && port <= 65_535 ? { value: port } : { problem: { expected: aPort } }, context);
  });
}

/** An absolute http or https URL; `https://` is assumed, the fragment is dropped. */
export function urlTarget(): z.ZodType<string, string> {
  return z.string().transform((text, context) => unwrap(parseUrl(text), context));
}

type Parsed<T> = { readonly value: T } | { readonly problem: TargetProblem };

function unwrap<T>(parsed: Parsed<T>, context: z.RefinementCtx): T {
  if ("value" in parsed) return parsed.value;
  context.addIssue({ code: "custom", params: { ...parsed.problem } });
  return z.NEVER;
}

/** Parses a pasted host: with scheme, path, port, trailing dot, in Unicode, or an address in any notation. */
export function parseHost(text: string): Parsed<HostTarget> {
  const scheme = spokenScheme.exec(text.trim())?.groups?.["scheme"]?.toLowerCase();
  const spoken = scheme === undefined ? undefined : askedBy[scheme];
  // The rest of the URL may contain a password.
  if (spoken !== undefined) return { problem: { expected: hostAnd(spoken), given: `${scheme}://…` } };
  const parsed = parse(text, aHost);
  if ("problem" in parsed) return parsed;
  const url = parsed.value;
  return { value: { host: hostOf(url), port: givenPort(text, url) } };
}

/** Parses a URL into canonical form. */
export function parseUrl(text: string): Parsed<string> {
  const parsed = parse(text, aUrl);
  if ("problem" in parsed) return parsed;
  const url = parsed.value;
  url.hash = "";
  // "/?" is equivalent to "/".
  if (url.search === "") url.search = "";
  // A trailing dot names the same host but changes the certificate name and Host header; RFC 9110 §4.2.3 allows removing it.
  url.hostname = bracketed(hostOf(url));
  return { value: url.href };
}

/** The host of a URL without brackets and trailing dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

/** The port of a URL, or its default. */
export function portOf(url: URL): number {
  return url.port === "" ? defaultPort(url.protocol) : Number(url.port);
}

/** A host as written in a URL: IPv6 in brackets. */
export function bracketed(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** The https origin of a host and port, in URL notation. */
export function httpsOrigin({ host, port }: { readonly host: string; readonly port: number }): string {
  return `https://${bracketed(host)}${port === 443 ? "" : `:${port}`}`;
}

const schemed = /^[a-z][a-z0-9+.-]*:\/\//i;

/** User name and password before a host without a scheme. */
const beforeHost = /^[^/?#]*@/;

// `http:/x` and `mailto:x` have a broken or another scheme, `//x` none: with https:// in front they would mean another host.
const otherwise = /^(?:[a-z][a-z0-9+.-]*:(?!\d)|\/)/i;

function parse(text: string, expected: Text): Parsed<URL> {
  const trimmed = text.trim();
  if (trimmed.length > longestInput) return { problem: { expected: shorter, given: `${trimmed.length}` } };
  // The URL parser silently drops tabs and line breaks and reads a backslash as a slash, so the requested URL would differ from the visible one.
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  if (trimmed === "" || /[\u0000-\u0020\u007f\\]/.test(trimmed)) return { problem: { expected } };
  const isSchemed = schemed.test(trimmed);
  if (!isSchemed && beforeHost.test(trimmed)) return { problem: { expected: noSecret, given: "…" } };
  if (!isSchemed && isIP(trimmed) !== 6 && otherwise.test(trimmed)) return { problem: { expected } };
  const url = URL.parse(isSchemed ? trimmed : `https://${bareAddress(trimmed)}`);
  if (!url && hasWrongPort(trimmed)) return { problem: { expected: withPort } };
  if (!url || !/^https?:$/.test(url.protocol)) return { problem: { expected } };
  if (url.username !== "" || url.password !== "") return { problem: { expected: noSecret, given: "…@" + url.host } };
  if (url.port === "0") return { problem: { expected: withPort } };
  return isHost(hostOf(url)) ? { value: url } : { problem: { expected } };
}

/** Whether the port is the only fault of a text. */
function hasWrongPort(text: string): boolean {
  const without = text.replace(/:\d+(?=$|[/?#])/, "");
  return without !== text && URL.canParse(schemed.test(without) ? without : `https://${without}`);
}

/** `::1` without brackets is an address, not a host with a port. */
function bareAddress(text: string): string {
  return isIP(text) === 6 ? `[${text}]` : text;
}

function isHost(host: string): boolean {
  if (isIP(host)) return true;
  if (host.length === 0 || host.length > longestName) return false;
  // RFC 952 excludes underscores, but such names are in use and browsers open them.
  return host.split(".").every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label));
}

function givenPort(text: string, url: URL): number | null {
  if (url.port !== "") return Number(url.port);
  const trimmed = text.trim();
  // The URL parser drops an explicit default port; a pasted scheme implies its port too.
  if (/^http:\/\//i.test(trimmed)) return 443;
  return isIP(trimmed) === 0 && /^(?:https:\/\/)?[^/?#]*:443(?:[/?#]|$)/i.test(trimmed) ? 443 : null;
}

function defaultPort(protocol: string): number {
  return protocol === "http:" ? 80 : 443;
}
