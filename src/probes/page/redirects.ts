import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { FailureFacts } from "../../core/failure.ts";
import type { HeadOddity, HttpReply, HttpRequest, Named } from "../../core/net/net.ts";
import { conflictingDispositions } from "../../formats/http/content-disposition.ts";
import { isUndecodable } from "../../formats/http/content-coding.ts";
import { valuesOf, type HeaderField } from "../../formats/http/header-list.ts";
import { hstsField } from "../../formats/http/hsts.ts";
import { readLocation, type Destination } from "../../formats/http/location.ts";
import { challengeIn } from "./challenge.ts";
import { trustIn, upgradedByHsts, type Exchanged, type IsTrusted } from "./hsts-upgrade.ts";
import { refreshOf } from "./refreshes.ts";
import { openRedirectChain } from "./redirect-chain.ts";
import { requestPage, limitIn } from "./visit.ts";

/** One exchange of a journey. */
export interface Hop {
  readonly url: string;
  readonly status: number;
  /** The redirect target: resolved, without user name and fragment; as received where no browser follows it; null for a page. */
  readonly location: string | null;
  /** True where a refresh and not a redirect led on; absent otherwise. */
  readonly isRefresh?: true;
  /** The http URL that the server named, where HSTS of the journey changed it to https, as browsers do; absent otherwise. */
  readonly upgradedFrom?: string;
  /** Whether it leads from https to http. */
  readonly downgrade: boolean;
  readonly ms: number;
  /** The address that replied. */
  readonly address: string;
  readonly roundTrips: number;
  readonly headers: readonly HeaderField[];
  /** The Strict-Transport-Security field that browsers read, of an https reply; absent without one. */
  readonly hsts?: string;
  /** Oddities of its header section that browsers reject or treat differently; absent without any. */
  readonly oddities?: readonly HeadOddity[];
}

/**
 * How a journey ended: at a page, in a loop, after too many redirects, at a Location that no browser follows, at a response that browsers
 * reject (a NUL byte, contradicting headers, or a body that does not match its header), at an address that the redirecting party may not
 * name, or at an unreachable hop.
 */
type JourneyEnd =
  | { readonly kind: "answered" | "loop" | "limit" | "invalid-location" | Refusal }
  | { readonly kind: "private" | "failed"; readonly failure: FailureFacts };

type Refusal = "nul-byte" | "content-disposition" | "content-encoding";

/** The redirect chain from a URL to its page. */
export interface Journey {
  readonly hops: readonly Hop[];
  readonly end: JourneyEnd;
  /** The last reply. */
  readonly reply: HttpReply;
  /** Its URL. */
  readonly url: string;
  /** Who named that URL; empty for the requested one. */
  readonly named: Named;
}

/** Fetch §4.4 "HTTP-redirect fetch": browsers follow at most this many. Here refreshes count as well. */
export const redirectLimit = 20;

/** Follows the redirects from a URL, cached for the run. Throws the first hop's failure; a later failure ends the journey. */
export function redirects(context: Context, url: string): Promise<Journey> {
  const { net } = context;
  return context.once(`redirects ${url}`, () => {
    const journey = travel(
      { url },
      {
        now: context.now(),
        isTrusted: trustIn(context),
        // A reply to a request with cookies is not shared.
        send: ({ url: next, headers, ...named }) =>
          headers
            ? net.http({ url: next, headers, limit: limitIn(context), ...named })
            : requestPage(context, next, named),
      },
    );
    noteJourney(context, url, journey);
    return journey;
  });
}

/** The journey of this run that first asked an origin; without one, `otherwise` is it. */
export function journeyFrom(context: Context, origin: string, otherwise: () => Promise<Journey>): Promise<Journey> {
  return context.once(`journey ${origin}`, otherwise);
}

/** Its first origin is known before it ends, so that no other visit to that origin begins beside it. */
function noteJourney(context: Context, url: string, journey: Promise<Journey>): void {
  const note = (origin: string): void => {
    journeyFrom(context, origin, () => journey).catch(() => {});
  };
  note(new URL(url).origin);
  journey.then(
    ({ hops }) => hops.forEach((hop) => note(new URL(hop.url).origin)),
    () => {},
  );
}

/** The dependencies of a journey: the time, and functions that judge connections and send requests. */
export interface Travelling {
  /** Decides which cookies have expired. */
  readonly now: Date;
  /** Decides whose HSTS counts. */
  readonly isTrusted: IsTrusted;
  /** Makes one exchange on the way. */
  readonly send: (request: HttpRequest) => Promise<HttpReply>;
}

