import { decodePage } from "../../formats/http/content-coding.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { pageTypeOf } from "../../formats/html/page-type.ts";
import { readTags, type Tag } from "../../formats/html/tags.ts";
import { textOfHtml } from "../../formats/html/text.ts";
import type { Marked } from "./service-mark.ts";

/** Bytes in which such a form is looked for: the pages hold little else. */
const mostRead = 64 * 1024;
const mostTags = 500;

/** SAML 2.0 Bindings §3.5.4 names the field of a login request that a form posts. */
const requestField = "SAMLRequest";

/**
 * The login URL to which a page posts a SAML request by itself, as if it came in the query; null for any other page. Browsers send such a
 * form without the visitor (SAML 2.0 Bindings §3.5.3), so the page is a redirect.
 */
export function postedLogin({ headers, body }: Marked, url: string): string | null {
  const decoded = decodePage(body, valuesOf(headers, "content-encoding")) ?? body;
  const { kind, charset } = pageTypeOf(headers, decoded);
  if (kind === "other") return null;
  const html = textOfHtml(decoded.subarray(0, mostRead), `charset=${charset}`);
  if (!html.includes(requestField)) return null;
  const tags = [...readTags(html, { most: mostTags })];
  const at = tags.findIndex((tag) => tag.name === "input" && tag.attributes.get("name") === requestField);
  const form = tags.slice(0, Math.max(at, 0)).findLast(({ kind: type, name }) => type === "start" && name === "form");
  if (!form || !tags.some(submits)) return null;
  const to = URL.parse(form.attributes.get("action") ?? "", url);
  to?.searchParams.set(requestField, "");
  return to?.href ?? null;
}

/** Whether an element calls `submit()` while the page loads. */
function submits({ name, attributes, content }: Tag): boolean {
  const onload = name === "body" ? attributes.get("onload") : undefined;
  const code = name === "script" ? content : onload;
  return code !== undefined && /\.\s*submit\s*\(/.test(code);
}
