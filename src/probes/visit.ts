import type { Context } from "../core/check.ts";
import type { HttpReply, Named } from "../core/net.ts";

/** Bytes of a page that are read: enough for any `<head>` whose `<meta>` elements count. */
export const pageLimit = 512 * 1024;

/** Asks for a URL once in this run. The first URL asked of an origin also answers {@link visit} for that origin. */
export function ask(context: Context, url: string, named: Named = {}): Promise<HttpReply> {
  const { origin } = new URL(url);
  void context.once(`visit ${origin}`, () => get(context, url, named));
  return get(context, url, named);
}

/** The first reply of an origin in this run, whoever asked for it; asks for `/` where nobody has. */
export function visit(context: Context, origin: string, named: Named = {}): Promise<HttpReply> {
  return context.once(`visit ${origin}`, () => get(context, `${origin}/`, named));
}

/** The reply of a URL, once in this run, which says nothing of how its origin was first met. */
export function get(context: Context, url: string, named: Named): Promise<HttpReply> {
  return context.once(`get ${url}`, () => context.net.http({ url, limit: pageLimit, ...named }));
}
