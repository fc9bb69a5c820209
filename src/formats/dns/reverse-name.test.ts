import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countLabels } from "./name.ts";
import { nameText } from "./name-text.ts";
import { reverseName } from "./reverse-name.ts";

test.for([
  // RFC 1035 §3.5 and RFC 3596 §2.5.
  ["10.2.0.52", "52.0.2.10.in-addr.arpa."],
  ["4321:0:1:2:3:4:567:89ab", "b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa."],
  ["::1", `1.${"0.".repeat(31)}ip6.arpa.`],
] as const)("%s has its names at %s", ([address, name]) => {
  expect(nameText(reverseName(address))).toBe(name);
});

test("a text that is no address is rejected", () => {
  expect(() => reverseName("192.0.2")).toThrow("not an");
});

test("every address has its own name, with the same number of labels per family", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.ipV6(), { minLength: 2, maxLength: 2 }), fc.ipV4(), (six, four) => {
      for (const address of six) expect(countLabels(reverseName(address))).toBe(34);
      expect(countLabels(reverseName(four))).toBe(6);
    }),
  );
});
