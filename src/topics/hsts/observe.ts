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

/** The answers of these hops that can change the store for the host of an origin; those of the origin itself are trusted as far as the origin is. */
export function hstsSentOn(context: Context, hops: readonly Hop[], origin: string): Promise<readonly HstsAnswer[]> {
  const own = hostOf(new URL(origin));
  const sending = hops.flatMap(({ url, hsts }, at) => {
    const host = hostOf(new URL(url));
    const isAbout = own === host || own.endsWith(`.${host}`);
    return hsts === undefined || !isAbout ? [] : [{ url, host, hsts, from: hops[at - 1] }];
  });
  return Promise.all(
    sending.map(async ({ url, host, hsts, from }): Promise<HstsAnswer> => {
      const sent = { host, ...toHstsField(hsts) };
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
