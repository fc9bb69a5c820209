import type { Context } from "../../core/check.ts";
import type { Named } from "../../core/net/net.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";
import { DerError } from "../../formats/x509/der.ts";
import { readCertificateBundle } from "../../formats/x509/pkcs7.ts";
import { fetchNamed, mostUrls, type Fetched } from "./fetch.ts";
import { findPath, readOrNull, type PathQuery, type PathSearch } from "./path.ts";

/** Bytes of a body: a message with all authorities of a large one is some tens of kilobytes. */
const bodyLimit = 256 * 1024;

/** Milliseconds for all of them together; half of what is left for each while there is another to ask. */
const patience = 3000;

/** What a search for a path came to once missing issuers had been asked for. */
export interface Completed {
  readonly search: PathSearch;
  /** The certificates that were fetched; empty where the served ones were enough, or nothing could be had. */
  readonly fetched: readonly Certificate[];
  /** The first URL that could not be asked: what it holds might have completed the path. Null where all that were asked answered. */
  readonly missed: Missed | null;
}

/** A URL that gave no answer, and the reason of the failure. */
interface Missed {
  readonly url: string;
  readonly reason: string;
}

/**
 * Looks for a path, and where issuers are missing fetches them from where the certificates say (RFC 5280 §4.2.2.1),
 * as browsers do: at most three URLs, one after the other, since each answer may name the next.
 */
export async function completePath(context: Context, query: PathQuery, by: Named): Promise<Completed> {
  const started = context.elapsed();
  const tried = new Set<string>();
  let fetched: readonly Certificate[] = [];
  let missed: Missed | null = null;
  let search = findPath(query);
  while (!search.best && tried.size < mostUrls) {
    const urls = search.ends.flatMap(({ issuerUrls }) => issuerUrls).filter((each) => !tried.has(each));
    const [url, next] = urls;
    if (url === undefined) break;
    tried.add(url);
    const left = Math.floor((patience - (context.elapsed() - started)) / (next === undefined ? 1 : 2));
    const reply = await fetchIssuers(context, url, { by, patience: left });
    if (!reply.ok && !nothingThere.test(reply.reason)) missed ??= { url, reason: reply.reason };
    const found = reply.ok ? readIssuers(reply.body) : [];
    if (found.length === 0) continue;
    fetched = [...fetched, ...found];
    search = findPath({ ...query, others: [...query.others, ...fetched] });
  }
  return { search, fetched, missed };
}

/** What the first place that a certificate names for its issuer holds: the exchange with which {@link completePath} begins, shared. */
export async function firstIssuers(
  context: Context,
  { issuerUrls }: Certificate,
  by: Named,
): Promise<readonly Certificate[]> {
  const [url, next] = issuerUrls;
  if (url === undefined) return [];
  const reply = await fetchIssuers(context, url, { by, patience: Math.floor(patience / (next === undefined ? 1 : 2)) });
  return reply.ok ? readIssuers(reply.body) : [];
}

/** Failures by which we know that a URL completes no chain, for us or for anybody: there is no such place, or not that in it. */
const nothingThere =
  /^(?:http\.(?!40[1378]|425|429)[1-4]\d\d|http\.(?:malformed|headers-too-large)|scheme|redirected|too-large|dns\.(?:nxdomain|no-address)|address\.private)$/;

interface Asking {
  readonly by: Named;
  readonly patience: number;
}

async function fetchIssuers(context: Context, url: string, { by, patience: left }: Asking): Promise<Fetched> {
  if (left <= 0) return { ok: false, reason: "timeout.http" };
  const schemes = ["http:", "https:"] as const;
  return fetchNamed(context, url, by, { limit: bodyLimit, patience: left, schemes });
}

function readIssuers(body: Uint8Array): readonly Certificate[] {
  try {
    return readCertificateBundle(body).flatMap((der) => readOrNull(der) ?? []);
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}
