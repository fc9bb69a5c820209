import { failure } from "../../src/core/failure.ts";
import type { Text } from "../../src/core/text.ts";
import type { ApiRequest } from "./listener/exchange.ts";
import { sentHost } from "./request-target.ts";

/**
 * Accepts only forms from this server's own pages, so that another site cannot use a visitor's rate limit. Browsers send `Sec-Fetch-Site`
 * (W3C Fetch Metadata §2.2), and over untrustworthy connections `Origin` (RFC 6454 §7). Throws `Failure` INVALID_INPUT. Programs use the
 * API, which accepts any origin.
 */
export function checkSameOrigin({ incoming }: Pick<ApiRequest, "incoming">): void {
  const { headers } = incoming;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) {
    // "none": a user action, such as reloading the page.
    if (site === "same-origin" || site === "none") return;
    throw failure("request.malformed", { detail: elsewhere });
  }
  const { origin } = headers;
  // A TLS-terminating proxy changes only the scheme.
  const from = URL.parse(origin ?? "")?.host;
  if (from && from === sentHost(incoming)) return;
  throw failure("request.malformed", { detail: elsewhere });
}

const elsewhere: Text = {
  en: "this server accepts forms only from its own pages; programs use the paths under /api",
  ko: "양식은 이 서버의 페이지에서 보낸 것만 받습니다. 프로그램은 /api 아래의 경로를 사용하십시오",
};
