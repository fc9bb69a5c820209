import { attempt } from "../core/attempt.ts";
import type { Context } from "../core/check.ts";
import type { FailureFacts } from "../core/failure.ts";
import type { Named } from "../core/net.ts";
import { portOf } from "../core/target.ts";
import { travel, type Journey } from "./redirects.ts";

/** What port 80 does with a visitor: nothing, sends him to https, shows a page; or it cannot be told. */
export const plainHttpStates = ["closed", "redirects", "content", "unknown"] as const;
type PlainHttpState = (typeof plainHttpStates)[number];

/** What was seen on port 80. */
export interface PlainHttp {
  readonly state: PlainHttpState;
  /** The URL at which it ended: the page that came over plain HTTP, the https URL it leads to, or the one that did not answer. */
  readonly url: string;
  /** The status of the last reply; null where none came. */
  readonly status: number | null;
  /** Why none came: the reason of a failure; null where one came. */
  readonly reason: string | null;
}

/** A port that is silent for so many milliseconds serves nobody. */
const patience = 2000;

/**
 * Asks port 80 for the same host and path as an https URL on port 443, once in this run; null for any other URL.
 * A port that is closed is as good as one that redirects: nobody can be served over plain HTTP by it. Throws nothing.
 */
export async function plainHttp(context: Context, url: string, named: Named = {}): Promise<PlainHttp | null> {
  const secure = new URL(url);
  if (secure.protocol !== "https:" || portOf(secure) !== 443) return null;
  const start = `http://${secure.host}${secure.pathname}${secure.search}`;
  return context.once(`plain-http ${start}`, async () => {
    const came = await attempt(() =>
      travel(
        { url: start, ...named },
        {
          now: context.now(),
          send: (request) => context.net.http({ ...request, patience }),
          isGoal: (target) => target.startsWith("https:"),
        },
      ),
    );
    return came.ok ? arrival(came.value) : absence(came.failure, start);
  });
}

function arrival({ end, hops, reply: { status } }: Journey): PlainHttp {
  const last = hops.at(-1);
  const location = last?.location ?? null;
  const url = last?.url ?? "";
  if (end.kind !== "answered")
    return { state: "unknown", url, status, reason: "failure" in end ? end.failure.reason : end.kind };
  if (location !== null) return { state: "redirects", url: location, status, reason: null };
  return { state: status >= 500 ? "unknown" : "content", url, status, reason: null };
}

/** What says that nobody is served on this port. Whatever else went wrong says nothing about it. */
const closed = new Set(["tcp.refused", "tcp.reset", "timeout.tcp", "timeout.http", "http.closed"]);

function absence({ id, reason, params }: FailureFacts, url: string): PlainHttp {
  // A firewall that rejects answers "host unreachable" for the port; no route at all is our own trouble.
  const isRejected = id === "tcp.unreachable" && params["detail"] === "EHOSTUNREACH";
  return { state: closed.has(id) || isRejected ? "closed" : "unknown", url, status: null, reason };
}
