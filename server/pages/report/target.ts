import { isIP } from "node:net";
import { getDomain } from "tldts";
import type { AnyCheck } from "../../../src/core/check.ts";

/** The target of a report. */
export interface ReportTarget {
  /** Its form in the report's address: a host, with port and path where given. */
  readonly name: string;
  readonly host: string;
  /** The page's URL: https, unless http was given. */
  readonly url: string;
}

/** The most characters of a target, as given and as named: percent-encoding makes a path longer. */
const longest = 2000;

/** Parses a domain, a URL or an e-mail address. Parts that may be secret (query, mailbox) are dropped. Null for anything else. */
export function readTarget(text: string): ReportTarget | null {
  const given = text.trim();
  if (given.length > longest) return null;
  const host = /^(?:mailto:)?[^@/\s]{1,64}@(?<domain>[^@/\s]{1,255})$/i.exec(given)?.groups?.["domain"] ?? given;
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(host) && !/^https?:/i.test(host)) return null;
  const url = URL.parse(/^https?:\/\//i.test(host) ? host : `https://${host}`);
  const name = url?.hostname.replace(/\.$/, "") ?? "";
  if (!url || url.username !== "" || url.password !== "" || isIP(name.replace(/^\[|\]$/g, "")) !== 0) return null;
  // An empty label makes no name (RFC 1035 §3.1), and each reading would take one more dot away.
  if (name === "" || name.startsWith(".") || name.endsWith(".")) return null;
  const port = url.port === "" ? "" : `:${url.port}`;
  const path = url.pathname === "/" ? "" : url.pathname;
  const scheme = url.protocol === "http:" ? "http://" : "";
  const canonical = `${scheme}${name}${port}${path}`;
  if (canonical.length > longest) return null;
  return {
    name: canonical,
    host: `${name}${port}`,
    url: `${url.protocol}//${name}${port}${path || "/"}`,
  };
}

/**
 * The target in a report's address, and whether it is written in its canonical form; null where it is invalid. Decoded names are compared:
 * an address may be percent-encoded in several ways (RFC 3986 §6.2.2.2), and a redirect to an equal one never ends.
 */
export function targetAt(path: string): { readonly target: ReportTarget; readonly isCanonical: boolean } | null {
  const name = decoded(path);
  const target = name === null ? null : readTarget(name);
  return target && { target, isCanonical: target.name === name };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The host of a report's target, without its port. */
export function hostOf({ host }: Pick<ReportTarget, "host">): string {
  return host.replace(/:\d+$/, "");
}

/** The checks of a report, in display order. */
export const reportChecks: readonly string[] = ["ssl", "http", "email", "dns", "owasp", "pqc", "golive", "rdap"];

/** The input of a report's check. */
export function askedOf(
  { id, subject }: Pick<AnyCheck, "id" | "subject">,
  target: ReportTarget,
): Readonly<Record<string, string>> {
  const name = hostOf(target);
  if (subject === undefined) return {};
  if (id === "http") return { [subject]: target.url };
  if (id === "ssl") return { [subject]: target.host };
  // Mail belongs to the domain and not to its web server.
  if (id === "email") return { [subject]: getDomain(name, { allowPrivateDomains: true }) ?? name };
  return { [subject]: name };
}
