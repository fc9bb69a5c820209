import { expect, test } from "vitest";
import { compareVersions, numbersOf, packagerIn, readProducts } from "./product-version.ts";

test.for<[value: string, products: readonly string[]]>([
  ["nginx/1.27.3", ["nginx 1.27.3"]],
  ["nginx", ["nginx -"]],
  ["nginx/1.18.0 (Ubuntu)", ["nginx 1.18.0"]],
  ["Apache/2.4.57 (Debian) OpenSSL/3.0.11 PHP/8.2.7", ["Apache 2.4.57", "OpenSSL 3.0.11", "PHP 8.2.7"]],
  ["Apache/2.4.6 (CentOS) OpenSSL/1.0.2k-fips", ["Apache 2.4.6", "OpenSSL 1.0.2k-fips"]],
  ["Apache Tomcat/9.0.50", ["Apache Tomcat 9.0.50"]],
  ["Microsoft-IIS/10.0", ["Microsoft-IIS 10.0"]],
  ["PHP/8.1.2-1ubuntu2.14", ["PHP 8.1.2-1ubuntu2.14"]],
  ["Servlet/3.0; JBoss-4.2.3.GA", ["Servlet 3.0", "JBoss 4.2.3.GA"]],
  ["Jetty(9.4.31.v20200723)", ["Jetty 9.4.31.v20200723"]],
  ["Zope/(2.13.22, python 2.7.6, linux2) ZServer/1.1", ["Zope 2.13.22", "ZServer 1.1"]],
  ["WEBrick/1.6.0 (Ruby/2.7.0/2019-12-25) OpenSSL/1.1.1", ["WEBrick 1.6.0", "Ruby 2.7.0", "OpenSSL 1.1.1"]],
  ["WSGIServer/0.2 CPython/3.10.12", ["WSGIServer 0.2", "CPython 3.10.12"]],
  ["nginx/1.18.0 + Phusion Passenger(R) 6.0.4", ["nginx 1.18.0", "Phusion Passenger 6.0.4"]],
  ["PHP: 7.4.3", ["PHP 7.4.3"]],
  ["PHP-7.4.33", ["PHP 7.4.33"]],
  ["Apache HTTP Server 2.2", ["Apache HTTP Server 2.2"]],
  ["mod_apreq2-20101207/2.8.1", ["mod_apreq2-20101207 2.8.1"]],
  ["Powered by WordPress 3.5", ["WordPress 3.5"]],
  ["Powered by WordPress", ["WordPress -"]],
  ["Site running Drupal 7", ["Drupal 7"]],
  ["HTTP/1.1 nginx", ["nginx -"]],
  ["nginx on 10.0.0.5", ["nginx -"]],
  ["nginx 192.168.1.4:8080", ["nginx -"]],
  ["nginx 192.168.1.4", ["nginx -"]],
  ["nginx/10.0.0.5:80", ["nginx -"]],
  ["WebLogic 10.3.6.0", ["WebLogic 10.3.6.0"]],
  ["WordPress\t 4.0", ["WordPress 4.0"]],
  ["WordPress version 4.0", ["WordPress 4.0"]],
  ["WordPress_4.0", ["WordPress 4.0"]],
  ["nginx (1.10.3)", ["nginx 1.10.3"]],
  ["nginx (10.0.0.5)", ["nginx -"]],
  ["Apache/2.4.57 (Debian) (Unix)", ["Apache 2.4.57"]],
  ["shop:8080", ["shop:8080 -"]],
  ["ECS (nyb/1D2A)", ["ECS -"]],
  ["Apache (Unix) OpenSSL/3.0.2", ["OpenSSL 3.0.2"]],
  ["1.0", []],
  ["WordPress 6.4.2", ["WordPress 6.4.2"]],
  ["Drupal 10 (https://www.drupal.org)", ["Drupal 10"]],
  ["Phusion Passenger 6.0.4", ["Phusion Passenger 6.0.4"]],
  ["Joomla! - Open Source Content Management", ["Joomla! -"]],
  ["cloudflare", ["cloudflare -"]],
  ["Site Kit by Google 1.121.0", ["Site Kit by Google 1.121.0"]],
  ["All in One SEO (AIOSEO) 4.5.4", ["All in One SEO 4.5.4"]],
  ["GlassFish Server Open Source Edition 3.1.2.2", ["GlassFish Server Open Source Edition 3.1.2.2"]],
  ["WPML ver:4.6.3 stt:1,4;", ["WPML 4.6.3"]],
  ["WP Engine", ["WP Engine -"]],
  ["Phusion Passenger", ["Phusion Passenger -"]],
  ["nginx proxy", ["nginx -"]],
  ["BusyBox httpd 1.19", ["BusyBox httpd 1.19"]],
  ["Edge node 12", ["Edge node 12"]],
  ["Apache (Unix)", ["Apache -"]],
  ["", []],
  ["   ", []],
  ["(nginx/1.0)", []],
])("%s", ([value, products]) => {
  expect(readProducts(value).map(({ name, version }) => `${name} ${version ?? "-"}`)).toEqual(products);
});

