import { isIP } from "node:net";
import { hostOf, parseHost, portOf } from "../../core/target/target.ts";

/** A server for questions to the DNS: what it speaks, and where. */
export interface DnsServer {
  readonly kind: "plain" | "tls" | "https";
  /** An address; of what speaks TLS it may be a name as well. */
  readonly host: string;
  /** Whether that is an address. */
  readonly isAddress: boolean;
  readonly port: number;
  /** Whom its certificate must name. */
  readonly name: string;
  /** What questions are sent to over HTTPS. */
  readonly path: string;
}

const longest = 2048;
const plain = /^(?:\[(?<six>[^\]]+)\]|(?<four>[^:[\]]+))(?::(?<port>\d{1,5}))?$/;
const tls = /^tls:\/\/(?:\[(?<six>[^\]]+)\]|(?<host>[^:/?#@[\]]+))(?::(?<port>\d{1,5}))?\/?(?:#(?<name>[^#@/]+))?$/i;

/**
 * Reads `address`, `address:port`, `[address]:port`, `tls://host[:port]`, `tls://address#name` with the name of the certificate, or
 * an `https` URL (RFC 8484) without user name and fragment; null for anything else.
 */
export function serverOf(text: string): DnsServer | null {
  // What URLs are read without: `https://dns.example\@elsewhere` would be somebody else's.
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
  // RFC 8484 §4.1 leaves the path to the server; this is what all of them have taken from its examples.
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
