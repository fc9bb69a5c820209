import { expect, test } from "vitest";
import { contentKindOf, type ContentKind } from "./content-kind.ts";

test.for<[type: string | null, kind: ContentKind]>([
  ["text/html; charset=utf-8", "page"],
  ["application/xhtml+xml", "page"],
  // Browsers may guess HTML.
  [null, "page"],
  ["", "page"],
  ["html", "page"],
  ["unknown/unknown", "page"],
  ["application/rss+xml", "xml"],
  ["application/atom+xml; charset=utf-8", "xml"],
  ["text/xml", "xml"],
  ["image/svg+xml", "xml"],
  ["application/json", "api"],
  ["Application/JSON;charset=utf-8", "api"],
  ["application/problem+json", "api"],
  ["application/vnd.api+json", "api"],
  ["text/plain", "api"],
  ["text/csv", "api"],
  ["text/event-stream", "api"],
  ["application/grpc-web", "api"],
  ["image/png", "file"],
  ["application/pdf", "file"],
  ["text/css", "file"],
  ["text/javascript", "file"],
  ["font/woff2", "file"],
  ["video/mp4", "file"],
  ["application/octet-stream", "file"],
  // Fetch §2.2.2: the last valid type counts.
  ["text/html, application/json", "api"],
])("%s is %s", ([type, kind]) => {
  expect(contentKindOf(type === null ? [] : [["Content-Type", type]])).toBe(kind);
});
