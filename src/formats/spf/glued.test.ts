import { expect, test } from "vitest";
import { seam, unglued } from "./glued.ts";
import { parseTerm } from "./terms.ts";

/** Names that do not exist. */
const nobodys = /netinclude|netmx|neta:|net-all$|com-all$/;

const isTerm = (text: string): boolean => !("code" in parseTerm(text)) && !nobodys.test(text);

test.for<[word: string, terms: readonly string[]]>([
  ["include:b.net|include:c.net", ["include:b.net", "include:c.net"]],
  ["include:b.net|mx", ["include:b.net", "mx"]],
  ["include:b.net|a:c.net", ["include:b.net", "a:c.net"]],
  ["ip4:192.0.2.1|ip4:192.0.2.2|~all", ["ip4:192.0.2.1", "ip4:192.0.2.2", "~all"]],
  ["mx|-all", ["mx", "-all"]],
  ["include:b.netinclude:c.net", ["include:b.net", "include:c.net"]],
  ["ip4:192.0.2.1~all", ["ip4:192.0.2.1", "~all"]],
  ["include:b.net-all", ["include:b.net", "-all"]],
  // A string may end anywhere; text that is a term as a whole is one term.
  ["include:b|.net", ["include:b.net"]],
  ["inc|lude:b.net", ["include:b.net"]],
  ["ip4:192.0.2.1|7", ["ip4:192.0.2.17"]],
  ["include:b.ne|tinclude:c.net", ["include:b.net", "include:c.net"]],
  // It is unclear which of the two was meant.
  ["include:b.netmx", ["include:b.netmx"]],
  ["redirect=b.com-all", ["redirect=b.com-all"]],
  ["zzz|mx", ["zzzmx"]],
])("%s is %s", ([word, terms]) => {
  expect(unglued(word.replaceAll("|", seam), isTerm)).toEqual(terms);
});

test("the longest possible word is split in linear time", () => {
  const word = `include:b.net${seam}`.repeat(2000);

  expect(unglued(word, isTerm).length).toBeGreaterThan(0);
});
