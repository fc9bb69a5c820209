import { isIP } from "node:net";
import type { Context } from "../../core/check.ts";
import type { HttpReply, HttpRequest } from "../../core/net/net.ts";
import { hostOf } from "../../core/target/target.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { coversHost, preloadedSuffix } from "../../formats/http/hsts-store.ts";
import { hstsIn } from "../../formats/http/hsts.ts";
import { isForHost } from "../../formats/x509/names.ts";
import { readOrNull } from "../certificate/path.ts";
import { isInCookieDomain } from "./cookies.ts";
import { identityAt } from "./identity.ts";

/** A request of a journey, with its reply. */
export interface Exchanged {
  readonly request: HttpRequest;
  readonly reply: HttpReply;
}

/** Whether browsers accept the connection of an https exchange, so that its HSTS counts (RFC 6797 §8.1). */
export type IsTrusted = (exchanged: Exchanged) => Promise<boolean>;

/** Decides by the certificates of the run. Throws nothing. */
export function trustIn(context: Context): IsTrusted {
  return async ({ request: { url, namedBy } }) => {
    const met = await identityAt(context, url, namedBy === undefined ? {} : { namedBy });
    return met?.problems.length === 0;
  };
}

/** Decides by the handshake alone, without revocation or fetched issuers: for requests outside a run's certificate checks. */
export async function isTrustedByHandshake({ request, reply: { handshake } }: Exchanged): Promise<boolean> {
  const [der] = handshake?.chain ?? [];
  if (!der || handshake?.trustError !== null || handshake.lenient) return false;
  const leaf = readOrNull(der);
  return leaf !== null && isForHost(leaf, hostOf(new URL(request.url)));
}

/**
 * The https form of an http URL, if its suffix is preloaded or its host sent HSTS earlier on the same journey (RFC 6797 §8.3); null for any
 * other URL. Trust is expensive to determine, so it is asked only for a policy that may cover the URL.
 */
export async function upgradedByHsts(
  target: string,
  journey: readonly Exchanged[],
  isTrusted: IsTrusted,
): Promise<string | null> {
  const url = new URL(target);
  const host = hostOf(url);
  // §8.1.1: an IP address has no policy.
  if (url.protocol !== "http:" || isIP(host) !== 0) return null;
  if (preloadedSuffix(host) !== null) return overHttps(url);
  const decided = new Set<string>();
  // The last policy of a host replaces earlier ones.
  for (const exchanged of journey.toReversed()) {
    const from = new URL(exchanged.request.url);
    const known = hostOf(from);
    if (from.protocol !== "https:" || decided.has(known) || !isInCookieDomain(host, known)) continue;
    const { headers, version } = exchanged.reply;
    const policy = hstsIn(valuesOf(headers, "strict-transport-security"), version === "2");
    if (!policy || !(await isTrusted(exchanged))) continue;
    decided.add(known);
    if (coversHost(known, policy, host)) return overHttps(url);
  }
  return null;
}

// §8.3 item 5: port 80 becomes 443 and any other port stays. URL objects omit port 80 of http, so only the scheme changes.
function overHttps(url: URL): string {
  const secure = new URL(url);
  secure.protocol = "https:";
  return secure.href;
}
