import type { HttpReply } from "../../core/net/net.ts";
import { leakHeaders } from "../../data/http/leak-headers.ts";
import { decodePage } from "../../formats/http/content-coding.ts";
import { parseCsp, parseCspList } from "../../formats/http/csp.ts";
import { readSources } from "../../formats/http/csp-source.ts";
import { valuesOf, type HeaderField } from "../../formats/http/header-list.ts";
import { readMeta, type Meta } from "../../formats/html/meta.ts";
import { pageTypeOf } from "../../formats/html/page-type.ts";
import { textOfHtml } from "../../formats/html/text.ts";
import { suffixWildcards } from "../../probes/certificate/broad-wildcards.ts";
import { refreshOf } from "../../probes/page/refreshes.ts";
import type { RedirectStep } from "../../probes/page/redirect-steps.ts";
import type { Hop, Journey } from "../../probes/page/redirects.ts";
import { pageLimit } from "../../probes/page/visit.ts";
import type { HttpRaw } from "./schema.ts";
import { shorten } from "../../core/shorten.ts";

/** Judged headers are stored completely, because the verdict is computed from the record; the network layer limits them to 64 kB. */
const judged = new Set([
  "content-security-policy",
  "content-security-policy-report-only",
  "strict-transport-security",
  "x-frame-options",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "feature-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "cross-origin-embedder-policy",
  "location",
  "content-disposition",
  "content-type",
]);
const telling = new Set(leakHeaders.map(({ header }) => header));

const mostOthers = 100;
const longestOther = 500;

/** The headers of a reply in stored form. */
export function keepHeaders(headers: readonly HeaderField[]): readonly HeaderField[] {
  let others = 0;
  return headers.flatMap(([name, value]): readonly HeaderField[] => {
    const key = name.toLowerCase();
    if (judged.has(key)) return [[name, value]];
    if (!telling.has(key) && ++others > mostOthers) return [];
    return [[cut(name), cut(key === "set-cookie" ? withoutSecret(value) : value)]];
  });
}

function cut(text: string): string {
  return shorten(text, longestOther);
}

/** A cookie value may be a session secret and is not stored. */
function withoutSecret(cookie: string): string {
  const [pair = "", ...attributes] = cookie.split(";");
  const name = pair.includes("=") ? pair.slice(0, pair.indexOf("=") + 1) : "";
  return [`${name}…`, ...attributes].join(";");
}

const longestUrl = 2048;

/** The hops with their certificates, in stored form. */
export function keepHops(hops: readonly Hop[], steps: readonly RedirectStep[]): HttpRaw["redirectChain"] {
  return hops.map(({ url, status, location, isRefresh, upgradedFrom, hsts, downgrade, ms }, at) => ({
    url: url.slice(0, longestUrl),
    status,
    location: location?.slice(0, longestUrl) ?? null,
    ...(isRefresh && { refresh: isRefresh }),
    ...(upgradedFrom !== undefined && { upgradedFrom: upgradedFrom.slice(0, longestUrl) }),
    // The last reply is stored with all its headers.
    ...(hsts !== undefined && at < hops.length - 1 && { hsts }),
    downgrade,
    ms: Math.round(ms),
    certificateRejection: steps[at]?.certificateRejection ?? null,
  }));
}

const mostOddities = 16;

/** Irregularities of the response heads, in stored form; nothing without any. */
export function keepOddities(hops: readonly Hop[]): Pick<HttpRaw, "anomalies"> {
  const all = hops.flatMap(({ url, oddities = [] }) =>
    oddities.map(({ kind, seen }) => ({ kind, url: url.slice(0, longestUrl), excerpt: cut(seen) })),
  );
  return all.length === 0 ? {} : { anomalies: all.slice(0, mostOddities) };
}

/** A refresh of the last page that was not followed, in stored form. */
export function keepRefresh({ reply, url, end }: Journey): Pick<HttpRaw, "refresh"> {
  const refresh = end.kind === "answered" ? refreshOf(reply, url) : null;
  if (!refresh) return {};
  const { from, delay, url: to } = refresh;
  return { refresh: { from, delay, url: to.slice(0, longestUrl) } };
}

/** Hosts in a page's policies that cover a whole public suffix, in stored form. */
export async function keepSuffixes(
  reply: HttpReply,
  written: readonly string[],
): Promise<Pick<HttpRaw, "publicSuffixWildcards">> {
  const policies = [...parseCspList(valuesOf(reply.headers, "content-security-policy")), ...written.map(parseCsp)];
  const hosts = policies.flatMap(({ directives }) =>
    [...directives.values()].flatMap((tokens) => readSources(tokens).hosts.map(({ host }) => host)),
  );
  const found = await suffixWildcards([...new Set(hosts)]);
  return found.length === 0 ? {} : { publicSuffixWildcards: found };
}

const noMeta: Meta = { csp: [], referrer: [], generators: [], isWhole: true };

/** The <meta> content of an HTML page; nothing for other content types. */
export function metaOf({ headers, body, truncated }: HttpReply): Meta {
  const decoded = decodePage(body, valuesOf(headers, "content-encoding"));
  const { kind, charset } = pageTypeOf(headers, decoded ?? body);
  if (kind !== "html" && kind !== "xhtml") return noMeta;
  const meta = decoded ? readMeta(textOfHtml(decoded, `charset=${charset}`)) : noMeta;
  // A head longer than the read limit is not relied on for policies; one that broke off may contain some.
  return { ...meta, isWhole: meta.isWhole || !truncated || body.length >= pageLimit };
}
