import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { Named } from "../../core/net/net.ts";
import { hostOf } from "../../core/target/target.ts";
import { trustIn } from "../../probes/page/hsts-upgrade.ts";
import { identityAt } from "../../probes/page/identity.ts";
import { journeyFrom, travel, type Hop, type Journey } from "../../probes/page/redirects.ts";
import { begunAt, get, visit } from "../../probes/page/visit.ts";
import { toHstsField, type HstsAnswer } from "./schema.ts";

/** How many redirects of the same origin a visit for HSTS alone follows. */
const mostRedirects = 5;

/**
 * The visit of this run to an origin: the redirects that another check follows, or else those within the origin, from the first URL that the run
 * requested there. Cached for the run; throws the failure of the first request.
 */
export function visitOf(context: Context, origin: string): Promise<Journey> {
  return journeyFrom(context, origin, () => alone(context, origin));
}

/** Only this origin is asked, so that the visit stays on the same connection. */
async function alone(context: Context, origin: string): Promise<Journey> {
  let left = mostRedirects + 1;
  const url = await begunAt(context, origin);
  return travel(
    { url },
    {
      now: context.now(),
      isTrusted: trustIn(context),
      async send({ url: next, headers, ...named }) {
        // Ends the visit there; what came before stays.
        if (new URL(next).origin !== origin || left-- === 0) throw failure("aborted", {});
        if (headers) return context.net.http({ url: next, headers, ...named });
        return next === url ? visit(context, origin) : get(context, next, named);
      },
    },
  );
}

/** Whether hops that {@link visitOf} would not reach alone can change the store for the host of an origin. */
export function isBeyond(hops: readonly Hop[], origin: string): boolean {
  const left = hops.findIndex(({ url }) => new URL(url).origin !== origin);
  const alone = Math.min(left < 0 ? hops.length : left, mostRedirects + 1);
  return hops.slice(alone).some(({ url }) => concerns(url, origin));
}

/** Whether the host of a URL is that of the origin, or above it. */
function concerns(url: string, origin: string): boolean {
  const [host, own] = [url, origin].map((each) => hostOf(new URL(each)));
  return host === own || (own ?? "").endsWith(`.${host}`);
}

/** The answers of these hops that can change the store for the host of an origin; those of the origin itself are trusted as far as the origin is. */
export function hstsSentOn(context: Context, hops: readonly Hop[], origin: string): Promise<readonly HstsAnswer[]> {
  const sending = hops.flatMap(({ url, hsts }, at) =>
    hsts === undefined || !concerns(url, origin) ? [] : [{ url, hsts, from: hops[at - 1] }],
  );
  return Promise.all(
    sending.map(async ({ url, hsts, from }): Promise<HstsAnswer> => {
      const sent = { host: hostOf(new URL(url)), ...toHstsField(hsts) };
      if (new URL(url).origin === origin) return sent;
      return { ...sent, trusted: await isTrusted(context, url, from ? { namedBy: from.address } : {}) };
    }),
  );
}

/** Whether browsers accept the connection; null if unknown. */
async function isTrusted(context: Context, url: string, named: Named): Promise<boolean | null> {
  const met = await identityAt(context, url, named);
  return met && met.problems.length === 0;
}
