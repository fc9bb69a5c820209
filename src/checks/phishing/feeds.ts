import { z } from "zod";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { SourceReply } from "../../core/net/source.ts";
import { printable } from "../../core/printable.ts";
import { expressionsOf, hashOf } from "../../formats/links/expressions.ts";
import { openable } from "../../formats/links/private-parts.ts";
import type { HostReader } from "./host.ts";
import type { FeedRaw } from "./schema.ts";
import { hostIn } from "./signals-of.ts";

type Feed = FeedRaw["source"];

/** Milliseconds per list. */
const patience = 4000;

/** Maximum size of an answer in bytes. */
const limit = 256 * 1024;

/** The list's label for a URL; null if it is not listed. */
type Lookup = (urls: readonly URL[], context: Context, hosts: HostReader) => Promise<string | null>;

const lookups: Readonly<Record<Feed, Lookup>> = { "safe-browsing": askSafeBrowsing, urlhaus: askUrlhaus };

/** Queries the lists for which the operator has a key, about a link and its final URL. */
export function askFeeds(urls: readonly URL[], context: Context, hosts: HostReader): Promise<readonly FeedRaw[]> {
  const sources = (Object.keys(lookups) as Feed[]).filter((source) => context.keyed?.has(source));
  const each = [...new Map(urls.map((url) => [url.href, url])).values()];
  return Promise.all(
    sources.map(async (source) => {
      const got = await attempt(() => lookups[source](each, context, hosts));
      if (!got.ok) return { source, state: "failed", threat: null, reason: got.failure.reason } as const;
      const threat = got.value === null ? null : printable(got.value, 100);
      return { source, state: threat === null ? "not-listed" : "listed", threat, reason: null } as const;
    }),
  );
}

const hash = z.object({
  fullHash: z.string(),
  fullHashDetails: z.array(z.object({ threatType: z.string().optional() })).optional(),
});

const safeBrowsing = z.object({
  fullHashes: z.array(hash).optional(),
  cacheDuration: z.string().optional(),
});

/** Bytes of a hash that are sent: thousands of URLs share them. */
const prefixBytes = 4;

/** https://developers.google.com/safe-browsing/reference/rest/v5/hashes/search */
async function askSafeBrowsing(urls: readonly URL[], context: Context, hosts: HostReader): Promise<string | null> {
  const hashes = urls.flatMap((url) => expressionsOf(url, hostIn(url, hosts).domain).map(hashOf));
  const prefixes = new Set(hashes.map((each) => each.subarray(0, prefixBytes).toString("base64")));
  const query = [...prefixes].toSorted().map((each) => `hashPrefixes=${encodeURIComponent(each)}`);
  const { fullHashes = [] } = await hashesBehind(`./hashes:search?${query.join("&")}`, context);
  const own = new Set(hashes.map((each) => each.toString("base64")));
  const found = fullHashes.filter(({ fullHash }) => own.has(fullHash));
  if (found.length === 0) return null;
  const threats = found.flatMap(({ fullHashDetails = [] }) =>
    fullHashDetails.flatMap(({ threatType }) => threatType ?? []),
  );
  return [...new Set(threats)].toSorted().join(", ");
}

/** Results must be cached, and not requested again, for as long as the answer says. */
async function hashesBehind(path: string, context: Context): Promise<z.output<typeof safeBrowsing>> {
  const key = `safe-browsing ${path}`;
  const now = context.now().getTime();
  const kept = context.shelf?.find(key, {}, now);
  if (kept) return read(safeBrowsing, kept.bytes, "safe-browsing");
  const reply = await context.net.source("safe-browsing", { path, patience, limit });
  const answer = read(safeBrowsing, reply.body, "safe-browsing");
  const seconds = Number(
    /^(?<seconds>\d{1,6})(?:\.\d{1,9})?s$/.exec(answer.cacheDuration ?? "")?.groups?.["seconds"] ?? 0,
  );
  if (seconds > 0) context.shelf?.keep(key, { bytes: reply.body, address: reply.address, until: now + seconds * 1000 });
  return answer;
}

const urlhaus = z.object({
  query_status: z.string(),
  threat: z.string().nullish(),
});

/** https://urlhaus-api.abuse.ch/#urlinfo: one URL per request, as it is opened. */
async function askUrlhaus(urls: readonly URL[], { net }: Context): Promise<string | null> {
  const sent = new Set(urls.map((url) => openable(url).url));
  const told = await Promise.all(
    [...sent].map(async (url) => {
      const reply: SourceReply = await net.source("urlhaus", { path: "url/", form: { url }, patience, limit });
      const { query_status: status, threat } = read(urlhaus, reply.body, "urlhaus");
      if (status === "ok") return threat ?? "malware";
      if (status === "no_results") return null;
      throw failure("source.malformed", {
        source: "URLhaus",
        host: new URL(reply.url).host,
        detail: printable(status, 60),
      });
    }),
  );
  return told.find((threat) => threat !== null) ?? null;
}

function read<T>(schema: z.ZodType<T>, body: Uint8Array, source: Feed): T {
  const parsed = schema.safeParse(jsonIn(body));
  if (!parsed.success) throw failure("source.malformed", { source, host: source, detail: "json" });
  return parsed.data;
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return undefined;
  }
}
