import type { HttpReply } from "../../core/net/net.ts";
import { decodePage } from "../../formats/http/content-coding.ts";
import { parseCspList } from "../../formats/http/csp.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { pageTypeOf, type PageType } from "../../formats/html/page-type.ts";
import { readMetaRefreshes } from "../../formats/html/refresh.ts";
import { textOfHtml } from "../../formats/html/text.ts";
import { resolve } from "../../formats/http/location.ts";
import { readRefresh } from "../../formats/http/refresh.ts";
import { challengeIn } from "./challenge.ts";
import { pageLimit } from "./visit.ts";

/** A page refresh that browsers carry out. */
export interface PageRefresh {
  /** Absolute, without fragment; as written where no browser follows it. */
  readonly url: string;
  /** Seconds. */
  readonly delay: number;
  readonly from: "header" | "meta";
  /** Whether it counts as a redirect: short delay, another URL, from the HTML of a 2xx reply. */
  readonly isFollowed: boolean;
}

/** Seconds: after a longer delay the visitor has seen the page, and HTML §4.2.5.3 keeps it in the history. */
const soonest = 1;

/** The Refresh header or `<meta http-equiv=refresh>` that browsers obey; null where they stay. */
export function refreshOf(reply: HttpReply, url: string): PageRefresh | null {
  const found = refreshesOf(reply, url);
  // Measured in Chromium and Firefox: the shortest delay counts, and of equal ones the last.
  const [first] = found.toReversed().toSorted((a, b) => a.delay - b.delay);
  if (!first) return null;
  const { target, base, delay, from } = first;
  const here = withoutFragment(url);
  const to = target === null ? here : resolve(latin1Of(target, from), base);
  const isFollowed = to !== null && to !== here && delay <= soonest && isHtmlPage(reply) && challengeIn(reply) === null;
  return { url: to ?? target ?? here, delay, from, isFollowed };
}

interface Found {
  readonly delay: number;
  readonly target: string | null;
  readonly base: string;
  readonly from: PageRefresh["from"];
}

function refreshesOf(reply: HttpReply, url: string): readonly Found[] {
  const { headers } = reply;
  // Downloads and replies without content do not refresh.
  if (reply.status === 204 || reply.status === 205 || isSaved(reply)) return [];
  const sent = valuesOf(headers, "refresh");
  const header = sent.length > 0 ? readRefresh(sent.join(", ")) : null;
  return [...(header ? [{ ...header, base: url, from: "header" as const }] : []), ...written(reply, url)];
}

function written(reply: HttpReply, url: string): readonly Found[] {
  const page = readPage(reply);
  if (page === null || !holdsHtml(page) || isSandboxed(reply)) return [];
  return readMetaRefreshes(page.text).flatMap((each): readonly Found[] => {
    const refresh = readRefresh(each.content);
    const base = each.base === null ? url : (URL.parse(each.base, url)?.href ?? url);
    return refresh ? [{ ...refresh, base, from: "meta" }] : [];
  });
}

interface Page extends PageType {
  readonly text: string;
}

/** The page as browsers decode it; null where its content coding cannot be decoded. */
function readPage({ headers, body }: HttpReply): Page | null {
  const decoded = decodePage(body, valuesOf(headers, "content-encoding"));
  if (!decoded) return null;
  const type = pageTypeOf(headers, decoded);
  // No more than of an uncoded page.
  const head = decoded.subarray(0, pageLimit);
  return { ...type, text: type.kind === "other" ? "" : textOfHtml(head, `charset=${type.charset}`) };
}

/** An XML element is an HTML element only by its namespace. */
function holdsHtml({ kind, text }: Page): boolean {
  return kind === "html" || text.includes("http://www.w3.org/1999/xhtml");
}

/**
 * XML documents are parsed with HTML rules here, which differ from XML's. Browsers may follow such a refresh; it is reported as not
 * followed.
 */
function isHtmlPage(reply: HttpReply): boolean {
  return readPage(reply)?.kind === "html" && reply.status >= 200 && reply.status < 300;
}

function isSaved({ headers }: HttpReply): boolean {
  return valuesOf(headers, "content-disposition").some((value) => /^\s*attachment\s*(?:;|$)/i.test(value));
}

// HTML §7.1.5 "sandboxed automatic features browsing context flag": without allow-scripts a <meta> refresh is ignored.
function isSandboxed({ headers }: HttpReply): boolean {
  return parseCspList(valuesOf(headers, "content-security-policy")).some(({ directives }) => {
    const flags = directives.get("sandbox");
    return flags !== undefined && !flags.some((flag) => flag.toLowerCase() === "allow-scripts");
  });
}

/** Header bytes come as latin1, as {@link resolve} expects; page text is already decoded. */
function latin1Of(target: string, from: PageRefresh["from"]): string {
  return from === "header" ? target : Buffer.from(target).toString("latin1");
}

function withoutFragment(url: string): string {
  return url.split("#", 1)[0] ?? url;
}
