import { failure } from "../src/core/failure.ts";
import type { Text } from "../src/core/text.ts";
import type { Asked } from "./listener/exchange.ts";

/**
 * Lets a form in that a page of this server sent, and no other: what a visitor does on another site must not spend their share here.
 * Browsers say so by `Sec-Fetch-Site` (W3C Fetch Metadata §2.2), and where the connection is not trustworthy by `Origin` (RFC 6454 §7).
 * Throws `Failure` INVALID_INPUT; programs use the API, which takes requests of any origin.
 */
export function checkSameOrigin({ incoming: { headers } }: Pick<Asked, "incoming">): void {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) {
    // "none": the user did it, by reloading a page for example.
    if (site === "same-origin" || site === "none") return;
    throw failure("request.malformed", { detail: elsewhere });
  }
  const { origin, host } = headers;
  // Who takes off TLS in front of us changes the scheme, and no more.
  if (origin !== undefined && URL.parse(origin)?.host === host?.toLowerCase()) return;
  throw failure("request.malformed", { detail: elsewhere });
}

const elsewhere: Text = {
  en: "a form is taken from a page of this server only; programs use the paths under /api",
  ko: "양식은 이 서버의 페이지에서 보낸 것만 받습니다. 프로그램은 /api 아래의 경로를 사용하십시오",
};
