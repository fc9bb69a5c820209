import { expect, test } from "vitest";
import { ipv4Only, isTranslated, isWellKnownPrefix, translationPrefixes } from "./translated-address.ts";

// The examples of RFC 6052 §2.4.
test.for<[prefix: string, address: string]>([
  ["2001:db8::/32", "2001:db8:c000:221::"],
  ["2001:db8:100::/40", "2001:db8:1c0:2:21::"],
  ["2001:db8:122::/48", "2001:db8:122:c000:2:2100::"],
  ["2001:db8:122:300::/56", "2001:db8:122:3c0:0:221::"],
  ["2001:db8:122:344::/64", "2001:db8:122:344:c0:2:2100::"],
  ["2001:db8:122:344::/96", "2001:db8:122:344::192.0.2.33"],
  ["64:ff9b::/96", "64:ff9b::192.0.2.33"],
])("with %s 192.0.2.33 becomes %s", ([prefix, address]) => {
  const length = prefix.slice(prefix.indexOf("/"));

  expect(isTranslated(address, ["203.0.113.9", "192.0.2.33"])).toBe(true);
  expect(translationPrefixes(address, ["192.0.2.33"]).map((each) => each.slice(each.indexOf("/")))).toEqual([length]);
  expect(isTranslated(address, ["192.0.2.34"])).toBe(false);
  expect(isTranslated(address, [])).toBe(false);
});

test.for<[what: string, address: string]>([
  ["an address like any other", "2001:db8::80"],
  ["something else in the ninth octet", "2001:db8:122:344:1c0:2:2100:0"],
  ["octets after it", "2001:db8:c000:221::1"],
  ["an IPv4 address itself", "192.0.2.33"],
  ["one that IPv6 wraps for its own host", "::ffff:192.0.2.34"],
])("no translation: %s", ([, address]) => {
  expect(isTranslated(address, ["192.0.2.33"])).toBe(false);
});

test.for<[address: string, isKnown: boolean]>([
  ["64:ff9b::192.0.0.170", true],
  ["64:ff9b:1::192.0.0.171", true],
  ["64:ff9b:1:abcd::192.0.0.171", true],
  ["64:ff9b:2::192.0.0.171", false],
  ["2001:db8::192.0.0.170", false],
])("%s has a well-known prefix: %s", ([address, isKnown]) => {
  expect(translationPrefixes(address, ipv4Only).some(isWellKnownPrefix)).toBe(isKnown);
});
