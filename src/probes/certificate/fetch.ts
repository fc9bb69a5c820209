import { reach } from "../../core/target/address.ts";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { HttpReply, HttpRequest, Named } from "../../core/net/net.ts";

/** How many URLs of one kind in a certificate are tried. */
export const mostUrls = 3;

/** The result of fetching a URL from a certificate. The reason is one of ours or that of the failure. */
export type Fetched =
  | { readonly ok: true; readonly body: Uint8Array; readonly address: string }
  | { readonly ok: false; readonly reason: string };

/** How a URL from a certificate is fetched: `limit` in bytes, `patience` in milliseconds, and the allowed schemes. */
export interface Fetching extends Omit<HttpRequest, "url" | "namedBy"> {
  readonly limit: number;
  /** Milliseconds in total, including a redirect. */
  readonly patience: number;
  readonly schemes: readonly ("http:" | "https:")[];
}

/**
 * Fetches a URL from a certificate. The certificate's requester chose the URL, so it is treated as input from the address that served the
 * certificate: HTTP only, at most one redirect, and public addresses only if the certificate came from one.
 */
export async function fetchNamed(context: Context, url: string, by: Named, how: Fetching): Promise<Fetched> {
  const { schemes, ...request } = how;
  const started = context.elapsed();
  const first = await exchange(context, url, { by, schemes, request });
  if (!first.ok) return first;
  const { address, location, fetched } = first.answer;
  if (location === null) return fetched;
  const patience = Math.floor(how.patience - (context.elapsed() - started));
  if (patience <= 0) return { ok: false, reason: "timeout.http" };
  const rest = { ...request, patience };
  const second = await exchange(context, location, { by: { namedBy: address }, schemes, request: rest });
  if (!second.ok) return second;
  if (second.answer.location !== null) return { ok: false, reason: "redirected" };
  // The redirect counts as named by the address that the first URL led to.
  return second.answer.fetched.ok ? { ...second.answer.fetched, address } : second.answer.fetched;
}

interface Exchange extends Pick<Fetching, "schemes"> {
  readonly by: Named;
  readonly request: Omit<Fetching, "schemes">;
}

/** The part of a reply that is cached for the run; a body that is too large is not cached. */
interface Answer {
  readonly address: string;
  readonly location: string | null;
  readonly fetched: Fetched;
}

type Exchanged = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly reason: string };

async function exchange(context: Context, url: string, { by, schemes, request }: Exchange): Promise<Exchanged> {
  const parsed = URL.parse(url);
  if (!parsed || !schemes.some((scheme) => scheme === parsed.protocol)) return { ok: false, reason: "scheme" };
  const { method = "GET" } = request;
  const bytes = request.body ? ` ${Buffer.from(request.body).toString("base64url")}` : "";
  const key = `fetch ${partyOf(by)} ${method} ${parsed.href}${bytes}`;
  const came = await attempt(() =>
    shared(context, { key, host: parsed.host }, async () => {
      const reply = await context.net.http({ ...request, ...by, url: parsed.href, isAnonymous: true });
      return toAnswer(reply, parsed.href, request.limit);
    }),
  );
  return came.ok ? { ok: true, answer: came.value } : { ok: false, reason: came.failure.reason };
}

/** The largest body, in bytes, that is cached for the run. */
const mostKept = 64 * 1024;

/**
 * Concurrent requests for the same URL share one fetch, and small answers are cached for the run. A CRL of megabytes is not: its reader
 * caches what it parsed, and proven results are stored on the shelf.
 */
async function shared(
  context: Context,
  { key, host }: { readonly key: string; readonly host: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const flights = await context.once(`fetches ${host}`, () => Promise.resolve(new Map<string, Promise<Answer>>()));
  const known = flights.get(key);
  if (known) return known;
  const flight = work();
  flights.set(key, flight);
  const drop = ({ fetched }: Answer): unknown => fetched.ok && fetched.body.length > mostKept && flights.delete(key);
  flight.then(drop, ignore);
  return flight;
}

function ignore(): void {}

/**
 * The cache key of the party that named a URL. What a private address may fetch must not leak to another party. All public parties share
 * one key, so that the addresses of one host and the hosts of one authority share downloads.
 */
function partyOf({ namedBy }: Named): string {
  if (namedBy === undefined) return "user";
  return reach(namedBy) === "public" ? "public" : namedBy;
}

function toAnswer(reply: HttpReply, url: string, limit: number): Answer {
  return { address: reply.address, location: redirectOf(reply, url), fetched: toBody(reply, limit) };
}

function redirectOf({ status, headers }: HttpReply, base: string): string | null {
  if (status < 300 || status >= 400) return null;
  const location = headers.find(([name]) => name.toLowerCase() === "location")?.[1];
  return location === undefined ? null : (URL.parse(location.slice(0, 2048), base)?.href ?? null);
}

function toBody({ status, body, truncated, address }: HttpReply, limit: number): Fetched {
  if (status !== 200) return { ok: false, reason: `http.${status}` };
  if (truncated) return { ok: false, reason: body.length >= limit ? "too-large" : "truncated" };
  return { ok: true, body: alone(body), address };
}

/** A view would keep the whole underlying buffer in memory, and the shelf stores these bytes. */
function alone(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
