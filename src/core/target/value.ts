import { bracketed, hostOf, portOf } from "./target.ts";

/** The target of a check as a value: parsed once, and read from here by everything else. */
export interface Target {
  /** Its one spelling: what is shown, what results are stored under, and what fingerprints are made of. */
  readonly name: string;
  /** Its host, without brackets; null where it has none, as a message. */
  readonly host: string | null;
  /** Where it is asked over TLS; null for a URL of plain http, and where there is no host. */
  readonly origin: { readonly host: string; readonly port: number } | null;
}

/** A URL in its canonical form, as `urlTarget` gives it. */
export function targetOfUrl(url: string): Target {
  const parsed = new URL(url);
  const host = hostOf(parsed);
  const isSecure = parsed.protocol === "https:";
  return { name: url, host, origin: isSecure ? { host, port: portOf(parsed) } : null };
}

/** A host, its port where one is named, and behind a slash what else it is asked for. The port of https by itself goes without saying. */
export function targetOfHost(host: string, port?: number, detail?: string): Target {
  const isWritten = port !== undefined && (port !== 443 || detail !== undefined);
  const place = isWritten ? `${bracketed(host)}:${port}` : host;
  return { name: detail === undefined ? place : `${place}/${detail}`, host, origin: { host, port: port ?? 443 } };
}

/** What has a name and is nowhere in the network. */
export function targetOfText(name: string): Target {
  return { name, host: null, origin: null };
}
