import { expect, test } from "vitest";
import { serverOf } from "./server.ts";

test.for([
  ["192.0.2.1", "192.0.2.1", 53],
  ["192.0.2.1:5353", "192.0.2.1", 5353],
  ["2001:db8::1", "2001:db8::1", 53],
  ["[2001:db8::1]", "2001:db8::1", 53],
  ["[2001:db8::1]:5353", "2001:db8::1", 5353],
  ["fe80::1%eth0", "fe80::1%eth0", 53],
  ["[fe80::1%eth0]:54", "fe80::1%eth0", 54],
] as const)("%s is port %3$s of %2$s", ([text, host, port]) => {
  expect(serverOf(text)).toEqual({ kind: "plain", host, isAddress: true, port, name: host, path: "" });
});

test.for([
  ["tls://192.0.2.1", "192.0.2.1", 853, "192.0.2.1"],
  ["tls://192.0.2.1:8853", "192.0.2.1", 8853, "192.0.2.1"],
  ["tls://192.0.2.1#dns.example", "192.0.2.1", 853, "dns.example"],
  ["tls://[2001:db8::1]:853#DNS.example", "2001:db8::1", 853, "dns.example"],
  ["TLS://dns.example", "dns.example", 853, "dns.example"],
  ["tls://dns.example:8853/", "dns.example", 8853, "dns.example"],
] as const)("%s is TLS with %4$s", ([text, host, port, name]) => {
  expect(serverOf(text)).toMatchObject({ kind: "tls", host, port, name });
});

test.for([
  ["https://dns.example", "dns.example", 443, "/dns-query"],
  ["https://dns.example/", "dns.example", 443, "/"],
  ["https://dns.example:8443/a/b?c=d", "dns.example", 8443, "/a/b?c=d"],
  ["https://[2001:db8::1]/dns-query", "2001:db8::1", 443, "/dns-query"],
  ["https://192.0.2.1?x", "192.0.2.1", 443, "/?x"],
] as const)("%s is HTTPS at %2$s", ([text, host, port, path]) => {
  expect(serverOf(text)).toMatchObject({ kind: "https", host, port, name: host, path });
});

test.for([
  "",
  "dns.example",
  "192.0.2.1:0",
  "192.0.2.1:99999",
  "1.1.1",
  "::1:53:x",
  "http://dns.example/dns-query",
  "udp://192.0.2.1",
  "tcp://192.0.2.1",
  "https://",
  "https://user@dns.example/",
  "https://user:word@dns.example/",
  "https://dns.example\\@elsewhere.example/",
  "https://dns.example/dns-query{?dns}",
  "https://dns.example/#x",
  "https://dns.example:0/",
  "https://dns.example:99999/",
  "https://dns .example/",
  "https://a..example/",
  "tls://",
  "tls://user@dns.example",
  "tls://dns.example:0",
  "tls://dns.example/path",
  "tls://192.0.2.1#",
  "tls://192.0.2.1#a#b",
  "tls://2001:db8::1",
  "https:dns.example",
  `https://dns.example/${"a".repeat(3000)}`,
])("%s is not a server", (text) => {
  expect(serverOf(text)).toBeNull();
});
