import { trimmed } from "./tags.ts";

/** A report address, RFC 9989 §4.6. Any URI is allowed; receivers ignore unknown schemes. */
export interface ReportUri {
  readonly text: string;
  readonly scheme: string;
  /** The host in lower case; null if the scheme has none, or for a bare address. */
  readonly host: string | null;
  /** RFC 9989 §4.8: obsolete and ignored. */
  readonly size: string | null;
}

/** Maximum number of addresses read; RFC 7489 §6.2 required receivers to support two. */
const mostUris = 50;

/** Reads a list of report addresses, RFC 9989 §4.8 dmarc-urilist; invalid ones are returned separately. */
export function parseReportUris(text: string): {
  readonly uris: readonly ReportUri[];
  readonly wrong: readonly string[];
} {
  const uris: ReportUri[] = [];
  const wrong: string[] = [];
  for (const each of text.split(",", mostUris)) {
    const bare = trimmed(each);
    const uri = parseReportUri(bare);
    if (uri) uris.push(uri);
    else wrong.push(bare);
  }
  return { uris, wrong };
}

function parseReportUri(text: string): ReportUri | null {
  const size = /![0-9]+[kmgt]?$/i.exec(text)?.[0] ?? null;
  const bare = size === null ? text : text.slice(0, -size.length);
  // RFC 3986 §3.1; §4.8 requires other exclamation marks to be encoded.
  const scheme = /^(?<scheme>[A-Za-z][A-Za-z0-9+.-]*):[^\s!]+$/.exec(bare)?.groups?.["scheme"]?.toLowerCase();
  if (scheme === undefined || !/^(?:[!-~](?!%(?![0-9A-Fa-f]{2})))+$/.test(bare)) return null;
  if (scheme === "mailto") return mailUri(bare, size);
  const host = /^https?$/.test(scheme) ? (URL.parse(bare)?.hostname ?? null) : "";
  return host === null ? null : { text: bare, scheme, host: isName(host) ? host : null, size };
}

/** RFC 6068 §2: an address, and anything after a question mark. */
function mailUri(text: string, size: string | null): ReportUri | null {
  const address = text.slice("mailto:".length).replace(/\?.*$/s, "");
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || !(isName(host) || /^\[[^[\]]+\]$/.test(host))) return null;
  return { text, scheme: "mailto", host: isName(host) ? host : null, size };
}

function isName(host: string): boolean {
  if (host.length > 253 || /^[0-9.]+$/.test(host)) return false;
  return host.split(".").every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i.test(label));
}
