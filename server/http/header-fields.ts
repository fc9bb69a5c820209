import { windowSeconds, type Charge } from "./rate-limit.ts";
import type { Fields } from "./listener/exchange.ts";

/** Sent with everything: the headers that our own `http` check requires, as strict as each kind of answer allows. */
function guardedBy(policy: string): Fields {
  return [
    ["content-security-policy", policy],
    // RFC 6797 §7.2 forbids this over plain HTTP, and §8.1 has browsers ignore it there. Only the TLS-terminating proxy knows which it was,
    // so it is always sent. Without includeSubDomains: other hosts are not ours.
    ["strict-transport-security", "max-age=31536000"],
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["referrer-policy", "no-referrer"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=()"],
    ["cross-origin-opener-policy", "same-origin"],
  ];
}

const unchanging = ["cache-control", "public, max-age=300"] as const;
const anyOrigin = ["access-control-allow-origin", "*"] as const;
const exposed =
  "x-request-id, ratelimit, ratelimit-policy, retry-after, link, location, etag, age, deprecation, sunset";
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For JSON, which loads nothing. */
export const jsonFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "application/json; charset=utf-8"],
  ["cross-origin-resource-policy", "cross-origin"],
];

/** Pages load everything from this server and contain no inline code. */
const ownOnly =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** For a page; its route sets the cache lifetime. */
export const pageFields: Fields = [
  // With no-referrer, a browser would send `Origin: null` with our own forms (Fetch, "append a request Origin header").
  ...guardedBy(ownOnly).map(([name, value]) => [name, name === "referrer-policy" ? "same-origin" : value] as const),
  ["content-type", "text/html; charset=utf-8"],
  ["cross-origin-resource-policy", "same-origin"],
];

/** For a page that only depends on the chosen colours. */
export const unchangingFields: Fields = [["cache-control", "private, max-age=300"]];

/** For a file whose name changes with its content. */
export function assetFields(type: string): Fields {
  return [
    ...guardedBy(nothing),
    ["content-type", type],
    ["cross-origin-resource-policy", "same-origin"],
    ["cache-control", "public, max-age=31536000, immutable"],
  ];
}

/** For events that are sent as they happen (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export const eventFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "text/event-stream; charset=utf-8"],
  ["cross-origin-resource-policy", "same-origin"],
  ["cache-control", "no-store"],
  ["x-accel-buffering", "no"],
];

/** For streamed lines, which no proxy may buffer. */
export const lineFields: Fields = [
  ...jsonFields.map(([name, value]) => [name, name === "content-type" ? "application/x-ndjson" : value] as const),
  ["vary", "authorization, accept"],
  ["cache-control", "no-store"],
  ["x-accel-buffering", "no"],
];

/** For the icon of the pages. */
export const iconFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "image/svg+xml"],
  ["cross-origin-resource-policy", "same-origin"],
  unchanging,
];

/** For the picture of link previews, which other sites show. */
export const cardFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "image/png"],
  ["cross-origin-resource-policy", "cross-origin"],
  unchanging,
];

/** For a badge, which other sites show. */
export const badgeFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "image/svg+xml; charset=utf-8"],
  ["cross-origin-resource-policy", "cross-origin"],
  unchanging,
  anyOrigin,
];

/** For a short text for programs. */
export const plainFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "text/plain; charset=utf-8"],
  ["cross-origin-resource-policy", "same-origin"],
  unchanging,
];

/** For metrics, which are of one key (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format). */
export const probeFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "text/plain; version=0.0.4; charset=utf-8"],
  ["cross-origin-resource-policy", "same-origin"],
  ["cache-control", "no-store"],
  ["vary", "authorization"],
];

/** For documents that never change while the process runs; readable by any origin. */
export const documentFields: Fields = [...jsonFields, unchanging, anyOrigin];

/** For agents' answers of either type; no proxy may buffer a stream. */
export const agentFields: Fields = [
  ...guardedBy(nothing),
  ["cross-origin-resource-policy", "same-origin"],
  ["cache-control", "no-store"],
  ["x-accel-buffering", "no"],
  ["access-control-expose-headers", exposed],
];

/** For a text that never changes while the process runs; readable by any origin. */
export const textFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "text/markdown; charset=utf-8"],
  ["cross-origin-resource-policy", "cross-origin"],
  unchanging,
  anyOrigin,
];

/** For JSON that must not be cached. */
export const passingFields: Fields = [...jsonFields, ["cache-control", "no-store"]];

/** For JSON about an account, unreadable for other origins. */
export const accountFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "application/json; charset=utf-8"],
  ["cross-origin-resource-policy", "same-origin"],
  ["cache-control", "no-store"],
];

/**
 * Any origin may call the API; there are no credentials that browsers add by themselves. RFC 8631 §5: where the API is described.
 */
export const crossOriginFields: Fields = [
  anyOrigin,
  ["access-control-expose-headers", exposed],
  ["link", '</openapi.json>; rel="service-desc"'],
];

/** The answer to a CORS preflight; `allowed` are the path's methods. */
export function preflightFields(allowed: string): Fields {
  return [
    ...guardedBy(nothing),
    ["allow", allowed],
    ["access-control-allow-methods", allowed],
    [
      "access-control-allow-headers",
      "authorization, cache-control, content-type, idempotency-key, if-none-match, x-request-id",
    ],
    ["access-control-max-age", "86400"],
  ];
}

/**
 * The state of a limit: draft-ietf-httpapi-ratelimit-headers-10 §3 and §4, lists of strings with parameters (RFC 9651). Of a client and its
 * wider network, the one with less left: that is how many requests are still answered.
 */
export function rateFields(charge: Charge): Fields {
  const { around } = charge;
  const { name, points, left, seconds } = around && around.left < charge.left ? around : charge;
  return [
    ["ratelimit-policy", `"${name}";q=${points};w=${windowSeconds}`],
    ["ratelimit", `"${name}";r=${left};t=${seconds}`],
  ];
}
