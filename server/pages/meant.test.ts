import { expect, test } from "vitest";
import { meaningOf, type Meaning } from "./meant.ts";

const one = (text: string): Meaning => ({ kind: "one", text });
const many = (...names: string[]): Meaning => ({ kind: "many", names });
const slip = (text: string, ...suggestions: string[]): Meaning => ({ kind: "slip", text, suggestions });
const words = (...suggestions: string[]): Meaning => ({ kind: "words", suggestions });

test.for<readonly [given: string, meaning: Meaning]>([
  ["shop.com", one("shop.com")],
  [" https://shop.com/a?b ", one("https://shop.com/a?b")],
  ["http://shop.com", one("http://shop.com")],
  ["한국.kr", one("한국.kr")],
  ["localhost", one("localhost")],
  ["192.0.2.1", one("192.0.2.1")],
  ["2001:db8::1", one("2001:db8::1")],
  ["AS64500", one("AS64500")],
  ["hxxps://parcel[.]example/x", one("hxxps://parcel[.]example/x")],
  // Slips that can only have been meant one way.
  ["htps://shop.com", one("https://shop.com")],
  ["http:/shop.com", one("http://shop.com")],
  ["https:shop.com", one("https://shop.com")],
  ["https//shop.com/a", one("https://shop.com/a")],
  ["ttps://shop.com", one("https://shop.com")],
  ["HTTPS;//Shop.com", one("https://Shop.com")],
  ["http:///shop.com", one("http://shop.com")],
  ["https://https://shop.com", one("https://shop.com")],
  ["view-source:https://shop.com/", one("https://shop.com/")],
  ["*.shop.com", one("shop.com")],
  ["https://*.shop.com", one("https://shop.com")],
  ["@shop.com", one("shop.com")],
  ['"shop.com"', one("shop.com")],
  ["<https://shop.com>", one("https://shop.com")],
  ["shop.com,", one("shop.com")],
  ["shop。com", one("shop.com")],
  // Mailboxes.
  ["ann@shop.com", one("ann@shop.com")],
  ["Ann Lee <ann@shop.com>", one("ann@shop.com")],
  ['"Lee, Ann" <ann@shop.com>,', one("ann@shop.com")],
  ["<ann@shop.com>", one("ann@shop.com")],
  // Several domains.
  ["shop.com, Shop.org", many("shop.com", "shop.org")],
  ["a.com b.com\nc.com", many("a.com", "b.com", "c.com")],
  ["https://a.com/;b.com", many("https://a.com/", "b.com")],
  ["ann@shop.com, bob@shop.org", many("shop.com", "shop.org")],
  ["ann@shop.com, bob@shop.com", one("shop.com")],
  // Probably meant.
  ["good,com", slip("good,com", "good.com")],
  ["good..com", slip("good..com", "good.com")],
  ["good.con", slip("good.con", "good.com")],
  ["https://good,com/", slip("https://good,com/", "good.com")],
  ["shop .com", slip("shop.com", "shop.com")],
  ["shop. com", slip("shop.com", "shop.com")],
  // Questions and words.
  ["what is my ip", { kind: "own-address" }],
  ["What's my IP address?", { kind: "own-address" }],
  ["내 아이피", { kind: "own-address" }],
  ["is shop.com safe?", words("shop.com")],
  ["how do I do this", words()],
  // A message has a link or several lines.
  ["Your parcel waits: http://a.example/x", one("Your parcel waits: http://a.example/x")],
  ["Dear customer,\nsee a.example now", one("Dear customer,\nsee a.example now")],
  ["", one("")],
])("%j means %o", ([given, meaning]) => {
  expect(meaningOf(given)).toEqual(meaning);
});

test("a text of any length is read instantly", () => {
  for (const text of [
    "a.".repeat(2000),
    "h".repeat(4000),
    "http:".repeat(800),
    "a,".repeat(1999),
    "<".repeat(4000),
    "*.".repeat(2000),
    `${"a ".repeat(1990)}.com`,
    "x".repeat(3_000_000),
  ])
    expect(meaningOf(text)).toHaveProperty("kind");
});
