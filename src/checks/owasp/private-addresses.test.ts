import { expect, test } from "vitest";
import { findPrivateAddresses } from "./private-addresses.ts";

test.for<[name: string, value: string, addresses: readonly string[]]>([
  ["X-Backend", "http://10.1.2.3:8080", ["10.1.2.3"]],
  ["X-Backend", "fd12:3456::1", ["fd12:3456::1"]],
  ["X-Backend", "http://[fd12:3456::1]:80/", ["fd12:3456::1"]],
  ["X-Node", "[fe80::1%25eth0]:80", ["fe80::1"]],
  ["X-Info", "served by 10.0.0.5.", ["10.0.0.5"]],
  ["X-Backend", "::ffff:10.0.0.5", ["10.0.0.5"]],
  ["X-Backend", "100.64.0.7", ["100.64.0.7"]],
  ["X-Host", "ip-10-0-0-5.ec2.internal", ["10.0.0.5"]],
  ["Via", "1.1 10.0.0.5 (squid/3.5.2)", ["10.0.0.5"]],
  ["Server", "nginx on 10.0.0.5", ["10.0.0.5"]],
  ["X-Forwarded-For", "203.0.113.9, 192.168.1.5", ["192.168.1.5"]],
  ["Content-Security-Policy", "img-src http://10.0.0.8 https://172.16.3.4/x", ["10.0.0.8", "172.16.3.4"]],
  ["X-Backend", "web-10.0.0.5", ["10.0.0.5"]],
  ["X-Backend-Server", "app-192.168.1.20", ["192.168.1.20"]],
  ["X-Upstream", "pool/10.0.0.5:8080", ["10.0.0.5"]],
  ["X-App", "shop/10.2.3.4:8080", ["10.2.3.4"]],
  ["X-Build-Host", "10.0.0.5", ["10.0.0.5"]],
  ["Server", "Apache/2.4 (10.0.0.5)", ["10.0.0.5"]],
  ["X-Powered-By", "PHP on web1 [192.168.1.4]", ["192.168.1.4"]],
  ["Server", "nginx 192.168.1.4:8080", ["192.168.1.4"]],
  ["Server", "nginx 10.0.0.4:8080", ["10.0.0.4"]],
  // Versions, tags and public addresses.
  ["Server", "WebLogic (10.3.6.0)", []],
  ["X-Backend", "v10.2.3.4", []],
  ["X-Backend-Version", "10.2.3.4", []],
  ["X-App", "php-10.3.6.0", []],
  ["Server", "WebLogic 10.3.6.0", []],
  ["Server", "WebLogic/10.3.6.0", []],
  ["Server", "Oracle-HTTP-Server 10.1.3.5", []],
  ["X-Build", "10.2.3.4", []],
  ["X-App-Release", "10.12.1.7", []],
  ["X-Runtime-Ver", "10.2.0.1", []],
  ["ETag", '"10.0.19.44"', []],
  ["X-App", "shop/10.2.3.4", []],
  ["X-App", "v10.2.3.4", []],
  ["X-App", "10.2.3.4.5", []],
  ["X-Time", "12:34:56", []],
  ["X-Backend", "8.8.8.8", []],
  ["X-Backend", "192.168.1.1", []],
])("%s: %s", ([name, value, addresses]) => {
  const found = findPrivateAddresses([[name, value]], new Set(["192.168.1.1"]));

  expect(found).toEqual(addresses.map((address) => ({ source: name.toLowerCase(), address })));
});

test("64 kB of colons and dots are read in linear time", () => {
  const started = performance.now();
  const headers = Array.from({ length: 100 }, (_, at) => [`x-${at}`, ":a.1".repeat(16_384)] as const);

  expect(findPrivateAddresses(headers, new Set())).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2000);
});
