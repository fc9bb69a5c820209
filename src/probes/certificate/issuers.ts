import type { Context } from "../../core/check.ts";
import type { Named } from "../../core/net/net.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";
import { DerError } from "../../formats/x509/der.ts";
import { readCertificateBundle } from "../../formats/x509/pkcs7.ts";
import { fetchNamed, mostUrls, type Fetched } from "./fetch.ts";
import { findPath, readOrNull, type PathQuery, type PathSearch } from "./path.ts";

/** Bytes of a body: a bundle with all certificates of a large authority has some tens of kilobytes. */
const bodyLimit = 256 * 1024;

/** Milliseconds for all fetches together; each fetch but the last may use half of the remaining time. */
const patience = 3000;

/** The result of a path search after missing issuers were fetched. */
export interface Completed {
  readonly search: PathSearch;
  /** The certificates that were fetched; empty where the served ones were enough, or nothing could be fetched. */
  readonly fetched: readonly Certificate[];
  /** The first URL that did not answer: its certificate might have completed the path. Null where all URLs answered. */
  readonly missed: Missed | null;
}

/** A URL that did not answer, and the reason of the failure. */
interface Missed {
  readonly url: string;
  readonly reason: string;
}

/**
 * Searches for a path. Where issuers are missing, fetches them from the URLs in the certificates (RFC 5280 §4.2.2.1), as browsers do: at
 * most three URLs, one after the other, since each answer may name the next.
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

/** The certificates at the first issuer URL of a certificate. {@link completePath} starts with the same, shared exchange. */
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

/** Failures which show that a URL completes no chain for any client: the host or the file does not exist. */
const nothingThere =
  /^(?:http\.(?!40[1378]|425|429)[1-4]\d\d|http\.(?:malformed|headers-too-large)|scheme|redirected|too-large|dns\.(?:nxdomain|no-address)|address\.private)$/;

interface FetchOptions {
  readonly by: Named;
  readonly patience: number;
}

async function fetchIssuers(context: Context, url: string, { by, patience: left }: FetchOptions): Promise<Fetched> {
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
