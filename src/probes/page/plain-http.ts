import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure, type FailureFacts } from "../../core/failure.ts";
import type { HttpReply, HttpRequest, Named } from "../../core/net/net.ts";
import { portOf } from "../../core/target/target.ts";
import { challengeIn } from "./challenge.ts";
import { travel, type Journey } from "./redirects.ts";
import { get } from "./visit.ts";

/** What port 80 does with a visitor: nothing, sends him to https, shows a page, sends him where no browser arrives; or it cannot be told. */
export const plainHttpStates = ["closed", "redirects", "content", "astray", "unknown"] as const;
type PlainHttpState = (typeof plainHttpStates)[number];

/** What was seen on port 80. */
export interface PlainHttp {
  readonly state: PlainHttpState;
  /** The URL at which it ended: the page that came over plain HTTP, the https URL it leads to, or the one that did not answer. */
  readonly url: string;
  /** The status of the last reply; null where none came. */
  readonly status: number | null;
  /** Why nothing can be told from it: the reason of a failure; for a way that leads nowhere, how it ended; null where the reply tells. */
  readonly reason: string | null;
}

/** A port that accepts no connection for so many milliseconds serves nobody. */
const acceptance = 2000;

/** Who has been let in waits longer: a page that takes its time is a page. Milliseconds, in all. */
const patience = 5000;

/** What must be left of either for the port itself, once its name has been looked up. */
const enoughSilence = 1500;

/**
 * Asks port 80 for the same host and path as an https URL on port 443, once in this run; null for any other URL.
 * A port that is closed is as good as one that redirects: nobody can be served over plain HTTP by it. Throws nothing.
 */
export async function plainHttp(context: Context, url: string, named: Named = {}): Promise<PlainHttp | null> {
  const start = startOf(url);
  const came = await plainHttpWay(context, url, named);
  if (start === null || !came) return null;
  return came.ok ? arrival(came.value) : absence(came.failure, start);
}

/** The way that begins there, once in this run; null for any other URL. Throws nothing. */
export async function plainHttpWay(context: Context, url: string, named: Named = {}): Promise<Attempt<Journey> | null> {
  const start = startOf(url);
  if (start === null) return null;
  return context.once(`plain-http ${start}`, () =>
    attempt(() =>
      travel(
        { url: start, ...named },
        {
          now: context.now(),
          send: (request) => send(context, request, url),
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
 * A way that leads to https need not end there, so it is followed to its end; what was seen there already is not asked again. The
 * page itself is awaited by the run, and takes the time it takes.
 */
async function send(context: Context, { headers, ...request }: HttpRequest, page: string): Promise<HttpReply> {
  const { url, namedBy } = request;
  const own = { ...request, ...(headers && { headers }), patience };
  if (url.startsWith("http:")) return context.net.http({ ...own, acceptance });
  if (headers) return context.net.http(own);
  const coming = get(context, url, namedBy === undefined ? {} : { namedBy });
  return url === page ? coming : inTime(coming, url);
}

/** A reply that somebody else asked for may take as long as the run; here it is not waited for so long. */
async function inTime(coming: Promise<HttpReply>, url: string): Promise<HttpReply> {
  const late = Promise.withResolvers<never>();
  const { hostname: host } = new URL(url);
  const timer = setTimeout(() => late.reject(failure("timeout.http", { host })), patience);
  return Promise.race([coming, late.promise]).finally(() => clearTimeout(timer));
}

function arrival({ end, hops, url, reply }: Journey): PlainHttp {
  const { status } = reply;
  if (end.kind === "failed") return { state: "unknown", url, status, reason: end.failure.reason };
  const onward = hops.at(-1)?.location ?? "";
  // A way that is lost among https URLs is lost for those who begin there, too; here nothing of it came in the clear.
  const isSecure = url.startsWith("https:") && !onward.startsWith("http:");
  if (end.kind !== "answered" && !isSecure) return { state: "astray", url, status, reason: end.kind };
  if (url.startsWith("https:")) return { state: "redirects", url, status, reason: null };
  // A protection service that wants to see a browser first says nothing about what comes behind it.
  if (challengeIn(reply) !== null) return { state: "unknown", url, status, reason: "http.challenge" };
  return { state: status >= 500 ? "unknown" : "content", url, status, reason: null };
}

/** What says that nobody is served on this port, where nothing had come before. Whatever else went wrong says nothing about it. */
const hungUp = new Set(["tcp.reset", "http.closed"]);

function absence({ id, reason, params }: FailureFacts, url: string): PlainHttp {
  // A firewall that rejects answers "host unreachable" for the port; no route at all is our own trouble.
  const isRejected = id === "tcp.unreachable" && params["detail"] === "EHOSTUNREACH";
  const { silence } = params;
  // A run that ended first, or a reply that only drips, proves no silence.
  const isSilent = typeof silence === "number" && silence >= enoughSilence;
  // Half a reply is somebody's, however it ended.
  const isClosed = id === "tcp.refused" || (hungUp.has(id) && silence !== undefined);
  return { state: isClosed || isRejected || isSilent ? "closed" : "unknown", url, status: null, reason };
}
