import { createHash } from "node:crypto";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { FailureFacts } from "../../core/failure.ts";
import type { HttpReply, HttpRequest } from "../../core/net/net.ts";
import { hostOf } from "../../core/target/target.ts";
import { pageBytes } from "../../formats/exposure/page.ts";
import { readLocation } from "../../formats/http/location.ts";
import { stranger } from "../../probes/dns/public-address.ts";
import { isBelow } from "./names.ts";

/** Redirects that are followed, all of them within the domain. */
const mostRedirects = 3;

/** Milliseconds for one page, and for a connection to it. */
const patience = { patience: 8000, acceptance: 4000 } as const;

/** Favicons above this size are no favicons. */
const faviconBytes = 64 * 1024;

/** The page to which the first request led. */
export interface Landing {
  readonly url: string;
  readonly reply: HttpReply;
  readonly redirects: number;
  /** The origin outside the domain that it redirects to. */
  readonly leadsTo: string | null;
}

/** What came of opening a host. */
export type Opened =
  | { readonly landing: Landing; readonly failure: null }
  | { readonly landing: null; readonly failure: FailureFacts };

/** Where a host is, and which domain it belongs to. */
export interface Place {
  readonly host: string;
  readonly domain: string;
  /** An id that `net.addresses` gave. */
  readonly at: string;
}

/** Opens a host once: https, and plain HTTP where nothing answers there. Nothing but `GET /` is asked, without any credentials. */
export async function openHost(place: Place, { net }: Pick<Context, "net">): Promise<Opened> {
  const secure = await attempt(() => land(`https://${place.host}/`, place, net));
  if (secure.ok) return { landing: secure.value, failure: null };
  const plain = await attempt(() => land(`http://${place.host}/`, place, net));
  return plain.ok ? { landing: plain.value, failure: null } : { landing: null, failure: secure.failure };
}

async function land(start: string, place: Place, net: Context["net"]): Promise<Landing> {
  const get = (url: string): Promise<HttpReply> => net.http({ ...requestFor(url, place), limit: pageBytes });
  let url = start;
  let reply = await get(url);
  for (let redirects = 0; ; redirects++) {
    const to = readLocation(reply, url)?.url ?? null;
    const here = { url, reply, redirects, leadsTo: null };
    if (to === null || !/^https?:/.test(to)) return here;
    const target = new URL(to);
    if (!isBelow(hostOf(target), place.domain)) return { ...here, leadsTo: target.origin };
    if (redirects === mostRedirects) return here;
    const next = await attempt(() => get(to));
    // What cannot be reached, or may not be, is told by the page that leads there.
    if (!next.ok) return here;
    [url, reply] = [to, next.value];
  }
}

/** A log of certificates, or a page, has named the host, wherever that page was: it must be public. */
function requestFor(url: string, { host, at }: Place): HttpRequest {
  const isSame = hostOf(new URL(url)) === host;
  return { url, namedBy: stranger, isAnonymous: true, ...patience, ...(isSame && { at }) };
}

/** The SHA-256 of the favicon of a page; null where there is none. */
export async function faviconOf({ url }: Landing, place: Place, { net }: Pick<Context, "net">): Promise<string | null> {
  const icon = new URL("/favicon.ico", url).href;
  const got = await attempt(() => net.http({ ...requestFor(icon, place), limit: faviconBytes }));
  if (!got.ok || got.value.status !== 200 || got.value.truncated || got.value.body.length === 0) return null;
  return createHash("sha256").update(got.value.body).digest("hex");
}
