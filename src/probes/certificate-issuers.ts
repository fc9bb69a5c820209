import type { Context } from "../core/check.ts";
import type { Named } from "../core/net.ts";
import type { Certificate } from "../formats/certificate.ts";
import { DerError } from "../formats/der.ts";
import { readCertificateBundle } from "../formats/pkcs7.ts";
import { fetchNamed, mostUrls } from "./certificate-fetch.ts";
import { findPath, readOrNull, type PathQuery, type PathSearch } from "./path.ts";

/** Bytes of a body: a message with all authorities of a large one is some tens of kilobytes. */
const bodyLimit = 256 * 1024;
const patience = 2500;

/** What a search for a path came to once missing issuers had been asked for. */
export interface Completed {
  readonly search: PathSearch;
  /** The certificates that were fetched; empty where the served ones were enough, or nothing could be had. */
  readonly fetched: readonly Certificate[];
}

/**
 * Looks for a path, and where issuers are missing fetches them from where the certificates say (RFC 5280 §4.2.2.1),
 * as browsers do: at most three URLs, one after the other, since each answer may name the next.
 */
export async function completePath(context: Context, query: PathQuery, by: Named): Promise<Completed> {
  const tried = new Set<string>();
  let fetched: readonly Certificate[] = [];
  let search = findPath(query);
  while (!search.best && tried.size < mostUrls) {
    const url = search.ends.flatMap(({ issuerUrls }) => issuerUrls).find((each) => !tried.has(each));
    if (url === undefined) break;
    tried.add(url);
    const found = await fetchIssuers(context, url, by);
    if (found.length === 0) continue;
    fetched = [...fetched, ...found];
    search = findPath({ ...query, others: [...query.others, ...fetched] });
  }
  return { search, fetched };
}

async function fetchIssuers(context: Context, url: string, by: Named): Promise<readonly Certificate[]> {
  const schemes = ["http:", "https:"] as const;
  const reply = await fetchNamed(context, url, by, { limit: bodyLimit, patience, schemes });
  if (!reply.ok) return [];
  try {
    return readCertificateBundle(reply.body).flatMap((der) => readOrNull(der) ?? []);
  } catch (error) {
    if (error instanceof DerError) return [];
    throw error;
  }
}
