import { expect, test } from "vitest";
import { lifecycles, lifecyclesAsOf } from "../../data/lifecycles/index.ts";
import { compareVersions, numbersOf } from "./product-version.ts";
import { lifeOf } from "./lifecycle.ts";

const november = "2026-11-20T12:00:00.000Z";

test.for<[name: string, version: string, state: string | null, ended?: string]>([
  ["nginx", "1.31.0", "supported"],
  ["nginx", "1.30.4", "supported"],
  ["nginx", "1.29.8", "ended", "2026-05-13"],
  ["nginx", "1.18.0", "ended", "2021-04-20"],
  // A branch between two listed ones became the newer one.
  ["nginx", "1.17.3", "ended", "2021-04-20"],
  ["nginx", "0.7.67", "ended", "2016-04-26"],
  // Newer than the table.
  ["nginx", "1.33.1", "unknown"],
  ["nginx", "2.0.0", "unknown"],
  ["nginx", "1", "unknown"],
  ["Apache", "2.4.68", "supported"],
  ["Apache", "2.2.15", "ended", "2017-07-11"],
  ["Apache", "2", "unknown"],
  ["Apache Tomcat", "8.5.100", "ended", "2024-03-31"],
  ["Apache Tomcat", "9.0.50", "supported"],
  ["Apache-Coyote", "1.1", null],
  ["Microsoft-IIS", "10.0", "supported"],
  ["Microsoft-IIS", "8.5", "ended", "2023-10-10"],
  ["PHP", "8.2.33", "supported"],
  ["PHP", "8.1.34", "ended", "2025-12-31"],
  ["PHP", "7.4.33", "ended", "2022-11-28"],
  ["PHP", "5.2.17", "ended", "2014-08-14"],
  ["PHP", "8.6.0", "unknown"],
  ["Apache PHP", "7.2.1", "ended", "2020-11-30"],
  ["OpenSSL", "3.0.21", "ended", "2026-09-07"],
  ["OpenSSL", "3.5.7", "supported"],
  ["OpenSSL", "1.0.2k-fips", "ended", "2019-12-31"],
  ["OpenSSL", "1.1.1w", "ended", "2023-09-11"],
  ["WordPress", "7.1", "supported"],
  // Fixed as a courtesy, without a known end.
  ["WordPress", "6.4.2", "unknown"],
  ["WordPress", "4.6.30", "ended", "2025-07-31"],
  ["Drupal", "7", "ended", "2025-01-05"],
  ["Drupal", "7.98", "ended", "2025-01-05"],
  ["Drupal", "8", "ended", "2021-11-02"],
  ["Drupal", "8.5", "ended", "2020-12-01"],
  // Some of its branches are supported, and the number does not show which one it is.
  ["Drupal", "10", "unknown"],
  ["Drupal", "10.6.3", "supported"],
  ["Drupal", "10.5.2", "ended", "2026-06-30"],
  ["Drupal", "11.2", "ended", "2026-06-30"],
  ["Drupal", "11.4", "supported"],
  ["Drupal", "12", "unknown"],
  ["PHP", "7", "ended", "2022-11-28"],
  ["PHP", "8", "unknown"],
  // Between an ended and a supported branch.
  ["Apache Tomcat", "9.1", "unknown"],
  ["Apache Tomcat", "8.1", "ended", "2024-03-31"],
  ["IIS", "8.5", "ended", "2023-10-10"],
  ["Apache HTTP Server", "2.2", "ended", "2017-07-11"],
  ["jQuery", "1.12.4", "ended", "2016-05-20"],
  ["jQuery", "3.7.1", "supported"],
  ["Node.js", "v18.20.8", "ended", "2025-04-30"],
  ["Node.js", "24.21.0", "supported"],
  ["Caddy", "2.0.0", null],
  ["WooCommerce for WordPress", "3.2", null],
  ["Extension to Drupal", "7.1", null],
])("%s %s is %j", ([name, version, state, ended]) => {
  const life = lifeOf(name, version, november);

  expect([life?.state ?? null, life?.ended ?? undefined]).toEqual([state, ended]);
});

test("Drupal 10 ends as a whole with its last branch", () => {
  expect(lifeOf("Drupal", "10", "2026-12-09T12:00:00.000Z")?.state).toBe("unknown");
  expect(lifeOf("Drupal", "10", "2026-12-10T00:00:00.000Z")).toMatchObject({ state: "ended", ended: "2026-12-09" });
});

test("a branch is supported through its last day", () => {
  expect(lifeOf("PHP", "8.2.0", "2026-12-31T23:59:59.000Z")?.state).toBe("supported");
  expect(lifeOf("PHP", "8.2.0", "2027-01-01T00:00:00.000Z")?.state).toBe("ended");
});

test("every row has a source, and its branches newest first", () => {
  for (const { product, source, branches, depth } of lifecycles) {
    const versions = branches.map(([branch]) => numbersOf(branch));
    const sorted = versions.toSorted((a, b) => compareVersions(b, a));
    expect([product, versions]).toEqual([product, sorted]);
    expect(source).toMatch(/^https:\/\//);
    expect(versions.every((numbers) => numbers.length === depth)).toBe(true);
    for (const [, ended] of branches) expect(ended ?? lifecyclesAsOf).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});
