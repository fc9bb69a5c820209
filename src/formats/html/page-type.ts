import { splitList, valuesOf, type Field } from "../http/header-list.ts";

/** What browsers make of a reply by its Content-Type, or by its first bytes where that says nothing. */
export interface PageType {
  /** `xml` is any document of XML, which may hold elements of HTML. */
  readonly kind: "html" | "xhtml" | "xml" | "other";
  /** The character encoding that the server declares, in lower case; empty where it declares none. */
  readonly charset: string;
}

const token = "[!#$%&'*+.^_`|~0-9a-z-]+";
// MIME Sniffing §4.4 "parse a MIME type", as far as the parameters, of which charset alone matters.
const mimeType = new RegExp(`^(?<essence>${token}/${token})[\\t\\n\\r ]*(?:;(?<parameters>.*))?$`, "is");
const charsetIn = /(?:^|;)[\t\n\r ]*charset=(?:"(?<quoted>[^"]*)"|(?<bare>[^;]*))/i;

/** Values to which MIME Sniffing §7 gives no more weight than to none. */
const unknown = new Set(["unknown/unknown", "application/unknown"]);

/** The kind of document that browsers read in a reply; `body` is its beginning, without any content coding. */
export function pageTypeOf(headers: readonly Field[], body: Uint8Array): PageType {
  const { essence, charset } = extractMimeType(headers);
  if (essence === "text/html") return { kind: "html", charset };
  if (essence === "application/xhtml+xml") return { kind: "xhtml", charset };
  if (/^(?:text|application)\/xml$|\+xml$/.test(essence)) return { kind: "xml", charset };
  const isUnknown = essence === "" || unknown.has(essence);
  // MIME Sniffing §7: who forbids guessing gets no HTML by a guess.
  const [options = ""] = splitList(valuesOf(headers, "x-content-type-options"));
  const isGuessed = isUnknown && options.toLowerCase() !== "nosniff" && looksLikeHtml(body);
  return { kind: isGuessed ? "html" : "other", charset };
}

/** Fetch §2.2.2 "extract a MIME type": the last one that can be read counts; its essence is empty where none can. */
function extractMimeType(headers: readonly Field[]): { readonly essence: string; readonly charset: string } {
  let essence = "";
  let charset = "";
  for (const value of splitList(valuesOf(headers, "content-type"))) {
    const groups = mimeType.exec(value)?.groups;
    const found = groups?.["essence"]?.toLowerCase();
    if (found === undefined || found === "*/*") continue;
    const said = charsetIn.exec(groups?.["parameters"] ?? "")?.groups;
    const declared = (said?.["quoted"] ?? said?.["bare"])?.trim().toLowerCase();
    // A charset holds for the types behind it, as long as they are the same.
    charset = declared ?? (found === essence ? charset : "");
    essence = found;
  }
  return { essence, charset };
}

// MIME Sniffing §7.1: white space, one of these tags, and what ends a tag; browsers ask for no such end behind <!--.
const tags =
  /^[\t\n\f\r ]*<(?:(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|body|br|b|p)[ >]|!--)/i;
const mostSniffed = 1445;

function looksLikeHtml(body: Uint8Array): boolean {
  return tags.test(Buffer.from(body.subarray(0, mostSniffed)).toString("latin1"));
}
