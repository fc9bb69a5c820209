import { gunzipSync } from "node:zlib";
import { attempt } from "../core/attempt.ts";
import { failure, type FailureFacts } from "../core/failure.ts";
import type { NetworkPart, NetworkPartId } from "../core/networks.ts";
import { parseHttpDate } from "../core/net/http-date.ts";
import type { Net } from "../core/net/net.ts";
import type { SourceReply } from "../core/net/source.ts";
import { renew, type Fresh } from "../formats/networks/build.ts";
import { networksOf } from "../formats/networks/networks.ts";
import type { Pack } from "../formats/networks/pack.ts";
import { valuesOf } from "../formats/http/header-list.ts";
import type { Feed } from "./feeds.ts";

/** The outcome for one part. */
export type Renewal =
  | { readonly id: NetworkPartId; readonly name: string; readonly part: NetworkPart }
  | { readonly id: NetworkPartId; readonly name: string; readonly failure: FailureFacts };

/** The pack with all parts that could be updated, and the outcome for each part. */
export interface Update {
  readonly pack: Pack;
  readonly renewals: readonly Renewal[];
}

const mebibyte = 1024 * 1024;
/** Maximum bytes of a list as it is sent, and of its text. */
const limits = { sent: 24 * mebibyte, text: 192 * mebibyte } as const;

/** Milliseconds for one document. The largest have some ten megabytes. */
const patience = 120_000;

/**
 * Fetches every feed, one after the other, and accepts a list that is complete and plausible. A failed part stays unchanged. Throws only
 * for bugs, and if the run is aborted.
 */
export async function updatePack(
  pack: Pack,
  feeds: readonly Feed[],
  net: Pick<Net, "source">,
  now: Date,
): Promise<Update> {
  let made = pack;
  const renewals: Renewal[] = [];
  for (const feed of feeds) {
    const { id, name } = feed;
    const got = await attempt(async () => renewed(made, feed, await readFeed(feed, net, now)));
    if (got.ok) made = got.value;
    const part = made.parts.find((each) => each.id === id);
    if (got.ok && part) renewals.push({ id, name, part });
    else if (!got.ok) renewals.push({ id, name, failure: got.failure });
  }
  return { pack: made, renewals };
}

interface Reading {
  readonly text: string;
  readonly asOf: string;
}

/** Reads the first list of documents that is available. Throws a `Failure` if none is. */
async function readFeed(feed: Feed, net: Pick<Net, "source">, now: Date): Promise<Reading> {
  for (const [first = "", ...others] of feed.paths(now)) {
    const reply = await ask(feed, first, net);
    if (reply.status !== 200) continue;
    const texts = [textOf(feed, reply)];
    for (const path of others) {
      const more = await ask(feed, path, net);
      if (more.status === 200) texts.push(textOf(feed, more));
    }
    return { text: texts.join("\n"), asOf: feed.dayOf?.(first) ?? dayOf(reply, now) };
  }
  throw failure("source.status", { source: feed.name, host: new URL(feed.url).host, status: 404 });
}

function ask({ source }: Feed, path: string, net: Pick<Net, "source">): Promise<SourceReply> {
  return net.source(source, { path, limit: limits.sent, patience });
}

function textOf(feed: Feed, { body, url }: SourceReply): string {
  try {
    const text = feed.isGzip ? gunzipSync(body, { maxOutputLength: limits.text }) : body;
    return Buffer.from(text).toString("utf8");
  } catch {
    throw malformed(feed, url, "gzip");
  }
}

function malformed({ name }: Feed, url: string, detail: string): Error {
  return failure("source.malformed", { source: name, host: URL.parse(url)?.host ?? "", detail });
}

/** Returns the date of the list from `Last-Modified`; today's date if that is missing or in the future. */
function dayOf({ headers }: SourceReply, now: Date): string {
  const made = parseHttpDate(valuesOf(headers, "last-modified")[0]?.trim() ?? "", now.getTime());
  return new Date(made === null ? now : Math.min(made, now.getTime())).toISOString().slice(0, 10);
}

function renewed(pack: Pack, feed: Feed, { text, asOf }: Reading): Pack {
  const { id, name: source, url, terms } = feed;
  const rows = feed.read(text);
  const before = pack.parts.find((part) => part.id === id);
  // A truncated list, or an HTML page in its place, is shorter than a real list.
  if (rows.length < feed.least) throw malformed(feed, url, "too-small");
  const made = renew(pack, [{ origin: { id, source, url, terms, asOf }, rows } as Fresh]);
  const part = made.parts.find((each) => each.id === id);
  if (before && part && part.ranges < before.ranges / 2) throw malformed(feed, url, "too-small");
  if (!feed.isPlausible(networksOf(made))) throw malformed(feed, url, "implausible");
  return made;
}
