import type { Context } from "../../core/check.ts";
import type { HttpReply, Named } from "../../core/net/net.ts";

/** Bytes of a page that are read: enough for any `<head>` whose `<meta>` elements count. */
export const pageLimit = 512 * 1024;

/** Bytes of a page that are read in this run, where somebody may want to know more of it. */
export function limitIn({ watching }: Context): number {
  return Math.max(pageLimit, watching?.limit ?? 0);
}

/** Asks for a URL once in this run. The first URL asked of an origin also answers {@link visit} for that origin. */
export function ask(context: Context, url: string, named: Named = {}): Promise<HttpReply> {
  const { origin } = new URL(url);
  void begin(context, origin, url);
  void context.once(`visit ${origin}`, () => get(context, url, named));
  return get(context, url, named);
}

/** The first reply of an origin in this run, whoever asked for it; asks for `/` where nobody has. */
export function visit(context: Context, origin: string, named: Named = {}): Promise<HttpReply> {
  return context.once(`visit ${origin}`, async () => get(context, await begin(context, origin, `${origin}/`), named));
}

/**
 * The URL by which a run began with an origin. Every address of the host is asked for the same one, or pages that differ would pass
 * for addresses that do: the key spells the host in a way of its own, so that all of them share it.
 */
function begin(context: Context, origin: string, url: string): Promise<string> {
  return context.once(`begun ${Buffer.from(origin).toString("base64url")}`, () => Promise.resolve(url));
}

/** The reply of a URL, once in this run, which says nothing of how its origin was first met. */
export function get(context: Context, url: string, named: Named): Promise<HttpReply> {
  return context.once(`get ${url}`, () => context.net.http({ url, limit: limitIn(context), ...named }));
}
