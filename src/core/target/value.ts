import { bracketed, hostOf, portOf } from "./target.ts";

/** The parsed target of a check. */
export interface Target {
  /** Its canonical name for display, storage and fingerprints. */
  readonly name: string;
  /** Its host without brackets; null without one, as for a message. */
  readonly host: string | null;
  /** Its TLS endpoint; null for a plain http URL and without a host. */
  readonly origin: { readonly host: string; readonly port: number } | null;
}

/** A URL in its canonical form, as `urlTarget` gives it. */
export function targetOfUrl(url: string): Target {
  const parsed = new URL(url);
  const host = hostOf(parsed);
  const isSecure = parsed.protocol === "https:";
  return { name: url, host, origin: isSecure ? { host, port: portOf(parsed) } : null };
}

/** A host, its port if given, and further details after a slash. The https port is omitted. */
export function targetOfHost(host: string, port?: number, detail?: string): Target {
  const isWritten = port !== undefined && (port !== 443 || detail !== undefined);
  const place = isWritten ? `${bracketed(host)}:${port}` : host;
  return { name: detail === undefined ? place : `${place}/${detail}`, host, origin: { host, port: port ?? 443 } };
}

/** A target that is not on the network. */
export function targetOfText(name: string): Target {
  return { name, host: null, origin: null };
}
