import { expect, test } from "vitest";
import { leakHeaders } from "../../data/http/leak-headers.ts";
import { findDisclosures, type Disclosure } from "./disclosures.ts";

test.for<[string, string, Partial<Disclosure>]>([
  ["Server", "nginx/1.27.3 (Debian)", { kind: "version", product: "nginx", version: "1.27.3" }],
  ["Server", "Microsoft-IIS/10.0", { kind: "version", product: "Microsoft-IIS", version: "10.0" }],
  ["Server", "Apache (Unix) OpenSSL/3.0.2", { kind: "version", product: "OpenSSL", version: "3.0.2" }],
  ["Server", "Apache/2", { kind: "version", product: "Apache", version: "2" }],
  ["Server", "Apache-Coyote/1.1", { kind: "product", product: "Apache-Coyote", version: null }],
  ["server", "cloudflare", { kind: "product", product: "cloudflare", version: null }],
  ["Server", "AmazonS3", { kind: "product", product: "AmazonS3", version: null }],
  // The name of a node, not a version.
  ["Server", "ECS (nyb/1D2A)", { kind: "product", product: "ECS", version: null }],
  ["X-Powered-By", "PHP/8.3.1", { kind: "version", product: "PHP", version: "8.3.1" }],
  ["X-Powered-By", "Express", { kind: "product", product: "Express" }],
  ["X-Powered-By", "Phusion Passenger(R) 6.0.4", { product: "Phusion Passenger", version: "6.0.4" }],
  ["X-PHP-Version", "7.4.3", { kind: "version", product: "PHP", version: "7.4.3" }],
  ["X-AspNet-Version", "4.0.30319", { kind: "version", product: "ASP.NET", version: "4.0.30319" }],
  ["X-Generator", "Drupal 10 (https://www.drupal.org)", { kind: "version", product: "Drupal", version: "10" }],
  ["X-Drupal-Cache", "HIT", { kind: "product", product: "Drupal" }],
  ["X-B3-SpanId", "1a2b", { kind: "internal", product: null }],
  ["X-Kubernetes-PF-PriorityLevel-UID", "5f0a", { kind: "product", product: "Kubernetes" }],
  ["X-Debug-Token", "1a2b3c", { kind: "internal", product: null, version: null }],
])("%s: %s discloses something", ([name, value, expected]) => {
  expect(findDisclosures([[name, value]], [])).toMatchObject([{ source: name.toLowerCase(), value, ...expected }]);
});

test.for<[string, string]>([
  ["Content-Type", "text/html"],
  ["Server", "  "],
  ["ETag", "1.2.3"],
])("%s: %o discloses nothing", ([name, value]) => {
  expect(findDisclosures([[name, value]], [])).toEqual([]);
});

test("the generator of a page counts too, and nothing is reported twice", () => {
  const leaks = findDisclosures(
    [
      ["Server", "nginx"],
      ["server", "nginx"],
    ],
    ["WordPress 6.7", "Elementor 3.1"],
  );

  expect(leaks.map(({ source, product, version }) => [source, product, version])).toEqual([
    ["server", "nginx", null],
    ["meta generator", "WordPress", "6.7"],
    ["meta generator", "Elementor", "3.1"],
  ]);
});

test("a hostile header section is reported in part, and truncated", () => {
  const leaks = findDisclosures(
    Array.from({ length: 1000 }, (_, at) => ["Server", `${at} ${"x".repeat(5000)}`] as const),
    [],
  );

  expect(leaks).toHaveLength(32);
  expect(leaks.every(({ value }) => value.length <= 200)).toBe(true);
});

test("a repeated header does not hide another", () => {
  const often = Array.from({ length: 40 }, (_, at) => ["Server", `x${at}`] as const);
  const leaks = findDisclosures([...often, ["X-Powered-By", "PHP/5.3.3"]], []);

  expect(leaks).toHaveLength(32);
  expect(leaks.at(-1)).toMatchObject({ source: "x-powered-by", product: "PHP", version: "5.3.3" });
});

test("no header is listed twice, and all are in lower case", () => {
  const names = leakHeaders.map(({ header }) => header);

  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.map((name) => name.toLowerCase()));
});
