import { gunzipSync } from "node:zlib";
import { hostOf } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";

/** sitemaps.org, "XML tag definitions": the root is a list of pages, or of further sitemaps. */
const root =
  /^\s{0,100}(?:<\?xml[^>]{0,200}\?>\s{0,100})?(?:<(?:\?|!--)[^>]{0,2000}>\s{0,100}){0,5}<(?<name>urlset|sitemapindex)[\s>]/;

const location = /<loc>\s{0,100}(?:<!\[CDATA\[)?(?<text>[^<\]]{1,2048})(?:\]\]>)?\s{0,100}<\/loc>/g;

/** Maximum number of further sitemaps that are read. */
const mostSitemaps = 20;

/** What a sitemap lists. */
interface Sitemap {
  readonly isIndex: boolean;
  readonly locations: readonly string[];
}

/** Reads a sitemap; null if a text is none. Of images and videos, only the page counts. */
export function readSitemap(text: string): Sitemap | null {
  const name = root.exec(text)?.groups?.["name"];
  if (name === undefined) return null;
  const locations = Array.from(text.matchAll(location), ({ groups }) => unescaped(groups?.["text"] ?? "").trim());
  return { isIndex: name === "sitemapindex", locations };
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "");
}

/** Reads a sitemap, also a compressed one, and throws if it cannot. */
export type LoadSitemap = (url: string) => Promise<Uint8Array>;

/** How the pages of a sitemap are collected. */
export interface Collecting {
  /** Absent if further sitemaps cannot be read. */
  readonly load?: LoadSitemap;
  /** Maximum number of bytes of one sitemap. */
  readonly largest: number;
  /** Maximum number of pages. */
  readonly most: number;
  readonly unusable: (detail: Text) => Error;
}

/**
 * The pages of a sitemap and of those it lists, one more than allowed at most. Only URLs on one host count, that of the sitemap's URL or else of its
 * first entry: a target must not choose what else is measured (sitemaps.org, "Sitemap file location").
 */
export async function pagesOf(first: Sitemap, at: string | null, collecting: Collecting): Promise<readonly string[]> {
  const host = hostIn(at ?? first.locations[0] ?? "");
  const isOwn = (url: string): boolean => host !== null && hostIn(url) === host;
  const pages = new Set<string>();
  const waiting: string[] = [];
  const read = new Set(at === null ? [] : [at]);
  for (let sitemap: Sitemap | null = first; sitemap; sitemap = await next()) {
    const own = sitemap.locations.filter(isOwn);
    if (sitemap.isIndex) waiting.push(...own);
    else own.forEach((url) => pages.size <= collecting.most && pages.add(url));
  }
  return [...pages];

  async function next(): Promise<Sitemap | null> {
    const url = waiting.find((each) => !read.has(each));
    if (url === undefined || pages.size > collecting.most) return null;
    if (read.size > mostSitemaps) throw collecting.unusable(tooMany);
    read.add(url);
    if (!collecting.load) throw collecting.unusable(index);
    const sitemap = readSitemap(sitemapTextOf(await collecting.load(url), collecting));
    if (!sitemap) throw collecting.unusable(noSitemap);
    return sitemap;
  }
}

/** The text of a sitemap, which may be compressed. Throws if it is too large or damaged. */
export function sitemapTextOf(
  bytes: Uint8Array,
  { largest, unusable }: Pick<Collecting, "largest" | "unusable">,
): string {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b)
    return Buffer.from(bytes)
      .toString("utf8")
      .replace(/^\ufeff/, "");
  try {
    return gunzipSync(bytes, { maxOutputLength: largest }).toString("utf8");
  } catch {
    throw unusable(damaged);
  }
}

/** Without `www.`, since a site redirects one to the other. */
function hostIn(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? hostOf(parsed).replace(/^www\./, "") : null;
}

/** Why a sitemap at a URL cannot be used. */
export const noSitemap: Text = { en: "it is not a sitemap", ko: "사이트맵이 아닙니다" };

const tooMany: Text = {
  en: `it lists more than ${mostSitemaps} sitemaps`,
  ko: `사이트맵이 ${mostSitemaps}개를 넘게 들어 있습니다`,
};

const index: Text = {
  en: "it is a list of sitemaps; name the URL of one sitemap",
  ko: "사이트맵의 목록입니다. 사이트맵 하나의 URL을 지정하십시오",
};

const damaged: Text = { en: "it cannot be decompressed, or is too large", ko: "압축을 풀 수 없거나 너무 큽니다" };
