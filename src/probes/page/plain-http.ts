import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { FailureFacts } from "../../core/failure.ts";
import type { HttpReply, HttpRequest, Named } from "../../core/net/net.ts";
import { portOf } from "../../core/target/target.ts";
import { isInconclusive } from "../../formats/http/inconclusive-status.ts";
import { trustIn } from "./hsts-upgrade.ts";
import { markedKind } from "./kind.ts";
import { isForPrograms, refusesPlain } from "./plain-refusal.ts";
import { redirects, travel, type Journey } from "./redirects.ts";
import { get, pageLimit } from "./visit.ts";

/** How port 80 answers: closed, refused as an API should, a redirect to https, a page, a redirect that no browser can follow, or unknown. */
export const plainHttpStates = ["closed", "refused", "redirects", "content", "not-https", "unknown"] as const;
type PlainHttpState = (typeof plainHttpStates)[number];

/** The result for port 80. */
export interface PlainHttp {
  readonly state: PlainHttpState;
  /** The last URL: the page over plain HTTP, the https URL it leads to, or the URL that did not answer. */
  readonly url: string;
  /** The status of the last reply; null without one. */
  readonly status: number | null;
  /** Why the result is unknown (a failure reason), or how a broken redirect chain ended; null where the reply is enough. */
  readonly reason: string | null;
  /** Present where a proxy accepted the connection and nothing answered: a closed port looks the same then. */
  readonly throughProxy?: true;
}

/** Milliseconds: a port that accepts no connection within this time counts as closed. */
const acceptance = 2000;

/** The time that must remain for the port itself after the DNS lookup. */
const enoughSilence = 1500;

/**
 * Requests port 80 for the host and path of an https URL on port 443, cached for the run; null for any other URL. A closed port is as
 * secure as a redirect: one that is refused, unreachable, does not accept in time, or hangs up without a byte. One that accepts and stays
 * silent is unknown: it may be a slow page. Throws nothing.
 */
export async function plainHttp(context: Context, url: string, named: Named = {}): Promise<PlainHttp | null> {
  const start = startOf(url);
  const came = await plainHttpWay(context, url, named);
  if (start === null || !came) return null;
  if (!came.ok) return absence(came.failure, start);
  const seen = arrival(came.value);
  const isRefused = seen.state === "content" && refusesPlain(came.value) && (await isApi(context, url, named));
  return isRefused ? { ...seen, state: "refused" } : seen;
}

/** Whether the https URL answers for programs, if only with an error, as the root of an API does; known replies are reused. */
async function isApi(context: Context, url: string, named: Named): Promise<boolean> {
  const isNamed = named.namedBy !== undefined;
  const page = await attempt(async () => (isNamed ? get(context, url, named) : (await redirects(context, url)).reply));
  return page.ok && page.value.status < 500 && isForPrograms(page.value);
}

/** The redirect chain that begins there, cached for the run; null for any other URL. Throws nothing. */
export async function plainHttpWay(context: Context, url: string, named: Named = {}): Promise<Attempt<Journey> | null> {
  const start = startOf(url);
  if (start === null) return null;
  return context.once(`plain-http ${start}`, () =>
    attempt(() =>
      travel(
        { url: start, ...named },
        {
          now: context.now(),
          isTrusted: trustIn(context),
          send: (request) => send(context, request),
        },
      ),
    ),
  );
}

function startOf(url: string): string | null {
  const secure = new URL(url);
  const isUsual = secure.protocol === "https:" && portOf(secure) === 443;
  return isUsual ? `http://${secure.host}${secure.pathname}${secure.search}` : null;
}

/**
 * A redirect to https need not stay there, so the chain is followed to its end; known replies are reused. Once connected, each request has
 * as long as the page's own, the time of the run: a slow page is still a page.
 */
async function send(context: Context, { headers, ...request }: HttpRequest): Promise<HttpReply> {
  const { url, namedBy } = request;
  // A page may redirect with a refresh.
  const own = { ...request, ...(headers && { headers }), limit: pageLimit };
  if (url.startsWith("http:")) return context.net.http({ ...own, acceptance });
  return headers ? context.net.http(own) : get(context, url, namedBy === undefined ? {} : { namedBy });
}

function arrival({ end, hops, url, reply }: Journey): PlainHttp {
  const { status } = reply;
  const onward = hops.at(-1)?.location ?? "";
  // The reason belongs to the redirect's target, not to the reply that named it.
  if (end.kind === "failed") return { state: "unknown", url: onward || url, status, reason: end.failure.reason };
  // If the chain breaks among https URLs, it breaks for visitors who start there as well; nothing was sent in clear text.
  const isSecure = url.startsWith("https:") && !onward.startsWith("http:");
  if (end.kind !== "answered" && !isSecure) return { state: "not-https", url, status, reason: end.kind };
  if (url.startsWith("https:")) return { state: "redirects", url, status, reason: null };
  // A challenge, a block page or a placeholder shows nothing about the site behind it.
  const marked = markedKind(reply)?.kind;
  if (marked === "challenge") return { state: "unknown", url, status, reason: "http.challenge" };
  if (marked === "blocked" || marked === "placeholder")
    return { state: "unknown", url, status, reason: `page.${marked}` };
  if (isInconclusive(status)) return { state: "unknown", url, status, reason: `http.status.${status}` };
  return { state: "content", url, status, reason: null };
}

/** Failures which mean that the port serves nothing, if no data came before. Any other failure is inconclusive. */
const hungUp = new Set(["tcp.reset", "http.closed"]);

function absence({ id, reason, params }: FailureFacts, url: string): PlainHttp {
  // A rejecting firewall answers "host unreachable" for the port; a missing route is a problem on our side.
  const isRejected = id === "tcp.unreachable" && params["detail"] === "EHOSTUNREACH";
  const { silence, proxy } = params;
  // A run that ended first does not prove that the port accepts no connection.
  const isFiltered = id === "timeout.tcp" && typeof silence === "number" && silence >= enoughSilence;
  // A partial reply proves a server, however the connection ended.
  const isClosed = id === "tcp.refused" || (hungUp.has(id) && silence !== undefined);
  const state = isClosed || isRejected || isFiltered ? "closed" : "unknown";
  return { state, url, status: null, reason, ...(proxy !== undefined && { throughProxy: true as const }) };
}
