import { expect, test } from "vitest";
import { canonicalHeaders, canonicalUrl, withoutNonces } from "./canonical.ts";

type Headers = readonly (readonly [string, string])[];

const csp = (nonce: string): readonly [string, string] => ["content-security-policy", `script-src 'nonce-${nonce}'`];

test.for<[string, Headers, Headers]>([
  ["the time", [["Date", "Mon, 30 Nov 2026 04:00:00 GMT"]], [["date", "Tue, 01 Dec 2026 04:00:00 GMT"]]],
  [
    "what a cache adds",
    [["X-Cache", "MISS"]],
    [
      ["Age", "120"],
      ["X-Cache", "HIT"],
      ["X-Cache-Hits", "3, 1"],
    ],
  ],
  [
    "a request's identifier",
    [
      ["X-Request-Id", "a"],
      ["CF-Ray", "a-FRA"],
      ["traceparent", "00-a"],
    ],
    [["X-Amz-Cf-Id", "b"]],
  ],
  [
    "a duration",
    [
      ["Server-Timing", "db;dur=53"],
      ["X-Runtime", "0.01"],
    ],
    [["X-Response-Time", "12ms"]],
  ],
  ["an allowance", [["X-RateLimit-Remaining", "59"]], [["RateLimit", "limit=60, remaining=3"]]],
  ["a nonce", [csp("cmFuZG9t")], [csp("b3RoZXI")]],
  [
    "the expiry of a cookie",
    [["set-cookie", "a=…; Expires=Mon, 30 Nov 2026 04:00:00 GMT; Secure"]],
    [["set-cookie", "a=…; Expires=Tue, 01 Dec 2026 05:00:00 GMT; Secure"]],
  ],
  [
    "a validator of the page",
    [
      ["etag", '"6752f3a1"'],
      ["last-modified", "Sun, 29 Nov 2026 04:00:00 GMT"],
    ],
    [],
  ],
  [
    "an identifier in an unknown header",
    [["x-build", "3fa85f64-5717-4562-b3fc-2c963f66afa6"]],
    [["x-build", "0b0e7a54-5717-4562-b3fc-2c963f66afa6"]],
  ],
  [
    "the order of names",
    [
      ["a", "1"],
      ["b", "2"],
    ],
    [
      ["b", "2"],
      ["a", "1"],
    ],
  ],
])("%s does not change a result", ([, one, other]) => {
  expect(canonicalHeaders(one)).toEqual(canonicalHeaders(other));
});

test.for<[string, Headers, Headers]>([
  ["a policy", [["strict-transport-security", "max-age=31536000"]], [["strict-transport-security", "max-age=3600"]]],
  [
    "a source of a policy",
    [["content-security-policy", "script-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"]],
    [["content-security-policy", "script-src 'sha256-57DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"]],
  ],
  [
    "the order of one header's values",
    [
      ["x-frame-options", "DENY"],
      ["x-frame-options", "ALLOWALL"],
    ],
    [
      ["x-frame-options", "ALLOWALL"],
      ["x-frame-options", "DENY"],
    ],
  ],
  ["a version", [["server", "nginx/1.27.3"]], [["server", "nginx/1.27.4"]]],
  ["a cookie's attribute", [["set-cookie", "a=…; Secure"]], [["set-cookie", "a=…"]]],
  ["caching", [["cache-control", "no-store"]], [["cache-control", "public, max-age=60"]]],
  ["a header more", [["referrer-policy", "no-referrer"]], []],
  ["who may read timings", [["timing-allow-origin", "*"]], [["timing-allow-origin", "https://shop.example"]]],
  ["a trace that is on", [["x-debug", "on"]], []],
  ["the limit of requests", [["ratelimit-policy", "60;w=60"]], [["ratelimit-policy", "10;w=60"]]],
])("%s changes a result", ([, one, other]) => {
  expect(canonicalHeaders(one)).not.toEqual(canonicalHeaders(other));
});

test("a URL keeps its host and path, without session ids", () => {
  expect(canonicalUrl("https://a1b2c3d4e5f6a7b8.example/login;jsessionid=0A1B?next=1")).toBe(
    "https://a1b2c3d4e5f6a7b8.example/login;jsessionid=…?next=1",
  );
  expect(canonicalUrl("/flow/3fa85f64-5717-4562-b3fc-2c963f66afa6")).toBe("/flow/…");
  expect(withoutNonces("script-src 'nonce-abc' 'self'")).toBe("script-src 'nonce-…' 'self'");
});
