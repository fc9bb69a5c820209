import { withoutTokens } from "../../core/tokens.ts";

/** Headers about one reply or about the text of the page, which say nothing about how the site is configured. */
const ofOneReply: readonly RegExp[] = [
  // RFC 9110 §6.6.1 (Date), §8.6, §8.8, §10.2.3 (Retry-After); RFC 9111 §5.1, §5.3.
  /^(?:date|age|expires|last-modified|etag|content-length|retry-after)$/,
  // What a cache says of itself, among it RFC 9211: Cache-Control is no such header.
  /(?:^|-)cache(?!-control$)(?:-|$)/,
  // What identifies a request, a connection or the machine that answered it.
  /(?:^|-)(?:request|req|trace|correlation|transaction|invocation|execution|operation|call|log|span|ray|session|visitor|debug|cf|pop)-?(?:id|uuid|guid|key|ref|context|parent)$/,
  /^(?:traceparent|tracestate|b3|cf-ray|x-served-by|x-timer|x-varnish|x-amz-cf-(?:id|pop)|x-amz-id-2)$/,
  // Durations and times.
  /^server-timing$|(?:^|-)(?:runtime|response-?time|process(?:ing)?-?time|time-taken|elapsed(?:-time)?|duration|latency|service-time|timestamp)(?:-?ms)?$/,
  // What is left of an allowance.
  /rate-?limit(?!.*policy)/,
];

/** Headers whose value is a policy: of it only the nonce is volatile. */
const policy =
  /^(?:content-security-policy(?:-report-only)?|strict-transport-security|permissions-policy|feature-policy|referrer-policy|x-frame-options|x-content-type-options|cross-origin-[a-z-]+|access-control-[a-z-]+|origin-agent-cluster|cache-control|server|x-powered-by)$/;

/** Headers without what differs from one reply to the next, sorted by name; those of one name stay in their order, since the first may count. */
export function canonicalHeaders(
  headers: readonly (readonly [string, string])[],
): readonly (readonly [string, string])[] {
  return headers
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !ofOneReply.some((pattern) => pattern.test(name)))
    .map(([name, value]) => [name, policy.test(name) ? withoutNonces(value) : withoutTokens(value)] as const)
    .toSorted(([a], [b]) => Number(a > b) - Number(a < b));
}

/** A Content-Security-Policy without its nonces, which are new in each reply (CSP3 §7.1). */
export function withoutNonces(text: string): string {
  return text.replace(/'nonce-[^']{0,512}'/gi, "'nonce-…'");
}

/** A URL without session ids and tokens in its path; the host says where it leads. */
export function canonicalUrl(url: string): string {
  const [, origin = "", rest = url] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)(.*)$/is.exec(url) ?? [];
  return origin + withoutTokens(rest.replace(/;jsessionid=[^/?#;]*/gi, ";jsessionid=…"));
}
