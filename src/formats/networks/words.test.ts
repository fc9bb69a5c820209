import { isIP } from "node:net";
import * as fc from "fast-check";
import ipaddr from "ipaddr.js";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { blockAround, blocksOf } from "./blocks.ts";
import { packedTextOf, packedWordsOf } from "./words.ts";

test.for<[text: string, words: readonly number[] | null]>([
  ["8.8.8.8", [0x08080808]],
  ["255.255.255.255", [0xffffffff]],
  ["::ffff:8.8.8.8", [0x08080808]],
  ["::ffff:808:808", [0x08080808]],
  ["::8.8.8.8", [0, 0, 0, 0x08080808]],
  ["64:ff9b::1.2.3.4", [0x0064ff9b, 0, 0, 0x01020304]],
  ["fe80::1%eth0", [0xfe800000, 0, 0, 1]],
  ["::", [0, 0, 0, 0]],
  ["1:2:3:4:5:6:7::", [0x10002, 0x30004, 0x50006, 0x70000]],
  ["08.8.8.8", null],
  ["8.8.8", null],
  ["8.8.8.8.8", null],
  ["8.8.8.256", null],
  ["8.8.8.", null],
  ["1::2::3", null],
  ["2001:db8::g", null],
  ["example.com", null],
  ["", null],
])("%s is read as %j", ([text, words]) => {
  expect(packedWordsOf(text)).toEqual(words);
});

test("the same texts are addresses as for the system", () => {
  const digits = fc.stringMatching(/^[0-9.:af]{1,20}$/);
  fc.assert(
    fc.property(fc.oneof(digits, fc.ipV4(), fc.ipV6()), (text) => {
      expect(packedWordsOf(text) !== null).toBe(isIP(text) !== 0);
    }),
    { numRuns: runs(1000) },
  );
});

test("addresses are formatted like ipaddr.js does", () => {
  const six = fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(six, (groups) => {
      fc.pre(groups.slice(0, 5).some((group) => group !== 0));
      const text = new ipaddr.IPv6(groups).toRFC5952String();
      expect(packedTextOf(packedWordsOf(text) ?? [])).toBe(text);
    }),
    { numRuns: runs(500) },
  );
});

test.for<[first: string, last: string, blocks: readonly string[]]>([
  ["8.8.8.0", "8.8.8.255", ["8.8.8.0/24"]],
  ["10.0.0.1", "10.0.0.6", ["10.0.0.1/32", "10.0.0.2/31", "10.0.0.4/31", "10.0.0.6/32"]],
  ["0.0.0.0", "255.255.255.255", ["0.0.0.0/0"]],
  ["2001:db8::", "2001:db8:1:ffff:ffff:ffff:ffff:ffff", ["2001:db8::/47"]],
  ["::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", ["::/0"]],
])("%s to %s are the blocks %j", ([first, last, blocks]) => {
  expect([...blocksOf({ first: packedWordsOf(first) ?? [], last: packedWordsOf(last) ?? [] })]).toEqual(blocks);
});

const near = (base: string) => fc.tuple(fc.nat(5000), fc.nat(5000), fc.nat(5000)).map((offsets) => ({ base, offsets }));

test("the block around an address is one of its range's blocks", () => {
  fc.assert(
    fc.property(fc.oneof(near("11.0.0.0"), near("2001:db8::")), ({ base, offsets }) => {
      const at = offsets
        .toSorted((a, b) => a - b)
        .map((offset) =>
          (packedWordsOf(base) ?? []).map((word, place, all) => (place === all.length - 1 ? word + offset : word)),
        );
      const [first = [], address = [], last = []] = at;
      expect([...blocksOf({ first, last })]).toContain(blockAround(address, { first, last }));
    }),
    { numRuns: runs(500) },
  );
});
