import { windowSeconds, type Charge } from "./limits.ts";
import type { Fields } from "./listener/exchange.ts";

/** Sent with everything: what our own `http` check asks of a site, as strict as each kind of answer bears it. */
function guardedBy(policy: string): Fields {
  return [
    ["content-security-policy", policy],
    // RFC 6797 §7.2 keeps this off plain HTTP, and §8.1 has browsers ignore it there: only who takes the TLS off in front of us
    // knows whether it was there, so that it is said always. Other hosts of the domain are not ours to speak for.
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
const exposed = "x-request-id, ratelimit, ratelimit-policy, retry-after, link";
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For JSON, which loads nothing. */
export const jsonFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "application/json; charset=utf-8"],
  ["cross-origin-resource-policy", "cross-origin"],
];

/** Everything that a page loads and asks is on this server; nothing stands in the page itself. */
const ownOnly =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** For a page; who makes it says how long it may be kept. */
export const pageFields: Fields = [
  // With no-referrer, a browser would send `Origin: null` with our own forms (Fetch, "append a request Origin header").
  ...guardedBy(ownOnly).map(([name, value]) => [name, name === "referrer-policy" ? "same-origin" : value] as const),
  ["content-type", "text/html; charset=utf-8"],
  ["cross-origin-resource-policy", "same-origin"],
];

/** For a page that says the same to everybody who has chosen the same colours. */
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

/** For lines that are sent as they happen, which no proxy may hold back. */
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

/** For what never changes while the process runs, and any page may read. */
export const documentFields: Fields = [...jsonFields, unchanging, anyOrigin];

/** For what agents are answered, whose type differs; no proxy may hold back what comes piece by piece. */
export const agentFields: Fields = [
  ...guardedBy(nothing),
  ["cross-origin-resource-policy", "same-origin"],
  ["cache-control", "no-store"],
  ["x-accel-buffering", "no"],
  ["access-control-expose-headers", exposed],
];

/** For a text that never changes while the process runs, and any page may read. */
export const textFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "text/markdown; charset=utf-8"],
  ["cross-origin-resource-policy", "cross-origin"],
  unchanging,
  anyOrigin,
];

/** For JSON that is nobody's to keep. */
export const passingFields: Fields = [...jsonFields, ["cache-control", "no-store"]];

/** For JSON about an account, which no page of another origin is to load. */
export const accountFields: Fields = [
  ...guardedBy(nothing),
  ["content-type", "application/json; charset=utf-8"],
  ["cross-origin-resource-policy", "same-origin"],
  ["cache-control", "no-store"],
];

/** Whoever may ask at all may ask from a page of any origin; there are no credentials that a browser would add by itself. */
export const crossOriginFields: Fields = [anyOrigin, ["access-control-expose-headers", exposed]];

/** The answer to a browser that asks beforehand; `allowed` are the methods of the path. */
export function preflightFields(allowed: string): Fields {
  return [
    ...guardedBy(nothing),
    ["allow", allowed],
    ["access-control-allow-methods", allowed],
    ["access-control-allow-headers", "authorization, cache-control, content-type, x-request-id"],
    ["access-control-max-age", "86400"],
  ];
}

/** How a limit stands: draft-ietf-httpapi-ratelimit-headers-10 §3 and §4, lists of strings with parameters (RFC 9651). */
export function rateFields({ name, points, left, seconds }: Charge): Fields {
  return [
    ["ratelimit-policy", `"${name}";q=${points};w=${windowSeconds}`],
    ["ratelimit", `"${name}";r=${left};t=${seconds}`],
  ];
}
