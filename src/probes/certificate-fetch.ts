import { attempt } from "../core/attempt.ts";
import type { Context } from "../core/check.ts";
import type { HttpReply, HttpRequest, Named } from "../core/net.ts";

/** How many of the URLs of one kind that a certificate names are tried. */
export const mostUrls = 3;

/** Why a URL that a certificate names gave nothing: our own reasons, or that of the failure. */
export type Fetched =
  | { readonly ok: true; readonly body: Uint8Array }
  | { readonly ok: false; readonly reason: string };

/** How something that a certificate names is fetched: `limit` in bytes, `patience` in milliseconds, and by which schemes. */
export interface Fetching extends Omit<HttpRequest, "url" | "namedBy"> {
  readonly limit: number;
  readonly patience: number;
  readonly schemes: readonly ("http:" | "https:")[];
}

/**
 * Fetches what a certificate points to. The URL was chosen by whoever asked for the certificate, so it is followed as the words
 * of the address that served it: only by HTTP, at most one redirect, and into public space alone if it came from there.
 */
export async function fetchNamed(context: Context, url: string, by: Named, how: Fetching): Promise<Fetched> {
  const { schemes, ...request } = how;
  const first = await exchange(context, url, { by, schemes, request });
  if (!first.ok) return first;
  const location = redirectOf(first.reply, url);
  if (location === null) return toBody(first.reply, how.limit);
  const second = await exchange(context, location, { by: { namedBy: first.reply.address }, schemes, request });
  if (!second.ok) return second;
  return redirectOf(second.reply, location) === null
    ? toBody(second.reply, how.limit)
    : { ok: false, reason: "redirected" };
}

interface Exchange extends Pick<Fetching, "schemes"> {
  readonly by: Named;
  readonly request: Omit<Fetching, "schemes">;
}

type Exchanged = { readonly ok: true; readonly reply: HttpReply } | { readonly ok: false; readonly reason: string };

async function exchange(context: Context, url: string, { by, schemes, request }: Exchange): Promise<Exchanged> {
  const parsed = URL.parse(url);
  if (!parsed || !schemes.some((scheme) => scheme === parsed.protocol)) return { ok: false, reason: "scheme" };
  const { method = "GET" } = request;
  const bytes = request.body ? ` ${Buffer.from(request.body).toString("base64url")}` : "";
  const key = `fetch ${method} ${parsed.href}${bytes}`;
  const reply = await attempt(() => context.once(key, () => context.net.http({ ...request, ...by, url: parsed.href })));
  return reply.ok ? { ok: true, reply: reply.value } : { ok: false, reason: reply.failure.reason };
}

function redirectOf({ status, headers }: HttpReply, base: string): string | null {
  if (status < 300 || status >= 400) return null;
  const location = headers.find(([name]) => name.toLowerCase() === "location")?.[1];
  return location === undefined ? null : (URL.parse(location.slice(0, 2048), base)?.href ?? null);
}

function toBody({ status, body, truncated }: HttpReply, limit: number): Fetched {
  if (status !== 200) return { ok: false, reason: `http.${status}` };
  if (truncated) return { ok: false, reason: body.length >= limit ? "too-large" : "truncated" };
  return { ok: true, body };
}
