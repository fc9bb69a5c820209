import { splitList, valuesOf, type HeaderField } from "../http/header-list.ts";

/** The document type that browsers determine from Content-Type, or by sniffing the first bytes. */
export interface PageType {
  /** `xml` is any XML document, which may contain HTML elements. */
  readonly kind: "html" | "xhtml" | "xml" | "other";
  /** The declared character encoding in lower case; empty without one. */
  readonly charset: string;
}

const token = "[!#$%&'*+.^_`|~0-9a-z-]+";
// MIME Sniffing §4.4 "parse a MIME type", up to the parameters, of which only charset matters.
const mimeType = new RegExp(`^(?<essence>${token}/${token})[\\t\\n\\r ]*(?:;(?<parameters>.*))?$`, "is");
const charsetIn = /(?:^|;)[\t\n\r ]*charset=(?:"(?<quoted>[^"]*)"|(?<bare>[^;]*))/i;

/** Values that MIME Sniffing §7 treats like a missing type. */
const unknown = new Set(["unknown/unknown", "application/unknown"]);

/** The document type for browsers; `body` is its beginning, decoded. */
export function pageTypeOf(headers: readonly HeaderField[], body: Uint8Array): PageType {
  const { essence, charset } = extractMimeType(headers);
  if (essence === "text/html") return { kind: "html", charset };
  if (essence === "application/xhtml+xml") return { kind: "xhtml", charset };
  if (/^(?:text|application)\/xml$|\+xml$/.test(essence)) return { kind: "xml", charset };
  const isUnknown = essence === "" || unknown.has(essence);
  // MIME Sniffing §7: with nosniff browsers do not guess HTML.
  const [options = ""] = splitList(valuesOf(headers, "x-content-type-options"));
  const isGuessed = isUnknown && options.toLowerCase() !== "nosniff" && looksLikeHtml(body);
  return { kind: isGuessed ? "html" : "other", charset };
}

/** The media type of a reply without parameters, in lower case; empty where Content-Type is missing, invalid or says that it is unknown. */
export function mimeEssenceOf(headers: readonly HeaderField[]): string {
  const { essence } = extractMimeType(headers);
  return unknown.has(essence) ? "" : essence;
}

/** Fetch §2.2.2 "extract a MIME type": the last valid one counts; the essence is empty without one. */
function extractMimeType(headers: readonly HeaderField[]): { readonly essence: string; readonly charset: string } {
  let essence = "";
  let charset = "";
  for (const value of splitList(valuesOf(headers, "content-type"))) {
    const groups = mimeType.exec(value)?.groups;
    const found = groups?.["essence"]?.toLowerCase();
    if (found === undefined || found === "*/*") continue;
    const said = charsetIn.exec(groups?.["parameters"] ?? "")?.groups;
    const declared = (said?.["quoted"] ?? said?.["bare"])?.trim().toLowerCase();
    // A charset also applies to later types with the same essence.
    charset = declared ?? (found === essence ? charset : "");
    essence = found;
  }
  return { essence, charset };
}

// MIME Sniffing §7.1: white space, one of these tags and a tag-terminating byte; after <!-- browsers require none.
const tags =
  /^[\t\n\f\r ]*<(?:(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|body|br|b|p)[ >]|!--)/i;
const mostSniffed = 1445;

function looksLikeHtml(body: Uint8Array): boolean {
  return tags.test(Buffer.from(body.subarray(0, mostSniffed)).toString("latin1"));
}
