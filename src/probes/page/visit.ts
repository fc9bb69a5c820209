import type { Context } from "../../core/check.ts";
import type { HttpReply, Named } from "../../core/net/net.ts";

/** Bytes of a page that are read: enough for a `<head>` whose `<meta>` elements count. */
export const pageLimit = 512 * 1024;

/** Bytes of a page that are read in this run; more where an observer needs them. */
export function limitIn({ watching }: Context): number {
  return Math.max(pageLimit, watching?.limit ?? 0);
}

/** Requests a URL, cached for the run. The first URL requested from an origin also answers {@link visit} for that origin. */
export function requestPage(context: Context, url: string, named: Named = {}): Promise<HttpReply> {
  const { origin } = new URL(url);
  void begin(context, origin, url);
  void context.once(`visit ${origin}`, () => get(context, url, named));
  return get(context, url, named);
}

/** The first reply of an origin in this run; requests `/` if there is none. */
export function visit(context: Context, origin: string, named: Named = {}): Promise<HttpReply> {
  return context.once(`visit ${origin}`, async () => get(context, await begunAt(context, origin), named));
}

/** The URL of {@link visit}: the first one that the run requested from the origin, or else `/`. */
export function begunAt(context: Context, origin: string): Promise<string> {
  return begin(context, origin, `${origin}/`);
}

/**
 * The first URL that the run requested from an origin. Every address of the host gets the same URL; otherwise different pages would look
 * like different addresses. The key spells the host uniformly, so that all addresses share it.
 */
function begin(context: Context, origin: string, url: string): Promise<string> {
  return context.once(`begun ${Buffer.from(origin).toString("base64url")}`, () => Promise.resolve(url));
}

/** The reply of a URL, cached for the run; does not count as the origin's first request. */
export function get(context: Context, url: string, named: Named): Promise<HttpReply> {
  return context.once(`get ${url}`, () => context.net.http({ url, limit: limitIn(context), ...named }));
}
