import { domainToASCII } from "node:url";
import { expect, test } from "vitest";
import { withUnicode } from "./unicode-host.ts";

test.for([
  "한국.kr",
  "한국인터넷정보센터.한국",
  "삼성sds.kr",
  "bücher.example",
  "münchen.de",
  "straße.de",
  "tiếngviệt.vn",
  "łódź.pl",
  "日本語.jp",
  "例え.テスト",
  "ラーメン.jp",
  "中国",
  "президент.рф",
  "παράδειγμα.ελ",
  "ไทย.th",
  "उदाहरण.example",
  "shop.한국2.kr",
])("%s is shown in both forms, A-labels first", (name) => {
  const host = domainToASCII(name);

  expect(host).toContain("xn--");
  expect(withUnicode(host)).toBe(`${host} (${name})`);
});

test.for<[what: string, name: string]>([
  ["Cyrillic letters that are all like Latin ones", "аррӏе.com"],
  ["Greek letters that are all like Latin ones", "νικο.com"],
  ["one Cyrillic letter among Latin ones", "pаypal.com"],
  ["Greek among Latin ones", "gοοgle.com"],
  ["Hangul beside Cyrillic", "한аn.kr"],
  ["kana beside Latin letters", "aノb.com"],
  ["Han beside Latin letters", "a一b.com"],
  ["a letter of the phonetic alphabet", "pɑypal.com"],
  ["a dotless i", "mıcrosoft.com"],
  ["a right-to-left script", "مثال.com"],
  ["a rare script", "ꮯꮻꮇ.com"],
  ["a combining mark without a precomposed letter", "g̱oogle.com"],
  ["a zero-width non-joiner", "क्‌ष.com"],
  ["a symbol", "♥.com"],
  ["digits of another script", "१२.example"],
  ["the Greenlandic letter kra", "booĸing.com"],
  ["a single Hangul vowel", "aᅳb.com"],
])("a name with %s is shown as A-labels only", ([, name]) => {
  const host = domainToASCII(name);

  expect(host).toContain("xn--");
  expect(withUnicode(host)).toBe(host);
});

test.for([
  "example.com",
  "xn--zzzzzz99999.com",
  "xn--a.com",
  "xn--.com",
  "192.0.2.1",
  "https://example.com/xn--3e0b707e.kr",
  "https://example.com/?xn--3e0b707e.kr",
  `${"xn--3e0b707e.".repeat(40)}kr`,
  "",
])("%s stays as it is", (target) => {
  expect(withUnicode(target)).toBe(target);
});

test.for<[target: string, shown: string]>([
  ["https://xn--3e0b707e.kr/a?b", "https://xn--3e0b707e.kr/a?b (한국.kr)"],
  ["https://xn--3e0b707e.kr:8443/", "https://xn--3e0b707e.kr:8443/ (한국.kr)"],
  ["xn--3e0b707e.kr:443", "xn--3e0b707e.kr:443 (한국.kr)"],
  ["someone@xn--3e0b707e.kr", "someone@xn--3e0b707e.kr (한국.kr)"],
])("the host of %s is shown in Unicode", ([target, shown]) => {
  expect(withUnicode(target)).toBe(shown);
});
