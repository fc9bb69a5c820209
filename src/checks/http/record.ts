import type { HttpReply } from "../../core/net/net.ts";
import { leakHeaders } from "../../data/leak-headers.ts";
import { decodeBody } from "../../formats/http/content-coding.ts";
import { valuesOf, type Field } from "../../formats/http/header-list.ts";
import { readMeta, type Meta } from "../../formats/html/meta.ts";
import { textOfHtml } from "../../formats/html/text.ts";
import type { Step } from "../../probes/page/way.ts";
import type { Hop } from "../../probes/page/redirects.ts";
import { pageLimit } from "../../probes/page/visit.ts";
import type { HttpRaw } from "./schema.ts";
import { shorten } from "../../core/shorten.ts";

/** Headers that are judged are kept whole, for a verdict must follow from the record alone; the door bounds them to 64 kB. */
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
]);
const telling = new Set(leakHeaders.map(({ header }) => header));

const mostOthers = 100;
const longestOther = 500;

/** The headers of a reply, as they are recorded. */
export function keepHeaders(headers: readonly Field[]): readonly Field[] {
  let others = 0;
  return headers.flatMap(([name, value]): readonly Field[] => {
    const key = name.toLowerCase();
    if (judged.has(key)) return [[name, value]];
    if (!telling.has(key) && ++others > mostOthers) return [];
    return [[cut(name), cut(key === "set-cookie" ? withoutSecret(value) : value)]];
  });
}

function cut(text: string): string {
  return shorten(text, longestOther);
}

/** What a cookie holds may be somebody's session, and has no place in a record. */
function withoutSecret(cookie: string): string {
  const [pair = "", ...attributes] = cookie.split(";");
  const name = pair.includes("=") ? pair.slice(0, pair.indexOf("=") + 1) : "";
  return [`${name}…`, ...attributes].join(";");
}

const longestUrl = 2048;

/** The hops of a journey with what is known of their certificates, as they are recorded. */
export function keepHops(hops: readonly Hop[], steps: readonly Step[]): HttpRaw["hops"] {
  return hops.map(({ url, status, location, downgrade, ms }, at) => ({
    url: url.slice(0, longestUrl),
    status,
    location: location?.slice(0, longestUrl) ?? null,
    downgrade,
    ms: Math.round(ms),
    identity: steps[at]?.identity ?? null,
  }));
}

const noMeta: Meta = { csp: [], referrer: [], generators: [], isWhole: true };

/** What the head of an HTML page says; nothing for any other kind of content. */
export function metaOf({ headers, body, truncated }: HttpReply): Meta {
  const type = valuesOf(headers, "content-type")[0] ?? "text/html";
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)) return noMeta;
  const decoded = decodeBody(body, valuesOf(headers, "content-encoding").join(","));
  const meta = decoded ? readMeta(textOfHtml(decoded, type)) : noMeta;
  // A head that is longer than what is read holds no policy that anybody relies on; one that broke off may.
  return { ...meta, isWhole: meta.isWhole || !truncated || body.length >= pageLimit };
}
