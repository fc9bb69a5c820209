import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { FailureFacts } from "../../core/failure.ts";
import type { HttpReply, HttpRequest, Named } from "../../core/net/net.ts";
import type { Field } from "../../formats/http/header-list.ts";
import { readLocation, type Destination } from "../../formats/http/location.ts";
import { openTrail } from "./trail.ts";
import { ask, limitIn } from "./visit.ts";

/** One exchange on the way. */
export interface Hop {
  readonly url: string;
  readonly status: number;
  /** Where it sent us: resolved, without user name and fragment; as received where no browser follows it; null where it is a page. */
  readonly location: string | null;
  /** Whether it sent us from https to http. */
  readonly downgrade: boolean;
  readonly ms: number;
  /** The address that answered. */
  readonly address: string;
  readonly roundTrips: number;
  readonly headers: readonly Field[];
}

/**
 * How a journey ended: at a page, in a circle, after too many redirects, at a Location that no browser follows, before an
 * address that the redirecting party may not name, or at a hop that could not be reached.
 */
type JourneyEnd =
  | { readonly kind: "answered" | "loop" | "limit" | "invalid-location" }
  | { readonly kind: "private" | "failed"; readonly failure: FailureFacts };

/** The way from a URL to the page it leads to. */
export interface Journey {
  readonly hops: readonly Hop[];
  readonly end: JourneyEnd;
  /** The last reply that came. */
  readonly reply: HttpReply;
  /** Its URL. */
  readonly url: string;
  /** Who named that URL; empty where it is the one that was asked for. */
  readonly named: Named;
}

/** Fetch §4.4 "HTTP-redirect fetch": browsers follow this many and no more. */
export const redirectLimit = 20;

/** Follows the redirects from a URL, once in this run. Throws the failure of the first hop; a later one ends the journey. */
export function redirects(context: Context, url: string): Promise<Journey> {
  const { net } = context;
  return context.once(`redirects ${url}`, () =>
    travel(
      { url },
      {
        now: context.now(),
        // A reply to cookies is nobody else's reply.
        send: ({ url: next, headers, ...named }) =>
          headers ? net.http({ url: next, headers, limit: limitIn(context), ...named }) : ask(context, next, named),
      },
    ),
  );
}

/** How a journey is made: the time, and the way to ask. */
export interface Travelling {
  /** Decides which cookies have expired. */
  readonly now: Date;
  /** Makes one exchange on the way. */
  readonly send: (request: HttpRequest) => Promise<HttpReply>;
}

/** Follows redirects by hand until a page comes, or nothing that a browser would follow. */
export async function travel(start: HttpRequest, { now, send }: Travelling): Promise<Journey> {
  const trail = openTrail(start.url, now);
  const hops: Hop[] = [];
  let request = start;
  let reply = await send(start);
  for (;;) {
    const { url, namedBy } = request;
    const destination = readLocation(reply, url);
    hops.push(toHop(url, reply, destination));
    const journey = { hops, reply, url, named: namedBy === undefined ? {} : { namedBy } };
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

function toHop(url: string, reply: HttpReply, destination: Destination | null): Hop {
  const { status, ms, address, roundTrips, headers } = reply;
  const location = destination && (destination.url ?? destination.seen);
  const downgrade = url.startsWith("https:") && (destination?.url?.startsWith("http:") ?? false);
  return { url, status, location, downgrade, ms, address, roundTrips, headers };
}
