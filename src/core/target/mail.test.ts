import { expect, test } from "vitest";
import { parseMailTarget } from "./mail.ts";

test.for<[text: string, target: string]>([
  ["example.com", "example.com"],
  ["Example.COM.", "example.com"],
  ["user@example.com", "example.com"],
  ["<user@example.com>", "example.com"],
  ["mailto:user@example.com", "example.com"],
  ['"odd@local part"@example.com', "example.com"],
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
  "a..b",
  "user@a..b",
  "192.0.2.0/24",
  "fe80::1%eth0",
  "user@[",
  "*",
])("%j has no mail", (text) => {
  expect(parseMailTarget(text)).toHaveProperty("problem.expected.en", expect.stringContaining("example.com"));
});
