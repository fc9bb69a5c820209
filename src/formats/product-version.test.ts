import { expect, test } from "vitest";
import { compareVersions, jqueryIn, numbersOf, packagerIn, readProducts } from "./product-version.ts";

test.for<[value: string, products: readonly string[]]>([
  ["nginx/1.27.3", ["nginx 1.27.3"]],
  ["nginx", ["nginx -"]],
  ["nginx/1.18.0 (Ubuntu)", ["nginx 1.18.0"]],
  ["Apache/2.4.57 (Debian) OpenSSL/3.0.11 PHP/8.2.7", ["Apache 2.4.57", "OpenSSL 3.0.11", "PHP 8.2.7"]],
  ["Apache/2.4.6 (CentOS) OpenSSL/1.0.2k-fips", ["Apache 2.4.6", "OpenSSL 1.0.2k-fips"]],
  ["Apache Tomcat/9.0.50", ["Apache Tomcat 9.0.50"]],
  ["Microsoft-IIS/10.0", ["Microsoft-IIS 10.0"]],
  ["PHP/8.1.2-1ubuntu2.14", ["PHP 8.1.2-1ubuntu2.14"]],
  ["Servlet/3.0; JBoss-4.2.3.GA", ["Servlet 3.0"]],
  ["WordPress 6.4.2", ["WordPress 6.4.2"]],
  ["Drupal 10 (https://www.drupal.org)", ["Drupal 10"]],
  ["Phusion Passenger 6.0.4", ["Phusion Passenger 6.0.4"]],
  ["Joomla! - Open Source Content Management", ["Joomla! -"]],
  ["cloudflare", ["cloudflare -"]],
  ["Apache (Unix)", ["Apache -"]],
  ["", []],
  ["   ", []],
  ["(nginx/1.0)", []],
])("%s", ([value, products]) => {
  expect(readProducts(value).map(({ name, version }) => `${name} ${version ?? "-"}`)).toEqual(products);
});

test("64 kB of anything is read no further than it counts", () => {
  expect(readProducts("a/1 ".repeat(16_384)).length).toBeLessThanOrEqual(10);
  expect(readProducts("a ".repeat(32_768))).toEqual([{ name: "a", version: null }]);
});

test.for<[value: string, distribution: string | null]>([
  ["nginx/1.18.0 (Ubuntu)", "Ubuntu"],
  ["PHP/8.1.2-1ubuntu2.14", "Ubuntu"],
  ["Apache/2.4.57 (Debian)", "Debian"],
  ["PHP/7.4.33-0+deb11u5", "Debian"],
  ["PHP/7.0.33-0ubuntu0.16.04.16", "Ubuntu"],
  ["Apache/2.4.37 (Red Hat Enterprise Linux) OpenSSL/1.1.1k", "Red Hat"],
  ["Apache/2.4.37 (AlmaLinux)", "AlmaLinux"],
  ["Apache/2.4.62 (CentOS Stream)", "CentOS Stream"],
  ["Apache OpenSSL/1.0.2k-fips", "Red Hat"],
  // Nobody fixes it any more.
  ["Apache/2.4.6 (CentOS) OpenSSL/1.0.2k-fips PHP/5.4.16", null],
  ["nginx/1.18.0", null],
  ["Apache/2.4.57 (Unix) OpenSSL/3.0.11", null],
  ["Apache/2.4.57 (Win64)", null],
])("%s is built by %j", ([value, distribution]) => {
  expect(packagerIn(value)).toBe(distribution);
});

test.for<[src: string, version: string | null | undefined]>([
  ["https://code.jquery.com/jquery-3.7.1.min.js", "3.7.1"],
  ["/js/jquery-1.12.4.js", "1.12.4"],
  ["jquery.1.8.min.js?x=1", "1.8"],
  ["https://ajax.googleapis.com/ajax/libs/jquery/2.2.4/jquery.min.js", "2.2.4"],
  ["https://cdn.jsdelivr.net/npm/jquery@3.6.0/dist/jquery.slim.min.js", "3.6.0"],
  ["/js/jquery.min.js", null],
  // What stands in a query is as often the version of the page.
  ["/wp-includes/js/jquery/jquery.min.js?ver=1.0", null],
  ["/js/jquery-migrate-3.4.0.min.js", undefined],
  ["/js/jquery-ui-1.12.1.min.js", undefined],
  ["/js/jquery.validate.js", undefined],
  ["/1.2.3/app.js", undefined],
  ["", undefined],
])("%s is jQuery %j", ([src, version]) => {
  const found = jqueryIn(src);

  expect(found ? found.version : undefined).toBe(version);
});

test.for<[one: string, other: string, sign: number]>([
  ["1.18.0", "1.18", 0],
  ["1.9", "1.10", -1],
  ["8.2.7-1ubuntu2", "8.2.7", 0],
  ["2", "1.99.99", 1],
  ["v20", "20.0.0", 0],
])("%s compares to %s as %d", ([one, other, sign]) => {
  expect(Math.sign(compareVersions(numbersOf(one), numbersOf(other)))).toBe(sign);
});

test("what is no version has no numbers", () => {
  expect(["", "abc", "9".repeat(40)].map((text) => numbersOf(text).length)).toEqual([0, 0, 0]);
});
