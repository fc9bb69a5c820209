import { expect, test } from "vitest";
import { parseMailTarget } from "./mail.ts";

test.for<[text: string, target: string]>([
  ["example.com", "example.com"],
  ["Example.COM.", "example.com"],
  ["user@example.com", "example.com"],
  ["<user@example.com>", "example.com"],
  ["mailto:user@example.com", "example.com"],
  ["Kim <user@example.com>", "example.com"],
  ["mailto:user@example.com?subject=Hello", "example.com"],
  ['"odd@local part"@example.com', "example.com"],
  ['"a \\" quote@"@example.com', "example.com"],
  ["user@한국.kr", "xn--3e0b707e.kr"],
  ["https://example.com/contact", "example.com"],
  ["192.0.2.1", "192.0.2.1"],
  ["[192.0.2.1]", "192.0.2.1"],
  ["user@[192.0.2.1]", "192.0.2.1"],
  ["user@[IPv6:2001:DB8::1]", "2001:db8::1"],
  ["2001:DB8::1", "2001:db8::1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
])("the mail of %j is that of %s", ([text, target]) => {
  expect(parseMailTarget(text)).toEqual({ value: target });
});

test.for([
  "",
  "@",
  "user@",
  "@example.com",
  "user@ ",
  "a@b@example.com",
  '"a"@b"@example.com',
  "user@evil.example@example.com",
  "a..b",
  "user@a..b",
  "192.0.2.0/24",
  "fe80::1%eth0",
  "user@[",
  "*",
])("%j has no mail", (text) => {
  expect(parseMailTarget(text)).toHaveProperty("problem.expected.en", expect.stringContaining("example.com"));
});

test.for<[text: string, domain: string]>([
  ["_dmarc.shop.com", "shop.com"],
  ["_spf.google.com", "google.com"],
  ["s1._domainkey.mail.shop.com", "mail.shop.com"],
  ["_25._tcp.mx.shop.com.", "mx.shop.com"],
  ["https://_mta-sts.shop.com/", "shop.com"],
  ["user@_DMARC.shop.co.uk", "shop.co.uk"],
])("%j holds records but receives no mail, and the error suggests %s", ([text, domain]) => {
  const read = parseMailTarget(text);

  expect(read).toHaveProperty("problem.expected.en", expect.stringContaining(`such as ${domain}:`));
  expect(read).toHaveProperty("problem.expected.ko", expect.stringContaining(domain));
});
