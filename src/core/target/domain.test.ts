import { expect, test } from "vitest";
import { parseAddress, parseDomain, reverseTarget } from "./domain.ts";

const longest = `${Array.from({ length: 3 }, () => "a".repeat(63)).join(".")}.${"a".repeat(61)}`;

test.for<[text: string, domain: string]>([
  ["example.com", "example.com"],
  ["Example.COM.", "example.com"],
  ["https://example.com:8443/path", "example.com"],
  ["example.com:53", "example.com"],
  ["한국.kr", "xn--3e0b707e.kr"],
  ["_dmarc.example.com", "_dmarc.example.com"],
  ["com", "com"],
  [longest, longest],
])("the domain %j is %s", ([text, domain]) => {
  expect(parseDomain(text)).toEqual({ value: domain });
});

test.for([
  "",
  "192.0.2.1",
  "[2001:db8::1]",
  "0x7f.1",
  "a..b",
  `a${longest}`,
  "user@example.com",
  "mailto:a@example.com",
  "*",
])("%j is not a domain", (text) => {
  expect(parseDomain(text)).toHaveProperty("problem.expected.en");
});

test.for(["localhost", "LOCALHOST.", "app.localhost", "http://localhost:8080/"])(
  "%j is this machine, and the error shows what a domain looks like",
  (text) => {
    expect(parseDomain(text)).toHaveProperty("problem.expected.en", expect.stringContaining("localhost"));
    expect(parseDomain(text)).toHaveProperty("problem.expected.ko", expect.stringContaining("example.com"));
  },
);

test.for(["localhost.example.com", "mylocalhost", "localhosts.com"])("%j only looks like localhost", (text) => {
  expect(parseDomain(text)).toEqual({ value: text });
});

test.for<[text: string, address: string]>([
  ["192.0.2.1", "192.0.2.1"],
  [" 192.0.2.1\n", "192.0.2.1"],
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
])("the address %j is %s", ([text, address]) => {
  expect(parseAddress(text)).toEqual({ value: address });
});

test.for(["", "example.com", "192.0.2", "192.0.2.1:53", "192.0.2.0/24", "fe80::1%eth0", "0x7f.0.0.1", "[192.0.2.1"])(
  "%j is not an address",
  (text) => {
    expect(parseAddress(text)).toHaveProperty("problem.expected.en");
  },
);

test.for<[name: string, address: string]>([
  ["8.8.4.4.in-addr.arpa", "4.4.8.8"],
  ["1.0.0.127.IN-ADDR.ARPA.", "127.0.0.1"],
  [`${"8.".repeat(4)}${"0.".repeat(20)}0.6.8.4.1.0.0.2.ip6.arpa`, "2001:4860::8888"],
  ["8.8.8.8", "8.8.8.8"],
])("the reverse name %s is %s", ([name, address]) => {
  expect(reverseTarget().parse(name)).toBe(address);
});

test.for([
  "4.4.8.in-addr.arpa",
  "in-addr.arpa",
  "256.4.8.8.in-addr.arpa",
  "08.8.8.8.in-addr.arpa",
  "0.0.2.ip6.arpa",
  "x.4.8.8.in-addr.arpa",
])("%s names no single address", (name) => {
  expect(reverseTarget().safeParse(name).success).toBe(false);
});