test("a product at the end of a long line is read", () => {
  const modules = Array.from({ length: 60 }, (_, at) => `mod_x${at}/1.0`).join(" ");

  expect(readProducts(`Apache/2.4.63 (Unix) ${modules} PHP/5.2.9`).at(-1)).toEqual({ name: "PHP", version: "5.2.9" });
});

test("of 64 kB of input only the relevant part is read", () => {
  expect(readProducts("a/1 ".repeat(16_384)).length).toBeLessThanOrEqual(100);
  expect(readProducts("a".repeat(65_536))).toEqual([{ name: "a".repeat(4096), version: null }]);
  expect(readProducts("a ".repeat(32_768))).toEqual([{ name: "a", version: null }]);
});

test.for<[value: string, distribution: string | null, release?: string]>([
  ["nginx/1.18.0 (Ubuntu)", "Ubuntu"],
  ["PHP/8.1.2-1ubuntu2.14", "Ubuntu"],
  ["Apache/2.4.57 (Debian)", "Debian"],
  ["PHP/7.4.33-0+deb11u5", "Debian", "11"],
  ["PHP/7.0.33-0ubuntu0.16.04.16", "Ubuntu", "16.04"],
  ["Apache/2.4.37 (Red Hat Enterprise Linux) OpenSSL/1.1.1k", "Red Hat"],
  ["Apache/2.4.37 (AlmaLinux)", "AlmaLinux"],
  ["Apache/2.4.62 (CentOS Stream)", "CentOS Stream"],
  ["Apache OpenSSL/1.0.2k-fips", "Red Hat"],
  // No longer supported by any distribution.
  ["Apache/2.4.6 (CentOS) OpenSSL/1.0.2k-fips PHP/5.4.16", "CentOS Linux"],
  ["PHP/5.4.45-0+deb7u14", "Debian", "7"],
  ["PHP/5.5.9-1ubuntu14.04", "Ubuntu", "14.04"],
  ["PHP/8.1.2-1ubuntu2~22.04.1", "Ubuntu", "22.04"],
  ["nginx/1.10.3-1.el6", "Red Hat", "6"],
  ["PHP/5.5.9-1.fc20", "Fedora", "20"],
  ["nginx/1.18.0", null],
  ["Apache/2.4.57 (Unix) OpenSSL/3.0.11", null],
  ["Apache/2.4.57 (Win64)", null],
])("%s is built by %j", ([value, distribution, release = null]) => {
  expect(packagerIn(value)).toEqual(distribution === null ? null : { distribution, release });
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

test("text without a version has no numbers", () => {
  expect(["", "abc", "9".repeat(40)].map((text) => numbersOf(text).length)).toEqual([0, 0, 0]);
});