/** Follows redirects manually up to a page, or up to something that no browser follows. */
export async function travel(start: HttpRequest, { now, isTrusted, send }: Travelling): Promise<Journey> {
  const trail = openRedirectChain(start.url, now);
  const hops: Hop[] = [];
  const exchanges: Exchanged[] = [];
  let request = start;
  let reply = await send(start);
  for (;;) {
    const { url, namedBy } = request;
    const refusal = refusalOf(reply) ?? ((await isUnreadable(request, reply, send)) ? "content-encoding" : null);
    exchanges.push({ request, reply });
    const destination = refusal ? null : await secured(onwardFrom(reply, url), exchanges, isTrusted);
    hops.push(toHop(url, reply, destination));
    const journey = { hops, reply, url, named: namedBy === undefined ? {} : { namedBy } };
    if (refusal) return { ...journey, end: { kind: refusal } };
    if (!destination) return { ...journey, end: { kind: "answered" } };
    const target = destination.url;
    if (target === null) return { ...journey, end: { kind: "invalid-location" } };
    if (hops.length > redirectLimit) return { ...journey, end: { kind: "limit" } };
    const cookie = trail.onward(url, reply.headers, target);
    if (cookie === null) return { ...journey, end: { kind: "loop" } };
    const next: HttpRequest = { url: target, namedBy: reply.address, ...(cookie !== "" && { headers: { cookie } }) };
    const came = await attempt(() => send(next));
    if (!came.ok) return { ...journey, end: broken(came.failure) };
    [request, reply] = [next, came.value];
  }
}

function broken(failure: FailureFacts): JourneyEnd {
  return { kind: failure.id === "address.private" ? "private" : "failed", failure };
}

function onwardFrom(reply: HttpReply, url: string): Onward | null {
  const redirect = readLocation(reply, url);
  if (redirect) return { ...redirect, isRefresh: false };
  const refresh = refreshOf(reply, url);
  return refresh?.isFollowed ? { url: refresh.url, seen: refresh.url, isRefresh: true } : null;
}

/** A destination with the HSTS of the journey applied. */
async function secured(
  onward: Onward | null,
  exchanges: readonly Exchanged[],
  isTrusted: IsTrusted,
): Promise<Onward | null> {
  if (!onward || onward.url === null) return onward;
  const url = await upgradedByHsts(onward.url, exchanges, isTrusted);
  // A page that refreshes itself is the page.
  if (onward.isRefresh && url === exchanges.at(-1)?.request.url) return null;
  return url === null ? onward : { ...onward, url, upgradedFrom: onward.url };
}

/** Why browsers reject a reply for its header section; null where they accept it, and where a bot challenge answers. */
function refusalOf(reply: HttpReply): Refusal | null {
  if (hasNulByte(reply)) return "nul-byte";
  const isJoined = reply.version === "2";
  return !isJoined && isOfSite(reply) && conflictingDispositions(reply.headers) ? "content-disposition" : null;
}

function isOfSite(reply: HttpReply): boolean {
  return reply.status < 500 && challengeIn(reply) === null;
}

/** The encodings of browsers. We request none, and some servers name one anyway. */
const accepted = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Whether browsers cannot decode a page; asked again with a browser's Accept-Encoding. */
async function isUnreadable(request: HttpRequest, reply: HttpReply, send: Travelling["send"]): Promise<boolean> {
  if (readLocation(reply, request.url) || !isOfSite(reply) || !isBroken(reply)) return false;
  const again = await attempt(() => send({ ...request, headers: { ...request.headers, ...accepted } }));
  return again.ok && isOfSite(again.value) && isBroken(again.value);
}

function isBroken({ body, headers }: HttpReply): boolean {
  return isUndecodable(body, valuesOf(headers, "content-encoding"));
}

// RFC 9110 §5.5: a NUL byte in a field value is invalid and dangerous. Chromium rejects it anywhere in the header section, Firefox in a
// value.
function hasNulByte({ headers, oddities = [] }: HttpReply): boolean {
  return oddities.some(({ kind }) => kind === "nul-byte") || headers.some((field) => field.join("").includes("\0"));
}

/** The target of a reply, and how it leads there. */
interface Onward extends Destination {
  readonly isRefresh: boolean;
  /** Where HSTS changed it. */
  readonly upgradedFrom?: string;
}

function toHop(url: string, reply: HttpReply, onward: Onward | null): Hop {
  const { status, ms, address, roundTrips, headers, oddities } = reply;
  // RFC 6797 §8.1: over plain HTTP browsers ignore the field.
  const values = url.startsWith("https:") ? valuesOf(headers, "strict-transport-security") : [];
  const hsts = hstsField(values, reply.version === "2");
  const location = onward && (onward.url ?? onward.seen);
  const downgrade = url.startsWith("https:") && (onward?.url?.startsWith("http:") ?? false);
  return {
    url,
    status,
    location,
    ...(onward?.isRefresh && { isRefresh: true as const }),
    ...(onward?.upgradedFrom !== undefined && { upgradedFrom: onward.upgradedFrom }),
    downgrade,
    ms,
    address,
    roundTrips,
    headers,
    ...(hsts !== null && { hsts }),
    ...(oddities && { oddities }),
  };
}
