import { isIP } from "node:net";
import { hostOf, parseHost, portOf } from "../../core/target/target.ts";

/** A DNS server: its transport and address. */
export interface DnsServer {
  readonly kind: "plain" | "tls" | "https";
  /** An address; for TLS also a name. */
  readonly host: string;
  /** Whether the host is an address. */
  readonly isAddress: boolean;
  readonly port: number;
  /** The name that its certificate must contain. */
  readonly name: string;
  /** The path of questions over HTTPS. */
  readonly path: string;
}

const longest = 2048;
const plain = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/;
const tls = /^tls:\/\/(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#@[\]]+))(?::(?<port>\d{1,5}))?\/?(?:#(?<name>[^#@/]+))?$/i;

/**
 * Parses `address`, `address:port`, `[address]:port`, `tls://host[:port]`, `tls://address#name` with the certificate name, or an `https`
 * URL (RFC 8484) without user name and fragment; null for anything else.
 */
export function serverOf(text: string): DnsServer | null {
  // Characters that URL parsers drop or rewrite: `https://dns.example\@elsewhere` would name another host.
  if (text.length > longest || /[\s\\{}]/.test(text)) return null;
  if (/^https:/i.test(text)) return overHttps(text);
  return /^tls:/i.test(text) ? overTls(text) : plainly(text);
}

function plainly(text: string): DnsServer | null {
  const { six, four, port = "53" } = plain.exec(text)?.groups ?? {};
  const host = six ?? four ?? text;
  if (isIP(host) === 0 || !isPort(Number(port))) return null;
  return { kind: "plain", host, isAddress: true, port: Number(port), name: host, path: "" };
}

function overTls(text: string): DnsServer | null {
  const { six, host: written = "", port = "853", name: told } = tls.exec(text)?.groups ?? {};
  const host = hostIn(six ?? written);
  const name = told === undefined ? host : hostIn(told);
  if (host === null || name === null || !isPort(Number(port))) return null;
  return { kind: "tls", host, isAddress: isIP(host) !== 0, port: Number(port), name, path: "" };
}

function overHttps(text: string): DnsServer | null {
  const url = /^https:\/\/[^/?#@]+(?:[/?][^#]*)?$/i.test(text) ? URL.parse(text) : null;
  const host = url && hostIn(hostOf(url));
  if (!url || !host || portOf(url) === 0) return null;
  // RFC 8484 §4.1 leaves the path to the server; `/dns-query` from its examples is the common choice.
  const path = /^https:\/\/[^/?]*$/i.test(text) ? "/dns-query" : url.pathname + url.search;
  return { kind: "https", host, isAddress: isIP(host) !== 0, port: portOf(url), name: host, path };
}

function hostIn(text: string): string | null {
  const parsed = parseHost(text);
  return "value" in parsed && parsed.value.port === null ? parsed.value.host : null;
}

function isPort(port: number): boolean {
  return port >= 1 && port <= 65_535;
}
