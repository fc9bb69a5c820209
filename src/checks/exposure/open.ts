import { createHash } from "node:crypto";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { FailureFacts } from "../../core/failure.ts";
import type { HttpReply, HttpRequest } from "../../core/net/net.ts";
import { hostOf } from "../../core/target/target.ts";
import { faviconHash } from "../../formats/exposure/murmur3.ts";
import { pageBytes, type Favicon } from "../../formats/exposure/page.ts";
import { readLocation } from "../../formats/http/location.ts";
import { stranger } from "../../probes/dns/public-address.ts";
import { isTrustedByHandshake, upgradedByHsts, type Exchanged } from "../../probes/page/hsts-upgrade.ts";
import { isBelow } from "./names.ts";

/** Maximum number of redirects followed, all within the domain. */
const mostRedirects = 3;

/** Milliseconds for one page, and for a connection to it. */
const patience = { patience: 8000, acceptance: 4000 } as const;

/** Larger favicons are ignored. */
const faviconBytes = 64 * 1024;

/** The page that the first request led to. */
export interface Landing {
  readonly url: string;
  readonly reply: HttpReply;
  readonly redirects: number;
  /** The origin outside the domain that it redirects to. */
  readonly leadsTo: string | null;
}

/** The result of opening a host. */
export type Opened =
  | { readonly landing: Landing; readonly failure: null }
  | { readonly landing: null; readonly failure: FailureFacts };

/** The address of a host, and its domain. */
export interface Place {
  readonly host: string;
  readonly domain: string;
  /** An id from `net.addresses`. */
  readonly at: string;
}

/** Opens a host once, over https, or plain HTTP if https does not answer. Only sends `GET /`, without credentials. */
export async function openHost(place: Place, { net }: Pick<Context, "net">): Promise<Opened> {
  const secure = await attempt(() => land(`https://${place.host}/`, place, net));
  if (secure.ok) return { landing: secure.value, failure: null };
  const plain = await attempt(() => land(`http://${place.host}/`, place, net));
  return plain.ok ? { landing: plain.value, failure: null } : { landing: null, failure: secure.failure };
}

async function land(start: string, place: Place, net: Context["net"]): Promise<Landing> {
  const get = (url: string): Promise<HttpReply> => net.http({ ...requestFor(url, place), limit: pageBytes });
  const exchanges: Exchanged[] = [];
  let url = start;
  let reply = await get(url);
  for (let redirects = 0; ; redirects++) {
    const sent = readLocation(reply, url)?.url ?? null;
    const here = { url, reply, redirects, leadsTo: null };
    if (sent === null || !/^https?:/.test(sent)) return here;
    exchanges.push({ request: { url }, reply });
    const to = (await upgradedByHsts(sent, exchanges, isTrustedByHandshake)) ?? sent;
    const target = new URL(to);
    if (!isBelow(hostOf(target), place.domain)) return { ...here, leadsTo: target.origin };
    if (redirects === mostRedirects) return here;
    const next = await attempt(() => get(to));
    // If the redirect target cannot be opened, the redirecting page is reported.
    if (!next.ok) return here;
    [url, reply] = [to, next.value];
  }
}

/** The host name comes from a certificate log or a page, so its address must be public. */
function requestFor(url: string, { host, at }: Place): HttpRequest {
  const isSame = hostOf(new URL(url)) === host;
  return { url, namedBy: stranger, isAnonymous: true, ...patience, ...(isSame && { at }) };
}

/** The hashes of a page's favicon: of the icon that it declares on its own host, or else of `/favicon.ico`; null without one. */
export async function faviconOf(
  { url }: Landing,
  icon: string | null,
  place: Place,
  { net }: Pick<Context, "net">,
): Promise<Favicon | null> {
  const got = await attempt(() => net.http({ ...requestFor(iconUrl(url, icon), place), limit: faviconBytes }));
  if (!got.ok || got.value.status !== 200 || got.value.truncated || got.value.body.length === 0) return null;
  const { body } = got.value;
  return { sha256: createHash("sha256").update(body).digest("hex"), mmh3: faviconHash(body) };
}

function iconUrl(url: string, icon: string | null): string {
  const usual = new URL("/favicon.ico", url).href;
  const declared = icon === null ? null : URL.parse(icon, url);
  return declared !== null && declared.origin === new URL(url).origin ? declared.href : usual;
}
