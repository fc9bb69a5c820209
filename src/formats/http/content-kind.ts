import { mimeEssenceOf } from "../html/page-type.ts";
import type { HeaderField } from "./header-list.ts";

/**
 * What browsers do with a response when it is opened: `page` is HTML, which runs scripts and has links and forms; `xml` is XML with feeds and SVG,
 * which can run scripts; `api` is data, such as JSON or text, that browsers show as text at most; `file` is media, a document or code, which
 * pages load or visitors save.
 */
export const contentKinds = ["page", "xml", "api", "file"] as const;

/** One of {@link contentKinds}. */
export type ContentKind = (typeof contentKinds)[number];

/** The first row that matches decides; every other type is data. */
const rows: readonly (readonly [type: RegExp, kind: ContentKind])[] = [
  [/^(?:text\/html|application\/xhtml\+xml)$/, "page"],
  [/^(?:text|application)\/xml$|\+xml$/, "xml"],
  [/^(?:image|audio|video|font)\//, "file"],
  [/^text\/(?:css|javascript|ecmascript|vtt)$|^application\/(?:javascript|ecmascript|wasm|pdf|octet-stream)$/, "file"],
  [
    /^application\/(?:zip|gzip|x-(?:gzip|tar|7z-compressed|bzip2?|xz)|vnd\.(?:openxmlformats|oasis|ms-).*|msword|epub\+zip)$/,
    "file",
  ],
];

/** The kind of a response by its Content-Type; without one browsers guess, and may guess HTML, so that it is a page. */
export function contentKindOf(headers: readonly HeaderField[]): ContentKind {
  const essence = mimeEssenceOf(headers);
  if (essence === "") return "page";
  return rows.find(([type]) => type.test(essence))?.[1] ?? "api";
}
