import { expect, test } from "vitest";
import { targetOfHost, targetOfText, targetOfUrl, type Target } from "./value.ts";

test.for<[target: Target, name: string, host: string | null, port: number | null]>([
  [targetOfUrl("https://shop.example/"), "https://shop.example/", "shop.example", 443],
  [targetOfUrl("https://[2001:db8::1]:8443/a?b"), "https://[2001:db8::1]:8443/a?b", "2001:db8::1", 8443],
  // A plain http URL has no https origin.
  [targetOfUrl("http://shop.example/"), "http://shop.example/", "shop.example", null],
  [targetOfHost("shop.example"), "shop.example", "shop.example", 443],
  [targetOfHost("2001:db8::1"), "2001:db8::1", "2001:db8::1", 443],
  [targetOfHost("2001:db8::1", 25, "smtp"), "[2001:db8::1]:25/smtp", "2001:db8::1", 25],
  [targetOfHost("shop.example", 443), "shop.example", "shop.example", 443],
  [targetOfHost("shop.example", 443, "smtp"), "shop.example:443/smtp", "shop.example", 443],
  [targetOfHost("_dmarc.shop.example", undefined, "TXT"), "_dmarc.shop.example/TXT", "_dmarc.shop.example", 443],
  [targetOfText("message 0123"), "message 0123", null, null],
])("%j", ([target, name, host, port]) => {
  expect(target).toEqual({ name, host, origin: port === null ? null : { host, port } });
});
