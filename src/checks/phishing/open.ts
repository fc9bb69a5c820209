import { setImmediate } from "node:timers/promises";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { HttpReply } from "../../core/net/net.ts";
import { isGateway } from "../../data/phishing/link-wrappers.ts";
import { readLocation } from "../../formats/http/location.ts";
import { openable } from "../../formats/links/private-parts.ts";
import { stranger } from "../../probes/dns/public-address.ts";
import { openLane } from "../../probes/lookalike/lanes.ts";
import { challengeIn } from "../../probes/page/challenge.ts";
import { refreshOf } from "../../probes/page/refreshes.ts";
import { pageLimit } from "../../probes/page/visit.ts";
import type { PageRaw } from "./schema.ts";

/** The redirects to a page, and the page. */
export interface Opened extends Pick<PageRaw, "state" | "opened" | "reason"> {
  /** Every requested URL, in order. */
  readonly urls: readonly string[];
  /** The last reply; null without one. */
  readonly reply: HttpReply | null;
}

const mostRedirects = 5;

/** Milliseconds per exchange, and milliseconds of a run after which no further page is opened. */
const patience = 5000;
const latest = 22_000;

const lane = openLane(1);

/** Reads one page at a time, and lets other requests run in between: a hostile page takes long to read. */
export async function oneAtATime<T>(read: () => T): Promise<T> {
  return lane(async () => {
    await setImmediate();
    return read();
  });
}

/** Opens a link anonymously: no cookies, no credentials, no scripts. Its author is unknown, so every host must be public. Only throws on bugs. */
export async function open(link: URL, context: Context): Promise<Opened> {
  // The token of a mail filter stands for the address that it wraps.
  const { url: start, part: opened } = isGateway(link.hostname)
    ? { url: link.href, part: "whole" as const }
    : openable(link);
  const urls: string[] = [];
  let url = start;
  let reply: HttpReply | null = null;
  for (;;) {
    if (context.elapsed() > latest) return { state: "not-tried", opened, reason: "timeout.run", urls, reply };
    urls.push(url);
    const request = { url, namedBy: stranger, limit: pageLimit, patience, isAnonymous: true } as const;
    const came = await attempt(() => context.net.http(request));
    if (!came.ok) return { state: "failed", opened, reason: came.failure.reason, urls, reply };
    reply = came.value;
    const next = await oneAtATime(() => onwardFrom(came.value, url));
    if (next === null)
      return { state: challengeIn(reply) === null ? "opened" : "blocked", opened, reason: null, urls, reply };
    if (urls.length > mostRedirects) return { state: "limit", opened, reason: null, urls, reply };
    url = next;
  }
}

function onwardFrom(reply: HttpReply, url: string): string | null {
  const redirect = readLocation(reply, url);
  if (redirect !== null) return redirect.url;
  const refresh = refreshOf(reply, url);
  return refresh?.isFollowed ? refresh.url : null;
}
