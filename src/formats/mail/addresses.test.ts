import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { parseMailAddresses, parseMailPeople } from "./addresses.ts";
import { decodeMailWords } from "./words.ts";

test.for<[value: string, told: readonly (readonly [name: string | null, address: string, domain: string | null])[]]>([
  ["bob@example.net", [[null, "bob@example.net", "example.net"]]],
  ["Bob <bob@Example.NET.>", [["Bob", "bob@Example.NET.", "example.net"]]],
  ['"Bob, of Example" <bob@example.net>', [["Bob, of Example", "bob@example.net", "example.net"]]],
  ["bob@example.net (Bob (of Example))", [["Bob (of Example)", "bob@example.net", "example.net"]]],
  ['"a b"@example.net', [[null, '"a b"@example.net', "example.net"]]],
  [
    "a@x.example, B <b@y.example>",
    [
      [null, "a@x.example", "x.example"],
      ["B", "b@y.example", "y.example"],
    ],
  ],
  [
    "Friends: a@x.example, b@y.example;",
    [
      [null, "a@x.example", "x.example"],
      [null, "b@y.example", "y.example"],
    ],
  ],
  ["undisclosed-recipients:;", []],
  ["<@relay.example,@other.example:bob@example.net>", [[null, "bob@example.net", "example.net"]]],
  ["=?utf-8?q?Bj=C3=B6rn?= <b@example.net>", [["Björn", "b@example.net", "example.net"]]],
  ["=?utf-8?B?6rmA?= =?utf-8?B?7LKg7IiY?= <kim@example.kr>", [["김철수", "kim@example.kr", "example.kr"]]],
  ['"service@bank.example" <x@evil.example>', [["service@bank.example", "x@evil.example", "evil.example"]]],
  ["service@bank.example <x@evil.example>", [["service@bank.example", "x@evil.example", "evil.example"]]],
  ["bob@bücher.example", [[null, "bob@bücher.example", "xn--bcher-kva.example"]]],
  ["bob@[192.0.2.1]", [[null, "bob@[192.0.2.1]", null]]],
  ["Nobody", [["Nobody", "", null]]],
  // It is unclear which domain counts.
  ["a@x.example@y.example", [[null, "a@x.example@y.example", null]]],
  ['<a@x.example"@y.example>', [[null, 'a@x.example"@y.example', null]]],
  ["<a@x.example b@y.example", [[null, "a@x.example b@y.example", null]]],
  ["<a@x.example:b@y.example>", [[null, "a@x.example:b@y.example", null]]],
  ["<mailto:b@y.example>", [[null, "b@y.example", "y.example"]]],
  ['"a@x.example"@y.example', [[null, '"a@x.example"@y.example', "y.example"]]],
  [
    "Ann <a@x.example> <b@y.example>",
    [
      ["Ann", "a@x.example", "x.example"],
      [null, "b@y.example", "y.example"],
    ],
  ],
  ["<>", []],
  ["Bob <bob@example.net", [["Bob", "bob@example.net", "example.net"]]],
  ['Bob "the best <bob@example.net>', [['Bob "the best', "bob@example.net", "example.net"]]],
])("%s", ([value, told]) => {
  expect(parseMailAddresses(value).map(({ name, address, domain }) => [name, address, domain])).toEqual(told);
});

test.for<[value: string, told: readonly (readonly [name: string | null, address: string, domain: string | null])[]]>([
  ["Kim, Minsu <kim@example.kr>", [["Kim, Minsu", "kim@example.kr", "example.kr"]]],
  ["Shop Co., Ltd. <kim@example.kr>", [["Shop Co., Ltd.", "kim@example.kr", "example.kr"]]],
  ["shop.example, <x@evil.example>", [["shop.example", "x@evil.example", "evil.example"]]],
  ["X <x@evil.example>, shop.example", [["X, shop.example", "x@evil.example", "evil.example"]]],
  [
    "a@x.example, Kim, B <b@y.example>",
    [
      [null, "a@x.example", "x.example"],
      ["Kim, B", "b@y.example", "y.example"],
    ],
  ],
  [
    "Kim, Minsu",
    [
      ["Kim", "", null],
      ["Minsu", "", null],
    ],
  ],
  ["bob@example.net", [[null, "bob@example.net", "example.net"]]],
  ["", []],
])("an unquoted comma does not split an author: %s", ([value, told]) => {
  expect(parseMailPeople(value).map(({ name, address, domain }) => [name, address, domain])).toEqual(told);
});

test("text that is no address is distinguished where an address is expected", () => {
  expect(parseMailAddresses("a, b@example.net")).toHaveLength(2);
});

test("an author after a very long comment is found", () => {
  const long = `(${"x".repeat(100_000)}) Bob <bob@example.net>`;
  expect(parseMailAddresses(long)).toMatchObject([{ address: "bob@example.net", domain: "example.net" }]);
});

test.for<[text: string, decoded: string]>([
  ["plain", "plain"],
  ["=?iso-8859-1?Q?caf=E9_noir?=", "café noir"],
  ["=?utf-8?B?4pyT?= =?utf-8?B?4pyT?=", "✓✓"],
  ["=?utf-8?B?4g==?= =?utf-8?B?nJM=?=", "✓"],
  ["a =?us-ascii?q?b?= c", "a b c"],
  ["=?utf-8*en?q?word?=", "word"],
  ["=?euc-kr?B?yLi/+A==?=", "회원"],
  ["=?x-nobody-knows?q?a?=", "=?x-nobody-knows?q?a?="],
  ["=?utf-8?x?a?=", "=?utf-8?x?a?="],
  ["=?utf-8?q?a", "=?utf-8?q?a"],
  ["=?utf-8?q?a?= =?x-none?q?b?= c", "a=?x-none?q?b?= c"],
])("%s is %s", ([text, decoded]) => {
  expect(decodeMailWords(text)).toBe(decoded);
});

test("any text has a list of addresses, possibly empty", () => {
  assert(
    property(string({ unit: "binary-ascii", maxLength: 300 }), (text) => {
      expect(parseMailAddresses(text).length).toBeLessThanOrEqual(200);
      expect(typeof decodeMailWords(`=?utf-8?q?${text}?=`)).toBe("string");
    }),
  );
});
