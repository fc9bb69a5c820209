import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure, Failure } from "../../core/failure.ts";
import type { HttpReply } from "../../core/net/net.ts";
import { hostOf } from "../../core/target/target.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { arrivalAt, type PageKind } from "../../probes/page/kind.ts";
import { wantsCertificate } from "../../probes/tls/client-certificate.ts";
import { findDisclosures } from "../../probes/page/disclosures.ts";
import { plainHttp } from "../../probes/page/plain-http.ts";
import { redirects, type Journey } from "../../probes/page/redirects.ts";
import { tellOf } from "../../probes/page/page-state.ts";
import { stepsOf } from "../../probes/page/redirect-steps.ts";
import { pageLimit } from "../../probes/page/visit.ts";
import { noncesOf } from "./csp/judge.ts";
import { metaOf, keepHeaders, keepHops, keepOddities, keepRefresh, keepSuffixes } from "./record.ts";
import type { HttpRaw, Input } from "./schema.ts";

/** Follows a URL to its page and records it. Throws if something other than the site answered. */
export async function collect({ url }: Input, context: Context): Promise<HttpRaw> {
  // Most pages are on the requested host, so port 80 is requested in parallel.
  const beside = plainHttp(context, url);
  beside.catch(() => {});
  const journey = await redirects(context, url);
  tellOf(journey, context);
  const { hops, reply, url: finalUrl } = journey;
  const { page } = await arrivalAt(context, url, journey);
  const end = endOf(journey, page);
  const meta = metaOf(reply);
  const isPage = end === "answered";
  const behindPort80 = () => (finalUrl === url ? beside : plainHttp(context, finalUrl, journey.named));
  const [port80, steps, staticNonce, suffixes] = await Promise.all([
    isPage ? behindPort80() : null,
    isPage ? stepsOf(context, journey) : [],
    isPage ? comparesNonces(context, journey, meta.csp) : null,
    keepSuffixes(reply, meta.csp),
  ]);
  return {
    url,
    finalUrl,
    status: reply.status,
    observedAt: context.now().toISOString(),
    address: reply.address,
    redirectChain: keepHops(hops, steps),
    redirectOutcome: end,
    page,
    headers: keepHeaders(reply.headers),
    headersTotal: reply.headers.length,
    disclosures: findDisclosures(reply.headers, meta.generators),
    parser: reply.parser,
    version: reply.version,
    meta: { csp: meta.csp, referrer: meta.referrer, isComplete: meta.isWhole },
    plainHttp: port80,
    certificateRejection: steps.at(-1)?.certificateRejection ?? null,
    ...keepOddities(hops),
    ...keepRefresh(journey),
    ...suffixes,
    staticNonce,
    truncated: reply.truncated,
  };
}

/** How the redirects ended. An unreachable site, a challenge or a server error is a failure. */
function endOf({ end, reply, url }: Journey, { kind, service }: PageKind): HttpRaw["redirectOutcome"] {
  if (end.kind === "failed") throw new Failure(end.failure);
  if (kind === "login") return end.kind;
  const host = hostOf(new URL(url));
  if (kind === "challenge") throw failure("http.challenge", { host, detail: service ?? "" });
  if (end.kind !== "answered") return end.kind;
  if (wantsCertificate(reply)) throw failure("http.client-certificate", { host });
  if (reply.status >= 500 && kind === "error") throw failure("http.server-error", { host, status: reply.status });
  return end.kind;
}

/** Milliseconds allowed for the second request of a page. */
const secondLook = 3000;

/** CSP3 §7.1: a nonce must be unique per response, which only a second response can show. */
async function comparesNonces(
  { net }: Context,
  { url, named, reply }: Journey,
  written: readonly string[],
): Promise<boolean | null> {
  const first = noncesIn(reply, written);
  if (first.length === 0) return null;
  // Bypasses the run's cache, which would return the first answer.
  const again = await attempt(() => net.http({ url, limit: pageLimit, patience: secondLook, ...named }));
  if (!again.ok || again.value.status !== reply.status) return null;
  const second = noncesIn(again.value, metaOf(again.value).csp);
  return second.length === 0 ? null : second.some((nonce) => first.includes(nonce));
}

function noncesIn({ headers }: HttpReply, written: readonly string[]): readonly string[] {
  return noncesOf(valuesOf(headers, "content-security-policy"), written);
}
