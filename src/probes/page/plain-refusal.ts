import type { HttpReply } from "../../core/net/net.ts";
import { decodePage } from "../../formats/http/content-coding.ts";
import { contentKindOf } from "../../formats/http/content-kind.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { pageTypeOf } from "../../formats/html/page-type.ts";
import type { Journey } from "./redirects.ts";

/** Statuses of a port 80 that turns a client away: RFC 9110 §15.5.1, §15.5.4, §15.5.5, §15.5.22. */
const refusing: ReadonlySet<number> = new Set([400, 403, 404, 426]);

/**
 * Whether a port 80 refuses requests instead of redirecting them: with an error status, without a cookie and without a page. For an API this is as good
 * as a closed port (OWASP ASVS 5.0 4.1.2): a redirect hides that clients send their secrets in clear first.
 */
export function refusesPlain({ hops, reply, end, url }: Journey): boolean {
  if (end.kind !== "answered" || !url.startsWith("http:") || !refusing.has(reply.status)) return false;
  return !hops.some(({ headers }) => valuesOf(headers, "set-cookie").length > 0) && !isHtml(reply);
}

function isHtml({ headers, body }: HttpReply): boolean {
  const { kind } = pageTypeOf(headers, decodePage(body, valuesOf(headers, "content-encoding")) ?? body);
  return kind === "html" || kind === "xhtml";
}

/** Whether a response is for programs: neither a page nor XML. */
export function isForPrograms({ headers }: Pick<HttpReply, "headers">): boolean {
  const kind = contentKindOf(headers);
  return kind === "api" || kind === "file";
}
