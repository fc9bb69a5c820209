import { expect, test } from "vitest";
import { distributions } from "../../../data/distributions.ts";
import { compareVersions, numbersOf, packagerIn, readProducts } from "../../../formats/software/product-version.ts";
import { lifeOf } from "../../../formats/software/lifecycle.ts";
import { mayBeFixedBy } from "./packager.ts";

const november = "2026-11-22T00:00:00.000Z";

test.for<[value: string, product: string, isFixed: boolean | null]>([
  ["nginx/1.14.0 (Ubuntu)", "nginx", true],
  ["nginx/1.10.3 (Ubuntu)", "nginx", false],
  ["PHP/7.2.24-0ubuntu0.18.04.17", "PHP", true],
  ["PHP/7.0.33-0ubuntu0.16.04.16", "PHP", false],
  ["PHP/7.4.3-4ubuntu2.18", "PHP", true],
  ["PHP/5.5.9-1ubuntu14.04", "PHP", false],
  ["PHP/5.4.45-0+deb7u14", "PHP", false],
  ["PHP/7.4.33-1+deb11u5", "PHP", false],
  ["OpenSSL/3.0.11-1+deb12u2", "OpenSSL", true],
  ["Apache/2.2.22 (Debian)", "Apache HTTP Server", false],
  ["Apache/2.4.57 (Debian) PHP/7.3.1", "PHP", false],
  ["Apache/2.4.6 (Red Hat Enterprise Linux) OpenSSL/1.0.2k-fips PHP/5.4.16", "PHP", true],
  ["Apache/2.4.6 (Red Hat Enterprise Linux) OpenSSL/1.0.1e-fips", "OpenSSL", false],
  ["Apache/2.2.15 (Red Hat)", "Apache HTTP Server", false],
  ["nginx/1.10.3-1.el6", "nginx", false],
  ["nginx/1.22.1 (Fedora)", "nginx", false],
  ["PHP/5.5.9-1.fc20", "PHP", false],
  ["nginx/1.14.1 (Amazon Linux)", "nginx", false],
  // From supported releases, but built by someone else.
  ["nginx/1.18.0 (Ubuntu)", "nginx", true],
  ["nginx/1.18.1 (Ubuntu)", "nginx", false],
  ["nginx/1.22.0 (Ubuntu)", "nginx", false],
  ["nginx/1.28.2 (Ubuntu)", "nginx", true],
  ["PHP/7.4.33 (Ubuntu)", "PHP", false],
  ["PHP/7.3.11 (Ubuntu)", "PHP", false],
  ["PHP/7 (Ubuntu)", "PHP", false],
  ["OpenSSL/3.0.2 (Ubuntu)", "OpenSSL", true],
  ["OpenSSL/3.0.19 (Ubuntu)", "OpenSSL", false],
  ["nginx/1.24.0 (Debian)", "nginx", false],
  ["PHP/5.6.40 (Red Hat)", "PHP", false],
  // The distribution is not known to ship it.
  ["Apache Tomcat/6.0.1 (Debian)", "Apache Tomcat", false],
  ["Node.js/4.0 (Ubuntu)", "Node.js", false],
  ["nginx/0.7.1 (openSUSE)", "nginx", false],
  // No distribution ships it.
  ["nginx/1.10.3", "nginx", null],
  ["Apache/2.4.6 (CentOS) PHP/5.4.16", "PHP", null],
])("%s: whether its distribution may fix %s", ([value, product, isFixed]) => {
  const packager = packagerIn(value);
  const version = readProducts(value).find(({ name }) => lifeOf(name, "1", november)?.product === product)?.version;

  expect(packager && mayBeFixedBy(packager, { product, version: version ?? "" }, november)).toBe(isFixed);
});

test("a release is supported through its last day", () => {
  const bullseye = { distribution: "Debian", release: "11" };
  const php = { product: "PHP", version: "8.2.0" };

  expect(mayBeFixedBy(bullseye, php, "2026-08-31T12:00:00.000Z")).toBe(true);
  expect(mayBeFixedBy(bullseye, php, "2026-09-01T00:00:00.000Z")).toBe(false);
});

test("every release is in its table, newest first", () => {
  for (const { name, releases } of distributions) {
    const numbers = releases?.ends.map(([release]) => numbersOf(release)) ?? [];
    expect([name, numbers]).toEqual([name, numbers.toSorted((a, b) => compareVersions(b, a))]);
  }
});
